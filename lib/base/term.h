/* SPDX-License-Identifier: MIT */
/* A number with a key and an English label: a row of the registry of public
 * numbers. */
#ifndef TALON_BASE_TERM_H
#define TALON_BASE_TERM_H

#include "talon/base.h"

struct term {
    int32_t number;
    const char *key;
    const char *label; /* of statuses and reasons a short sentence */
};

/* The status of a place in the order of the header; gives 0 past the last. */
int tln_status_at(uint32_t index, struct term *term);

/* Tables that end with a key of null. */
extern const struct term tln_denomination_terms[];
extern const struct term tln_rank_terms[];

#endif
