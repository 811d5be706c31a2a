/* SPDX-License-Identifier: MIT */
/* The unknown cards of a view, for sampling. */
#ifndef TALON_TRIPOLI_TR_HIDDEN_H
#define TALON_TRIPOLI_TR_HIDDEN_H

#include "game/hidden.h"
#include "game/state.h"

/* See struct module. */
void tln_tr_hidden(const struct talon_game *view, struct hidden *hidden);
void tln_tr_fill(struct talon_game *world, uint32_t place, talon_cards cards);

#endif
