/* SPDX-License-Identifier: MIT */
/* The unknown cards of a view, for sampling. */
#ifndef TALON_TRIPOLI_TR_HIDDEN_H
#define TALON_TRIPOLI_TR_HIDDEN_H

#include "game/hidden.h"
#include "game/state.h"

/* See struct module. */
int tln_tr_hidden(const struct talon_game *view, struct hidden *hidden);
void tln_tr_fill(struct talon_game *world, uint32_t id, talon_cards cards);
uint32_t tln_tr_sets(const struct talon_game *world, struct hidden_set *set);

#endif
