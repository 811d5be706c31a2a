/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_SHARE_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_SHARE_H

#include "advisor/five_hundred/pf_candidates.h"
#include "advisor/five_hundred/pf_mind.h"

/* Where defenders score for themselves, adds what the seat's own tricks bring
 * to the worth of each card. */
void tln_pf_add_shares(struct pf_mind *mind, struct candidates *cards);

#endif
