/* SPDX-License-Identifier: MIT */
/* What tests of views, samples and saved games share: sets of seats to make
 * views for, the card sets in a state, and the saved bytes of a game.
 *
 * Everything that can be secret is in the card sets at the beginning of a
 * game's state, except for one number, the partner in Five Hundred. Tests find
 * the sets through the list of saved members, so they depend only on the first
 * lines of that list. */
#ifndef TALON_TESTS_VIEWS_H
#define TALON_TESTS_VIEWS_H

#include "game/module.h"
#include "common/position.h"
#include "common/random_games.h"

/* How many card sets a state has: in Five Hundred six hands, the kitty and the
 * discard; in Tripoli nine hands, nine selections and the spare hand. For other
 * games, sets_in() counts the members of eight bytes at the beginning. */
#define FH_SETS 8
#define TR_SETS 19

/* A saved game. */
struct saved {
    uint8_t byte[TALON_SAVE_BYTES_MAX];
    size_t length;
};

static inline void save(const talon_game *game, struct saved *saved)
{
    memset(saved->byte, 0, sizeof saved->byte);
    must_ok(
        talon_game_save(game, saved->byte, sizeof saved->byte, &saved->length));
}

static inline uint32_t sets_in(const talon_game *game)
{
    const struct field *field = module_of_handle(game)->field;
    uint32_t sets = 0;

    if (kind_of(game) == FH || kind_of(game) == TR)
        return kind_of(game) == FH ? FH_SETS : TR_SETS;
    for (; field->bytes == sizeof(talon_cards); field++)
        sets += field->count;
    return sets;
}

static inline talon_cards *sets_of(talon_game *game)
{
    const struct module *module = module_of_handle(game);

    return (talon_cards *)(void *)((char *)game + module->field[0].offset);
}

/* Whether talon_game_load() would accept the state of a game, which a test may
 * have changed. */
static inline int is_accepted(const talon_game *game)
{
    struct handle loaded;
    struct saved saved;

    copy_to(&loaded, game);
    save(game, &saved);
    return talon_game_load(of(&loaded), saved.byte, saved.length, NULL) ==
           TALON_OK;
}

/* Draws a set of seats to make a view for: usually one seat or none, sometimes
 * any set. */
static inline uint32_t random_viewers(talon_rng *rng, uint32_t seats)
{
    switch (talon_rng_below(rng, 6)) {
    case 0:
        return 0;
    case 1:
        return talon_rng_below(rng, 1u << seats);
    default:
        return 1u << talon_rng_below(rng, seats);
    }
}

/* Memory that a sample needs. */
static inline void *scratch_memory(void)
{
    static uint64_t memory[TALON_SAMPLE_BYTES_MAX / 8];

    return memory;
}

/* Starts a game under random rules. */
static inline talon_game *random_game(struct handle *handle, talon_rng *rng,
                                      uint32_t kind)
{
    talon_game *game = NULL;
    talon_rules rules;

    random_rules(rng, kind, &rules);
    must_ok(
        talon_game_init(handle->memory, sizeof handle->memory, &rules, &game));
    return game;
}

/* Starts a game of a preset; presets are numbered from 1. */
static inline talon_game *preset_game(struct handle *handle, uint32_t kind,
                                      uint32_t preset)
{
    talon_game *game = NULL;
    talon_rules rules;

    must_ok(talon_rules_init(&rules, kind, preset));
    must_ok(
        talon_game_init(handle->memory, sizeof handle->memory, &rules, &game));
    return game;
}

/* Whether a deal has been played out: only the table can act, or nobody. */
static inline int is_between_deals(const talon_game *game)
{
    return seat_to_act(game) < 0;
}

/* Plays the deal to its end with random moves. */
static inline void play_out(talon_game *game, talon_rng *rng)
{
    talon_event event[TALON_EVENTS_MAX];
    uint32_t steps = 0;

    while (!is_between_deals(game)) {
        must(random_step(game, rng, event) > 0);
        must(++steps < 100000);
    }
}

#endif
