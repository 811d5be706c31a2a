/* SPDX-License-Identifier: MIT */
/* The reference players of Tripoli, for comparison only. They get a view for
 * their seat and a generator, and use only the public headers. */
#ifndef TALON_TESTS_TR_PLAYERS_H
#define TALON_TESTS_TR_PLAYERS_H

#include "reference_player.h"

/* Draws the kind of its move from all kinds that are possible, each equally
 * likely, then its cards and the amount of a bet or raise. It offers one of the
 * four lowest amounts. */
extern const struct reference_player tr_random;

/* The station: it keeps its hand, makes no offers, selects the best five cards,
 * checks and calls, and leads at random. */
extern const struct reference_player tr_station;

/* The sound player: it believes that whoever bets has one of the best fifth of
 * all hands, and whoever raises one of the best tenth, and decides by the
 * chance that this leaves it. */
extern const struct reference_player tr_sound;

/* The four levels of the player of Alysoun/tripoley. */
extern const struct reference_player tr_alysoun_easy;
extern const struct reference_player tr_alysoun_medium;
extern const struct reference_player tr_alysoun_hard;
extern const struct reference_player tr_alysoun_card_shark;

#endif
