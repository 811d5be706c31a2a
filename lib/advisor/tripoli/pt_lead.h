/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_TRIPOLI_PT_LEAD_H
#define TALON_ADVISOR_TRIPOLI_PT_LEAD_H

#include "advisor/tripoli/pt_mind.h"

/* Lists the cards that the seat may lead. */
talon_status tln_pt_lead(struct pt_mind *mind);

#endif
