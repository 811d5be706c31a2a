/* SPDX-License-Identifier: MIT */
/* The deal dealt last: its cards and its moves. */
#ifndef TALON_TRIPOLI_TR_HISTORY_H
#define TALON_TRIPOLI_TR_HISTORY_H

#include "game/past.h"

extern const struct past tln_tr_past;

#endif
