/* SPDX-License-Identifier: MIT */
/* What the tests of Five Hundred add to positions (position.h): the place of
 * the kitty, the snapshot, and contracts of seat 0. Seat 0 usually bids, so the
 * dealer is usually the last seat. Hands that matter are dealt in full, so that
 * a position can be checked on paper. */
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

/* The seat that took a trick; nobody while the trick is being played. */
static inline int32_t trick_winner(const talon_game *game, uint32_t trick)
{
    int32_t winner;

    ck_ok(talon_fh_trick(game, trick, NULL, NULL, 0, NULL, NULL, &winner));
    return winner;
}

/* The deal for three that many tests begin with. Seat 0 bids, and is not void
 * in any suit; seat 1 has the joker and is void in clubs and diamonds, seat 2
 * in spades and hearts. */
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
