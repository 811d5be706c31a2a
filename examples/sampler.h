/* SPDX-License-Identifier: MIT */
/* A player who sees no more than a seat does, and holds no rule of any game. It
 * imagines the cards that it cannot see, plays each of its moves to the end of
 * the hand at random, and prefers the move that brings most on average.
 *
 * The moves compete by sequential halving: each round plays every move that is
 * left in the same imagined deals, and drops the worse half. So most of the
 * playouts go to the moves that are hard to tell apart. */
#ifndef SAMPLER_H
#define SAMPLER_H

#include "common.h"

#define THOUGHTS_MAX 2048 /* of more moves, so many are considered */

/* A move, and the points or chips that it brought in so many playouts. */
struct thought {
    talon_move move;
    int64_t sum;
    uint32_t playouts;
};

struct sampler {
    talon_game *world; /* an imagined game */
    talon_game *trial; /* its copy, in which a move is played out */
    void *scratch;
    size_t scratch_size;
    struct thought thoughts[THOUGHTS_MAX];
    uint32_t count;
};

/* Makes what a sampler needs, for games of these rules. */
void sampler_init(struct sampler *sampler, const talon_rules *rules);
void sampler_free(struct sampler *sampler);

/* Weighs the moves of a seat that is to act, from its view, in about so many
 * playouts. The thoughts of the sampler then have the best move first. */
void sampler_think(struct sampler *sampler, const talon_game *view,
                   uint32_t playouts, talon_rng *rng);

/* What a move brought on average, in tenths. */
int64_t thought_tenths(const struct thought *thought);

#endif
