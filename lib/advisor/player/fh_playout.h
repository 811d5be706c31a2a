/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_PLAYER_FH_PLAYOUT_H
#define TALON_ADVISOR_PLAYER_FH_PLAYOUT_H

#include "advisor/player/fh_candidates.h"

/* Lets what playouts say have a part in the worth of the cards. */
void tln_pf_play_out(struct mind *mind, struct candidates *cards);

#endif
