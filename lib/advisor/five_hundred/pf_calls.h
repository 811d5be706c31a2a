/* SPDX-License-Identifier: MIT */
/* The calls of an auction, and what hands come to for them. */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_CALLS_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_CALLS_H

#include "advisor/five_hundred/pf_mind.h"

/* Fills in what the calls before it say about a call. */
void tln_pf_describe_call(const struct sight *sight, uint32_t call,
                          struct pf_call *described);

/* The strengths of a hand by denomination, and what they are for a call: with
 * what a partner's bid adds. */
void tln_pf_strengths(talon_cards hand, int32_t strength[6]);
int32_t tln_pf_for_call(const struct pf_call *call, const int32_t strength[6],
                        uint32_t denomination);

/* The least tricks with which a denomination outranks a bid; 11 if none. */
uint32_t tln_pf_cheapest(const struct sight *sight, uint32_t tricks,
                         uint32_t denomination, uint32_t next);

#endif
