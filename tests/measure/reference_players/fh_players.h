/* SPDX-License-Identifier: MIT */
/* The reference players of Five Hundred. */
#ifndef FH_PLAYERS_H
#define FH_PLAYERS_H

#include "reference_player.h"

extern const struct reference_player fh_passer;

#endif
