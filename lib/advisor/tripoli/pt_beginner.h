/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_TRIPOLI_PT_BEGINNER_H
#define TALON_ADVISOR_TRIPOLI_PT_BEGINNER_H

#include "advisor/tripoli/pt_mind.h"

/* Decides as a beginner does, without any world. */
talon_status tln_pt_beginner(struct pt_mind *mind);

#endif
