/* SPDX-License-Identifier: MIT */
/* What a played card proves about the hand it came from. */
#ifndef TALON_FIVE_HUNDRED_FH_PROOFS_H
#define TALON_FIVE_HUNDRED_FH_PROOFS_H

#include "five_hundred/fh_state.h"

/* The cards that a seat cannot still hold if the card it is about to play is
 * legal. */
talon_cards tln_fh_excluded(const struct five_hundred *game,
                            const talon_move *move);

#endif
