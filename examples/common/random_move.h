/* SPDX-License-Identifier: MIT */
/* A player that moves at random. */
#ifndef RANDOM_MOVE_H
#define RANDOM_MOVE_H

#include <talon/talon.h>

/* Which random moves are made. */
enum policy {
    UNIFORM, /* every move is equally likely */
    MODEST,  /* the same, but half of the calls in an auction are low */
    CALM     /* every kind is equally likely; calls are low, or a pass */
};

/* A random legal move of the seat to act. Amounts are the least and up to 20
 * more; a low call is a pass or one of the three lowest bids. */
void random_move(const talon_game *game, talon_rng *rng, enum policy policy,
                 talon_move *move);

/* The same for any seat that has choices, even if another is to act. */
void random_move_of(const talon_game *game, int32_t seat, talon_rng *rng,
                    enum policy policy, talon_move *move);

#endif
