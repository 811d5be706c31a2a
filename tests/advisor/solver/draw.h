/* SPDX-License-Identifier: MIT */
/* Small positions to check a solver with, drawn as real games: a deal whose
 * last cards are chosen, an auction, a discard, and tricks played so that those
 * cards stay in the hands. */
#ifndef TALON_TESTS_ADVISOR_DRAW_H
#define TALON_TESTS_ADVISOR_DRAW_H

#include "common/position.h"

#include "talon/solve.h"

/* The kinds of contracts. */
enum contract_id {
    CONTRACT_SUIT,
    CONTRACT_NO_TRUMP,
    CONTRACT_MISERE,
    CONTRACT_OPEN_MISERE,
    CONTRACT_NONE, /* FH-18: nobody bid */
    CONTRACTS
};

#define JOKER_RULES 5
#define HANDS_MIN   2
#define HANDS_MAX   6

/* A kind of positions, which is a cell of the table that test_solve prints:
 * contract, joker rule, and number of hands. */
struct cell {
    uint32_t contract;
    uint32_t joker_rule;
    uint32_t hands; /* the number of seats that play */
};

/* A position that was drawn, and its special features. */
struct drawn {
    talon_game *game;
    uint32_t cards; /* in each hand before the trick on the table began */
    uint32_t on_table;
    uint32_t jokers; /* the number of jokers in hands or on the table */
    int nominated;
    int laid_down;
    int dead_hand;
    int partner; /* whether a partner was called (FH-22) and plays */
    int three_sides;
};

extern const char *const contract_names[CONTRACTS];

/* Whether real games can have such positions. In a misere, the contractor's
 * partners lay down their hands, so not all six seats can be playing. */
int is_playable(const struct cell *cell);

/* Calls `judge` this many times for every cell. */
void in_every_cell(uint32_t test, uint32_t times,
                   void (*judge)(talon_rng *rng, const struct cell *cell));

/* Plays a random game up to a position with this many cards in each hand. If
 * `cards` is 0, it draws a number with which minimax takes about a
 * millisecond. */
void draw_game(talon_rng *rng, const struct cell *cell, uint32_t cards,
               struct handle *handle, struct drawn *drawn);

/* Draws the side of a position: some of the seats that play, but not all, even
 * if the rules would not form such a side. */
void draw_side(talon_rng *rng, const talon_game *game,
               talon_fh_position *position);

/* Draws a game in which tricks were played until the seats have exactly these
 * hands and this seat is to lead. The contractor is the seat to the dealer's
 * left. It draws games until one fits, so these cards should be easy to
 * keep. */
void draw_ending(talon_rng *rng, const talon_rules *rules,
                 uint32_t denomination, const talon_cards hands[],
                 int32_t leader, struct handle *handle);

/* Draws a position that a person might write by hand: with any hands, any side,
 * and any record of suits that were led or not followed. A part of a trick may
 * be on the table. */
void draw_position(talon_rng *rng, const struct cell *cell,
                   talon_fh_position *position);

#endif
