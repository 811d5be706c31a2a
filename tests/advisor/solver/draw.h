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

/* A cell of the table that test_solve prints. */
struct cell {
    uint32_t contract;
    uint32_t joker_rule;
    uint32_t hands; /* seats that play */
};

/* A position that was drawn, and its special features. */
struct drawn {
    talon_game *game;
    uint32_t cards; /* in each hand at the beginning of the trick */
    uint32_t on_table;
    uint32_t jokers; /* how many are in hands or on the table */
    int nominated;
    int laid_down;
    int dead_hand;
    int partner; /* one was called and is playing */
    int three_sides;
};

extern const char *const contract_names[CONTRACTS];

/* Whether real games can have such positions: if six hands play, nobody has
 * laid down cards, but in a six-handed misere at least one seat must. */
int is_playable(const struct cell *cell);

/* Calls a function `times` times for every cell. */
void in_every_cell(uint32_t test, uint32_t times,
                   void (*judge)(talon_rng *rng, const struct cell *cell));

/* Draws a position with `cards` cards in each hand; if that is 0, a number that
 * minimax can judge in about a millisecond. */
void draw_game(talon_rng *rng, const struct cell *cell, uint32_t cards,
               struct handle *handle, struct drawn *drawn);

/* Draws any set of seats but all of them as the side, not just sides that the
 * rules form. */
void draw_side(talon_rng *rng, const talon_game *game,
               talon_fh_problem *problem);

/* Draws a game that has come down to an ending: the hands of all seats, and the
 * leader of the next trick. The seat to the dealer's left has bid. It tries
 * until a game fits, so the hands should be easy to keep. */
void draw_ending(talon_rng *rng, const talon_rules *rules,
                 uint32_t denomination, const talon_cards hands[],
                 int32_t leader, struct handle *handle);

/* Draws a problem that a person might write: hands of any cards, any side, any
 * record of suits led and not followed. A trick may be on the table. */
void draw_problem(talon_rng *rng, const struct cell *cell,
                  talon_fh_problem *problem);

#endif
