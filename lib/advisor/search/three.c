/* SPDX-License-Identifier: MIT */
/* The search for three hands with trumps. */
#include "advisor/search/instances.h"
#include "advisor/base/freestanding.h"

#define HANDS 3
#define LOOSE 0
#define ENTRY tln_sv_three
#include "advisor/search/core.h"

_Static_assert(sizeof(struct slot) == NARROW_SLOT, "of another size");
_Static_assert(sizeof(struct pattern) == 8 * NARROW_PATTERN_WORDS,
               "of another size");
