/* SPDX-License-Identifier: MIT */
/* Moves: whether one is legal, and why not. */
#ifndef TALON_GAME_MOVE_H
#define TALON_GAME_MOVE_H

#include "game/handle.h"

/* Whether a move is legal, as talon_game_check() reports it. */
talon_status tln_move_status(const struct talon_game *game,
                             const talon_move *move, talon_cards *concerned);

/* Whether the fields that a kind does not use are 0: TALON_OK or E_FIELD. */
talon_status tln_field_status(const struct kind *kind, const talon_move *move);

/* Whether one of some choices stands for a move: TALON_OK, or why none does:
 * the first field in which those that agree so far do not, where E_PHASE is the
 * kind; E_CARD_FOREIGN if only the cards are others. */
talon_status tln_choices_refusal(const talon_choice *choice, uint32_t count,
                                 const talon_move *move);

#endif
