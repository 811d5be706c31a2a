/* SPDX-License-Identifier: MIT */
/* How a game begins, and the deal of each hand: the two phases in which the
 * table acts. */
#ifndef TALON_FIVE_HUNDRED_FH_DEAL_H
#define TALON_FIVE_HUNDRED_FH_DEAL_H

#include "five_hundred/fh_state.h"
#include "game/phase.h"

extern const struct phase tln_fh_draw_phase;
extern const struct phase tln_fh_deal_phase;

/* The state before the first card is drawn or dealt; see struct module. */
void tln_fh_start(struct talon_game *handle);

/* The same when the ladder of the rules is already there. */
void tln_fh_begin(struct five_hundred *game);

#endif
