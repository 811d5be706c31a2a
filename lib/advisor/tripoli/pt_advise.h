/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_TRIPOLI_PT_ADVISE_H
#define TALON_ADVISOR_TRIPOLI_PT_ADVISE_H

#include "advisor/player/decision.h"

/* The player of Tripoli. */
extern const struct game_player tln_pl_tripoli;

#endif
