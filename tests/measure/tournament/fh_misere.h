/* SPDX-License-Identifier: MIT */
/* Forced misères: this program bids and discards, and the players play the
 * cards. */
#ifndef FH_MISERE_H
#define FH_MISERE_H

#include "five_hundred.h"

/* Changes rules so that a misère may be bid at any time. */
void allow_misere(talon_rules *rules);

/* Takes a game from a deal to the first lead: all seats pass but the one with
 * the lowest cards, which bids misère and discards its jokers, then its highest
 * cards. */
void force_misere(struct table *table);

/* Whether best play on all sides makes the misère that is about to be played: 1
 * or 0; -1 if the solver could not find out. */
int is_makeable(const struct table *table);

/* Counts a misère after its end; `makeable` is what is_makeable() said
 * before. */
void count_misere(const struct table *table, int makeable);

void report_misere(const struct contest *contest, const struct sums *sums,
                   struct report *report);

#endif
