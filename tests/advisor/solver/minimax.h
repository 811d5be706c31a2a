/* SPDX-License-Identifier: MIT */
/* The first judge of the solver: plain minimax over real games. What it knows
 * of the rules comes from the library: which cards may be played
 * (talon_fh_playable), what happens when one is played (talon_fh_play on
 * copies), and who took a trick (talon_fh_trick). It uses no bounds, and tries
 * all cards in no particular order. It remembers a position at the beginning of
 * a trick only for exactly the same cards. */
#ifndef TALON_TESTS_ADVISOR_MINIMAX_H
#define TALON_TESTS_ADVISOR_MINIMAX_H

#include "talon/five_hundred.h"

/* Takes the lowest card out of a set that is not empty. Inline, because the
 * judges spend much of their time here. */
static inline uint32_t take_card(talon_cards *set)
{
    uint32_t card = (uint32_t)__builtin_ctzll(*set);

    *set &= *set - 1;
    return card;
}

/* The most moves that a seat can have. A joker that is led counts once for each
 * suit that it may name. */
#define WORTHS_MAX 16

/* What a card is worth: the side's tricks in the whole hand if the card is
 * played. In a misere, 1 if the contractor makes it, and 0 if not. */
struct worth {
    talon_card card;
    uint8_t suit; /* the suit named for a joker that is led, or 0 */
    int8_t value;
};

struct worths {
    struct worth list[WORTHS_MAX]; /* in set order, then by suit */
    uint32_t count;
    int8_t best; /* the value of the position */
};

/* The side whose tricks count: the contractor's, including a partner it has
 * called (FH-22); without a contractor, the first leader's. */
uint32_t minimax_side(const talon_game *game);

/* Finds what every card of the seat to act is worth to a side. All other seats
 * play against that side. The game must be in the trick phase. */
void minimax(const talon_game *game, uint32_t side, struct worths *worths);

/* The number of positions searched so far, for statistics. */
extern uint64_t minimax_nodes;

#endif
