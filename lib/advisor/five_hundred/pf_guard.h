/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_GUARD_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_GUARD_H

#include "advisor/five_hundred/pf_candidates.h"
#include "advisor/five_hundred/pf_mind.h"

/* Bars cards that are clear errors, no matter what the worlds say, unless
 * nothing else is left. */
void tln_pf_bar_errors(const struct pf_mind *mind, struct candidates *cards);

/* If the chosen card would overtake the partner without clear need, returns the
 * index of a plainer one; otherwise that of the chosen card. */
uint32_t tln_pf_plainer(struct pf_mind *mind, const struct candidates *cards,
                        uint32_t chosen);

#endif
