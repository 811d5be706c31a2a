/* SPDX-License-Identifier: MIT */
/* What the tests of Five Hundred add to position.h: the place of the kitty, the
 * snapshot of a game, and contracts of seat 0. Seat 0 usually bids, so the
 * dealer is usually the last seat. Tests deal all ten cards of a hand that
 * matters, so that a reader can check the position on paper. */
#ifndef TALON_TESTS_FIVE_HUNDRED_H
#define TALON_TESTS_FIVE_HUNDRED_H

#include "common/position.h"

#define KITTY TALON_PLACE_TALON

static inline talon_fh_state fh_state(const talon_game *game)
{
    talon_fh_state state;

    ck_ok(talon_fh_state_of(game, &state));
    return state;
}

/* The seat that took a trick; TALON_NOBODY while the trick is being played. */
static inline int32_t trick_winner(const talon_game *game, uint32_t trick)
{
    int32_t winner;

    ck_ok(talon_fh_trick(game, trick, NULL, NULL, 0, NULL, NULL, &winner));
    return winner;
}

/* The three-handed deal that many tests begin with. Seat 0 bids first, and has
 * cards of every suit. Seat 1 has the joker, but no clubs or diamonds. Seat 2
 * has no spades or hearts. */
#define HAND_0 "JS QS AS QC KC AC KD AD 9H QH"
#define HAND_1 "7S 8S 9S 10S KS 10H JH KH AH JK"
#define HAND_2 "7C 8C 9C 10C JC 8D 9D 10D JD QD"

static inline talon_game *three_hands(const char *options)
{
    talon_game *game = sit("classic-3, first-dealer 2, %s", options);

    DEAL(game, HAND_0, HAND_1, HAND_2, [KITTY] = "7D 7H 8H");
    return game;
}

/* Seat 0 becomes the contractor, everyone else passes. */
#define bid_and_pass(game, bid) position_bid_and_pass(HERE, game, bid)

static inline void position_bid_and_pass(const char *file, int line,
                                         talon_game *game, const char *bid)
{
    uint32_t seat;

    position_play(file, line, game, 0, "0 bid %s", bid);
    for (seat = 1; seat < seats_at(game); seat++)
        position_play(file, line, game, 0, "%" PRIu32 " pass", seat);
    position_to_act(file, line, game, 0, TALON_PHASE_DISCARD);
}

#endif
