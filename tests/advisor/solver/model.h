/* SPDX-License-Identifier: MIT */
/* A second judge, for problems written by hand: the clauses of play over the
 * plain struct, without the library. It is not the first judge in other words:
 * it has rules of its own, and instead of the best of all values it asks "can
 * the side reach so many" and stops at the first card that answers. Both must
 * agree wherever a position is a game. */
#ifndef TALON_TESTS_ADVISOR_MODEL_H
#define TALON_TESTS_ADVISOR_MODEL_H

#include "minimax.h"

#include "talon/solve.h"

/* Cards that a seat may play, each joker led once for each suit. */
struct model_moves {
    talon_card card[WORTHS_MAX];
    uint8_t suit[WORTHS_MAX];
    uint32_t count;
};

/* Whether a problem is one: seats, sides, cards and numbers as solve.h has
 * them, and a trick on the table that can have been played like this. */
int model_accepts(const talon_fh_problem *problem);

/* The seat to act. */
int32_t model_to_act(const talon_fh_problem *problem);

/* What it may play, in set order, then by suit (FH-25, FH-29 ... FH-31). */
void model_moves(const talon_fh_problem *problem, struct model_moves *moves);

/* Plays a card. Gives 1 if a trick of the side has ended, 0 if one of the
 * others, -1 if the trick goes on; `taken` counts the side's tricks. */
int model_play(talon_fh_problem *problem, talon_card card, uint32_t suit);

/* Whether no card is left, or a misere is lost. */
int model_over(const talon_fh_problem *problem);

/* The value, and whether it is at least so much. */
int32_t model_value(const talon_fh_problem *problem);
int model_reaches(const talon_fh_problem *problem, int32_t tricks);

/* What every card is worth. */
void model_cards(const talon_fh_problem *problem, struct worths *worths);

/* The problem that a game in the tricks stands for, by talon_fh_state_of() and
 * talon_fh_trick(). */
void model_of(const talon_game *game, talon_fh_problem *problem);

#endif
