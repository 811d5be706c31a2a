/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_PLAYER_FH_DISCARDING_H
#define TALON_ADVISOR_PLAYER_FH_DISCARDING_H

#include "advisor/player/fh_mind.h"

/* Lists discards, and cards to call for a partner. */
talon_status tln_pf_advise_discard(struct mind *mind);
talon_status tln_pf_advise_partner(struct mind *mind);

#endif
