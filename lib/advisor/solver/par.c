/* SPDX-License-Identifier: MIT */
/* Par: what a deal is worth with best bidding and play, for rules with two
 * sides. An auction is a game of two sides with open cards, and a table says
 * what each contract is worth. So par is found backward from the ends of the
 * auction, from the highest bid down and, with the same bid and bidder, from
 * more places that are out to fewer. What each state leads to is one number,
 * so there is no search and no recursion: at most 28 · 6 · 32 + 64 states, each
 * with at most 28 calls.
 *
 * Par rises with the points of every end. If a table has ranges, the points
 * that are worst for the side of seat 0 give a lower bound of par, and the best
 * ones an upper bound. They are the same if at every end the points are known
 * or cannot be those of the lower bound: which ends are worth more than that,
 * which as much, and which less, is all that best calls depend on. */
#include "advisor/base/bits.h"
#include "advisor/base/freestanding.h"
#include "advisor/base/known.h"
#include "advisor/solver/auction.h"

/* The ends of an auction: passed out, or a bid with its bidder. Cheaper
 * contracts have lower numbers; with the same bid, the place that calls first
 * has. */
#define PASSED_OUT 0u
#define ENDS       (1 + BIDS * PLACES)

static uint32_t end_of(uint32_t bid, uint32_t bidder)
{
    return 1 + bid * PLACES + bidder;
}

/* What an end is worth. */
struct worth {
    int32_t points;    /* of the side of seat 0 minus those of the other side */
    int32_t is_failed; /* whether it is a contract that fails */
};

/* An auction and its ends. */
struct tree {
    struct auction auction;
    uint32_t dealer;
    struct worth worth[ENDS];
    /* By state, the end that best calls lead to: after a bid, by the bidder and
     * which of the others are out; and without a bid. */
    uint8_t after_bid[BIDS][PLACES][1u << (PLACES - 1)];
    uint8_t without_bid[1u << PLACES];
};

/* The end that best calls of a state lead to. Whether a bidder is out follows
 * from the form of the auction, so the states leave it out. */
static uint8_t *end_after(struct tree *tree, const struct calls *calls)
{
    uint32_t before = (1u << calls->bidder) - 1;

    if (calls->bid == NO_BID)
        return &tree->without_bid[calls->out];
    return &tree->after_bid[calls->bid][calls->bidder]
                           [(calls->out & before) |
                            (calls->out >> 1 & ~before)];
}

static uint32_t seat_at(const struct tree *tree, uint32_t place)
{
    return (tree->dealer + 1 + place) % tree->auction.places;
}

/* FH-23: two sides alternate, so every other seat is on the side of seat 0. */
#define OUR_SEATS 0x15u

static int is_ours(uint32_t seat)
{
    return (OUR_SEATS >> seat & 1) != 0;
}

/* ---- Points of the ends */

/* A hand in which the contractor's side takes so many tricks, or makes a
 * misère (1) or not (0). Without a contractor (bid null), the tricks are those
 * of the seat's side. */
static void make_hand(const struct bid *bid, uint32_t seat, uint32_t seats,
                      int32_t value, talon_fh_hand *hand)
{
    int32_t i, own = (int32_t)seat, other = (int32_t)((seat + 1) % seats);

    hand->contractor = bid != NULL ? (int8_t)own : TALON_NOBODY;
    hand->partner = TALON_NOBODY;
    hand->bid_tricks = bid != NULL ? (uint8_t)bid->tricks : 0;
    hand->bid_denomination = bid != NULL ? (uint8_t)bid->denomination : 0;
    hand->played = TALON_FH_TRICKS;
    if (hand->bid_denomination >= TALON_DENOMINATION_MISERE) {
        hand->played = value != 0 ? TALON_FH_TRICKS : 1;
        value = value != 0 ? 0 : 1;
    }
    for (i = 0; i < TALON_FH_TRICKS; i++)
        hand->winner[i] = (int8_t)(i < value ? own : other);
}

/* What a table is asked: the worth of the ends under some rules and scores. */
struct question {
    const talon_rules *rules;
    const talon_fh_deal_table *table;
    talon_fh_hand before; /* the scores and the dealer */
};

/* The worth of a contract, or of a hand without one (bid null), with a
 * value. */
static talon_status score_value(const struct question *question,
                                const struct bid *bid, uint32_t seat,
                                int32_t value, struct worth *worth)
{
    uint32_t seats = (uint32_t)question->rules->value[TALON_FH_OPTION_PLAYERS];
    talon_fh_hand hand = question->before;
    talon_fh_score score;
    talon_status status;

    make_hand(bid, seat, seats, value, &hand);
    status = talon_fh_score_hand(question->rules, &hand, &score);
    if (status < 0)
        return status;
    worth->points = score.contract[0] + score.trick_points[0] -
                    score.contract[1] - score.trick_points[1];
    worth->is_failed = bid != NULL && !score.made;
    return TALON_OK;
}

/* The same with those values of its range that are worst and best for the side
 * of seat 0. */
static talon_status score_end(const struct question *question,
                              const struct bid *bid, uint32_t seat,
                              struct worth *worst, struct worth *best)
{
    uint32_t denomination = bid != NULL ? bid->denomination : 0;
    int32_t low = question->table->low[seat][denomination];
    int32_t high = question->table->high[seat][denomination];
    talon_status status =
        score_value(question, bid, seat, is_ours(seat) ? low : high, worst);

    *best = *worst;
    if (status < 0 || low == high)
        return status;
    return score_value(question, bid, seat, is_ours(seat) ? high : low, best);
}

/* The bids that can become the contract. */
static uint32_t contracts_of(const struct auction *auction)
{
    uint32_t standing, bids = 0;

    for (standing = 0; standing <= NO_BID; standing++)
        bids |= auction->open[standing];
    return bids & ~auction->signals;
}

/* Whether a hand that is passed out is played (FH-18). */
static int is_played(const talon_rules *rules)
{
    return rules->value[TALON_FH_OPTION_ALL_PASS] == TALON_FH_ALL_PASS_PLAY;
}

/* Finds the worth of all ends. */
static talon_status score_ends(const struct question *question,
                               const struct tree *tree,
                               struct worth worst[ENDS],
                               struct worth best[ENDS])
{
    uint32_t bids = contracts_of(&tree->auction), bid, place;
    talon_status status = TALON_OK;

    memset(worst, 0, ENDS * sizeof *worst);
    memset(best, 0, ENDS * sizeof *best);
    if (is_played(question->rules))
        status = score_end(question, NULL, seat_at(tree, 0), &worst[PASSED_OUT],
                           &best[PASSED_OUT]);
    for (; bids != 0 && status == TALON_OK; bids &= bids - 1) {
        bid = low_index(bids);
        for (place = 0; place < tree->auction.places; place++) {
            uint32_t end = end_of(bid, place);

            if (status == TALON_OK)
                status =
                    score_end(question, &tree->auction.bid[bid],
                              seat_at(tree, place), &worst[end], &best[end]);
        }
    }
    return status;
}

/* ---- The auction backward */

/* Whether a side would rather have one end than another. Of ends with equal
 * points, both sides would rather have no contract, then one that is made, then
 * the cheaper one. */
static int is_better(const struct tree *tree, int ours, uint32_t end,
                     uint32_t other)
{
    const struct worth *a = &tree->worth[end], *b = &tree->worth[other];

    if (a->points != b->points)
        return (a->points > b->points) == ours;
    if (a->is_failed != b->is_failed)
        return b->is_failed;
    return end < other;
}

/* The end that best calls lead to, if this is known of all calls. */
static uint32_t best_end(struct tree *tree, const struct calls *calls)
{
    const struct auction *auction = &tree->auction;
    uint32_t place = tln_sv_caller(auction, calls), bids, best, end;
    struct calls next = *calls;
    int ours;

    if (place == PLACES) {
        return tln_sv_has_contract(auction, calls)
                   ? end_of(calls->bid, calls->bidder)
                   : PASSED_OUT;
    }
    ours = is_ours(seat_at(tree, place));
    next.out |= 1u << place;
    best = *end_after(tree, &next);
    next.out = tln_sv_out_after_bid(auction, calls->out, place);
    next.bidder = place;
    bids = tln_sv_open_bids(auction, calls->bid, place);
    for (; bids != 0; bids &= bids - 1) {
        next.bid = low_index(bids);
        end = *end_after(tree, &next);
        if (is_better(tree, ours, end, best))
            best = end;
    }
    return best;
}

/* Finds what the states with a standing bid, or without one, lead to. */
static void settle(struct tree *tree, uint32_t bid, uint32_t bidders)
{
    struct calls calls;
    uint32_t bidder, out, own;

    for (bidder = 0; bidder < bidders; bidder++) {
        own = bid != NO_BID ? 1u << bidder : 0;
        for (out = 1u << tree->auction.places; out-- > 0;) {
            calls = (struct calls){bid, bidder, out};
            if ((out & own) ==
                (tln_sv_out_after_bid(&tree->auction, 0, bidder) & own))
                *end_after(tree, &calls) = (uint8_t)best_end(tree, &calls);
        }
    }
}

/* The end that the auction leads to. */
static uint32_t par_end(struct tree *tree)
{
    uint32_t bid;

    for (bid = BIDS; bid-- > 0;)
        settle(tree, bid, tree->auction.places);
    settle(tree, NO_BID, 1);
    return tree->without_bid[0];
}

/* ---- Par */

static talon_status rules_status(const talon_rules *rules)
{
    uint32_t seats, everybody, first, second;
    talon_status status;

    if (rules->game_id != TALON_GAME_FIVE_HUNDRED)
        return TALON_E_WRONG_GAME;
    status = talon_rules_side(rules, 0, &first);
    if (status == TALON_OK)
        status = talon_rules_side(rules, 1, &second);
    if (status == TALON_OK)
        status = talon_rules_seat_count(rules, &seats);
    if (status == TALON_OK)
        status = tln_known_rules(rules);
    if (status < 0)
        return status;
    everybody = (1u << seats) - 1;
    return first == (everybody & OUR_SEATS) && second == (everybody ^ first)
               ? TALON_OK
               : TALON_E_UNSUPPORTED;
}

/* Checks the values of all contracts; and those of the hand without one, if it
 * may be played (FH-18), which `first` then leads to. */
static talon_status table_status(const talon_fh_deal_table *table,
                                 uint32_t seats, int32_t first)
{
    uint32_t seat, denomination;

    for (seat = 0; seat < seats; seat++) {
        for (denomination = (int32_t)seat != first; denomination < 8;
             denomination++) {
            int32_t low = table->low[seat][denomination];
            int32_t high = table->high[seat][denomination];
            int is_misere = denomination >= TALON_DENOMINATION_MISERE;

            if (low < 0 || low > high || high > (is_misere ? 1 : 10))
                return TALON_E_AMOUNT;
        }
    }
    return TALON_OK;
}

static void tell_par(const struct tree *tree, uint32_t end, talon_fh_par *par)
{
    const struct bid *bid;

    if (end == PASSED_OUT)
        return;
    bid = &tree->auction.bid[(end - 1) / PLACES];
    par->contractor = (int8_t)seat_at(tree, (end - 1) % PLACES);
    par->bid_tricks = (uint8_t)bid->tricks;
    par->bid_denomination = (uint8_t)bid->denomination;
}

/* Whether every end is worth more than this, less, or exactly as much. */
static int is_settled(const struct worth worst[ENDS],
                      const struct worth best[ENDS], int32_t points)
{
    uint32_t end;

    for (end = 0; end < ENDS; end++) {
        if (worst[end].points != best[end].points &&
            worst[end].points <= points && best[end].points >= points)
            return 0;
    }
    return 1;
}

/* Not inline, so that no function has a large frame. */
static NEVER_INLINE talon_status find_par(const struct question *question,
                                          struct tree *tree, talon_fh_par *par)
{
    struct worth best[ENDS];
    uint32_t end;
    talon_status status = score_ends(question, tree, tree->worth, best);

    if (status < 0)
        return status;
    memset(par, 0, sizeof *par);
    par->contractor = TALON_NOBODY;
    end = par_end(tree);
    par->low = par->high = tree->worth[end].points;
    if (is_settled(tree->worth, best, par->low)) {
        tell_par(tree, end, par);
        return TALON_OK;
    }
    memcpy(tree->worth, best, sizeof best);
    par->high = best[par_end(tree)].points;
    return TALON_UNFINISHED;
}

talon_status talon_fh_par_of(const talon_rules *rules, int32_t dealer,
                             const int32_t before[TALON_FH_SEATS_MAX],
                             const talon_fh_deal_table *table,
                             talon_fh_par *par)
{
    struct question question = {rules, table, {.dealer = 0}};
    struct tree tree;
    talon_status status;

    if (rules == NULL || table == NULL || par == NULL)
        return TALON_E_NULL;
    status = rules_status(rules);
    if (status < 0)
        return status;
    tln_sv_make_auction(rules, &tree.auction);
    if (dealer < 0 || (uint32_t)dealer >= tree.auction.places)
        return TALON_E_SEAT;
    tree.dealer = (uint32_t)dealer;
    status = table_status(table, tree.auction.places,
                          is_played(rules) ? (int32_t)seat_at(&tree, 0) : -1);
    if (status < 0)
        return status;
    question.before.dealer = (int8_t)dealer;
    if (before != NULL)
        memcpy(question.before.before, before, sizeof question.before.before);
    return find_par(&question, &tree, par);
}
