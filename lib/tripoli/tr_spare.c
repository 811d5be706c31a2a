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
static void settle(struct tripoli *t, struct events *events)
{
    if (rule(t, TALON_TR_COLLECT) == TALON_TR_COLLECT_PHASE_ONE)
        tln_tr_collect_from_hands(t, events);
    tln_tr_poker_begin(t, events);
}

/* TR-12: the cards for which a seat may neither swap nor bid, or 0. */
static talon_cards barring_cards(const struct tripoli *t, int32_t seat)
{
    talon_cards cards = 0;

    if (rule(t, TALON_TR_PAY_CARD_BAR))
        (void)tln_tr_entitled(&t->board, t->hand[seat], &cards);
    return cards;
}

static uint16_t barred_bidders(const struct tripoli *t)
{
    uint32_t rest = t->in_deal & ~SEAT_BIT(t->dealer), barred = 0;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, 0);

        if (barring_cards(t, seat) != 0)
            barred |= SEAT_BIT(seat);
    }
    return (uint16_t)barred;
}

static int may_swap(const struct tripoli *t)
{
    return !(t->spare_steps & SPARE_SWAPPED) &&
           barring_cards(t, t->dealer) == 0;
}

/* TR-10: an auction before a swap and one after it, each at most once. */
static int may_auction(const struct tripoli *t)
{
    uint32_t done =
        t->spare_steps & SPARE_SWAPPED ? SPARE_OLD_AUCTIONED : SPARE_AUCTIONED;

    return rule(t, TALON_TR_SPARE_HAND) == TALON_TR_SPARE_SWAP_OR_AUCTION &&
           !(t->spare_steps & done);
}

static void ask_dealer(struct tripoli *t)
{
    t->phase = TALON_PHASE_SPARE;
    t->to_act = t->dealer;
}

/* TR-10: after the first time the dealer is asked only if there is a choice.
 * Who has not swapped and is not asked has shown to be barred. */
static void ask_dealer_again(struct tripoli *t, struct events *events)
{
    if (may_swap(t) || may_auction(t)) {
        ask_dealer(t);
        return;
    }
    if (!(t->spare_steps & SPARE_SWAPPED))
        t->barred |= (uint16_t)SEAT_BIT(t->dealer);
    settle(t, events);
}

/* The pay suit is known, or none is auctioned: the spare hand is next. */
static void begin_spare_hand(struct tripoli *t, struct events *events)
{
    if (rule(t, TALON_TR_SPARE_HAND) == TALON_TR_SPARE_DEAD)
        settle(t, events);
    else
        ask_dealer(t);
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
static void take_spare(struct tripoli *t, struct events *events, int32_t seat,
                       uint32_t reason)
{
    talon_cards hand = t->hand[seat];
    uint8_t held = t->held[seat];

    t->hand[seat] = t->spare;
    t->held[seat] = t->spare_held;
    t->spare = hand;
    t->spare_held = held;
    tell_hand(events, seat, (uint32_t)seat, t->hand[seat], reason);
    tell_hand(events, seat, TALON_PLACE_TALON, t->spare, reason);
}

static int for_pay_suit(const struct tripoli *t)
{
    return t->phase == TALON_PHASE_PAY_AUCTION;
}

/* The seats that still bid in the auction. */
static uint32_t bidders(const struct tripoli *t)
{
    uint32_t seats = t->in_deal & ~(uint32_t)t->passed;

    if (!for_pay_suit(t))
        seats &= ~(SEAT_BIT(t->dealer) | t->barred);
    return seats;
}

/* TR-9: the suit of the pay cards and the pair is known now. */
static void name_pay_suit(struct tripoli *t, struct events *events,
                          uint32_t suit)
{
    t->board = tln_tr_board_in_suit(t, suit);
    t->offer = 0;
    t->bidder = TALON_NOBODY;
    begin_spare_hand(t, events);
}

/* TR-9: hearts; TR-10: the dealer may go on with the hand not sold. */
static void no_offer(struct tripoli *t, struct events *events)
{
    talon_event *event = tell(events, TALON_NO_OFFER, TALON_NOBODY);

    if (for_pay_suit(t)) {
        event->reason = TALON_FOR_PAY_SUIT;
        event->object = TALON_HEARTS;
        name_pay_suit(t, events, TALON_HEARTS);
    } else {
        event->reason = TALON_FOR_HAND;
        t->spare_steps |= t->spare_steps & SPARE_SWAPPED ? SPARE_OLD_AUCTIONED
                                                         : SPARE_AUCTIONED;
        ask_dealer_again(t, events);
    }
}

/* TR-9: the winner pays at once, and names the suit as a move of its own. */
static void sell_pay_suit(struct tripoli *t, struct events *events)
{
    tln_tr_pay_box(t, events, t->bidder, TALON_TR_KITTY, t->offer,
                   TALON_FOR_PAY_SUIT);
    t->phase = TALON_PHASE_PAY_SUIT;
    t->to_act = t->bidder;
}

/* TR-11: a sale ends the matter. */
static void sell_hand(struct tripoli *t, struct events *events)
{
    t->buyer = t->bidder;
    t->bidder = TALON_NOBODY;
    tln_tr_pay_seat(t, events, t->buyer, t->dealer, t->offer, TALON_FOR_HAND);
    take_spare(t, events, t->buyer, TALON_BY_SALE);
    settle(t, events);
}

static void sell(struct tripoli *t, struct events *events)
{
    talon_event *event = tell(events, TALON_SOLD, t->bidder);

    event->amount = t->offer;
    if (for_pay_suit(t)) {
        event->reason = TALON_FOR_PAY_SUIT;
        sell_pay_suit(t, events);
    } else {
        event->reason = TALON_FOR_HAND;
        event->other = t->dealer;
        sell_hand(t, events);
    }
}

/* The next bidder from a seat on acts, or the auction is over. */
static void go_on(struct tripoli *t, struct events *events, int32_t from)
{
    uint32_t left = bidders(t);

    if (!at_most_one(left) || (left != 0 && t->bidder == TALON_NOBODY)) {
        t->to_act = (int8_t)first_from(left, from);
        return;
    }
    t->passed = 0;
    if (left == 0)
        no_offer(t, events);
    else
        sell(t, events);
}

static void begin_auction(struct tripoli *t, struct events *events,
                          uint32_t phase, int32_t from)
{
    t->phase = (uint8_t)phase;
    t->passed = 0;
    t->offer = 0;
    t->bidder = TALON_NOBODY;
    go_on(t, events, from);
}

/* TR-9: the dealer is the first to bid for the pay suit. */
void tln_tr_spare_begin(struct tripoli *t, struct events *events)
{
    if (rule(t, TALON_TR_PAY_AUCTION))
        begin_auction(t, events, TALON_PHASE_PAY_AUCTION, t->dealer);
    else
        begin_spare_hand(t, events);
}

uint32_t tln_tr_auction_choices(const struct tripoli *t, talon_choice *choice)
{
    int64_t most = payable(t, t->to_act, MOVE_CHIPS_MAX);

    tln_tr_choice_of(&choice[0], TALON_PASS);
    if (most <= t->offer)
        return 1;
    tln_tr_choice_of_amounts(&choice[1], TALON_OFFER, t->offer + 1, most);
    return 2;
}

/* The reasons in order: below 1 or above all limits; not more than the standing
 * offer; more than the seat has. */
talon_status tln_tr_auction_refusal(const struct tripoli *t,
                                    const talon_move *move,
                                    talon_cards *concerned)
{
    (void)concerned;
    if (move->kind != TALON_OFFER)
        return TALON_E_FIELD;
    if (move->amount < 1 || move->amount > MOVE_CHIPS_MAX)
        return TALON_E_AMOUNT;
    return move->amount <= t->offer ? TALON_E_OFFER_LOW : TALON_E_CHIPS;
}

void tln_tr_auction_apply(struct tripoli *t, const talon_move *move,
                          struct events *events)
{
    int32_t seat = t->to_act;

    if (move->kind == TALON_OFFER) {
        t->offer = move->amount;
        t->bidder = (int8_t)seat;
    } else {
        t->passed |= (uint16_t)SEAT_BIT(seat);
    }
    go_on(t, events, seat + 1);
}

uint32_t tln_tr_pay_suit_choices(const struct tripoli *t, talon_choice *choice)
{
    (void)t;
    tln_tr_choice_of(choice, TALON_NAME)->objects =
        1U << TALON_SPADES | 1U << TALON_CLUBS | 1U << TALON_DIAMONDS |
        1U << TALON_HEARTS;
    return 1;
}

talon_status tln_tr_pay_suit_refusal(const struct tripoli *t,
                                     const talon_move *move,
                                     talon_cards *concerned)
{
    (void)t;
    (void)move;
    (void)concerned;
    return TALON_E_OBJECT;
}

void tln_tr_pay_suit_apply(struct tripoli *t, const talon_move *move,
                           struct events *events)
{
    name_pay_suit(t, events, move->object);
}

uint32_t tln_tr_spare_choices(const struct tripoli *t, talon_choice *choice)
{
    uint32_t n = 0;

    tln_tr_choice_of(&choice[n++], TALON_KEEP);
    if (may_swap(t))
        tln_tr_choice_of(&choice[n++], TALON_SWAP);
    if (may_auction(t))
        tln_tr_choice_of(&choice[n++], TALON_AUCTION);
    return n;
}

/* A swap is refused for the bar (TR-12), or because it has been made; an
 * auction because the option has none, or it has been held (TR-10). */
talon_status tln_tr_spare_refusal(const struct tripoli *t,
                                  const talon_move *move,
                                  talon_cards *concerned)
{
    if (move->kind == TALON_KEEP)
        return TALON_E_FIELD;
    if (move->kind == TALON_AUCTION || (t->spare_steps & SPARE_SWAPPED))
        return TALON_E_SPARE;
    *concerned = barring_cards(t, t->dealer);
    return TALON_E_BAR;
}

void tln_tr_spare_apply(struct tripoli *t, const talon_move *move,
                        struct events *events)
{
    switch (move->kind) {
    case TALON_SWAP:
        t->spare_steps |= SPARE_SWAPPED;
        take_spare(t, events, t->dealer, TALON_BY_SWAP);
        ask_dealer_again(t, events);
        break;
    case TALON_AUCTION:
        t->barred = barred_bidders(t);
        begin_auction(t, events, TALON_PHASE_SPARE_AUCTION, t->dealer + 1);
        break;
    default:
        settle(t, events);
        break;
    }
}
