/* SPDX-License-Identifier: MIT */
/* The codes of moves. */
#ifndef TALON_FIVE_HUNDRED_FH_CODES_H
#define TALON_FIVE_HUNDRED_FH_CODES_H

#include "talon/five_hundred.h"

/* See struct module. */
uint32_t tln_fh_codes(const int32_t *rule, talon_choice *row);

#endif
