/* SPDX-License-Identifier: MIT */
/* A hand played again. */
#ifndef TALON_FIVE_HUNDRED_FH_REBUILD_H
#define TALON_FIVE_HUNDRED_FH_REBUILD_H

#include "five_hundred/fh_state.h"

struct rebuilt {
    struct five_hundred game;
    talon_cards excluded[SEATS]; /* cards a seat has proved not to hold */
};

/* A game by the rules of a claim, before its first card. */
void tln_fh_begin_rebuild(const struct five_hundred *claim,
                          struct rebuilt *rebuilt);

/* Plays a hand that is claimed again, move by move, from the game that
 * `rebuilt` holds: just before the hand, with scores, dealer and the rest.
 * Every number of the claim is in its range. Gives 0 if a move was not legal or
 * a card was twice; else what is rebuilt is still to be compared. */
int tln_fh_rebuild(const struct five_hundred *claim, struct rebuilt *rebuilt);

#endif
