/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_PLAYER_FH_CARDS_H
#define TALON_ADVISOR_PLAYER_FH_CARDS_H

#include "advisor/player/fh_mind.h"

/* Lists the cards of a decision in the tricks. */
talon_status tln_pf_advise_card(struct mind *mind);

#endif
