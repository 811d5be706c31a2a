/* SPDX-License-Identifier: MIT */
/* The second judge, for positions written by hand: it plays by the clauses on
 * the fields of a position, without the library. The first judge uses the
 * library's rules and looks for the best value. The second has rules of its
 * own, asks whether the side can take a given number of tricks, and stops at
 * the first card that decides this. Both must agree on every position that a
 * game can have. */
#ifndef TALON_TESTS_ADVISOR_MODEL_H
#define TALON_TESTS_ADVISOR_MODEL_H

#include "minimax.h"

#include "talon/solve.h"

/* The moves of a seat. A joker that is led is listed once for each suit that it
 * may name. */
struct model_moves {
    talon_card card[WORTHS_MAX];
    uint8_t suit[WORTHS_MAX];
    uint32_t count;
};

/* Whether a position is valid: its seats, side, cards and numbers are as
 * solve.h describes, and the cards on the table were legal plays. */
int model_accepts(const talon_fh_position *position);

/* The seat to act. */
int32_t model_to_act(const talon_fh_position *position);

/* The moves of the seat to act, in set order, then by suit (FH-25, FH-29 ...
 * FH-31). */
void model_moves(const talon_fh_position *position, struct model_moves *moves);

/* Plays a card. Returns -1 if the trick is not complete after it; otherwise 1
 * if the side takes the trick, which is added to `taken`, and 0 if not. */
int model_play(talon_fh_position *position, talon_card card, uint32_t suit);

/* Whether play is over: no card is left, or a misere is lost. */
int model_over(const talon_fh_position *position);

/* The value of a position; and whether it is at least `tricks`. */
int32_t model_value(const talon_fh_position *position);
int model_reaches(const talon_fh_position *position, int32_t tricks);

/* Finds what every card of the seat to act is worth. */
void model_cards(const talon_fh_position *position, struct worths *worths);

/* Makes the position of a game in the trick phase from what talon_fh_state_of()
 * and talon_fh_trick() say. */
void model_of(const talon_game *game, talon_fh_position *position);

#endif
