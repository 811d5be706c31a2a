/* SPDX-License-Identifier: MIT */
/* The library's sampler again, with so little scratch memory that it cannot
 * count all restricted places: it ignores the restrictions of some places, and
 * draws again until these are met. Almost no position of real play needs this.
 */

#include "cramped_sample.h"

#undef tln_sample_world
#undef TALON_SAMPLE_BYTES_MAX
#define TALON_SAMPLE_BYTES_MAX (WORK_BYTES + 16)
#define tln_sample_world       cramped_world
#define talon_game_sample      cramped_sample
#define talon_sample_size      cramped_sample_size

#include "sample/sample.c"
