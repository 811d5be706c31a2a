/* SPDX-License-Identifier: MIT */
/* What the writing and the reading of records share. */
#ifndef TALON_RECORD_RECORD_H
#define TALON_RECORD_RECORD_H

#include "game/handle.h"

/* Writes an annotation with a key, `= legal` and all, without its line end.
 * TALON_E_SYNTAX: no such key; TALON_E_ANNOTATION: it has no place here. */
talon_status tln_put_annotation(struct out *out, const struct talon_game *game,
                                struct word key);

#endif
