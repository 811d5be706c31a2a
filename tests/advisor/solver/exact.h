/* SPDX-License-Identifier: MIT */
/* A search that judges hands of five or more cards, for which minimax takes too
 * long. It is like the solver with every shortcut switched off: it plays by the
 * rules of the second judge (model.h), tries every card, counts tricks only
 * when they are played, and reuses a result only for exactly the same cards. */
#ifndef TALON_TESTS_ADVISOR_EXACT_H
#define TALON_TESTS_ADVISOR_EXACT_H

#include "model.h"

/* Finds what every card is worth, as model_cards() does. Returns 0 if it has
 * tried `limit` cards before it knows. */
int exact_cards(const talon_fh_position *position, uint64_t limit,
                struct worths *worths);

/* The number of cards tried so far, for statistics. */
extern uint64_t exact_nodes;

#endif
