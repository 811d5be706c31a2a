/* SPDX-License-Identifier: MIT */
/* What happens between the deal and the poker: the auction of the pay suit, and
 * what happens to the spare hand (TR-9 … TR-12). Once the spare hand is settled
 * the boxes are collected, if that is done from the hands (TR-14).
 *
 * The state keeps the steps taken (enum spare_step), the price and buyer of a
 * sale, and the seats proved to be barred, which is public: such bidders have
 * no turn, and such a dealer is not asked. What may still happen, and what can
 * have happened, follows from these. */
#include "tripoli/tr_spare.h"
#include "tripoli/tr_auction.h"
#include "tripoli/tr_boxes.h"
#include "tripoli/tr_chips.h"
#include "tripoli/tr_course.h"
#include "tripoli/tr_moves.h"
#include "tripoli/tr_poker.h"

#define SPARE_BIT seat_bit(SEATS)

/* Settled: nothing more happens to the spare hand in this deal. */
static void settle(struct tripoli *game, struct events *events)
{
    if (rule_of(game, TALON_TR_OPTION_COLLECT) == TALON_TR_COLLECT_PHASE_ONE)
        tln_tr_collect_from_hands(game, events);
    tln_tr_poker_begin(game, events);
}

/* TR-12: the cards because of which a seat may neither swap nor bid, or 0. */
static talon_cards barring_cards(const struct tripoli *game, int32_t seat)
{
    talon_cards cards = 0;

    if (rule_of(game, TALON_TR_OPTION_PAY_CARD_BAR))
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
    return !has_swapped(game) && barring_cards(game, game->dealer) == 0;
}

/* The step of an auction without an offer, before or after a swap. */
static uint32_t auction_step(const struct tripoli *game)
{
    return has_swapped(game) ? SPARE_OLD_AUCTIONED : SPARE_AUCTIONED;
}

/* TR-10: an auction before a swap and one after it, each at most once. */
static int may_auction(const struct tripoli *game)
{
    return rule_of(game, TALON_TR_OPTION_SPARE_HAND) ==
               TALON_TR_SPARE_HAND_SWAP_OR_AUCTION &&
           !(game->spare_steps & auction_step(game));
}

static void ask_dealer(struct tripoli *game)
{
    game->phase = TALON_PHASE_SPARE;
    game->to_act = game->dealer;
}

/* TR-10: after the first time, the dealer is asked only if there is a choice. A
 * dealer that has not swapped and is not asked is shown to be barred. */
static void ask_dealer_again(struct tripoli *game, struct events *events)
{
    if (may_swap(game) || may_auction(game)) {
        ask_dealer(game);
        return;
    }
    if (!has_swapped(game))
        game->barred |= (uint16_t)seat_bit(game->dealer);
    settle(game, events);
}

/* The pay suit is known or not auctioned: the spare hand is next. */
static void begin_spare_hand(struct tripoli *game, struct events *events)
{
    if (rule_of(game, TALON_TR_OPTION_SPARE_HAND) == TALON_TR_SPARE_HAND_DEAD)
        settle(game, events);
    else
        ask_dealer(game);
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
    tell_received(events, (uint32_t)seat, game->hand[seat], reason);
    tell_hand(events, seat, TALON_PLACE_TALON, game->spare, reason);
}

/* TR-9: now the suit of the pay cards and the pair is known. */
static void name_pay_suit(struct tripoli *game, struct events *events,
                          uint32_t suit)
{
    game->board = tln_tr_board_in_suit(game->rule, suit);
    game->offer = 0;
    game->bidder = TALON_NOBODY;
    begin_spare_hand(game, events);
}

/* TR-9: hearts; TR-10: the dealer may go on with the unsold hand. */
static void no_offer(struct tripoli *game, struct events *events)
{
    talon_event *event = tell(events, TALON_KIND_NO_OFFER, TALON_NOBODY);

    if (tln_tr_is_for_pay_suit(game)) {
        event->reason = TALON_REASON_PAY_SUIT;
        event->denomination = TALON_SUIT_HEARTS;
        name_pay_suit(game, events, TALON_SUIT_HEARTS);
    } else {
        event->reason = TALON_REASON_FOR_HAND;
        game->spare_steps |= (uint8_t)auction_step(game);
        ask_dealer_again(game, events);
    }
}

/* TR-9: the winner pays at once, and names the suit in a move of its own. */
static void sell_pay_suit(struct tripoli *game, struct events *events)
{
    game->pay_suit_price = game->offer;
    tln_tr_pay_box(game, events, game->bidder, TALON_TR_BOX_KITTY, game->offer,
                   TALON_REASON_PAY_SUIT);
    game->phase = TALON_PHASE_PAY_SUIT;
    game->to_act = game->bidder;
}

/* TR-11: a sale ends the matter. */
static void sell_hand(struct tripoli *game, struct events *events)
{
    game->buyer = game->bidder;
    game->bidder = TALON_NOBODY;
    tln_tr_pay_seat(game, events, game->buyer, game->dealer, game->offer,
                    TALON_REASON_FOR_HAND);
    take_spare(game, events, game->buyer, TALON_REASON_SOLD);
    settle(game, events);
}

static void sell(struct tripoli *game, struct events *events)
{
    talon_event *event = tell(events, TALON_KIND_SOLD, game->bidder);

    event->amount = game->offer;
    if (tln_tr_is_for_pay_suit(game)) {
        event->reason = TALON_REASON_PAY_SUIT;
        event->other = TALON_NOBODY;
        sell_pay_suit(game, events);
    } else {
        event->reason = TALON_REASON_FOR_HAND;
        event->other = game->dealer;
        sell_hand(game, events);
    }
}

/* The next bidder acts, or the auction is over. */
static void go_on(struct tripoli *game, struct events *events)
{
    if (tln_tr_auction_goes_on(game))
        return;
    if (game->bidder == TALON_NOBODY)
        no_offer(game, events);
    else
        sell(game, events);
}

static void begin_auction(struct tripoli *game, struct events *events,
                          uint32_t phase)
{
    game->phase = (uint8_t)phase;
    tln_tr_auction_begin(game);
    go_on(game, events);
}

void tln_tr_spare_begin(struct tripoli *game, struct events *events)
{
    if (rule_of(game, TALON_TR_OPTION_PAY_AUCTION))
        begin_auction(game, events, TALON_PHASE_PAY_AUCTION);
    else
        begin_spare_hand(game, events);
}

static void auction_apply(struct talon_game *handle, const talon_move *move,
                          struct events *events)
{
    struct tripoli *game = tr_of(handle);

    tell_move_step(handle, events, move);
    tln_tr_auction_bid(game, move);
    go_on(game, events);
}

static const uint16_t auction_kinds[] = {TALON_KIND_PASS, TALON_KIND_OFFER, 0};

const struct phase tln_tr_pay_auction_phase = {
    .number = TALON_PHASE_PAY_AUCTION,
    .key = WORDS("pay-auction", "auction of the pay suit"),
    .kinds = auction_kinds,
    .choices = tln_tr_auction_choices,
    .refusal = tln_tr_auction_refusal,
    .apply = auction_apply,
};

const struct phase tln_tr_spare_auction_phase = {
    .number = TALON_PHASE_SPARE_AUCTION,
    .key = WORDS("spare-auction", "auction of the spare hand"),
    .kinds = auction_kinds,
    .choices = tln_tr_auction_choices,
    .refusal = tln_tr_auction_refusal,
    .apply = auction_apply,
};

static uint32_t pay_suit_choices(const struct talon_game *handle,
                                 talon_choice *choice)
{
    (void)handle;
    tln_tr_choice_of(choice, TALON_KIND_NAME)->denominations = SUITS;
    return 1;
}

static void pay_suit_apply(struct talon_game *handle, const talon_move *move,
                           struct events *events)
{
    tell_move_step(handle, events, move);
    name_pay_suit(tr_of(handle), events, move->denomination);
}

const struct phase tln_tr_pay_suit_phase = {
    .number = TALON_PHASE_PAY_SUIT,
    .key = WORDS("pay-suit", "pay suit"),
    .kinds = (const uint16_t[]){TALON_KIND_NAME, 0},
    .choices = pay_suit_choices,
    .apply = pay_suit_apply,
};

static uint32_t choices(const struct talon_game *handle, talon_choice *choice)
{
    const struct tripoli *game = tr_in(handle);
    uint32_t count = 0;

    tln_tr_choice_of(&choice[count++], TALON_KIND_KEEP);
    if (may_swap(game))
        tln_tr_choice_of(&choice[count++], TALON_KIND_SWAP);
    if (may_auction(game))
        tln_tr_choice_of(&choice[count++], TALON_KIND_AUCTION);
    return count;
}

/* A swap is refused because of the bar (TR-12) or because it has been made; an
 * auction because the option has none or because it has been held (TR-10). */
static talon_status refusal(const struct talon_game *handle,
                            const talon_move *move, talon_cards *concerned)
{
    const struct tripoli *game = tr_in(handle);

    if (move->kind == TALON_KIND_KEEP)
        return TALON_E_FIELD;
    if (move->kind == TALON_KIND_AUCTION || has_swapped(game))
        return TALON_E_SPARE;
    *concerned = barring_cards(game, game->dealer);
    return TALON_E_BAR;
}

static void apply(struct talon_game *handle, const talon_move *move,
                  struct events *events)
{
    struct tripoli *game = tr_of(handle);

    tell_move_step(handle, events, move);
    switch (move->kind) {
    case TALON_KIND_SWAP:
        game->spare_steps |= SPARE_SWAPPED;
        take_spare(game, events, game->dealer, TALON_REASON_SWAPPED);
        ask_dealer_again(game, events);
        break;
    case TALON_KIND_AUCTION:
        game->barred = barred_bidders(game);
        begin_auction(game, events, TALON_PHASE_SPARE_AUCTION);
        break;
    default:
        settle(game, events);
        break;
    }
}

const struct phase tln_tr_spare_phase = {
    .number = TALON_PHASE_SPARE,
    .key = WORDS("spare", "spare hand"),
    .kinds = (const uint16_t[]){TALON_KIND_KEEP, TALON_KIND_SWAP,
                                TALON_KIND_AUCTION, 0},
    .choices = choices,
    .refusal = refusal,
    .apply = apply,
};

/* TR-12: whether anyone can be barred from the spare hand of this deal, and the
 * board that would show it is still there. */
static int has_bar(const struct tripoli *game)
{
    return rule_of(game, TALON_TR_OPTION_PAY_CARD_BAR) &&
           game->spare_held > 0 &&
           rule_of(game, TALON_TR_OPTION_SPARE_HAND) !=
               TALON_TR_SPARE_HAND_DEAD &&
           tln_tr_has_its_board(game);
}

int tln_tr_had_hand_auction(const struct tripoli *game)
{
    return game->phase == TALON_PHASE_SPARE_AUCTION || has_sold(game) ||
           (game->spare_steps & (SPARE_AUCTIONED | SPARE_OLD_AUCTIONED)) != 0;
}

/* Bidders hold their own hands, but a buyer's is now the spare hand; the hand
 * that a dealer laid down is the spare hand, or went to the buyer. A dealer
 * that was asked after an auction could swap (TR-10). */
uint32_t tln_tr_free_hands(const struct tripoli *game)
{
    uint32_t hands = 0;

    if (!has_bar(game))
        return 0;
    if (tln_tr_had_hand_auction(game))
        hands = tln_tr_hand_bidders(game);
    if (has_sold(game))
        hands = (hands & ~seat_bit(game->buyer)) | SPARE_BIT;
    if (has_swapped(game))
        hands |= has_sold(game) ? seat_bit(game->buyer) : SPARE_BIT;
    else if (game->spare_steps == SPARE_AUCTIONED)
        hands |= seat_bit(game->dealer) & ~(uint32_t)game->barred;
    return hands;
}

uint32_t tln_tr_barred_hands(const struct tripoli *game)
{
    return has_bar(game) ? game->barred : 0;
}

/* TR-10: the steps and the current phase. The dealer is asked once, and again
 * only if there is more to do than keep. */
static int steps_fit(const struct tripoli *game)
{
    int32_t option = rule_of(game, TALON_TR_OPTION_SPARE_HAND);
    uint32_t steps = game->spare_steps;

    if (steps != 0 &&
        (option == TALON_TR_SPARE_HAND_DEAD || part_of(game) < PART_SPARE))
        return 0;
    if (option == TALON_TR_SPARE_HAND_SWAP &&
        (steps & ~(uint32_t)SPARE_SWAPPED))
        return 0;
    if ((steps & SPARE_OLD_AUCTIONED) && !has_swapped(game))
        return 0;
    if (game->phase == TALON_PHASE_SPARE) {
        return option != TALON_TR_SPARE_HAND_DEAD &&
               (!has_swapped(game) || may_auction(game));
    }
    return game->phase != TALON_PHASE_SPARE_AUCTION || may_auction(game);
}

/* TR-9: the auction of the pay suit, and its price. */
static int pay_suit_fits(const struct tripoli *game)
{
    if (!rule_of(game, TALON_TR_OPTION_PAY_AUCTION)) {
        return game->pay_suit_price == 0 && part_of(game) != PART_PAY_SUIT;
    }
    return game->pay_suit_price == 0 ||
           (!is_closing_deal(game) && game->phase != TALON_PHASE_PAY_AUCTION);
}

/* TR-11: a sale ends the matter, and its auction is not a step. */
static int sale_fits(const struct tripoli *game)
{
    return !has_sold(game) ||
           (is_spare_settled(game) && may_auction(game) &&
            is_among(tln_tr_hand_bidders(game), game->buyer));
}

/* TR-12: who is shown to be barred: bidders by having no turn in an auction,
 * the dealer by not being asked after it. */
static int bar_fits(const struct tripoli *game)
{
    if (game->barred == 0)
        return 1;
    if (!rule_of(game, TALON_TR_OPTION_PAY_CARD_BAR) ||
        !tln_tr_had_hand_auction(game) ||
        (game->barred & ~(uint32_t)game->in_deal))
        return 0;
    return !is_among(game->barred, game->dealer) ||
           (game->spare_steps == SPARE_AUCTIONED && !has_sold(game) &&
            part_of(game) != PART_SPARE);
}

/* TR-30: in a closing round nothing happens between the deal and the poker. */
static int closing_fits(const struct tripoli *game)
{
    return !is_closing_deal(game) ||
           (game->spare_steps == 0 && !has_sold(game) && game->barred == 0);
}

int tln_tr_spare_fits(const struct tripoli *game)
{
    return closing_fits(game) && pay_suit_fits(game) && steps_fit(game) &&
           sale_fits(game) && bar_fits(game) && tln_tr_bids_fit(game);
}

/* TR-9: the moves of the auction of the pay suit, and of naming it. In an
 * auction that is over, all but the buyer have passed. */
static uint32_t pay_suit_moves(const struct tripoli *game)
{
    uint32_t seats = set_count(game->in_deal), offers = 1;

    if (!rule_of(game, TALON_TR_OPTION_PAY_AUCTION) || is_closing_deal(game))
        return 0;
    if (!tln_tr_had_hand_auction(game))
        offers = tln_tr_fewest_offers(game);
    if (game->phase == TALON_PHASE_PAY_AUCTION)
        return set_count(game->passed) + offers;
    if (game->pay_suit_price == 0)
        return seats;
    return seats - 1 + offers + (part_of(game) > PART_PAY_SUIT);
}

uint32_t tln_tr_spare_moves(const struct tripoli *game)
{
    uint32_t steps = game->spare_steps, seats;
    uint32_t moves = pay_suit_moves(game) + (uint32_t)has_swapped(game);

    seats = set_count(tln_tr_hand_bidders(game));
    if (steps & SPARE_AUCTIONED)
        moves += 1 + seats;
    if (steps & SPARE_OLD_AUCTIONED)
        moves += 1 + seats;
    if (has_sold(game))
        moves += seats + tln_tr_fewest_offers(game);
    if (game->phase == TALON_PHASE_SPARE_AUCTION)
        moves += 1 + set_count(game->passed) + tln_tr_fewest_offers(game);
    return moves;
}
