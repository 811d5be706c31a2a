/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_CARDS_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_CARDS_H

#include "advisor/five_hundred/pf_mind.h"

/* Judges the cards that a seat may play in the tricks, and lists them as
 * advice. */
talon_status tln_pf_advise_card(struct pf_mind *mind);

#endif
