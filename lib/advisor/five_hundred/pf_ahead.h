/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_AHEAD_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_AHEAD_H

#include "advisor/five_hundred/pf_candidates.h"

/* Judges the best few cards again, one own decision later. */
void tln_pf_look_ahead(struct mind *mind, struct candidates *cards);

#endif
