/* SPDX-License-Identifier: MIT */
/*
 * What a seat is told about a hand, as lines of text: what it may do, what is
 * public, the cards it sees, and the moves since the deal. doc/bots.md
 * describes the lines. Of the game nothing is told but what a view of the seat
 * has, and the moves as this seat saw them.
 *
 * One table is played at a time, and it tells what happens; nothing is kept
 * unless a program is among the players (told_wanted()).
 */
#ifndef TOLD_H
#define TOLD_H

#include "tournament.h"

enum {
    /* The last moves of a hand that are told. Only the betting of Tripoli can
     * take more. */
    TOLD_MOVES_MAX = 400,
    TOLD_BYTES_MAX = 65536
};

void told_wanted(void);

/* A table was opened for a deal, in a turn; a hand begins; a move is about to
 * be made. */
void told_table(uint64_t deal, uint32_t turn);
void told_hand(void);
void told_move(const talon_game *game, const talon_move *move);

/* Somebody is about to be asked for a move in this game. */
void told_asks(const talon_game *game);

/* The deal; and the table, as "12.1": deal 12, turn 1. */
uint64_t told_deal(void);
const char *told_place(void);

/* Writes the lines for a seat that is asked for a move: all between "decide"
 * and "end". The bytes of the view are written if wanted. Returns their length.
 */
size_t told_write(const struct turn *turn, int wants_view, char *text,
                  size_t size);

#endif
