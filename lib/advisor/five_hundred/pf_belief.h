/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_BELIEF_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_BELIEF_H

#include "advisor/five_hundred/pf_mind.h"

/* Finds what the cards played speak against. */
void tln_pf_find_denials(struct pf_mind *mind);

/* How likely what a place has shown is if it has these hidden and known cards;
 * only differences between worlds matter. */
int32_t tln_pf_belief(const struct pf_mind *mind, uint32_t place,
                      talon_cards cards);

#endif
