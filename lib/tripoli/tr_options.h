/* SPDX-License-Identifier: MIT */
/* The options of Tripoli, as rules/options.h describes them. */
#ifndef TALON_TRIPOLI_TR_OPTIONS_H
#define TALON_TRIPOLI_TR_OPTIONS_H

#include "rules/options.h"

extern const struct game_options tln_tr_options;

#endif
