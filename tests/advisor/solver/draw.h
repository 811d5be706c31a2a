/* SPDX-License-Identifier: MIT */
/* Small positions to judge a solver with, drawn as real games: a deal whose
 * last cards were chosen, an auction, a discard, and tricks played so that
 * those cards stay in the hands. */
#ifndef TALON_TESTS_ADVISOR_DRAW_H
#define TALON_TESTS_ADVISOR_DRAW_H

#include "common/position.h"

#include "talon/solve.h"

/* What is played for. */
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

/* A cell of the table of counts. */
struct cell {
    uint32_t contract;
    uint32_t joker_rule;
    uint32_t hands; /* seats that play */
};

/* What is remarkable about a position. */
struct drawn {
    talon_game *game;
    uint32_t cards; /* left at the beginning of the trick */
    uint32_t on_table;
    uint32_t jokers; /* of the pack, in hands or on the table */
    int nominated;
    int laid_down;
    int dead_hand;
    int partner; /* called, and at the table */
    int three_sides;
};

extern const char *const contract_names[CONTRACTS];

/* Whether real games have such positions: nobody lays cards down where six
 * play, and in a misere of six at least one seat does. */
int is_playable(const struct cell *cell);

/* Calls a function for every cell, so many times. */
void in_every_cell(uint32_t test, uint32_t times,
                   void (*judge)(talon_rng *rng, const struct cell *cell));

/* Draws a position: so many cards for each hand, or, with 0, a number that
 * minimax judges in a millisecond or so. */
void draw_game(talon_rng *rng, const struct cell *cell, uint32_t cards,
               struct handle *handle, struct drawn *drawn);

/* Any side but all seats, not only those that the clauses know. */
void draw_side(talon_rng *rng, const talon_game *game,
               talon_fh_problem *problem);

/* Draws a game that has come down to an ending: the hands of all seats, and
 * the leader of the next trick. The seat at the dealer's left has bid. Tried
 * until it fits, so the cards should be easy to keep. */
void draw_ending(talon_rng *rng, const talon_rules *rules,
                 uint32_t denomination, const talon_cards hands[],
                 int32_t leader, struct handle *handle);

/* Draws a problem such as a person writes: hands of any cards, any side, any
 * memory of suits led and failed. A trick may be on the table. */
void draw_problem(talon_rng *rng, const struct cell *cell,
                  talon_fh_problem *problem);

#endif
