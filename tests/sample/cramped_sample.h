/* SPDX-License-Identifier: MIT */
/* The library's sampler built three times more for tests: with little scratch
 * memory, with cards counted group by group whenever possible, and with needs
 * counted from the first try. See cramped_sample.c, turned_sample.c and
 * needing_sample.c. */
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

talon_status needing_world(talon_game *world, const talon_game *view,
                           talon_rng *rng, void *scratch,
                           struct effort *effort);
talon_status needing_sample(talon_game *world, const talon_game *view,
                            talon_rng *rng, void *scratch, size_t size);
talon_status needing_sample_size(uint32_t game, size_t *size);

#endif
