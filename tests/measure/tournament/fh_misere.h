/* SPDX-License-Identifier: MIT */
/* Forced misères: the harness bids and discards, players play the cards. */
#ifndef FH_MISERE_H
#define FH_MISERE_H

#include "five_hundred.h"

/* The rules, with misère allowed at any time. */
void allow_misere(talon_rules *rules);

/* From a deal to the first lead: everybody passes but the seat with the lowest
 * cards, which bids misère and discards jokers, then the highest cards. */
void force_misere(struct table *table);

/* Whether the misère about to be played is made with best play on all sides: 1
 * or 0; -1 if that was not found out. */
int is_makeable(const struct table *table);

/* Counts a misère after its end, given is_makeable() before it. */
void count_misere(const struct table *table, int makeable);

void report_misere(const struct contest *contest, const struct sums *sums,
                   struct report *report);

#endif
