/* SPDX-License-Identifier: MIT */
/* The cards played to the tricks of a hand, and those on the table. */
#ifndef TALON_FIVE_HUNDRED_FH_PLAYED_H
#define TALON_FIVE_HUNDRED_FH_PLAYED_H

#include "five_hundred/fh_state.h"

/* The number of cards played to a trick, completed or in progress. */
uint32_t tln_fh_cards_in_trick(const struct five_hundred *game, uint32_t trick);

/* The trick to show: the one being played or, after the hand, the last; TRICKS
 * if there is none. */
uint32_t tln_fh_trick_shown(const struct five_hundred *game);

/* What is on the table: the cards of that trick, or those drawn. */
talon_cards tln_fh_cards_on_table(const struct five_hundred *game);

/* Adds the cards each seat has played, as far as they are sound: returns 0 at a
 * number that is not a card, a card seen before, or a trick without a
 * leader. */
int tln_fh_add_played(const struct five_hundred *game,
                      talon_cards played[SEATS]);

/* All cards played in a sound hand. */
talon_cards tln_fh_all_played(const struct five_hundred *game);

#endif
