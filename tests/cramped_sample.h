/* A sampler that is short of scratch memory: see cramped_sample.c. */
#ifndef TALON_TESTS_CRAMPED_SAMPLE_H
#define TALON_TESTS_CRAMPED_SAMPLE_H

#include "talon/view.h"

talon_status cramped_sample(talon_game *world, const talon_game *view,
                            talon_rng *rng, void *scratch, size_t size);
talon_status cramped_sample_size(uint32_t game, size_t *size);

#endif
