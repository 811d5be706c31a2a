/* SPDX-License-Identifier: MIT */
/* Deals and their contracts, as talon_fh_solve_deal() is asked about them. */
#ifndef TALON_TESTS_ADVISOR_DEALS_H
#define TALON_TESTS_ADVISOR_DEALS_H

#include "common/position.h"

#include "talon/solve.h"

int is_misere(uint32_t denomination);

/* Draws a preset, a rule for the joker, the sides of six, and what happens if
 * all pass. */
void draw_rules(talon_rng *rng, talon_rules *rules);

/* FH-18: whether a deal that is passed out is played. */
int is_played(const talon_rules *rules);

/* The position of one contract of a deal, or at 0 of the hand without one, as
 * solve.h describes them for talon_fh_solve_deal(). */
talon_fh_position contract_of(const talon_rules *rules,
                              const talon_cards hands[], uint32_t seat,
                              uint32_t denomination);

#endif
