/* SPDX-License-Identifier: MIT */
/* The codes of moves. */
#ifndef TALON_TRIPOLI_TR_CODES_H
#define TALON_TRIPOLI_TR_CODES_H

#include "talon/tripoli.h"

/* See struct module. */
uint32_t tln_tr_codes(const int32_t *rule, talon_choice *row);

#endif
