/* SPDX-License-Identifier: MIT */
/* Random games, and what must hold after every step of them. Shared by the
 * property tests of all games. */
#ifndef TALON_TESTS_RANDOM_GAMES_H
#define TALON_TESTS_RANDOM_GAMES_H

#include "common/suite.h"

/* How many games a test plays: the full number, or a percentage of it that the
 * environment gives (slow builds play fewer). */
static inline uint32_t games_to_play(uint32_t full)
{
    const char *percent = getenv("TALON_TEST_PERCENT");
    uint32_t games = full;

    if (percent != NULL)
        games = (uint32_t)((uint64_t)full * (uint32_t)atoi(percent) / 100);
    return games > 0 ? games : 1;
}

/* Rules with a legal value drawn for every option, without contradictions. */
void random_rules(talon_rng *rng, uint32_t game, talon_rules *rules);

/* The same from the first `presets` presets and from options up to a version;
 * later options have the value 0, "as before". So what is drawn does not change
 * when presets and options are added, which the golden transcripts depend
 * on. */
void random_rules_of(talon_rng *rng, uint32_t game, uint32_t presets,
                     uint32_t version, talon_rules *rules);

/* Asserts that the choices of a seat are sound and complete. talon_game_check()
 * accepts a move of the seat if and only if exactly one choice covers it.
 * Applying it to a copy gives the same answer, except that a view cannot go on,
 * and a seat that owes a move can make it only on its turn. Enumeration lists
 * those moves and no others. The moves tried are: every kind with every
 * denomination and amounts at, near and far beyond every bound; all sets of the
 * right size from the hand and from the pack (a sample if there are more than
 * 10 000); and legal moves with one field spoiled at a time, reserved bytes
 * included. */
void check_choices_of(const talon_game *game, int32_t seat, talon_rng *rng);

/* The same for the seat to act. */
void check_choices(const talon_game *game, talon_rng *rng);

/* A random move within a choice: any number of cards that it allows, and one of
 * the four lowest amounts, so that nobody raises forever. The golden
 * transcripts depend on what is drawn here and in which order. */
void move_of(const talon_choice *choice, talon_rng *rng, int32_t seat,
             talon_move *move);

/* A random move of the seat to act, from one of its choices, all equally
 * likely; but in an auction every second call is a pass. */
void random_move(const talon_game *game, talon_rng *rng, int32_t seat,
                 talon_move *move);

/* Makes a random step: deals shuffled cards, or makes a random move of the seat
 * to act. The events go into `event`; returns their number, or 0 if the game is
 * over. The table makes other moves only if nothing can be dealt. */
uint32_t random_step(talon_game *game, talon_rng *rng,
                     talon_event event[TALON_EVENTS_MAX]);

/* Starts a generator for one game of a test. */
void seed_for(talon_rng *rng, uint32_t test, uint32_t game);

#endif
