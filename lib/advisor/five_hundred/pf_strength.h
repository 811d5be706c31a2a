/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_STRENGTH_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_STRENGTH_H

#include "talon/card.h"

/* How many tricks a hand promises as the contractor's, including help from
 * partners, in 64ths. The denomination is a suit or no trump. */
int32_t tln_pf_strength(talon_cards hand, uint32_t denomination);

/* How likely a hand is to take a trick in a misère: 0 is safe, and each step
 * that a card is too high adds about one. */
int32_t tln_pf_danger(talon_cards pack, talon_cards hand);

#endif
