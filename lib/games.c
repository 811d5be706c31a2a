/* SPDX-License-Identifier: MIT */
/* The list of games. To add a game, add a line. */
#include "five_hundred/fh_module.h"
#include "game/module.h"
#include "tripoli/tr_module.h"

/* Tests put another game after these. */
#ifndef ONE_MORE
#define ONE_MORE NULL
#endif

const struct module *const tln_modules[MODULES_MAX] = {
    &tln_fh_module,
    &tln_tr_module,
    ONE_MORE,
};
