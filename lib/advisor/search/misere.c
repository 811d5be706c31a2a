/* SPDX-License-Identifier: MIT */
/* The search for a misère against any number of defenders. */
#include "advisor/search/instances.h"
#include "advisor/base/freestanding.h"

#define HANDS 0
#define ENTRY tln_sv_misere
#include "advisor/search/misere.h"

_Static_assert(sizeof(struct slot) == WIDE_SLOT, "of another size");
_Static_assert(sizeof(struct pattern) == 8 * WIDE_PATTERN_WORDS,
               "of another size");
