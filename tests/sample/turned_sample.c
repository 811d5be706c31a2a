/* SPDX-License-Identifier: MIT */
/* The library's sampler again, which here always counts group by group if it
 * can. Otherwise that would never be done in small positions. */

#include "cramped_sample.h"

#undef tln_sample_world
#define FEW_STATES              0
#define IS_BETTER(bytes, other) 1
#define tln_sample_world        turned_world
#define talon_game_sample       turned_sample
#define talon_sample_size       turned_sample_size

#include "sample/sample.c"
