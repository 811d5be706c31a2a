/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_TRIPOLI_PT_BET_H
#define TALON_ADVISOR_TRIPOLI_PT_BET_H

#include "advisor/tripoli/pt_mind.h"

/* Lists the moves in a round of betting. */
talon_status tln_pt_bet(struct pt_mind *mind);

#endif
