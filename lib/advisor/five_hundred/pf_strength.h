/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_STRENGTH_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_STRENGTH_H

#include "talon/card.h"

/* How many tricks, in 64ths, a hand can expect to take if its seat is the
 * contractor, including help from partners. The denomination is a suit or no
 * trump. */
int32_t tln_pf_strength(talon_cards hand, uint32_t denomination);

/* How likely a hand is to take a trick in a misère: 0 is safe; each card adds
 * about one for each lower card of its suit that is not in the hand, minus one
 * for each that is. */
int32_t tln_pf_danger(talon_cards pack, talon_cards hand);

#endif
