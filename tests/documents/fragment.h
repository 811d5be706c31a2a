/* SPDX-License-Identifier: MIT */
/* What the fragments of C in the documents need: the names that they use, and a
 * game. Each fragment runs after set_up(). */
#ifndef TALON_FRAGMENT_H
#define TALON_FRAGMENT_H

#undef NDEBUG
#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <talon/player.h>
#include <talon/solve.h>
#include <talon/talon.h>
#include <talon/words.h>

#define DEALS 10

static const uint8_t seed[TALON_SEED_BYTES] = {'5', '0', '0'};

talon_event events[TALON_EVENTS_MAX];
talon_choice choices[TALON_CHOICES_MAX];
int64_t totals[TALON_SEATS_MAX];
uint32_t i, n, count, deals;
talon_card list[TALON_PACK_MAX];
talon_cards cards;
talon_rules rules;
talon_words words;
talon_status status;
talon_move move;
talon_rng rng;
int32_t seat;
char text[4096];
size_t length;

/* Five games with the same rules, each in its own memory. */
talon_game *game, *view, *world, *trial, *before;

/* Starts a new game of a preset in each of them. */
static inline void new_game(const char *game_key, const char *preset)
{
    static uint64_t memory[5][TALON_GAME_BYTES_MAX / 8];
    talon_game **handle[5] = {&game, &view, &world, &trial, &before};
    uint32_t k;

    assert(talon_rules_init(&rules, talon_games_find(game_key), 0) == TALON_OK);
    assert(talon_rules_preset(&rules, preset) == TALON_OK);
    for (k = 0; k < 5; k++)
        assert(talon_game_init(memory[k], sizeof memory[k], &rules,
                               handle[k]) == TALON_OK);
}

static inline void set_up(void)
{
    new_game("five-hundred", "classic-3");
    talon_rng_seed(&rng, seed, 0);
}

/* Makes one random step of the game. */
static inline void step(void)
{
    assert(talon_game_to_act(game, &seat) == TALON_OK);
    assert(seat != TALON_NOBODY);
    if (seat == TALON_TABLE) {
        assert(talon_game_chance(game, &rng, events, TALON_EVENTS_MAX,
                                 &count) == TALON_OK);
    } else {
        assert(talon_game_move_random(game, &rng, &move) == TALON_OK);
        assert(talon_game_apply(game, &move, events, TALON_EVENTS_MAX,
                                &count) == TALON_OK);
    }
}

/* Plays at random until the game is in a phase where a seat must act. */
static inline void play_until(uint32_t phase)
{
    uint32_t now = 0;

    while (now != phase || seat < 0) {
        step();
        talon_game_phase(game, &now);
        talon_game_to_act(game, &seat);
    }
}

#endif
