/* SPDX-License-Identifier: MIT */
/* Where cards lie: the places by their numbers, which are hands, the dead one
 * included, TALON_PLACE_TALON and TALON_PLACE_DISCARD. */
#ifndef TALON_FIVE_HUNDRED_FH_PLACES_H
#define TALON_FIVE_HUNDRED_FH_PLACES_H

#include "five_hundred/fh_state.h"

/* Places that can hold hidden cards, at most: hands, kitty and discard. */
#define PLACES_MAX (SEATS + 2)

/* Where nothing is put: what the contractor holds that was not in the kitty. */
#define PLACE_WAS_DEALT 255

/* The places of a game; returns how many. */
uint32_t tln_fh_places(const int16_t *rule, uint8_t place[PLACES_MAX]);

/* The cards at a place, as far as known; a kitty that has been taken lies
 * nowhere. */
talon_cards tln_fh_cards_at(const struct five_hundred *game, uint32_t place);

/* How many cards lie at a place, known or not. */
uint32_t tln_fh_size_at(const struct five_hundred *game, uint32_t place);

/* Puts cards to those at a place, or to the kitty as it was dealt; see struct
 * module. */
void tln_fh_fill(struct talon_game *handle, uint32_t place, talon_cards cards);

#endif
