/* Barter: a third game, for tests. See barter.c. */
#ifndef TALON_TESTS_BARTER_H
#define TALON_TESTS_BARTER_H

#include "game/module.h"

#define BARTER 0xF000 /* the game, its feature and its limit */
#define SEATS  4
#define PILES  (2 * SEATS)

/* Options. */
enum barter_option {
    BARTER_PLAYERS = 1,
    BARTER_PACK = 2,
    BARTER_PRICE = 3
};

/* Its own kinds, reason and phases; the others are public ones. */
enum barter_number {
    BARTER_GIVE = 0xF001,  /* cards, amount minus the price, object the wish */
    BARTER_MELD = 0xF002,  /* cards */
    BARTER_BONUS = 0xF003, /* by the table: object the bonus suit */
    BARTER_GOT = 0xF004,   /* told: seat has got cards of other */
    BARTER_MELDED = 0xF001,
    BARTER_PHASE_BONUS = 0xF001,
    BARTER_PHASE_GIVE = 0xF002,
    BARTER_PHASE_MELD = 0xF003
};

#define BARTER_ANYTHING 31 /* a wish beside the bonus suit */

/* Piles 0…3 are what the seats have kept, 4…7 what they have given; of each
 * what is held, and what has been melded out of it. */
struct barter {
    struct talon_game common;
    talon_cards pile[PILES];
    talon_cards laid[PILES];
    uint8_t given[SEATS]; /* how many cards; 0 if it passed */
    int8_t price[SEATS];
    uint8_t wish[SEATS];
    uint8_t bonus;
    uint8_t phase; /* this and the next follow from the turn */
    int8_t to_act;
    uint8_t zero;
};

extern const struct module barter_module;

#endif
