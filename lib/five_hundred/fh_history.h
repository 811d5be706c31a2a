/* SPDX-License-Identifier: MIT */
/* The hand dealt last: its deal and its moves. */
#ifndef TALON_FIVE_HUNDRED_FH_HISTORY_H
#define TALON_FIVE_HUNDRED_FH_HISTORY_H

#include "game/past.h"

extern const struct past tln_fh_past;

#endif
