/* SPDX-License-Identifier: MIT */
/* What the list of games names of Five Hundred. */
#ifndef TALON_FIVE_HUNDRED_FH_MODULE_H
#define TALON_FIVE_HUNDRED_FH_MODULE_H

#include "game/module.h"

extern const struct module tln_fh_module;

#endif
