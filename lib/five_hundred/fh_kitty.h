/* SPDX-License-Identifier: MIT */
/* What the contractor does before the first lead. */
#ifndef TALON_FIVE_HUNDRED_FH_KITTY_H
#define TALON_FIVE_HUNDRED_FH_KITTY_H

#include "five_hundred/fh_state.h"
#include "game/phase.h"

extern const struct phase tln_fh_discard_phase;
extern const struct phase tln_fh_partner_phase;

/* FH-20: gives the kitty to the contractor, who is to discard. */
void tln_fh_take_kitty(struct five_hundred *game, struct events *events);

/* FH-21: whether a suit may be named with the discard, if a joker is kept. */
int tln_fh_may_nominate(const struct five_hundred *game);

#endif
