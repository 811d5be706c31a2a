/* SPDX-License-Identifier: MIT */
/*
 * One interface for every player that is measured, of both games: the
 * reference players of this folder and the players of talon/player.h.
 *
 * A player is handed a view of its own seat and nothing else. It keeps nothing
 * between decisions: what it needs of the past is in the view, and what stays
 * the same about it (a temper, say) follows from `persona`.
 */
#ifndef REFERENCE_PLAYER_H
#define REFERENCE_PLAYER_H

#include <talon/talon.h>

enum {
    CHANCE_ONE = 10000, /* a chance of 1 */
    NO_CHANCE = -1      /* a chance that a player does not state */
};

/* A decision that is due, and the answer. */
struct turn {
    const talon_game *view; /* a view for `seat` and no other seat */
    int32_t seat;           /* the seat; it owes a move */
    talon_rng *rng;         /* a generator of this seat's own */
    uint64_t persona;       /* the same for a seat for a whole game or deal */
    talon_move move;        /* the answer: a legal move */
    int32_t chance; /* of making the contract if `move` is a bid, in units of
                       1 / CHANCE_ONE; NO_CHANCE if not stated */
};

struct reference_player {
    const char *name;
    uint32_t game_id; /* the game that it plays */
    int32_t variant;  /* for players that share a `decide` */

    /* Whether it plays by these rules; null if it plays by all. */
    int (*plays)(const talon_rules *rules);

    /* Sets `move` and, if it can, `chance`; they come in as all 0 and
     * NO_CHANCE. */
    void (*decide)(const struct reference_player *self, struct turn *turn);
};

/* The players of one game, as lists that end with null. */
extern const struct reference_player *const fh_reference_players[];
extern const struct reference_player *const tr_reference_players[];

#endif
