/* SPDX-License-Identifier: MIT */
/* What the core may see of Tripoli. */
#ifndef TALON_TRIPOLI_TR_MODULE_H
#define TALON_TRIPOLI_TR_MODULE_H

#include "game/module.h"

extern const struct module tln_tr_module;

#endif
