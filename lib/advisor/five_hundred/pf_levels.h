/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_LEVELS_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_LEVELS_H

#include "advisor/five_hundred/pf_mind.h"

const struct pf_skill *tln_pf_skill(uint32_t level);

/* Fills in the worlds and nodes of a level in a phase; returns 0 if nothing is
 * decided in that phase. */
int tln_pf_budget(uint32_t level, uint32_t phase, talon_player_budget *budget);

#endif
