/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_TRIPOLI_PT_FIVE_H
#define TALON_ADVISOR_TRIPOLI_PT_FIVE_H

#include "advisor/tripoli/pt_mind.h"

/* Lists the five cards for poker (TR-15). */
talon_status tln_pt_select_hand(struct pt_mind *mind);

#endif
