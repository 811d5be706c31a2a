/* SPDX-License-Identifier: MIT */
/* A search for hands of five cards and more, of which minimax can judge too
 * few. It is the solver with every shortcut switched off: it plays by the rules
 * of the second judge (model.h), tries every card, counts no trick before it is
 * played, and remembers the value of a position only for exactly the same
 * cards. */
#ifndef TALON_TESTS_ADVISOR_EXACT_H
#define TALON_TESTS_ADVISOR_EXACT_H

#include "model.h"

/* What every card is worth, as in model_cards(). Returns 0 if the limit of
 * cards was reached before that was known. */
int exact_cards(const talon_fh_problem *problem, uint64_t limit,
                struct worths *worths);

/* Cards played so far, for statistics. */
extern uint64_t exact_nodes;

#endif
