/* SPDX-License-Identifier: MIT */
/* The tables of the library, beside those of the learner. */
#ifndef FIT_TOLD_LIBRARYS_H
#define FIT_TOLD_LIBRARYS_H

#include "advisor/tripoli/pt_told.h"

extern const struct pt_told tln_pt_librarys[TOLD_LEVELS];

#endif
