/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_BELIEF_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_BELIEF_H

#include "advisor/five_hundred/pf_mind.h"

/* Finds the cards that each seat is unlikely to hold, judging by its plays. */
void tln_pf_find_denials(struct pf_mind *mind);

/* How well these cards, hidden and known, explain what has been seen: for a
 * hand, the calls and plays of its seat; for the kitty, the contractor's
 * discard. The result is a logarithm; only differences between worlds
 * matter. */
int32_t tln_pf_belief(const struct pf_mind *mind, uint32_t place,
                      talon_cards cards);

#endif
