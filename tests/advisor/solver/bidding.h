/* SPDX-License-Identifier: MIT */
/* The judge of par: both sides bid through the auction of a real game, every
 * legal call is made on a copy of it, and the ends are scored as the rule book
 * says (FH-32 … FH-35). Nothing is shared with the solver. */
#ifndef TALON_TESTS_BIDDING_H
#define TALON_TESTS_BIDDING_H

#include "common/position.h"
#include "common/random_games.h"

#include "talon/solve.h"

/* A deal whose contracts have values. */
struct deal_worth {
    talon_rules rules;
    int32_t before[TALON_FH_SEATS_MAX];
    talon_fh_deal_table table; /* `low` counts */
};

/* What an auction ends in: the contract, or passed out if there is no
 * contractor. */
struct bidding_end {
    int32_t contractor;
    uint32_t tricks;
    uint32_t denomination;
};

struct verdict {
    uint64_t ends[3]; /* a bit for each end that best bidding may lead to */
    int32_t points;   /* of the side of seat 0 minus those of the other */
};

static inline int32_t one_of(talon_rng *rng, int32_t from, int32_t to)
{
    return from + (int32_t)talon_rng_below(rng, (uint32_t)(to - from + 1));
}

static inline int32_t seats_of(const talon_rules *rules)
{
    return rules->value[TALON_FH_OPTION_PLAYERS];
}

static inline int32_t dealer_of(const talon_rules *rules)
{
    return rules->value[TALON_FH_OPTION_FIRST_DEALER];
}

/* Draws rules with two sides, and a dealer. */
void draw_rules_of_two_sides(talon_rng *rng, talon_rules *rules);

/* The same, with scores and a table of values. No side can take more than some
 * number of tricks, so that not every auction ends at ten. */
void draw_worth(talon_rng *rng, struct deal_worth *worth);

/* A game at the first call of a deal of random cards. The dealer is that of the
 * rules. */
talon_game *bidding_game(talon_rng *rng, const talon_rules *rules,
                         struct handle *handle);

/* Bids an auction from where it is to all of its ends. The first function
 * forgets everything, so that it takes as long as there are auctions. The
 * second remembers what a state of the auction led to: a state is whose turn it
 * is, the standing bid and its bidder, and whose last call was a pass. */
void bid_all(const talon_game *game, const struct deal_worth *worth,
             struct verdict *verdict);
void bid_states(const talon_game *game, const struct deal_worth *worth,
                struct verdict *verdict);

/* The first of some ends: passed out, a contract that is made, the one that
 * ranks lowest, the seat that calls first. */
struct bidding_end first_end(const struct deal_worth *worth,
                             const struct verdict *verdict);

/* How many states bid_states() went through, and calls it made, altogether. */
extern uint64_t bidding_states, bidding_calls;

/* The points of an end, of the side of seat 0 minus those of the other. */
int32_t bidding_points(const struct deal_worth *worth,
                       const struct bidding_end *end);

#endif
