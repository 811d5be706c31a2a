/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_TRIPOLI_PT_LEADERS_H
#define TALON_ADVISOR_TRIPOLI_PT_LEADERS_H

#include "advisor/tripoli/pt_mind.h"

/* Weights the worlds by the cards that the others have led. */
void tln_pt_weigh_by_leads(struct pt_mind *mind);

#endif
