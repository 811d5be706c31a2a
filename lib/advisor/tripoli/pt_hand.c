/* SPDX-License-Identifier: MIT */
/* Whole hands: keeping, swapping, auctioning and buying them (TR-10, TR-11);
 * also the auction for the pay suit, and naming it (TR-9).
 *
 * A hand is worth what it collects in phase one, what it can be expected to win
 * at poker, and what the runs bring. To find that, one random game is played in
 * each world with each hand or suit that is compared. Chips on the board belong
 * to all players in equal parts, so a box that nobody collects is not lost. */
#include "advisor/tripoli/pt_hand.h"
#include "advisor/base/bits.h"
#include "advisor/base/freestanding.h"
#include "advisor/tripoli/pt_constants.h"
#include "advisor/tripoli/pt_percentile.h"

/* The chips that a hand collects in phase one (TR-14). */
static int64_t collected(const struct course *course, uint64_t hand)
{
    uint64_t three = hand & hand >> 1 & hand >> 2 & course->sequence;
    int64_t chips = 0;
    uint32_t i;

    for (i = 0; i < 5; i++) {
        if (hand & course->pay[i])
            chips += course->box[TALON_TR_BOX_ACE + i];
    }
    if (course->pair != 0 && (hand & course->pair) == course->pair)
        chips += course->box[TALON_TR_BOX_PAIR];
    if (three != 0)
        chips += course->box[TALON_TR_BOX_SEQUENCE];
    return chips;
}

/* What player 0 collects in phase one, minus the mean of all players, in chips
 * times the number of players. */
static int64_t worth_of_boxes(const struct pt_mind *mind,
                              const struct pt_world *world)
{
    const struct course *course = &mind->course;
    int64_t worth, got;
    uint32_t i;

    if (course->collects)
        return 0;
    worth = mind->players * collected(course, world->hand[0]);
    for (i = 0; i < mind->players; i++) {
        got = collected(course, world->hand[i]);
        worth -= got;
    }
    return worth;
}

/* What a poker hand is worth, in the same unit: the pot times the chance that
 * the hand is the best, and what a bet brings, if it brings anything. */
static int64_t worth_of_poker(const struct pt_mind *mind, uint32_t rank,
                              uint32_t cards)
{
    int64_t others = mind->players - 1, worth, bet;
    uint32_t best;

    if (mind->rule[TALON_TR_OPTION_POKER] == TALON_TR_POKER_OFF)
        return 0;
    best = tln_pt_power(tln_pt_percentile(rank, cards), (uint32_t)others);
    worth = best * mind->course.box[TALON_TR_BOX_POT];
    if (mind->rule[TALON_TR_OPTION_POKER] == TALON_TR_POKER_ON) {
        int64_t limit = mind->rule[TALON_TR_OPTION_BET_LIMIT];

        limit = limit == 0 || limit > HAND_BET_MOST ? HAND_BET_MOST : limit;
        bet = (HAND_CALLED * others + 100) * best / 100 - ONE_1024;
        if (bet > 0)
            worth += limit * bet;
    }
    return worth * mind->players / ONE_1024;
}

/* TR-20: the player that leads first in a world. */
static uint32_t opener(const struct pt_mind *mind, const struct pt_world *world)
{
    uint32_t left = (mind->dealer + 1) % mind->players, i, best = left;
    uint64_t suit = 0, held = 0, lowest;

    switch (mind->rule[TALON_TR_OPTION_MICHIGAN_OPENER]) {
    case TALON_TR_MICHIGAN_OPENER_POT_WINNER:
        if (mind->rule[TALON_TR_OPTION_POKER] == TALON_TR_POKER_OFF)
            return left;
        for (i = 0; i < mind->players; i++) {
            uint32_t player = (left + i) % mind->players;

            if (world->rank[player] > world->rank[best])
                best = player;
        }
        return best;
    case TALON_TR_MICHIGAN_OPENER_DEALER:
        return mind->dealer;
    case TALON_TR_MICHIGAN_OPENER_LOWEST_DIAMOND:
        suit = LANE << 2 * LANE_BITS;
        break;
    case TALON_TR_MICHIGAN_OPENER_LOWEST_CLUB:
        suit = LANE << LANE_BITS;
        break;
    default:
        break;
    }
    for (i = 0; i < mind->players; i++)
        held |= world->hand[i] & suit;
    lowest = low_bit(held);
    for (i = 0; i < mind->players; i++) {
        if (world->hand[i] & lowest)
            return i;
    }
    return left;
}

/* What one random game of the runs brings, in the same unit. */
static int64_t worth_of_runs(struct pt_mind *mind, const struct pt_world *world)
{
    struct runs runs;

    memcpy(runs.hand, world->hand, sizeof runs.hand);
    tln_pt_runs_begin(&mind->course, &runs, opener(mind, world));
    tln_pt_runs_finish(&mind->course, &runs, world->lowest, &mind->stream);
    return tln_pt_runs_worth(&mind->course, &runs);
}

static int64_t worth_of_world(struct pt_mind *mind,
                              const struct pt_world *world)
{
    return worth_of_boxes(mind, world) +
           worth_of_poker(mind, world->rank[0], count_bits(world->hand[0])) +
           worth_of_runs(mind, world);
}

/* Adds a worth of a world, in chips times players. */
static void add_worth(const struct pt_mind *mind, struct estimate *estimate,
                      int64_t worth)
{
    tln_pt_sum(estimate, worth * MILLI / (int64_t)mind->players, ONE_1024);
}

/* What hands are worth over all worlds: the seat's own, the spare hand in its
 * place, how much more the spare hand is worth, and the most to pay for it. */
struct hands {
    struct estimate keep;
    struct estimate spare;
    struct estimate gain;
    struct estimate price;
};

static void weigh_hands(struct pt_mind *mind, struct hands *hands)
{
    int64_t kept, taken;
    struct pt_world world;
    uint32_t w, rank;
    uint64_t hand;

    memset(hands, 0, sizeof *hands);
    for (w = 0; w < mind->worlds; w++) {
        if (w > 0 && tln_pl_stopped(mind->decision))
            break;
        world = mind->world[w];
        kept = worth_of_world(mind, &world);
        hand = world.hand[0];
        world.hand[0] = world.spare;
        world.spare = hand;
        rank = world.rank[0];
        world.rank[0] = world.spare_rank;
        world.spare_rank = rank;
        taken = worth_of_world(mind, &world);
        add_worth(mind, &hands->keep, kept);
        add_worth(mind, &hands->spare, taken);
        add_worth(mind, &hands->gain, taken - kept);
        add_worth(mind, &hands->price, (taken - kept) * HAND_PRICE / 100);
    }
    tln_pt_keep_worlds(mind, w);
}

/* Makes the worth of a kind of move, by which it was sorted, what is stated. */
static void state(struct pt_mind *mind, uint32_t kind, struct worth worth)
{
    struct decision *decision = mind->decision;
    uint32_t i;

    for (i = 0; i < decision->count; i++) {
        talon_advice *advice = &decision->advice[i];

        if (advice->next_move.kind != kind)
            continue;
        advice->worth = worth.worth;
        advice->error = worth.error;
        advice->is_estimate = worth.is_estimate;
    }
}

/* Where the spare hand promises more, but not enough for the best move, an
 * exchange brings more without being better. */
static void explain_spare(struct pt_mind *mind, int64_t keep)
{
    struct decision *decision = mind->decision;
    uint32_t i;

    for (i = 1; i < decision->count; i++) {
        talon_advice *advice = &decision->advice[i];

        if (advice->reason == 0 && advice->next_move.kind == TALON_KIND_SWAP &&
            advice->worth >= keep)
            advice->reason = TALON_ADVICE_LESS;
    }
    tln_pt_explain(mind);
}

/* TR-11, TR-12: whether another seat may and can make an offer for a hand. */
static int has_bidder(const struct pt_mind *mind)
{
    uint32_t seats = mind->state.in_deal & ~mind->state.barred, player;

    for (player = 1; player < mind->players; player++) {
        if ((seats >> mind->seat_of[player] & 1) != 0 &&
            mind->course.purse[player] > 0)
            return 1;
    }
    return 0;
}

/* The moves are sorted by what they are worth to the level, which exchanges
 * only for clearly more, and would rather auction the spare hand than leave it.
 * What is stated of an auction is what keeping brings: offers can only add to
 * that. A level that never exchanges its hand says nothing of a better one, and
 * none does where the hand cannot be exchanged. */
talon_status tln_pt_spare(struct pt_mind *mind)
{
    struct hands hands;
    struct worth keep, spare, auction;
    talon_choice swap;
    const talon_move *asked = mind->decision->asked;
    talon_status status = tln_pt_imagine(mind, 1);
    int sells = mind->manner.deals >= 2 && has_bidder(mind), is_blind;

    if (status != TALON_OK)
        return status;
    weigh_hands(mind, &hands);
    keep = tln_pt_worth(&hands.keep);
    auction = tln_pt_worth_less(&hands.keep, -AUCTION_BONUS);
    spare = tln_pt_worth_less(&hands.spare, SWAP_MARGIN);
    is_blind = (mind->manner.deals < 1 && keep.worth < spare.worth) ||
               (!sells && !tln_pt_choice(mind, TALON_KIND_SWAP, &swap));
    if (is_blind)
        spare = tln_pt_number(keep.worth);
    if (mind->manner.deals >= 1)
        tln_pt_list(mind, TALON_KIND_SWAP, 0, spare);
    tln_pt_list(mind, TALON_KIND_KEEP, 0, keep);
    if (sells)
        tln_pt_list(mind, TALON_KIND_AUCTION, 0, auction);
    if (asked != NULL)
        tln_pt_list_asked(mind, asked->kind == TALON_KIND_SWAP ? spare : keep);
    if (is_blind) {
        tln_pt_do_not_compare(mind);
        return TALON_OK;
    }
    tln_pl_sort(mind->decision);
    state(mind, TALON_KIND_SWAP, tln_pt_worth(&hands.spare));
    state(mind, TALON_KIND_AUCTION, keep);
    explain_spare(mind, keep.worth);
    return TALON_OK;
}

/* An offer that is not the best move, but brings more than it costs, is not too
 * dear. */
static void mark_offers(struct decision *decision)
{
    uint32_t i;

    for (i = 1; i < decision->count; i++) {
        talon_advice *advice = &decision->advice[i];

        if (advice->next_move.kind == TALON_KIND_OFFER && advice->worth > 0)
            advice->reason = TALON_ADVICE_LESS;
    }
}

/* What a seat may pay for a hand or a suit: the most that it should pay, what
 * it is worth to have it, and what part of a price, in percent, that costs. */
struct bargain {
    struct worth limit, gain;
    uint32_t cost;
};

/* What remains of a worth after a part of a price is paid for it. */
static struct worth paid(struct worth worth, int64_t chips, uint32_t cost)
{
    worth.worth -= chips * MILLI * cost / 100;
    return worth;
}

/* Lists a pass and the next higher offer, in the order of what is left of the
 * most that the seat should pay; states what is left of what it is worth. */
static void list_offers(struct pt_mind *mind, const struct bargain *bargain)
{
    struct decision *decision = mind->decision;
    int64_t offer = mind->state.offer + 1;
    uint32_t i;

    tln_pt_list(mind, TALON_KIND_PASS, 0, tln_pt_number(0));
    tln_pt_list(mind, TALON_KIND_OFFER, offer,
                paid(bargain->limit, offer, 100));
    if (decision->asked != NULL)
        tln_pt_list_asked(mind,
                          paid(bargain->limit, decision->asked->amount, 100));
    tln_pl_sort(decision);
    for (i = 0; i < decision->count; i++) {
        talon_advice *advice = &decision->advice[i];

        if (advice->next_move.kind == TALON_KIND_OFFER)
            advice->worth =
                paid(bargain->gain, advice->next_move.amount, bargain->cost)
                    .worth;
    }
    mark_offers(decision);
    if (decision->count > 0 && !tln_pl_brings_most(decision))
        decision->advice[0].reason = TALON_ADVICE_SAFER;
}

/* TR-11: no level that imagines worlds buys a hand that the dealer has laid
 * down, and some buy no hand at all. */
talon_status tln_pt_offer(struct pt_mind *mind)
{
    static const struct bargain none = {{0, 0, 0}, {0, 0, 0}, 100};
    struct hands hands;
    struct bargain bargain = none;
    talon_status status = tln_pt_imagine(mind, 1);
    int is_blind;

    if (status != TALON_OK)
        return status;
    weigh_hands(mind, &hands);
    bargain.limit = tln_pt_worth(&hands.price);
    bargain.gain = tln_pt_worth(&hands.gain);
    is_blind = (mind->state.swapped || mind->manner.deals < 2) &&
               bargain.limit.worth > 0;
    list_offers(mind, is_blind ? &none : &bargain);
    if (is_blind)
        tln_pt_do_not_compare(mind);
    tln_pt_explain(mind);
    return TALON_OK;
}

/* TR-9: sets the pay cards and the pair to those of a suit; the sequence does
 * not depend on the suit. */
static void name_suit(struct course *course, uint32_t pair, uint32_t suit)
{
    uint32_t lane = LANE_BITS * (suit - 1), i;

    for (i = 0; i < 5; i++)
        course->pay[i] = ONE << (lane + 12 - i);
    course->pair = (uint64_t)3 << (lane + pair);
}

/* What the suits are worth as the pay suit over all worlds, by how much each
 * exceeds the mean of the four, and the most to pay for that. */
struct suits {
    struct estimate worth[5];
    struct estimate more[5];
    struct estimate price[5];
};

/* The part of a price for a suit that a seat pays in the end, in percent: the
 * price goes into the kitty, and the seat has a share of that. */
static uint32_t price_share(const struct pt_mind *mind)
{
    return 100 - 100 / mind->players;
}

static void add_suits(struct pt_mind *mind, uint32_t pair,
                      const struct pt_world *world, struct suits *suits)
{
    int64_t worth[5], all = 0;
    uint32_t suit, price = least(SUIT_PRICE, 100 * 100 / price_share(mind));

    for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++) {
        name_suit(&mind->course, pair, suit);
        worth[suit] = worth_of_boxes(mind, world) + worth_of_runs(mind, world);
        all += worth[suit];
    }
    for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++) {
        add_worth(mind, &suits->worth[suit], worth[suit]);
        add_worth(mind, &suits->more[suit], (4 * worth[suit] - all) / 4);
        add_worth(mind, &suits->price[suit],
                  (4 * worth[suit] - all) * price / 400);
    }
}

/* If the call is stopped, the rest of the worlds is left out. */
static void weigh_suits(struct pt_mind *mind, struct suits *suits)
{
    uint32_t pair =
        mind->rule[TALON_TR_OPTION_PAIR] == TALON_TR_PAIR_ACE_KING ? 11 : 10;
    uint32_t w;

    memset(suits, 0, sizeof *suits);
    for (w = 0; w < mind->worlds; w++) {
        if (w > 0 && tln_pl_stopped(mind->decision))
            break;
        add_suits(mind, pair, &mind->world[w], suits);
    }
    tln_pt_keep_worlds(mind, w);
}

talon_status tln_pt_pay_offer(struct pt_mind *mind)
{
    struct suits suits;
    struct bargain bargain;
    struct worth other;
    uint32_t suit, best = TALON_SUIT_SPADES;
    talon_status status = tln_pt_imagine(mind, 1);

    if (status != TALON_OK)
        return status;
    weigh_suits(mind, &suits);
    bargain.limit = tln_pt_worth(&suits.price[best]);
    for (suit = TALON_SUIT_CLUBS; suit <= TALON_SUIT_HEARTS; suit++) {
        other = tln_pt_worth(&suits.price[suit]);
        if (other.worth > bargain.limit.worth) {
            bargain.limit = other;
            best = suit;
        }
    }
    bargain.gain = tln_pt_worth(&suits.more[best]);
    bargain.cost = price_share(mind);
    list_offers(mind, &bargain);
    tln_pt_explain(mind);
    return TALON_OK;
}

talon_status tln_pt_pay_suit(struct pt_mind *mind)
{
    struct suits suits;
    uint32_t suit;
    talon_status status = tln_pt_imagine(mind, 1);

    if (status != TALON_OK)
        return status;
    weigh_suits(mind, &suits);
    for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++)
        tln_pt_list_suit(mind, TALON_KIND_NAME, suit,
                         tln_pt_worth(&suits.worth[suit]));
    tln_pl_sort(mind->decision);
    tln_pt_explain(mind);
    return TALON_OK;
}
