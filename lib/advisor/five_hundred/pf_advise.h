/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_ADVISE_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_ADVISE_H

#include "advisor/player/decision.h"

/* The player of Five Hundred. */
extern const struct game_player tln_pl_five_hundred;

#endif
