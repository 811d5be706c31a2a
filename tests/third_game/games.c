/* SPDX-License-Identifier: MIT */
/* The games of the library that tests link: those of lib/games.c, and one
 * more. */
#include "five_hundred/fh_module.h"
#include "game/module.h"
#include "third_game/barter.h"
#include "tripoli/tr_module.h"

const struct module *const tln_modules[MODULES_MAX] = {
    &tln_fh_module,
    &tln_tr_module,
    &barter_module,
};
