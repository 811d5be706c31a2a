/* SPDX-License-Identifier: MIT */
/* The vocabulary of Five Hundred: its kinds of moves and events, and
 * reasons. */
#ifndef TALON_FIVE_HUNDRED_FH_VOCABULARY_H
#define TALON_FIVE_HUNDRED_FH_VOCABULARY_H

#include "game/kind.h"

extern const struct vocabulary tln_fh_vocabulary;

/* Writes a bid: `7H`, `misere`. */
void tln_fh_put_bid(struct out *out, const talon_move *bid);

#endif
