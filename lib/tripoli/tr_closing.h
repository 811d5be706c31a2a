/* SPDX-License-Identifier: MIT */
/* The end of a session (TR-30, TR-31): pots for what is left on the board. */
#ifndef TALON_TRIPOLI_TR_CLOSING_H
#define TALON_TRIPOLI_TR_CLOSING_H

#include "game/phase.h"
#include "tripoli/tr_state.h"

extern const struct phase tln_tr_over_phase;

/* Begins the closing rounds, with at most this many pots, and sets up the
 * first; goes on when a pot has been won. With no pots left the session is
 * over. */
void tln_tr_closing_begin(struct tripoli *game, uint32_t pots,
                          struct events *events);
void tln_tr_closing_pot_won(struct tripoli *game, struct events *events);

#endif
