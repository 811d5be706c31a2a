/* SPDX-License-Identifier: MIT */
/* What the cards played cost, compared with best play when all cards are known:
 * --exact and --beside. */
#ifndef FH_LOSS_H
#define FH_LOSS_H

#include "five_hundred.h"

/* Adds the cost of the card that the player named by --beside would play
 * now. */
void look_beside(struct table *table, int32_t seat);

/* Adds up, after the end of a hand, what its cards cost. */
void count_loss(const struct table *table);

void report_loss(const struct contest *contest, const struct sums *sums,
                 struct report *report);

#endif
