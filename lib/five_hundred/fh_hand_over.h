/* SPDX-License-Identifier: MIT */
/* How a hand ends. */
#ifndef TALON_FIVE_HUNDRED_FH_HAND_OVER_H
#define TALON_FIVE_HUNDRED_FH_HAND_OVER_H

#include "five_hundred/fh_state.h"
#include "game/event.h"

/* FH-18: nobody has bid, and the next hand is dealt. */
void tln_fh_throw_in(struct five_hundred *game, struct events *events);

/* FH-33…FH-40: the tricks are played; `reason` is TALON_REASON_TEN_TRICKS or
 * TALON_REASON_MISERE_LOST. */
void tln_fh_end_hand(struct five_hundred *game, uint32_t reason,
                     struct events *events);

/* FH-9: the dealer of the hand that has been dealt. When that is over but the
 * game is not, the state already has the next dealer. */
int8_t tln_fh_dealer_of_hand(const struct five_hundred *game);

#endif
