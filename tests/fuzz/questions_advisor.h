/* SPDX-License-Identifier: MIT */
/* What must be true of the answers of players and of the solver about any game
 * or view. */
#ifndef TALON_TESTS_FUZZ_QUESTIONS_ADVISOR_H
#define TALON_TESTS_FUZZ_QUESTIONS_ADVISOR_H

#include "questions.h"

void ask_advisor(const struct asked *asked);
void ask_solver(const struct asked *asked);

#endif
