/* SPDX-License-Identifier: MIT */
/* The list of games that tests link: the library's own, and one more. */
#include "third_game/barter.h"

#define ONE_MORE &barter_module.entry
#include "../../lib/games.c"
