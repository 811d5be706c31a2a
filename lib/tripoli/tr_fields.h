/* SPDX-License-Identifier: MIT */
/* The saved members of a session and their ranges. */
#ifndef TALON_TRIPOLI_TR_FIELDS_H
#define TALON_TRIPOLI_TR_FIELDS_H

#include "game/field.h"
#include "tripoli/tr_state.h"

/* See struct module. */
extern const struct field tln_tr_fields[];

/* Whether every number is in its range; if not, `*field` is the first field
 * with one that is not. */
talon_status tln_tr_range_status(const struct tripoli *game, uint32_t *field);

#endif
