/* SPDX-License-Identifier: MIT */
/* The library's sampler again, which here counts from the first try what places
 * need. Otherwise that would be done only where worlds are often refused. */

#include "cramped_sample.h"

#undef tln_sample_world
#define FEW_TRIES         0
#define FEW_BYTES         WAYS_BYTES
#define tln_sample_world  needing_world
#define talon_game_sample needing_sample
#define talon_sample_size needing_sample_size

#include "sample/sample.c"
