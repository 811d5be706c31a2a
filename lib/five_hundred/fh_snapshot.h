/* SPDX-License-Identifier: MIT */
/* The snapshot for screens, of a game or of what a view shows. */
#ifndef TALON_FIVE_HUNDRED_FH_SNAPSHOT_H
#define TALON_FIVE_HUNDRED_FH_SNAPSHOT_H

#include "five_hundred/fh_state.h"

void tln_fh_snapshot(const struct five_hundred *game, talon_fh_state *state);

#endif
