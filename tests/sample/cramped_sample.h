/* SPDX-License-Identifier: MIT */
/* The library's sampler built twice more for tests: with little scratch memory,
 * and with both ways of counting planned whenever possible. See
 * cramped_sample.c and turned_sample.c. */
#ifndef TALON_TESTS_CRAMPED_SAMPLE_H
#define TALON_TESTS_CRAMPED_SAMPLE_H

#include "sample/sample.h"
#include "talon/view.h"

talon_status cramped_world(talon_game *world, const talon_game *view,
                           talon_rng *rng, void *scratch,
                           struct effort *effort);
talon_status cramped_sample(talon_game *world, const talon_game *view,
                            talon_rng *rng, void *scratch, size_t size);
talon_status cramped_sample_size(uint32_t game, size_t *size);

talon_status turned_world(talon_game *world, const talon_game *view,
                          talon_rng *rng, void *scratch, struct effort *effort);
talon_status turned_sample(talon_game *world, const talon_game *view,
                           talon_rng *rng, void *scratch, size_t size);
talon_status turned_sample_size(uint32_t game, size_t *size);

#endif
