/* SPDX-License-Identifier: MIT */
/* Random games, and what must hold after every step of them. Shared by the
 * property tests of all games. */
#ifndef TALON_TESTS_RANDOM_GAMES_H
#define TALON_TESTS_RANDOM_GAMES_H

#include "common/suite.h"

/* How many games a test plays: so many, or a percentage of that given in the
 * environment (slow builds play fewer). */
static inline uint32_t games_to_play(uint32_t full)
{
    const char *percent = getenv("TALON_TEST_PERCENT");
    uint32_t games = full;

    if (percent != NULL)
        games = (uint32_t)((uint64_t)full * (uint32_t)atoi(percent) / 100);
    return games > 0 ? games : 1;
}

/* Rules with a legal value drawn for every option, no two contradicting. */
void random_rules(talon_rng *rng, uint32_t game, talon_rules *rules);

/* The same from the first so many presets, with the options up to a version;
 * later ones have the value 0, "as before". So what is drawn stays the same
 * when presets and options are added: the golden transcripts rest on it. */
void random_rules_of(talon_rng *rng, uint32_t game, uint32_t presets,
                     uint32_t version, talon_rules *rules);

/* Asserts that the choices of a seat are sound and complete: a move of it is
 * accepted by check if and only if exactly one choice stands for it; apply, on
 * a copy, says the same, but that a view cannot go on, and that a seat that
 * owes a move makes it when it is to act; and enumeration lists those moves and
 * no others. Moves tried: every kind with every denomination and amounts at,
 * beside and far beyond every bound; all sets of cards of the right size out of
 * the hand and out of the pack (a sample where there are more than 10 000); and
 * legal moves with one field spoiled at a time, reserved bytes included. */
void check_choices_of(const talon_game *game, int32_t seat, talon_rng *rng);

/* The same for the seat to act. */
void check_choices(const talon_game *game, talon_rng *rng);

/* A random move that a choice stands for: any number of cards that it allows,
 * and of amounts one of the least four, so that nobody raises forever. The
 * golden transcripts rest on what this draws and in which order. */
void move_of(const talon_choice *choice, talon_rng *rng, int32_t seat,
             talon_move *move);

/* A random move of the seat to act: such a move of one of its choices, each as
 * likely; but in an auction every second call is a pass. */
void random_move(const talon_game *game, talon_rng *rng, int32_t seat,
                 talon_move *move);

/* Makes a random step: a deal of shuffled cards or a random move of the seat to
 * act, whose events go into `event`. Gives their number; 0 if the game is over.
 * A move of the table is made only where nothing can be dealt. */
uint32_t random_step(talon_game *game, talon_rng *rng,
                     talon_event event[TALON_EVENTS_MAX]);

/* Starts a generator for a test and a game of it. */
void seed_for(talon_rng *rng, uint32_t test, uint32_t game);

#endif
