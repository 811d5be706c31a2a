/* SPDX-License-Identifier: MIT */
/* What can be expected of a contract before its first lead. */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_FORECAST_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_FORECAST_H

#include "advisor/five_hundred/pf_mind.h"
#include "advisor/five_hundred/pf_points.h"

/* Fills in a contract of a seat, with the seats on its side. */
void tln_pf_contract(const struct sight *sight, uint32_t seat, uint32_t tricks,
                     uint32_t denomination, struct pf_contract *contract);

/* FH-22: where the contractor calls a partner, puts the seat that holds the
 * first card of BID_HELPERS found in any hand but the contractor's on its
 * side. */
void tln_pf_call_helper(const struct sight *sight,
                        const talon_cards hand[PLACES],
                        struct pf_contract *contract);

/* Fills in the position at the first lead of a contract. */
void tln_pf_first_lead(const struct sight *sight,
                       const struct pf_contract *contract,
                       const talon_cards hand[PLACES],
                       talon_fh_position *position);

/* A contract before its first lead is expected to take `tricks` (in 64ths), and
 * the number really taken spreads around that. tln_pf_forecast() returns its
 * mean worth, tln_pf_chance() the chance, in 1/1024, that it takes at least
 * `needed` tricks. */
int64_t tln_pf_forecast(const int64_t worth[ALL_TRICKS + 1], int32_t tricks);
uint32_t tln_pf_chance(int32_t tricks, uint32_t needed);

#endif
