/* SPDX-License-Identifier: MIT */
/* Random games, and what must be true after every step of them. The property
 * tests of all games use this. */
#ifndef TALON_TESTS_RANDOM_GAMES_H
#define TALON_TESTS_RANDOM_GAMES_H

#include "common/suite.h"

/* How many games a test plays: the full number, or the percentage of it that
 * TALON_TEST_PERCENT gives (slow builds play fewer). */
static inline uint32_t games_to_play(uint32_t full)
{
    const char *percent = getenv("TALON_TEST_PERCENT");
    uint32_t games = full;

    if (percent != NULL)
        games = (uint32_t)((uint64_t)full * (uint32_t)atoi(percent) / 100);
    return games > 0 ? games : 1;
}

/* Draws a legal value for every option, such that the rules do not contradict
 * each other. */
void random_rules(talon_rng *rng, uint32_t game, talon_rules *rules);

/* The same, but it uses only the first `presets` presets, and only the options
 * that existed in a version; later options get the value 0, "as before". So
 * adding presets and options does not change what is drawn. The golden
 * transcripts depend on that. */
void random_rules_of(talon_rng *rng, uint32_t game, uint32_t presets,
                     uint32_t version, talon_rules *rules);

/* Asserts that the choices of a seat are sound and complete. talon_game_check()
 * accepts a move of the seat if and only if exactly one choice covers it.
 * Applying the move to a copy returns the same status, with two exceptions: a
 * view refuses every move (TALON_E_VIEW), and a move that a seat owes is
 * refused until its turn (TALON_E_TURN). The numbered moves of the seat are
 * those moves and no others. The moves tried are: every kind with every
 * denomination and amounts at, near and far beyond every bound; all sets of the
 * right size from the hand and from the pack (a sample if there are more than
 * 10 000); and legal moves with one field spoiled at a time, reserved bytes
 * included. */
void check_choices_of(const talon_game *game, int32_t seat, talon_rng *rng);

/* The same for the seat to act. */
void check_choices(const talon_game *game, talon_rng *rng);

/* Draws a move from a choice: any number of cards that it allows, and one of
 * the four lowest amounts, so that nobody raises forever. The golden
 * transcripts depend on what is drawn here, and in which order. */
void move_of(const talon_choice *choice, talon_rng *rng, int32_t seat,
             talon_move *move);

/* Draws a move of the seat to act. All of its choices are equally likely,
 * except that about half of the calls in an auction are passes. */
void random_move(const talon_game *game, talon_rng *rng, int32_t seat,
                 talon_move *move);

/* Makes a random step: deals shuffled cards, or makes a random move of the seat
 * to act. If it is the table's turn, the table makes a move only if nothing can
 * be dealt. Writes the events into `event`. Returns their number, or 0 if the
 * game is over. */
uint32_t random_step(talon_game *game, talon_rng *rng,
                     talon_event event[TALON_EVENTS_MAX]);

/* Seeds a generator for one game of a test. */
void seed_for(talon_rng *rng, uint32_t test, uint32_t game);

#endif
