/* SPDX-License-Identifier: MIT */
/* The one name of Tripoli in the list of games. */
#ifndef TALON_TRIPOLI_TR_MODULE_H
#define TALON_TRIPOLI_TR_MODULE_H

#include "game/module.h"

extern const struct module tln_tr_module;

#endif
