/* SPDX-License-Identifier: MIT */
/* The sampler of the library once more, with so little scratch memory that it
 * cannot count all places that are bound: those it leaves free are drawn again
 * until they fit. Play brings about no position where this would happen. */

#include "cramped_sample.h"

#undef tln_sample_world
#undef TALON_SAMPLE_BYTES_MAX
#define TALON_SAMPLE_BYTES_MAX (LAYERS_BYTES + 16)
#define tln_sample_world       cramped_world
#define talon_game_sample      cramped_sample
#define talon_sample_size      cramped_sample_size

#include "sample/sample.c"
