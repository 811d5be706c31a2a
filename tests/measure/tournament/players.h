/* SPDX-License-Identifier: MIT */
/* The players and games of a tournament, and the times that decisions take. */
#ifndef PLAYERS_H
#define PLAYERS_H

#include "tournament.h"

/* How matches of a game are played; null for an unknown game. */
const struct discipline *discipline_of(uint32_t game_id);
const struct reference_player *player_named(uint32_t game_id, const char *name);

/* Lists the players of every game. */
void players_list(FILE *file);

/* Records the time of a decision, in microseconds, by player and phase.
 * Times are kept apart from the sums, because they are never the same twice. */
void times_note(const struct reference_player *player, uint32_t phase,
                double microseconds);
void times_print(FILE *file);

#endif
