/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_BEGINNER_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_BEGINNER_H

#include "advisor/five_hundred/pf_mind.h"

/* Decide as a beginner does, without any world. */
talon_status tln_pf_beginner(struct pf_mind *mind);

/* The tricks, in 64ths, that a beginner counts in a hand for a bid of the seat
 * `me` in a denomination. */
int32_t tln_pf_count_tricks(const struct sight *sight, talon_cards hand,
                            uint32_t denomination);

#endif
