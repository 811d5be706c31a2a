/* SPDX-License-Identifier: MIT */
/* Reference players of Tripoli: yardsticks, not models. They are handed a view
 * of their seat and a generator, and read nothing but the public headers. */
#ifndef TALON_TESTS_TR_PLAYERS_H
#define TALON_TESTS_TR_PLAYERS_H

#include "reference_player.h"

/* A move drawn from all kinds that are possible, each equally likely, and then
 * its cards and what it bets or raises by. Offers are among the four lowest. */
extern const struct reference_player tr_random;

/* The station: keeps its hand, never bids for anything, chooses the best five,
 * checks and calls, and leads at random. */
extern const struct reference_player tr_station;

/* The four levels of the player of Alysoun/tripoley. */
extern const struct reference_player tr_alysoun_easy;
extern const struct reference_player tr_alysoun_medium;
extern const struct reference_player tr_alysoun_hard;
extern const struct reference_player tr_alysoun_card_shark;

#endif
