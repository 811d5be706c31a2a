/* SPDX-License-Identifier: MIT */
/* A number with a key and an English label: a row in the registry of public
 * numbers, which game/terms.c assembles from tables like these. */
#ifndef TALON_BASE_TERM_H
#define TALON_BASE_TERM_H

#include "talon/base.h"

struct term {
    int32_t number;
    const char *key;
    const char *label; /* a short sentence for statuses and reasons */
};

/* The status at an index, in the order of the header; returns 0 past the
 * last. */
int tln_status_at(uint32_t index, struct term *term);

/* Tables that end with a NULL key. */
extern const struct term tln_denomination_terms[];
extern const struct term tln_rank_terms[];

#endif
