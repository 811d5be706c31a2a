/* SPDX-License-Identifier: MIT */
/* What writing and reading records share: the annotations, which a reader
 * checks by writing them itself. */
#ifndef TALON_RECORD_RECORD_H
#define TALON_RECORD_RECORD_H

#include "game/handle.h"

/* Writes the annotation with a key, `= legal` included, without a line ending.
 * TALON_E_SYNTAX: no such key; TALON_E_ANNOTATION: it does not belong here. */
talon_status tln_put_annotation(struct out *out, const struct talon_game *game,
                                struct word key);

#endif
