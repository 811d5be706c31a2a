/* SPDX-License-Identifier: MIT */
/* The root of a search, made from a position. */
#ifndef TALON_ADVISOR_SOLVER_ROOT_H
#define TALON_ADVISOR_SOLVER_ROOT_H

#include "advisor/search/search.h"

/* Makes the root of a position that has been checked. It takes over the lanes
 * of an earlier root, which may be null, if they are wide enough: then what the
 * table knows about that root's positions can be used again. */
void tln_sv_make_root(const talon_fh_position *position,
                      const struct root *earlier, struct root *root);

#endif
