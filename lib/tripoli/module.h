/* What the core may see of Tripoli. */
#ifndef TALON_TRIPOLI_MODULE_H
#define TALON_TRIPOLI_MODULE_H

#include "core/module.h"

extern const struct game_options tripoli_options;
extern const struct module tripoli_module;

#endif
