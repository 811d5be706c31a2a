/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_KEEP_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_KEEP_H

#include "talon/card.h"

/* How good a hand of ten cards is for the contractor, in 64ths of a trick; only
 * differences between hands chosen from the same cards matter. */
int32_t tln_pf_kept(talon_cards pack, talon_cards hand, uint32_t denomination);

/* The best discard of `count` cards by that measure, found suit by suit. */
talon_cards tln_pf_discard(talon_cards pack, talon_cards hand, uint32_t count,
                           uint32_t denomination);

#endif
