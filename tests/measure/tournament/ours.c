/* SPDX-License-Identifier: MIT */
/* The players of talon/player.h, with the same interface as all other players.
 * A new level needs one line in each list. */
#include "ours.h"
#include "notes.h"
#include <talon/player.h>
#include <stdio.h>
#include <stdlib.h>

static void decide(const struct reference_player *self, struct turn *turn)
{
    static uint64_t scratch[TALON_PLAYER_BYTES / 8];
    talon_player_budget budget = {0};
    talon_advice advice;
    uint32_t count = 0;
    talon_status status;

    budget.level = (uint32_t)self->variant;
    status = talon_player_advise(turn->view, turn->seat, &budget, NULL,
                                 notes_now(), TALON_SEATS_MAX, turn->rng,
                                 scratch, sizeof scratch, &advice, 1, &count);
    if (status < 0 || count == 0) {
        fprintf(stderr, "tournament: %s: %s\n", self->name,
                talon_status_text(status));
        exit(3);
    }
    turn->move = advice.next_move;
    if (advice.chance_of != 0) {
        turn->chance = (int32_t)advice.chance * CHANCE_ONE / TALON_CERTAIN;
        turn->chance_of = advice.chance_of;
    }
}

/* clang-format off */
#define LEVEL(game, title, level)                                              \
    &(const struct reference_player) {                                         \
        .name = title, .game_id = game, .variant = level, .decide = decide,    \
    }
/* clang-format on */

const struct reference_player *const fh_players[] = {
    LEVEL(TALON_GAME_FIVE_HUNDRED, "beginner-1", TALON_LEVEL_BEGINNER_1),
    LEVEL(TALON_GAME_FIVE_HUNDRED, "novice-1", TALON_LEVEL_NOVICE_1),
    LEVEL(TALON_GAME_FIVE_HUNDRED, "casual-1", TALON_LEVEL_CASUAL_1),
    LEVEL(TALON_GAME_FIVE_HUNDRED, "club-1", TALON_LEVEL_CLUB_1),
    LEVEL(TALON_GAME_FIVE_HUNDRED, "expert-1", TALON_LEVEL_EXPERT_1),
    NULL,
};

const struct reference_player *const tr_players[] = {
    LEVEL(TALON_GAME_TRIPOLI, "beginner-1", TALON_LEVEL_BEGINNER_1),
    LEVEL(TALON_GAME_TRIPOLI, "novice-1", TALON_LEVEL_NOVICE_1),
    LEVEL(TALON_GAME_TRIPOLI, "casual-1", TALON_LEVEL_CASUAL_1),
    LEVEL(TALON_GAME_TRIPOLI, "club-1", TALON_LEVEL_CLUB_1),
    LEVEL(TALON_GAME_TRIPOLI, "expert-1", TALON_LEVEL_EXPERT_1),
    NULL,
};
