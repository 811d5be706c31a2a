/* SPDX-License-Identifier: MIT */
/* Our own players of Tripoli, by their levels. */
#include "tr_players.h"

#include "talon/player.h"

#include <stdlib.h>

static void decide(const struct reference_player *self, struct turn *turn)
{
    static uint64_t scratch[TALON_PLAYER_BYTES_MAX / 8];
    talon_player_budget budget = {(uint32_t)self->variant, 0, 0, 0};

    if (talon_player_move(turn->view, turn->seat, &budget, NULL, 0, turn->rng,
                          scratch, sizeof scratch, &turn->move) < 0)
        abort();
}

#define LEVEL(level, text, number)                                             \
    const struct reference_player level = {                                    \
        .name = text,                                                          \
        .game_id = TALON_GAME_TRIPOLI,                                         \
        .variant = number,                                                     \
        .decide = decide,                                                      \
    };

LEVEL(tr_novice, "novice-1", TALON_LEVEL_NOVICE_1)
LEVEL(tr_casual, "casual-1", TALON_LEVEL_CASUAL_1)
LEVEL(tr_club, "club-1", TALON_LEVEL_CLUB_1)
LEVEL(tr_expert, "expert-1", TALON_LEVEL_EXPERT_1)
