/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_PLAYOUT_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_PLAYOUT_H

#include "advisor/five_hundred/pf_candidates.h"
#include "advisor/five_hundred/pf_mind.h"

/* Lets what playouts say have a part in the worth of the cards. */
void tln_pf_play_out(struct pf_mind *mind, struct candidates *cards);

/* The tricks that a hand comes to, in 64ths (a misere: whether it is made): by
 * the solver, or where hands are too many for it the mean of playouts. */
int32_t tln_pf_expected(struct pf_mind *mind, const talon_fh_problem *problem);

#endif
