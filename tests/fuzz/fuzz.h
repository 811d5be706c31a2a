/* SPDX-License-Identifier: MIT */
/* What the fuzzers share: conditions that stop the fuzzer if they are not met,
 * and functions that play games. */
#ifndef TALON_TESTS_FUZZ_H
#define TALON_TESTS_FUZZ_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "talon/talon.h"

#define demand(condition)                                                      \
    do {                                                                       \
        if (!(condition)) {                                                    \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__,         \
                    #condition);                                               \
            abort();                                                           \
        }                                                                      \
    } while (0)

/* The most steps that a fuzzer plays, which is one or two deals. */
#define STEPS 300

/* Seeds a generator from bytes. */
static inline void seed_from(talon_rng *rng, const uint8_t *bytes,
                             size_t length)
{
    uint8_t seed[TALON_SEED_BYTES] = {0};
    size_t i;

    for (i = 0; i < length; i++)
        seed[i % sizeof seed] =
            (uint8_t)(seed[i % sizeof seed] * 31 + bytes[i]);
    demand(talon_rng_seed(rng, seed, 0) == TALON_OK);
}

static inline size_t game_size(const talon_game *game)
{
    talon_rules rules;
    size_t size;

    demand(talon_game_rules(game, &rules) == TALON_OK);
    demand(talon_games_bytes(rules.game_id, &size) == TALON_OK);
    return size;
}

static inline void copy_game(uint64_t *memory, const talon_game *game)
{
    memcpy(memory, game, game_size(game));
}

static inline int same_games(const talon_game *a, const talon_game *b)
{
    return memcmp(a, b, game_size(a)) == 0;
}

/* Starts a game of any kind and preset. */
static inline talon_game *some_game(uint64_t memory[TALON_GAME_BYTES_MAX / 8],
                                    talon_rng *rng)
{
    uint32_t id = talon_games_at(talon_rng_below(rng, talon_games_count()));
    talon_game *game;
    talon_rules rules;

    demand(talon_rules_init(&rules, id,
                            1 + talon_rng_below(rng, talon_preset_count(id))) ==
           TALON_OK);
    demand(talon_game_init(memory, TALON_GAME_BYTES_MAX, &rules, &game) ==
           TALON_OK);
    return game;
}

static inline int is_view(const talon_game *game)
{
    int32_t view;

    demand(talon_game_viewers(game, NULL, &view) == TALON_OK);
    return view;
}

/* Deals or makes a random legal move. Returns 0 if neither is possible. */
static inline int step(talon_game *game, talon_rng *rng)
{
    talon_event event[TALON_EVENTS_MAX];
    talon_card card[TALON_PACK_MAX];
    uint32_t count;
    talon_move move;

    if (talon_game_shuffle(game, rng, card, TALON_PACK_MAX, &count) ==
        TALON_OK) {
        demand(talon_game_deal(game, card, count, event, TALON_EVENTS_MAX,
                               &count) == TALON_OK);
        return 1;
    }
    demand(talon_game_move_count(game, &count) == TALON_OK);
    if (count > 0) {
        demand(talon_game_move_at(game, talon_rng_below(rng, count), &move) ==
               TALON_OK);
    } else if (talon_tr_board_shuffle(game, rng, &move) != TALON_OK) {
        return 0;
    }
    if (talon_game_check(game, &move, NULL) == TALON_E_LIMIT)
        return 0; /* a purchase above the limit of chips */
    demand(talon_game_apply(game, &move, event, TALON_EVENTS_MAX, &count) ==
           TALON_OK);
    demand(count > 0 && count <= TALON_EVENTS_MAX);
    return 1;
}

/* Makes so many steps, or fewer if there is no next one. */
static inline void play_steps(talon_game *game, talon_rng *rng, uint32_t steps)
{
    while (steps > 0 && step(game, rng))
        steps--;
}

static inline void play_on(talon_game *game, talon_rng *rng)
{
    play_steps(game, rng, STEPS);
}

#endif
