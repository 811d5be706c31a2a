/* SPDX-License-Identifier: MIT */
/* The library's sampler again, which here always plans both ways of counting,
 * by classes and by groups of cards, and uses the one with fewer states.
 * Otherwise the second way would seldom be used in small positions. */

#include "cramped_sample.h"

#undef tln_sample_world
#define FEW_STATES        0
#define tln_sample_world  turned_world
#define talon_game_sample turned_sample
#define talon_sample_size turned_sample_size

#include "sample/sample.c"
