/* What happens to the spare hand, and before that the auction of the pay suit
 * (TR-9 … TR-12). It begins when the cards are dealt; when the spare hand is
 * settled the boxes are collected, if that is done from the hands (TR-14), and
 * the poker begins. How chips move and cards collect, others know.
 *
 * Both auctions are the same game: bidders act clockwise, an offer outbids the
 * last, a pass is final, and it ends when nobody is left to act but the one who
 * made the standing offer. They differ in who bids and in what the winner
 * gets. */
#include "tripoli/tr_phases.h"

/* Settled: nothing more happens to the spare hand in this deal. */
static void settle(struct tripoli *game, struct events *events)
{
    if (rule_of(game, TALON_TR_COLLECT) == TALON_TR_COLLECT_PHASE_ONE)
        tln_tr_collect_from_hands(game, events);
    tln_tr_poker_begin(game, events);
}

/* TR-12: the cards for which a seat may neither swap nor bid, or 0. */
static talon_cards barring_cards(const struct tripoli *game, int32_t seat)
{
    talon_cards cards = 0;

    if (rule_of(game, TALON_TR_PAY_CARD_BAR))
        (void)tln_tr_entitled(&game->board, game->hand[seat], &cards);
    return cards;
}

static uint16_t barred_bidders(const struct tripoli *game)
{
    uint32_t rest = game->in_deal & ~seat_bit(game->dealer), barred = 0;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, 0);

        if (barring_cards(game, seat) != 0)
            barred |= seat_bit(seat);
    }
    return (uint16_t)barred;
}

static int may_swap(const struct tripoli *game)
{
    return !(game->spare_steps & SPARE_SWAPPED) &&
           barring_cards(game, game->dealer) == 0;
}

/* TR-10: an auction before a swap and one after it, each at most once. */
static int may_auction(const struct tripoli *game)
{
    uint32_t done = game->spare_steps & SPARE_SWAPPED ? SPARE_OLD_AUCTIONED
                                                      : SPARE_AUCTIONED;

    return rule_of(game, TALON_TR_SPARE_HAND) ==
               TALON_TR_SPARE_SWAP_OR_AUCTION &&
           !(game->spare_steps & done);
}

static void ask_dealer(struct tripoli *game)
{
    game->phase = TALON_PHASE_SPARE;
    game->to_act = game->dealer;
}

/* TR-10: after the first time the dealer is asked only if there is a choice.
 * Who has not swapped and is not asked has shown to be barred. */
static void ask_dealer_again(struct tripoli *game, struct events *events)
{
    if (may_swap(game) || may_auction(game)) {
        ask_dealer(game);
        return;
    }
    if (!(game->spare_steps & SPARE_SWAPPED))
        game->barred |= (uint16_t)seat_bit(game->dealer);
    settle(game, events);
}

/* The pay suit is known, or none is auctioned: the spare hand is next. */
static void begin_spare_hand(struct tripoli *game, struct events *events)
{
    if (rule_of(game, TALON_TR_SPARE_HAND) == TALON_TR_SPARE_DEAD)
        settle(game, events);
    else
        ask_dealer(game);
}

/* Tells that a seat has got a hand, and who knows the one laid down. */
static void tell_hand(struct events *events, int32_t seat, uint32_t place,
                      talon_cards cards, uint32_t reason)
{
    talon_event *event = tell(events, TALON_HAND, seat);

    event->index = (uint8_t)place;
    event->cards = cards;
    event->count = (uint8_t)set_count(cards);
    event->reason = (uint16_t)reason;
}

/* A seat takes the spare hand and lays its own down as the new one. */
static void take_spare(struct tripoli *game, struct events *events,
                       int32_t seat, uint32_t reason)
{
    talon_cards hand = game->hand[seat];
    uint8_t held = game->held[seat];

    game->hand[seat] = game->spare;
    game->held[seat] = game->spare_held;
    game->spare = hand;
    game->spare_held = held;
    tell_hand(events, seat, (uint32_t)seat, game->hand[seat], reason);
    tell_hand(events, seat, TALON_PLACE_TALON, game->spare, reason);
}

static int for_pay_suit(const struct tripoli *game)
{
    return game->phase == TALON_PHASE_PAY_AUCTION;
}

/* The seats that still bid in the auction. */
static uint32_t bidders(const struct tripoli *game)
{
    uint32_t seats = game->in_deal & ~(uint32_t)game->passed;

    if (!for_pay_suit(game))
        seats &= ~(seat_bit(game->dealer) | game->barred);
    return seats;
}

/* TR-9: the suit of the pay cards and the pair is known now. */
static void name_pay_suit(struct tripoli *game, struct events *events,
                          uint32_t suit)
{
    game->board = tln_tr_board_in_suit(game->common.rule, suit);
    game->offer = 0;
    game->bidder = TALON_NOBODY;
    begin_spare_hand(game, events);
}

/* TR-9: hearts; TR-10: the dealer may go on with the hand not sold. */
static void no_offer(struct tripoli *game, struct events *events)
{
    talon_event *event = tell(events, TALON_NO_OFFER, TALON_NOBODY);

    if (for_pay_suit(game)) {
        event->reason = TALON_FOR_PAY_SUIT;
        event->object = TALON_HEARTS;
        name_pay_suit(game, events, TALON_HEARTS);
    } else {
        event->reason = TALON_FOR_HAND;
        game->spare_steps |= game->spare_steps & SPARE_SWAPPED
                                 ? SPARE_OLD_AUCTIONED
                                 : SPARE_AUCTIONED;
        ask_dealer_again(game, events);
    }
}

/* TR-9: the winner pays at once, and names the suit as a move of its own. */
static void sell_pay_suit(struct tripoli *game, struct events *events)
{
    tln_tr_pay_box(game, events, game->bidder, TALON_TR_KITTY, game->offer,
                   TALON_FOR_PAY_SUIT);
    game->phase = TALON_PHASE_PAY_SUIT;
    game->to_act = game->bidder;
}

/* TR-11: a sale ends the matter. */
static void sell_hand(struct tripoli *game, struct events *events)
{
    game->buyer = game->bidder;
    game->bidder = TALON_NOBODY;
    tln_tr_pay_seat(game, events, game->buyer, game->dealer, game->offer,
                    TALON_FOR_HAND);
    take_spare(game, events, game->buyer, TALON_BY_SALE);
    settle(game, events);
}

static void sell(struct tripoli *game, struct events *events)
{
    talon_event *event = tell(events, TALON_SOLD, game->bidder);

    event->amount = game->offer;
    if (for_pay_suit(game)) {
        event->reason = TALON_FOR_PAY_SUIT;
        sell_pay_suit(game, events);
    } else {
        event->reason = TALON_FOR_HAND;
        event->other = game->dealer;
        sell_hand(game, events);
    }
}

/* The next bidder from a seat on acts, or the auction is over. */
static void go_on(struct tripoli *game, struct events *events, int32_t from)
{
    uint32_t left = bidders(game);

    if (!at_most_one(left) || (left != 0 && game->bidder == TALON_NOBODY)) {
        game->to_act = (int8_t)first_from(left, from);
        return;
    }
    game->passed = 0;
    if (left == 0)
        no_offer(game, events);
    else
        sell(game, events);
}

static void begin_auction(struct tripoli *game, struct events *events,
                          uint32_t phase, int32_t from)
{
    game->phase = (uint8_t)phase;
    game->passed = 0;
    game->offer = 0;
    game->bidder = TALON_NOBODY;
    go_on(game, events, from);
}

/* TR-9: the dealer is the first to bid for the pay suit. */
void tln_tr_spare_begin(struct tripoli *game, struct events *events)
{
    if (rule_of(game, TALON_TR_PAY_AUCTION))
        begin_auction(game, events, TALON_PHASE_PAY_AUCTION, game->dealer);
    else
        begin_spare_hand(game, events);
}

uint32_t tln_tr_auction_choices(const struct tripoli *game,
                                talon_choice *choice)
{
    int64_t most = payable(game, game->to_act, MOVE_CHIPS_MAX);

    tln_tr_choice_of(&choice[0], TALON_PASS);
    if (most <= game->offer)
        return 1;
    tln_tr_choice_of_amounts(&choice[1], TALON_OFFER, game->offer + 1, most);
    return 2;
}

/* The reasons in order: below 1 or above all limits; not more than the standing
 * offer; more than the seat has. */
talon_status tln_tr_auction_refusal(const struct tripoli *game,
                                    const talon_move *move,
                                    talon_cards *concerned)
{
    (void)concerned;
    if (move->kind != TALON_OFFER)
        return TALON_E_FIELD;
    if (move->amount < 1 || move->amount > MOVE_CHIPS_MAX)
        return TALON_E_AMOUNT;
    return move->amount <= game->offer ? TALON_E_OFFER_LOW : TALON_E_CHIPS;
}

void tln_tr_auction_apply(struct tripoli *game, const talon_move *move,
                          struct events *events)
{
    int32_t seat = game->to_act;

    if (move->kind == TALON_OFFER) {
        game->offer = move->amount;
        game->bidder = (int8_t)seat;
    } else {
        game->passed |= (uint16_t)seat_bit(seat);
    }
    go_on(game, events, seat + 1);
}

uint32_t tln_tr_pay_suit_choices(const struct tripoli *game,
                                 talon_choice *choice)
{
    (void)game;
    tln_tr_choice_of(choice, TALON_NAME)->objects =
        1U << TALON_SPADES | 1U << TALON_CLUBS | 1U << TALON_DIAMONDS |
        1U << TALON_HEARTS;
    return 1;
}

talon_status tln_tr_pay_suit_refusal(const struct tripoli *game,
                                     const talon_move *move,
                                     talon_cards *concerned)
{
    (void)game;
    (void)move;
    (void)concerned;
    return TALON_E_OBJECT;
}

void tln_tr_pay_suit_apply(struct tripoli *game, const talon_move *move,
                           struct events *events)
{
    name_pay_suit(game, events, move->object);
}

uint32_t tln_tr_spare_choices(const struct tripoli *game, talon_choice *choice)
{
    uint32_t n = 0;

    tln_tr_choice_of(&choice[n++], TALON_KEEP);
    if (may_swap(game))
        tln_tr_choice_of(&choice[n++], TALON_SWAP);
    if (may_auction(game))
        tln_tr_choice_of(&choice[n++], TALON_AUCTION);
    return n;
}

/* A swap is refused for the bar (TR-12), or because it has been made; an
 * auction because the option has none, or it has been held (TR-10). */
talon_status tln_tr_spare_refusal(const struct tripoli *game,
                                  const talon_move *move,
                                  talon_cards *concerned)
{
    if (move->kind == TALON_KEEP)
        return TALON_E_FIELD;
    if (move->kind == TALON_AUCTION || (game->spare_steps & SPARE_SWAPPED))
        return TALON_E_SPARE;
    *concerned = barring_cards(game, game->dealer);
    return TALON_E_BAR;
}

void tln_tr_spare_apply(struct tripoli *game, const talon_move *move,
                        struct events *events)
{
    switch (move->kind) {
    case TALON_SWAP:
        game->spare_steps |= SPARE_SWAPPED;
        take_spare(game, events, game->dealer, TALON_BY_SWAP);
        ask_dealer_again(game, events);
        break;
    case TALON_AUCTION:
        game->barred = barred_bidders(game);
        begin_auction(game, events, TALON_PHASE_SPARE_AUCTION,
                      game->dealer + 1);
        break;
    default:
        settle(game, events);
        break;
    }
}
