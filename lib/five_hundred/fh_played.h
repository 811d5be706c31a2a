/* SPDX-License-Identifier: MIT */
/* The cards played to the tricks of a hand, and those on the table. */
#ifndef TALON_FIVE_HUNDRED_FH_PLAYED_H
#define TALON_FIVE_HUNDRED_FH_PLAYED_H

#include "five_hundred/fh_state.h"

/* The cards played to a trick, completed or the one after those. */
uint32_t tln_fh_cards_in_trick(const struct five_hundred *game, uint32_t trick);

/* The trick to look at: the one being played or, after the hand, the last;
 * TRICKS if there is none. */
uint32_t tln_fh_trick_shown(const struct five_hundred *game);

/* What lies on the table: the cards of that trick, or those drawn. */
talon_cards tln_fh_cards_on_table(const struct five_hundred *game);

/* Adds the cards each seat has played, as far as they are sound: 0 if a card is
 * none, or was there before, or nobody led it. */
int tln_fh_add_played(const struct five_hundred *game,
                      talon_cards played[SEATS]);

/* All cards played in a hand that is sound. */
talon_cards tln_fh_all_played(const struct five_hundred *game);

#endif
