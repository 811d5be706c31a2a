/* SPDX-License-Identifier: MIT */
/* The members of the state as they are saved, and their ranges. */
#ifndef TALON_FIVE_HUNDRED_FH_FIELDS_H
#define TALON_FIVE_HUNDRED_FH_FIELDS_H

#include "five_hundred/fh_state.h"
#include "game/field.h"

extern const struct field tln_fh_fields[];

/* Whether every number is in its range; else E_SAVED_FIELD and the field. */
talon_status tln_fh_range_status(const struct five_hundred *game,
                                 uint32_t *field);

#endif
