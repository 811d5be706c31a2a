/* SPDX-License-Identifier: MIT */
/* The tables of the library, beside those of the learner. */
#ifndef FIT_BETS_LIBRARYS_H
#define FIT_BETS_LIBRARYS_H

#include "advisor/tripoli/pt_equal.h"

extern const struct pt_equal tln_pt_librarys[EQUAL_LEVELS];

#endif
