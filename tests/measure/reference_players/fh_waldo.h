/* SPDX-License-Identifier: MIT */
/* The player called RuleAI of waldo/five_hundred. */
#ifndef FH_WALDO_H
#define FH_WALDO_H

#include "fh_look.h"

/* What a hand is worth with `trump` as trumps, in hundredths of a trick. */
int32_t waldo_strength(talon_cards hand, uint32_t trump);

void waldo_call(struct fh_look *look);
void waldo_discard(struct fh_look *look);
void waldo_play(struct fh_look *look);

#endif
