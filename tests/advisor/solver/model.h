/* SPDX-License-Identifier: MIT */
/* The second judge, for problems written by hand: the clauses of play applied
 * to the plain struct, without the library. It differs from the first judge: it
 * has its own rules, and instead of looking for the best value it asks whether
 * the side can take a given number of tricks, and stops at the first card that
 * answers. Both must agree on every position that a game can have. */
#ifndef TALON_TESTS_ADVISOR_MODEL_H
#define TALON_TESTS_ADVISOR_MODEL_H

#include "minimax.h"

#include "talon/solve.h"

/* Cards that a seat may play; leading a joker counts once for each suit that it
 * may name. */
struct model_moves {
    talon_card card[WORTHS_MAX];
    uint8_t suit[WORTHS_MAX];
    uint32_t count;
};

/* Whether a problem is valid: its seats, sides, cards and numbers are as
 * solve.h describes, and the trick on the table can have been played. */
int model_accepts(const talon_fh_problem *problem);

/* The seat to act. */
int32_t model_to_act(const talon_fh_problem *problem);

/* The moves of the seat to act, in set order, then by suit (FH-25, FH-29 ...
 * FH-31). */
void model_moves(const talon_fh_problem *problem, struct model_moves *moves);

/* Plays a card. Returns 1 if the side has taken a trick with it, 0 if the other
 * side has, -1 if the trick goes on; `taken` counts the side's tricks. */
int model_play(talon_fh_problem *problem, talon_card card, uint32_t suit);

/* Whether play is over: no card is left, or a misere is lost. */
int model_over(const talon_fh_problem *problem);

/* The value of a problem; and whether it is at least a given number. */
int32_t model_value(const talon_fh_problem *problem);
int model_reaches(const talon_fh_problem *problem, int32_t tricks);

/* What every card is worth. */
void model_cards(const talon_fh_problem *problem, struct worths *worths);

/* The problem that a game in the trick phase stands for, from
 * talon_fh_state_of() and talon_fh_trick(). */
void model_of(const talon_game *game, talon_fh_problem *problem);

#endif
