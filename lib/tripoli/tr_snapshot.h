/* SPDX-License-Identifier: MIT */
/* The snapshot for screens, of a session or of what a view shows. */
#ifndef TALON_TRIPOLI_TR_SNAPSHOT_H
#define TALON_TRIPOLI_TR_SNAPSHOT_H

#include "tripoli/tr_state.h"

void tln_tr_snapshot(const struct tripoli *game, talon_tr_state *state);

#endif
