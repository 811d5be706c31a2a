/* SPDX-License-Identifier: MIT */
/* Where cards are: the places by number, which are the hands (including the
 * dead one), TALON_PLACE_TALON and TALON_PLACE_DISCARD. */
#ifndef TALON_FIVE_HUNDRED_FH_PLACES_H
#define TALON_FIVE_HUNDRED_FH_PLACES_H

#include "five_hundred/fh_state.h"

/* Places that can hold hidden cards, at most: hands, kitty and discard. */
#define PLACES_MAX (SEATS + 2)

/* The places of a game; returns how many. */
uint32_t tln_fh_places(const int16_t *rule, uint8_t place[PLACES_MAX]);

/* The known cards at a place; a kitty that has been taken is nowhere. */
talon_cards tln_fh_cards_at(const struct five_hundred *game, uint32_t place);

/* How many cards are at a place, known or not. */
uint32_t tln_fh_size_at(const struct five_hundred *game, uint32_t place);

/* Adds cards to those at a place, or to the kitty as it was dealt; see struct
 * module. */
void tln_fh_fill(struct talon_game *handle, uint32_t place, talon_cards cards);

#endif
