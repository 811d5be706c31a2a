/* SPDX-License-Identifier: MIT */
/* What a seat knows, as numbers: see game/observed.h. */
#ifndef TALON_FIVE_HUNDRED_FH_OBSERVED_H
#define TALON_FIVE_HUNDRED_FH_OBSERVED_H

#include "game/observed.h"

extern const struct observation tln_fh_observation;

#endif
