/* SPDX-License-Identifier: MIT */
/* The vocabulary of Tripoli: its kinds of moves and events, and reasons. */
#ifndef TALON_TRIPOLI_TR_VOCABULARY_H
#define TALON_TRIPOLI_TR_VOCABULARY_H

#include "game/kind.h"

extern const struct vocabulary tln_tr_vocabulary;

#endif
