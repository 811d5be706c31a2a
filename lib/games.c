/* SPDX-License-Identifier: MIT */
/* The games: to add one is to add a line. */
#include "five_hundred/fh_module.h"
#include "game/module.h"
#include "tripoli/tr_module.h"

const struct module *const tln_modules[MODULES_MAX] = {
    &tln_fh_module,
    &tln_tr_module,
};
