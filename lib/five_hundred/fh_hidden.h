/* SPDX-License-Identifier: MIT */
/* What is not known of the cards in a view, for sampling and verifying. */
#ifndef TALON_FIVE_HUNDRED_FH_HIDDEN_H
#define TALON_FIVE_HUNDRED_FH_HIDDEN_H

#include "five_hundred/fh_rebuild.h"
#include "game/hidden.h"

/* See struct module. */
int tln_fh_hidden(const struct talon_game *handle, struct hidden *hidden);
void tln_fh_settle(struct talon_game *handle);
int tln_fh_completes(const struct talon_game *handle);
uint32_t tln_fh_sets(const struct talon_game *handle, struct hidden_set *set);

/* FH-21: the jokers of a contractor who has named their suit: those known to be
 * its own, and one that cannot be anyone else's. */
talon_cards tln_fh_nominated_jokers(const struct five_hundred *view);

/* Whether there is room for what is not known, once the hand has been rebuilt:
 * as many cards as the places take, and enough for each that it may hold. */
int tln_fh_has_room(const struct five_hundred *view,
                    const struct rebuilt *rebuilt);

#endif
