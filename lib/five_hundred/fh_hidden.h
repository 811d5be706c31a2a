/* SPDX-License-Identifier: MIT */
/* What is not known of the cards in a view. */
#ifndef TALON_FIVE_HUNDRED_FH_HIDDEN_H
#define TALON_FIVE_HUNDRED_FH_HIDDEN_H

#include "five_hundred/fh_rebuild.h"
#include "game/hidden.h"

/* See struct module. */
void tln_fh_hidden(const struct talon_game *handle, struct hidden *hidden);
void tln_fh_settle(struct talon_game *handle);

/* FH-21: the jokers of a contractor who has named their suit: those seen to be
 * its own, and one that can be nobody else's. */
talon_cards tln_fh_nominated_jokers(const struct five_hundred *view);

/* Whether there is room for what is not known, when the hand has been rebuilt:
 * as many cards as places take, and at each place enough that it may hold. */
int tln_fh_has_room(const struct five_hundred *view,
                    const struct rebuilt *rebuilt);

#endif
