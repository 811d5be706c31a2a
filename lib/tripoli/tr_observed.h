/* SPDX-License-Identifier: MIT */
/* What a seat knows, as numbers: see game/observed.h. */
#ifndef TALON_TRIPOLI_TR_OBSERVED_H
#define TALON_TRIPOLI_TR_OBSERVED_H

#include "game/observed.h"

extern const struct observation tln_tr_observation;

#endif
