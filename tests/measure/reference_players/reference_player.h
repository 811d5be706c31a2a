/* SPDX-License-Identifier: MIT */
/*
 * One interface for all players that are measured, in both games: the reference
 * players in this folder and the players of talon/player.h.
 *
 * A player gets a view for its seat and nothing else. It keeps nothing between
 * decisions: the past is in the view, and whatever is constant about a player
 * (a temper, for example) follows from `persona`.
 */
#ifndef REFERENCE_PLAYER_H
#define REFERENCE_PLAYER_H

#include <talon/talon.h>

enum {
    CHANCE_ONE = 10000, /* the number that stands for a certainty */
    NO_CHANCE = -1      /* the player stated no chance */
};

/* A decision to make, and its answer. */
struct turn {
    const talon_game *view; /* a view for `seat` and no other seat */
    int32_t seat;           /* the seat that owes a move */
    talon_rng *rng;         /* the generator of this seat */
    uint64_t persona;       /* constant for a seat during a whole game or
                               deal */
    talon_move move;        /* the answer: a legal move */
    int32_t chance;         /* the chance of `chance_of`, in units of
                               1 / CHANCE_ONE; NO_CHANCE if not stated */
    uint32_t chance_of;     /* what the chance is about, one of #talon_chance_id
                               (talon/player.h); or 0 */
};

struct reference_player {
    const char *name;
    uint32_t game_id; /* the game that it plays */
    int32_t variant;  /* tells players with the same `decide` apart */

    /* Whether it can play under these rules; null if it can play under all
     * rules. */
    int (*plays)(const talon_rules *rules);

    /* Sets `move`, which is all 0 before, and may set `chance`, which is
     * NO_CHANCE before, together with `chance_of`. */
    void (*decide)(const struct reference_player *self, struct turn *turn);
};

/* The reference players of each game, as lists that end with null. */
extern const struct reference_player *const fh_reference_players[];
extern const struct reference_player *const tr_reference_players[];

#endif
