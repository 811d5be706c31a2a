/* SPDX-License-Identifier: MIT */
/* Pots: who wins which, from stakes and hands. */
#ifndef TALON_TRIPOLI_TR_POTS_H
#define TALON_TRIPOLI_TR_POTS_H

#include "tripoli/tr_state.h"

/* talon_tr_pots() for sound arguments; returns the number of pots. */
uint32_t tln_tr_divide_pots(const int64_t staked[SEATS], uint32_t in,
                            int64_t before, const talon_cards hand[SEATS],
                            talon_tr_pot pot[SEATS], int64_t back[SEATS]);

/* The pots of the current betting, as far as they are known before hands are
 * shown; returns their number. */
uint32_t tln_tr_find_pots(const struct tripoli *game, talon_tr_pot pot[SEATS]);

#endif
