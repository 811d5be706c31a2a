/* SPDX-License-Identifier: MIT */
/* What earlier hands can have left behind. */
#ifndef TALON_FIVE_HUNDRED_FH_STANDING_H
#define TALON_FIVE_HUNDRED_FH_STANDING_H

#include "five_hundred/fh_state.h"

/* Whether a game can reach a hand with these deals, scores and bars. */
int tln_fh_may_deal(const struct five_hundred *game);

/* Whether it can, with this dealer, after this many turns. */
int tln_fh_turns_are_possible(const struct five_hundred *game, uint32_t turns);

#endif
