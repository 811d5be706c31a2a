/* SPDX-License-Identifier: MIT */
/* The players of talon/player.h, as lists that end with null. */
#ifndef OURS_H
#define OURS_H

#include "../reference_players/reference_player.h"

extern const struct reference_player *const fh_players[];
extern const struct reference_player *const tr_players[];

#endif
