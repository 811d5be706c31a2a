/* SPDX-License-Identifier: MIT */
/* Things that players of Five Hundred do and people complain about; counts how
 * often they could be done and how often they were. */
#ifndef FH_HABITS_H
#define FH_HABITS_H

#include "five_hundred.h"

/* Examines a move that is about to be made; `turn` has its view. */
void count_habits(const struct table *table, struct turn *turn);

void report_habits(const struct contest *contest, const struct sums *sums,
                   struct report *report);

#endif
