/* SPDX-License-Identifier: MIT */
/* The session: its start, and what the table does between deals (TR-29). */
#ifndef TALON_TRIPOLI_TR_SESSION_H
#define TALON_TRIPOLI_TR_SESSION_H

#include "game/phase.h"
#include "tripoli/tr_state.h"

extern const struct phase tln_tr_between_phase;

/* See struct module. */
void tln_tr_start(struct talon_game *handle);

/* TR-6: whether the board of the next deal is to be turned. */
int tln_tr_is_board_due(const struct tripoli *game);

/* TR-6: whether what a move turns is a board, and why not. */
talon_status tln_tr_turned_status(const talon_move *move,
                                  talon_cards *concerned);

/* A random board, every one equally likely: TALON_OK, or E_NOT_DUE if none is
 * due. */
talon_status tln_tr_draw_board(const struct talon_game *handle, talon_rng *rng,
                               talon_move *move);

/* Before the first deal: whether only purchases, a board and the end of the
 * session have happened. After it: whether play can have led to the closing
 * rounds of a state whose seats fit (TR-29, TR-30). */
int tln_tr_is_fresh(const struct tripoli *game);
int tln_tr_session_fits(const struct tripoli *game);

#endif
