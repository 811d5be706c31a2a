/* SPDX-License-Identifier: MIT */
/* The search for any number of hands, with trumps or without. */
#include "advisor/search/instances.h"
#include "advisor/base/freestanding.h"

#define HANDS 0
#define LOOSE 1
#define ENTRY tln_sv_any
#include "advisor/search/core.h"

_Static_assert(sizeof(struct slot) == WIDE_SLOT, "of another size");
_Static_assert(sizeof(struct pattern) == 8 * WIDE_PATTERN_WORDS,
               "of another size");
