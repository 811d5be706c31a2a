/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_GUARD_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_GUARD_H

#include "advisor/five_hundred/pf_candidates.h"
#include "advisor/five_hundred/pf_mind.h"

/* Bars cards that are clear errors, whatever the worlds say, unless nothing
 * else is left. */
void tln_pf_bar_errors(const struct pf_mind *mind, struct candidates *cards);

/* The index of a plainer card than the one chosen, if the choice is to overtake
 * the partner without clear need; or the choice itself. */
uint32_t tln_pf_plainer(struct pf_mind *mind, const struct candidates *cards,
                        uint32_t chosen);

#endif
