/* SPDX-License-Identifier: MIT */
/* The list of games. To add a game, add a line. */
#include "five_hundred/fh_module.h"
#include "game/module.h"
#include "tripoli/tr_module.h"

/* Tests put another game after these. */
#ifndef ONE_MORE
#define ONE_MORE NULL
#endif

const struct game_entry *const tln_games[GAMES_MAX] = {
    &tln_fh_module.entry,
    &tln_tr_module.entry,
    ONE_MORE,
};
