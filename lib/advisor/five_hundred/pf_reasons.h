/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_REASONS_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_REASONS_H

#include "advisor/five_hundred/pf_candidates.h"
#include "advisor/five_hundred/pf_mind.h"

/* Whether a lead is the highest card of its suit that is left, and no opponent
 * is known to be able to trump it. */
int tln_pf_cashes(const struct sight *sight, const struct option *option);

/* A reason for the best move, but one that compares moves only if what is
 * stated of them bears it out: the order of the list depends on other things,
 * too. All moves are listed, with what is stated of them. */
uint16_t tln_pf_borne_out(const struct pf_mind *mind, uint32_t reason);

/* Fills in why a card is good or, if it is not the best, what is wrong with
 * it. All cards are listed, with what is stated of them. */
void tln_pf_explain_card(const struct pf_mind *mind,
                         const struct candidates *cards, uint32_t best,
                         uint32_t index, talon_advice *advice);

/* Fill in the reasons of all calls that are listed, and of all discards or
 * cards to call. */
void tln_pf_explain_calls(const struct pf_mind *mind);
void tln_pf_explain_plans(const struct pf_mind *mind);

/* Fills in the reason of a call that was found by counting tricks alone. */
void tln_pf_explain_counted(const struct pf_mind *mind, talon_advice *advice);

#endif
