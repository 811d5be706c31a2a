/* SPDX-License-Identifier: MIT */
/* Cards as they count now, for showing hands. */
#ifndef TALON_FIVE_HUNDRED_FH_ORDER_H
#define TALON_FIVE_HUNDRED_FH_ORDER_H

#include "five_hundred/fh_state.h"

/* The suit a card of the pack belongs to, and its place in the order in which a
 * hand is shown; see struct module. */
uint32_t tln_fh_card_suit(const struct talon_game *handle, talon_card card);
uint32_t tln_fh_card_order(const struct talon_game *handle, talon_card card);

#endif
