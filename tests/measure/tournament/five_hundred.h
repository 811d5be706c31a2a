/* SPDX-License-Identifier: MIT */
/* A table of Five Hundred, and what is counted at it. */
#ifndef TOURNAMENT_FIVE_HUNDRED_H
#define TOURNAMENT_FIVE_HUNDRED_H

#include "tournament.h"

/* A hand or a game that is being played at a table. */
struct table {
    const struct contest *contest;
    struct sums *sums;
    talon_game *game; /* all cards */
    uint64_t deal;
    uint32_t turn;
    talon_rng rng[TALON_FH_SEATS_MAX];
    uint64_t persona[TALON_FH_SEATS_MAX];
    int32_t chance; /* stated with the last bid, or NO_CHANCE */
    int has_joker;  /* the last bidder held a joker when bidding */
    struct loss {
        int64_t points; /* what cards of the --beside player would have cost
                           in the same place */
        int is_hard;    /* a card was too hard to review */
    } beside[TALON_FH_SEATS_MAX];
};

/* The letter of the player at a seat: "a", "b", …. */
const char *letter_of(const struct table *table, int32_t seat);

/* Adds a value to a sum of the player at a seat: "a.NAME". */
void count_for(const struct table *table, int32_t seat, const char *name,
               int64_t value);

/* Counts what a hand shows after its end. */
void count_contract(const struct table *table);

/* The contractor and its partners, including one it has called. */
uint32_t contracting_side(const talon_fh_state *state);

/* Prints what was counted. */
void report_contracts(const struct contest *contest, const struct sums *sums,
                      struct report *report);

/* Finds the sum "a.NAME" of a player; and prints its mean in a row. */
const struct sum *sum_of(const struct sums *sums, uint32_t letter,
                         const char *name);
void mean_row(const struct sums *sums, struct report *report, uint32_t letter,
              const char *name, const char *label, double unit);

#endif
