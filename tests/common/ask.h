/* SPDX-License-Identifier: MIT */
/* Asking players, for tests. */
#ifndef TALON_TESTS_ADVISOR_ASK_H
#define TALON_TESTS_ADVISOR_ASK_H

#include "common/position.h"
#include "common/random_games.h"

#include "talon/player.h"

/* What a player answers. */
struct said {
    talon_advice advice[TALON_PLAYER_MOVES_MAX];
    uint32_t count;
    talon_status status;
};

static inline void *player_memory(void)
{
    static uint64_t memory[TALON_PLAYER_BYTES / 8];

    return memory;
}

/* Asks the player of a seat, with a generator that depends only on `number`. */
static inline void ask_player(const talon_game *game, int32_t seat,
                              const talon_player_budget *budget,
                              uint32_t number, struct said *said)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {16};
    talon_rng rng;

    talon_rng_seed(&rng, seed, number);
    memset(said, 0, sizeof *said);
    said->status = talon_player_advise(
        game, seat, budget, NULL, NULL, 0, &rng, player_memory(),
        TALON_PLAYER_BYTES, said->advice, TALON_PLAYER_MOVES_MAX, &said->count);
}

/* What is no estimate claims nothing; what is one comes from worlds. */
static inline void check_estimate(const talon_advice *advice)
{
    must(advice->is_estimate <= 1);
    must(advice->is_estimate ? advice->worlds > 0
                             : advice->worth == 0 && advice->error == 0);
    must(advice->error <= TALON_ERROR_UNKNOWN);
}

/* A game under random rules. */
static inline talon_game *random_table(struct handle *handle, talon_rng *rng,
                                       uint32_t kind)
{
    talon_game *game = NULL;
    talon_rules rules;

    random_rules(rng, kind, &rules);
    must_ok(
        talon_game_init(handle->memory, sizeof handle->memory, &rules, &game));
    return game;
}

/* Makes random steps. Returns whether it is then a seat's turn. */
static inline int stroll(talon_game *game, talon_rng *rng, uint32_t steps)
{
    talon_event event[TALON_EVENTS_MAX];
    int32_t seat = TALON_NOBODY;

    while (steps-- > 0)
        if (random_step(game, rng, event) == 0)
            return 0;
    talon_game_to_act(game, &seat);
    return seat >= 0;
}

/* Memory for samples. */
static inline void *sample_memory(void)
{
    static uint64_t memory[TALON_SAMPLE_BYTES_MAX / 8];

    return memory;
}

#endif
