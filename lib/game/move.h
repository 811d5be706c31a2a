/* SPDX-License-Identifier: MIT */
/* Moves: whether one is legal, and why not. */
#ifndef TALON_GAME_MOVE_H
#define TALON_GAME_MOVE_H

#include "game/handle.h"

/* Whether a move is legal, as talon_game_check() reports it. */
talon_status tln_move_status(const struct talon_game *game,
                             const talon_move *move, talon_cards *concerned);

#endif
