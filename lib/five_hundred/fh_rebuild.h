/* SPDX-License-Identifier: MIT */
/* A hand played again, to verify a state or to find what it proves. */
#ifndef TALON_FIVE_HUNDRED_FH_REBUILD_H
#define TALON_FIVE_HUNDRED_FH_REBUILD_H

#include "five_hundred/fh_state.h"

struct rebuilt {
    struct five_hundred game;
    talon_cards excluded[SEATS]; /* cards a seat is proved not to hold */
};

/* Begins a game under the rules of a claim, before its first card. */
void tln_fh_begin_rebuild(const struct five_hundred *claim,
                          struct rebuilt *rebuilt);

/* Turns a game that has begun like this to just before the hand of the claim:
 * scores and bars, dealer and deals. Returns 0 if there can be none. The hand
 * may have barred a side that was barred before; then it has not. */
int tln_fh_turn_back(const struct five_hundred *claim,
                     struct five_hundred *game);

/* FH-8: deals what the claim says was dealt, before any card was played.
 * Returns 0 if a place has too many or too few cards, or a card appears twice.
 */
int tln_fh_deal_again(const struct five_hundred *claim,
                      struct five_hundred *game);

/* The next move of the claimed hand, when it has been played again as far as
 * `game`. Returns 0 if there is none. An unknown discard has no cards. */
int tln_fh_next_move(const struct five_hundred *claim,
                     const struct five_hundred *game, talon_move *move);

/* Fills in a play of the claimed hand: a card, and the suit of the trick, which
 * was named if a loose joker was led (FH-29). The seat is already set. */
void tln_fh_claimed_play(const struct five_hundred *claim, uint32_t trick,
                         uint32_t place, talon_move *move);

/* Makes a move without a check. */
void tln_fh_take_again(struct five_hundred *game, const talon_move *move);

/* Plays the hand of a claim again, move by move, as far as it is known, from
 * the game as it must have been before the hand (fh_standing.c); or makes the
 * draw again. Every number of the claim is in its range. Notes what the plays
 * prove. Returns 0 if a move was not legal, a card appeared twice, or the
 * result is not what is claimed. */
int tln_fh_is_replayed(const struct five_hundred *claim,
                       struct rebuilt *rebuilt);

#endif
