/* SPDX-License-Identifier: MIT */
/* A table of Five Hundred, and the sums that are kept for it. */
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
    int32_t chance; /* of making the last bid, as its bidder stated it; or
                       NO_CHANCE */
    int has_joker;  /* whether the last bidder held a joker */
    struct loss {
        int64_t points; /* what the cards of the --beside player would have cost
                           in this seat */
        int is_hard;    /* whether a card was too hard to review */
    } beside[TALON_FH_SEATS_MAX];
};

/* The letter of the player at a seat: "a", "b", …. */
const char *letter_of(const struct table *table, int32_t seat);

/* Adds a value to the sum "a.NAME", where "a" is the letter of the player at a
 * seat. */
void count_for(const struct table *table, int32_t seat, const char *name,
               int64_t value);

/* Adds the result of a contract to the sums, after the end of the hand. */
void count_contract(const struct table *table);

/* The contractor and its partners, including one it has called. */
uint32_t contracting_side(const talon_fh_state *state);

/* Prints what count_contract() has added up. */
void report_contracts(const struct contest *contest, const struct sums *sums,
                      struct report *report);

/* Finds the sum "a.NAME" of a player; the second function prints its mean as a
 * row. */
const struct sum *sum_of(const struct sums *sums, uint32_t letter,
                         const char *name);
void mean_row(const struct sums *sums, struct report *report, uint32_t letter,
              const char *name, const char *label, double unit);

#endif
