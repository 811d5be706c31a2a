/* SPDX-License-Identifier: MIT */
/* The words of Tripoli. */
#ifndef TALON_TRIPOLI_TR_VOCABULARY_H
#define TALON_TRIPOLI_TR_VOCABULARY_H

#include "game/kind.h"

extern const struct vocabulary tln_tr_vocabulary;

#endif
