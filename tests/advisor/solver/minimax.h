/* SPDX-License-Identifier: MIT */
/* The judge of the solver: plain minimax over real games. All it knows of the
 * rules is what the library says of a game: which cards may be played
 * (talon_fh_playable), what playing one leads to (talon_fh_play on copies), and
 * who took a trick (talon_fh_trick). It has no bounds and no order of cards,
 * and tries every card. It remembers the positions at the beginning of tricks,
 * by all cards left. */
#ifndef TALON_TESTS_ADVISOR_MINIMAX_H
#define TALON_TESTS_ADVISOR_MINIMAX_H

#include "talon/five_hundred.h"

/* Takes the lowest card out of a set that is not empty. Judges spend their time
 * on cards one by one. */
static inline uint32_t take_card(talon_cards *set)
{
    uint32_t card = (uint32_t)__builtin_ctzll(*set);

    *set &= *set - 1;
    return card;
}

/* Cards that a seat may play, each joker led once for each suit. */
#define WORTHS_MAX 16

/* What a card is worth: the final tricks of the side, or 1 for a misere made
 * and 0 for one lost. */
struct worth {
    talon_card card;
    uint8_t suit; /* named for a joker led, or 0 */
    int8_t value;
};

struct worths {
    struct worth list[WORTHS_MAX]; /* in set order, then by suit */
    uint32_t count;
    int8_t best; /* the value of the position */
};

/* The side whose tricks count: the contractor's, with the partner called
 * (FH-22); without a contractor, that of the first leader. */
uint32_t minimax_side(const talon_game *game);

/* What every card of the seat to act is worth to a side, in the tricks. All
 * other seats play against it. */
void minimax(const talon_game *game, uint32_t side, struct worths *worths);

/* Positions looked at so far, for figures. */
extern uint64_t minimax_nodes;

#endif
