/* What the list of games names of Five Hundred. */
#ifndef TALON_FIVE_HUNDRED_MODULE_H
#define TALON_FIVE_HUNDRED_MODULE_H

#include "core/module.h"

extern const struct module five_hundred_module;

#endif
