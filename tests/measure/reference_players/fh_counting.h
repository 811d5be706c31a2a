/* SPDX-License-Identifier: MIT */
/* A plain counting player for every preset and number of seats. */
#ifndef FH_COUNTING_H
#define FH_COUNTING_H

#include "fh_look.h"

/* What a hand is worth in a suit or without trumps, in hundredths of a trick,
 * before other seats are considered. */
int32_t counting_worth(talon_cards hand, uint32_t denomination);

void counting_call(struct fh_look *look);
void counting_discard(struct fh_look *look);
void counting_call_card(struct fh_look *look);
void counting_play(struct fh_look *look);

#endif
