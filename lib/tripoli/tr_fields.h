/* SPDX-License-Identifier: MIT */
/* The saved members of a session. */
#ifndef TALON_TRIPOLI_TR_FIELDS_H
#define TALON_TRIPOLI_TR_FIELDS_H

#include "game/field.h"
#include "tripoli/tr_state.h"

/* See struct module. */
extern const struct field tln_tr_fields[];

/* Whether each number is in its range; if not, `*field` is the first of those
 * that are not. */
talon_status tln_tr_range_status(const struct tripoli *game, uint32_t *field);

#endif
