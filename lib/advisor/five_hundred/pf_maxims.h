/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_MAXIMS_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_MAXIMS_H

#include "advisor/five_hundred/pf_mind.h"

/* How dear a card of a hand is to a beginner. */
int32_t tln_pf_dear(talon_cards hand, uint32_t denomination, talon_card card);

/* Chooses a card by maxims, and lists it before the others. */
talon_status tln_pf_play_by_maxims(struct pf_mind *mind);

#endif
