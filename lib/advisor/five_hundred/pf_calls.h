/* SPDX-License-Identifier: MIT */
/* The calls of an auction, and how strong a hand is for a call. */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_CALLS_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_CALLS_H

#include "advisor/five_hundred/pf_mind.h"

/* Fills in what depends on the calls before a call: `partner_suit`,
 * `over_partner`, and `cheapest`. The index of the call in the list is
 * `call`. */
void tln_pf_describe_call(const struct sight *sight, uint32_t call,
                          struct pf_call *described);

/* Fills in which bids the library offers the seat that decides: `offered` and
 * `withheld`. Its next call has been described. */
void tln_pf_find_offers(const struct pf_mind *mind, struct sight *sight,
                        const struct pf_call *next);

/* Whether a bid of so many tricks is only a signal (FH-17), which may be
 * withheld: a seat that would make it then passes. */
int tln_pf_is_signal(const struct sight *sight, uint32_t tricks);

/* Whether a contract wins the game if it is made, whoever becomes a partner and
 * whatever the others score (FH-36 ... FH-38). */
int tln_pf_wins_game(const struct sight *sight, uint32_t tricks,
                     uint32_t denomination);

/* tln_pf_strengths() finds the strength of a hand in each denomination.
 * tln_pf_for_call() returns one of these strengths, plus what a partner's bid
 * in that denomination adds. */
void tln_pf_strengths(talon_cards hand, int32_t strength[6]);
int32_t tln_pf_for_call(const struct pf_call *call, const int32_t strength[6],
                        uint32_t denomination);

/* The fewest tricks with which a bid in denomination `next` outranks a bid of
 * `tricks` in `denomination`; the lowest bid allowed if `denomination` is 0; 11
 * if no bid outranks it. */
uint32_t tln_pf_cheapest(const struct sight *sight, uint32_t tricks,
                         uint32_t denomination, uint32_t next);

#endif
