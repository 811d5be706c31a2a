/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_AHEAD_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_AHEAD_H

#include "advisor/five_hundred/pf_candidates.h"
#include "advisor/five_hundred/pf_mind.h"

/* Judges the best few cards again by looking ahead to the seat's next
 * decision. */
void tln_pf_look_ahead(struct pf_mind *mind, struct candidates *cards);

#endif
