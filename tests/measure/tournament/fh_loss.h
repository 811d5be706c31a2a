/* SPDX-License-Identifier: MIT */
/* What cards cost compared with best play with all cards known: --exact and
 * --beside. */
#ifndef FH_LOSS_H
#define FH_LOSS_H

#include "five_hundred.h"

/* Adds the cost of the card that the player of --beside would play now. */
void look_beside(struct table *table, int32_t seat);

/* Counts, after the end of a hand, what its cards cost. */
void count_loss(const struct table *table);

void report_loss(const struct contest *contest, const struct sums *sums,
                 struct report *report);

#endif
