/* SPDX-License-Identifier: MIT */
/* The options of Five Hundred, as rules/options.h describes them. */
#ifndef TALON_FIVE_HUNDRED_FH_OPTIONS_H
#define TALON_FIVE_HUNDRED_FH_OPTIONS_H

#include "rules/options.h"

extern const struct game_options tln_fh_options;

#endif
