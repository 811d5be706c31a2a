/* SPDX-License-Identifier: MIT */
/* What players of Five Hundred do that people complain of, with how often they
 * could have. */
#ifndef FH_HABITS_H
#define FH_HABITS_H

#include "five_hundred.h"

/* Looks at a move that is about to be made; `turn` has its view. */
void count_habits(const struct table *table, struct turn *turn);

void report_habits(const struct contest *contest, const struct sums *sums,
                   struct report *report);

#endif
