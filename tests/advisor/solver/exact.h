/* SPDX-License-Identifier: MIT */
/* A search for hands that minimax cannot judge in numbers, of five cards and
 * more. It is the solver with everything switched off: the rules are those of
 * the second judge (model.h), every card is tried, no trick is counted before
 * it is played, and what a position is worth is remembered for that position
 * alone, with all cards, and for no other. */
#ifndef TALON_TESTS_ADVISOR_EXACT_H
#define TALON_TESTS_ADVISOR_EXACT_H

#include "model.h"

/* What every card is worth, as model_cards(). Gives 0 if so many cards have
 * been played and that is not known. */
int exact_cards(const talon_fh_problem *problem, uint64_t limit,
                struct worths *worths);

/* Cards played so far, for figures. */
extern uint64_t exact_nodes;

#endif
