/* SPDX-License-Identifier: MIT */
/* The calls of an auction, and how strong a hand is for a call. */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_CALLS_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_CALLS_H

#include "advisor/five_hundred/pf_mind.h"

/* Fills in what a call follows from the calls before it: the standing bid and
 * partners' bids. */
void tln_pf_describe_call(const struct sight *sight, uint32_t call,
                          struct pf_call *described);

/* Finds the strengths of a hand by denomination; and returns one of them for a
 * call, with what a partner's bid adds. */
void tln_pf_strengths(talon_cards hand, int32_t strength[6]);
int32_t tln_pf_for_call(const struct pf_call *call, const int32_t strength[6],
                        uint32_t denomination);

/* The fewest tricks for which a bid in denomination `next` outranks a bid; 11
 * if it never does. */
uint32_t tln_pf_cheapest(const struct sight *sight, uint32_t tricks,
                         uint32_t denomination, uint32_t next);

#endif
