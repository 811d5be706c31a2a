/* SPDX-License-Identifier: MIT */
/* The games of the library that tests link: its own list, and one more. */
#include "third_game/barter.h"

#define ONE_MORE &barter_module.entry
#include "../../lib/games.c"
