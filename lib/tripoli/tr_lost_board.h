/* SPDX-License-Identifier: MIT */
/* A board that the one of the next deal has replaced. */
#ifndef TALON_TRIPOLI_TR_LOST_BOARD_H
#define TALON_TRIPOLI_TR_LOST_BOARD_H

#include "game/told.h"
#include "tripoli/tr_state.h"

/* Finds a board with which the last deal can have led to the events since the
 * deal. The game is complete and waits for the next deal, whose board has been
 * turned (TR-6). Returns 0 if there is none. */
int tln_tr_find_lost_board(const struct tripoli *game, const struct told *told,
                           struct board *board);

#endif
