/* SPDX-License-Identifier: MIT */
/* Barter: a third game, for tests. See barter.c. */
#ifndef TALON_TESTS_BARTER_H
#define TALON_TESTS_BARTER_H

#include "game/module.h"

#define BARTER 0xF000 /* the number of the game, its feature and its limit */
#define SEATS  4
#define HAND   5
#define STOCK  (2 * SEATS)
#define PILES  (STOCK + 1)

/* Its pack: nine to ace, and a joker. */
#define BARTER_PACK (IN_EVERY_SUIT * 0xF180u | BIT(TALON_CARD_HIGH_JOKER))

enum barter_option {
    BARTER_PLAYERS = 1,
    BARTER_PRICE = 2
};

/* The kind, reason and phase that only barter has; its others are public
 * ones. */
enum barter_number {
    BARTER_GIVE = 0xF001,  /* gives cards to the seat `other`; the rest has no
                              effect: amount is a price, denomination a wish,
                              index how often */
    BARTER_TAKEN = 0xF001, /* the reason why a hand gets cards: a gift taken
                              up */
    BARTER_PHASE_GIVE = 0xF001
};

/* Piles 0…3 are what the seats kept, 4…7 what they gave; the last pile is the
 * stock. */
struct barter {
    struct talon_game common;
    int16_t rule[RULES_KEPT];
    uint8_t phase;
    int8_t to_act;
    int8_t taker[SEATS]; /* for each giver, the seat that gets its gift; 0 if it
                            gave none */
    uint8_t size[STOCK];
    talon_cards pile[PILES];
};

/* ROW: a row in the table of options. MORE_OPTIONS: rows that a test adds. */
#define ROW(KEY, HELP)                                                         \
    .text = TEXTS(KEY, HELP, "", HELP), .group = &table_group,                 \
    .since = SINCE_0_1
#ifndef MORE_OPTIONS
#define MORE_OPTIONS
#endif

/* The state of a handle, to read and to change. */
#define IN(handle) ((const struct barter *)(const void *)(handle))
#define OF(handle) ((struct barter *)(void *)(handle))

extern const struct module barter_module;

#endif
