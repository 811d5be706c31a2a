/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_BIDDING_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_BIDDING_H

#include "advisor/five_hundred/pf_mind.h"

/* Judges the calls of a decision in the auction, and lists them as advice. */
talon_status tln_pf_advise_call(struct pf_mind *mind);

#endif
