/* SPDX-License-Identifier: MIT */
/* Sampling with a report of what it took, for tests and the benchmark. */
#ifndef TALON_SAMPLE_SAMPLE_H
#define TALON_SAMPLE_SAMPLE_H

#include "game/handle.h"

/* What a sample took. */
struct effort {
    uint32_t tries; /* worlds drawn; the last one was accepted if all is well */
    uint32_t freed; /* places set free because the counts did not fit */
    uint32_t needs; /* whether needs were counted in the end */
    uint32_t by_group; /* whether it was counted group by group */
    uint32_t states;   /* counted */
    size_t bytes;      /* of scratch memory */
};

/* As talon_game_sample() for a view and sound arguments. */
talon_status tln_sample_world(talon_game *world, const talon_game *view,
                              talon_rng *rng, void *scratch,
                              struct effort *effort);

#endif
