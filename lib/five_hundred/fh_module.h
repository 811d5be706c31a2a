/* SPDX-License-Identifier: MIT */
/* The one name of Five Hundred in the list of games. */
#ifndef TALON_FIVE_HUNDRED_FH_MODULE_H
#define TALON_FIVE_HUNDRED_FH_MODULE_H

#include "game/module.h"

extern const struct module tln_fh_module;

#endif
