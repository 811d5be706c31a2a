/* SPDX-License-Identifier: MIT */
/* What the tests of Tripoli add to position.h: the place of the spare hand, the
 * snapshot of a game, and rules and hands for many tests. */
#ifndef TALON_TESTS_TRIPOLI_H
#define TALON_TESTS_TRIPOLI_H

#include "common/position.h"

#define SPARE    TALON_PLACE_TALON

#define SPADES   "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS"
#define CLUBS    "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"
#define DIAMONDS "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD"
#define HEARTS   "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"

/* Three seats; seat 0 deals. Each seat and the spare hand have thirteen
 * cards. */
#define THREE "tripoli, players 3"

/* Rules with poker and a dead spare hand, under which a box is collected only
 * when its pay card is played. The hands are for seat 0 (a royal flush), seat 1
 * (four twos) and seat 2 (a full house). */
#define POKER THREE ", spare-hand dead, collect in-play"
#define ROYAL "10S JS QS KS AS"
#define QUADS "2S 3S 2C 2D 2H"
#define FULL  "4C 9C 4D 9D 9H"

/* The same rules, but poker is a showdown without betting. */
#define SHOWDOWN POKER ", poker showdown"

/* The moves in which the three seats choose these hands, from the dealer's
 * left. */
#define SELECT "1 select " QUADS ", 2 select " FULL ", 0 select " ROYAL

/* Rules without poker and with a dead spare hand: hearts pay when they are
 * played, each seat antes 1 to each of eight boxes, and the seat to the
 * dealer's left leads. */
#define STOPS "cosmo, board fixed, next-lead other-suit, players 3"

static inline talon_tr_state tr_state(const talon_game *game)
{
    talon_tr_state state;

    ck_ok(talon_tr_state_of(game, &state));
    return state;
}

/* Three seats that have a suit each: seat 0 spades, seat 1 clubs, seat 2
 * diamonds. The spare hand has the hearts, which pay. */
static inline talon_game *sit_suits(const char *rules)
{
    talon_game *game = sit("%s", rules);

    DEAL(game, SPADES, CLUBS, DIAMONDS, [SPARE] = HEARTS);
    return game;
}

/* A three-handed deal that is over after one run: seat 1 leads the two of clubs
 * and plays up to the ace. */
static inline void play_clubs(talon_game *game)
{
    DEAL(game, [1] = CLUBS);
    play_run(game, 1, CLUBS);
    expect(game, "= act table");
}

#endif
