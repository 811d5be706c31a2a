/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_SHARE_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_SHARE_H

#include "advisor/five_hundred/pf_candidates.h"
#include "advisor/five_hundred/pf_mind.h"

/* If defenders score for themselves, adds to the worth of each card the points
 * for tricks that the seat takes itself; if the call is stopped, to none. */
void tln_pf_add_shares(struct pf_mind *mind, struct candidates *cards);

#endif
