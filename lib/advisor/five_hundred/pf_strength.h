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

/* How strong a hand is for a contract, from 0 to TALON_CERTAIN: by the tricks
 * that it can expect beyond those bid, or by its danger in a misère. `more` is
 * added to its tricks, in 64ths. */
uint32_t tln_pf_merit(talon_cards pack, talon_cards hand, uint32_t tricks,
                      uint32_t denomination, int32_t more);

#endif
