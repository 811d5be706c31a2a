/* SPDX-License-Identifier: MIT */
/* A hand played again, to verify a state or to find what it proves. */
#ifndef TALON_FIVE_HUNDRED_FH_REBUILD_H
#define TALON_FIVE_HUNDRED_FH_REBUILD_H

#include "five_hundred/fh_state.h"

struct rebuilt {
    struct five_hundred game;
    talon_cards excluded[SEATS]; /* cards a seat is proved not to hold */
};

/* Begins a game under the rules of a claim, before its first card. */
void tln_fh_begin_rebuild(const struct five_hundred *claim,
                          struct rebuilt *rebuilt);

/* Plays a claimed hand again, move by move, from the game in `rebuilt`: just
 * before the hand, with scores, dealer and the rest. Every number of the claim
 * is in its range. Returns 0 if a move was not legal or a card appeared twice;
 * otherwise the result still has to be compared with the claim. */
int tln_fh_rebuild(const struct five_hundred *claim, struct rebuilt *rebuilt);

#endif
