/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_CARDS_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_CARDS_H

#include "advisor/five_hundred/pf_mind.h"

/* Lists the cards of a decision in the tricks. */
talon_status tln_pf_advise_card(struct pf_mind *mind);

#endif
