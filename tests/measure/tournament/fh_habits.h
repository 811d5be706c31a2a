/* SPDX-License-Identifier: MIT */
/* Things that computer players of Five Hundred do and people complain about:
 * counts how often players could do them, and how often they did. */
#ifndef FH_HABITS_H
#define FH_HABITS_H

#include "five_hundred.h"

/* Counts the habits in a move that is about to be made; `turn` has the move and
 * the view. */
void count_habits(const struct table *table, struct turn *turn);

void report_habits(const struct contest *contest, const struct sums *sums,
                   struct report *report);

#endif
