/* SPDX-License-Identifier: MIT */
/* A table to play at: a game in memory with its rules and a generator. Shared
 * by tests of what all games have in common. */
#ifndef TALON_TESTS_TABLE_H
#define TALON_TESTS_TABLE_H

#include "random_games.h"

#define FH           TALON_GAME_FIVE_HUNDRED
#define TR           TALON_GAME_TRIPOLI

#define COUNT(table) (sizeof(table) / sizeof(table)[0])

struct table {
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *game;
    talon_rules rules;
    talon_rng rng;
    size_t size;
};

/* A game of a preset with changes given as "key value key value …". */
static inline void sit(struct table *table, uint32_t kind, uint32_t preset,
                       const char *changes)
{
    char key[24], value[24];
    int used;

    ck_ok(talon_rules_init(&table->rules, kind, preset));
    while (sscanf(changes, "%23s %23s%n", key, value, &used) == 2) {
        ck_ok(talon_rules_set_text(&table->rules, key, value));
        changes += used;
    }
    ck_ok(talon_game_init(table->memory, sizeof table->memory, &table->rules,
                          &table->game));
    ck_ok(talon_games_bytes(kind, &table->size));
    seed_for(&table->rng, 20, kind * 100 + preset);
}

static inline void sit_at_random(struct table *table, uint32_t kind,
                                 uint32_t seed)
{
    seed_for(&table->rng, 21, seed);
    random_rules(&table->rng, kind, &table->rules);
    ck_ok(talon_game_init(table->memory, sizeof table->memory, &table->rules,
                          &table->game));
    ck_ok(talon_games_bytes(kind, &table->size));
}

static inline void deal(struct table *table)
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

static inline int32_t seat_to_act(const struct table *table)
{
    int32_t seat = 99;

    ck_ok(talon_game_to_act(table->game, &seat));
    return seat;
}

static inline uint32_t turn(const struct table *table)
{
    uint32_t number = 99;

    ck_ok(talon_game_turn(table->game, &number));
    return number;
}

#endif
