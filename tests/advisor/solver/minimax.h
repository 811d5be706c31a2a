/* SPDX-License-Identifier: MIT */
/* The first judge of the solver: plain minimax over real games. All it knows of
 * the rules is what the library says about a game: which cards may be played
 * (talon_fh_playable), what happens when one is played (talon_fh_play on
 * copies), and who took a trick (talon_fh_trick). It has no bounds, does not
 * order cards, and tries all of them. It remembers positions at the beginning
 * of tricks by all the cards left. */
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

/* Cards that a seat may play; leading a joker counts once for each suit that it
 * may name. */
#define WORTHS_MAX 16

/* What a card is worth: the total tricks of the side; in a misere 1 if it is
 * made, 0 if it is lost. */
struct worth {
    talon_card card;
    uint8_t suit; /* named for a joker that is led, or 0 */
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

/* What every card of the seat to act is worth to a side, during the tricks. All
 * other seats play against that side. */
void minimax(const talon_game *game, uint32_t side, struct worths *worths);

/* Positions searched so far, for statistics. */
extern uint64_t minimax_nodes;

#endif
