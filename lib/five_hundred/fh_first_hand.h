/* SPDX-License-Identifier: MIT */
/* What the first hand of a game can have left. */
#ifndef TALON_FIVE_HUNDRED_FH_FIRST_HAND_H
#define TALON_FIVE_HUNDRED_FH_FIRST_HAND_H

#include "five_hundred/fh_state.h"

/* Whether the scores and bars of a game of one deal, which goes on, are those
 * that some contract and some tricks give. */
int tln_fh_first_hand_fits(const struct five_hundred *game);

#endif
