/* SPDX-License-Identifier: MIT */
/* What each seat knows, and clearing the rest from a state. */
#ifndef TALON_FIVE_HUNDRED_FH_VIEW_H
#define TALON_FIVE_HUNDRED_FH_VIEW_H

#include "five_hundred/fh_state.h"

/* FH-28: the hand that all may see, as a bit. */
uint32_t tln_fh_open_hand(const struct five_hundred *game);

/* FH-42: whether the viewers know the kitty, once it is taken, and the discard:
 * the contractor does, until the next deal. */
int tln_fh_sees_kitty(const struct five_hundred *game);

/* FH-42: whether the viewers know the cards at a place. */
int tln_fh_is_known(const struct five_hundred *game, uint32_t place);

/* Whether nothing is secret. */
int tln_fh_is_complete(const struct five_hundred *game);

/* Clears what some seats do not know; see struct module. */
void tln_fh_redact(struct talon_game *handle, uint32_t seats);

#endif
