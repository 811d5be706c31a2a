/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_PLAYER_FH_MISERE_H
#define TALON_ADVISOR_PLAYER_FH_MISERE_H

#include "advisor/player/fh_candidates.h"

/* Adds what playouts of a misere by simple rules say to the worth of the
 * cards. */
void tln_pf_play_out_misere(struct mind *mind, struct candidates *cards);

/* How willingly the seat plays a card in a misere by these rules. */
int32_t tln_pf_willing(const talon_fh_problem *problem,
                       const struct option *option);

#endif
