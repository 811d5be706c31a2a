/* SPDX-License-Identifier: MIT */
/* A table is a game of position.h with its rules and a generator. A test may
 * have several tables. This is for tests of what all games have in common. */
#ifndef TALON_TESTS_TABLE_H
#define TALON_TESTS_TABLE_H

#include "common/position.h"
#include "common/random_games.h"

struct table {
    struct handle handle;
    talon_game *game;
    talon_rules rules;
    talon_rng rng;
    size_t size;
};

/* A new game in the memory of a table; its generator depends on the preset. */
#define sit_table(table, ...)                                                  \
    take_seats(table, sit_in(&(table)->handle, __VA_ARGS__))

static inline void take_seats(struct table *table, talon_game *game)
{
    table->game = game;
    table->size = size_of(game);
    ck_ok(talon_game_rules(game, &table->rules));
    seed_for(&table->rng, 20,
             table->rules.game_id * 100 + (uint32_t)table->rules.value[0]);
}

static inline void sit_at_random(struct table *table, uint32_t kind,
                                 uint32_t seed)
{
    seed_for(&table->rng, 21, seed);
    random_rules(&table->rng, kind, &table->rules);
    ck_ok(talon_game_init(table->handle.memory, sizeof table->handle.memory,
                          &table->rules, &table->game));
    table->size = size_of(table->game);
}

/* Shuffles the pack and deals it. */
static inline void deal_any(struct table *table)
{
    talon_card card[TALON_PACK_MAX];
    uint32_t n;

    ck_ok(
        talon_game_shuffle(table->game, &table->rng, card, TALON_PACK_MAX, &n));
    ck_ok(talon_game_deal(table->game, card, n, NULL, 0, NULL));
}

static inline void step(struct table *table)
{
    talon_event event[TALON_EVENTS_MAX];

    random_step(table->game, &table->rng, event);
}

#endif
