/* SPDX-License-Identifier: MIT */
/* What a card played proves of the hand it is played from. */
#ifndef TALON_FIVE_HUNDRED_FH_PROOFS_H
#define TALON_FIVE_HUNDRED_FH_PROOFS_H

#include "five_hundred/fh_state.h"

/* The cards that a seat cannot keep if a card it is about to play is legal. */
talon_cards tln_fh_excluded(const struct five_hundred *game,
                            const talon_move *move);

#endif
