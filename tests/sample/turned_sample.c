/* SPDX-License-Identifier: MIT */
/* The sampler of the library once more, which always plans to count both class
 * by class and group by group and takes what has fewer states: under small
 * positions the second would seldom be tried otherwise. */

#include "cramped_sample.h"

#undef tln_sample_world
#define FEW_STATES        0
#define tln_sample_world  turned_world
#define talon_game_sample turned_sample
#define talon_sample_size turned_sample_size

#include "sample/sample.c"
