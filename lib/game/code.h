/* SPDX-License-Identifier: MIT */
/* What a game says about the codes of its moves: a row for each kind of a
 * seat's moves that its rules allow.
 *
 * A row is a choice that holds every move of its kind that can ever be legal
 * under these rules; rows have no move in common. (A kind may have more than
 * one.) The cards are those of the pack. A row has a code for each of its cards
 * and then, for the end of its moves, one for each combination of its other
 * fields, in the order of talon_game_move_at(). Each choice of a seat is within
 * one row, and the choices within a row are in the order of their codes.
 *
 * Codes are promised for good: rows keep their order, and what later options
 * allow comes behind what there is without them. */
#ifndef TALON_GAME_CODE_H
#define TALON_GAME_CODE_H

#include "talon/code.h"

#define CODE_ROWS_MAX 16

/* Flag of a row: a move with cards always ends with a code of its other fields;
 * without the flag it does not if these are all 0. */
#define ROW_ENDS 1

#endif
