/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_PLAYER_FH_MISERE_H
#define TALON_ADVISOR_PLAYER_FH_MISERE_H

#include "advisor/player/fh_cards.h"

/* Adds what playouts of a misere by simple rules say to the worth of the
 * cards. */
void tln_pf_play_out_misere(struct mind *mind, struct candidates *cards);

#endif
