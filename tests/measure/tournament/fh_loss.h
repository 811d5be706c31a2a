/* SPDX-License-Identifier: MIT */
/* What cards cost beside best play of all cards: --exact and --beside. */
#ifndef FH_LOSS_H
#define FH_LOSS_H

#include "five_hundred.h"

/* Adds what the card that the player of --beside would play now would cost. */
void look_beside(struct table *table, int32_t seat);

/* Counts what the cards of a hand cost, after its end. */
void count_loss(const struct table *table);

void report_loss(const struct contest *contest, const struct sums *sums,
                 struct report *report);

#endif
