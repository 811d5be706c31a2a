/* SPDX-License-Identifier: MIT */
/* The root of a search, made from a problem. */
#ifndef TALON_ADVISOR_SOLVER_ROOT_H
#define TALON_ADVISOR_SOLVER_ROOT_H

#include "advisor/solver/search.h"

/* Makes the root of a problem that has been checked. */
void tln_sv_make_root(const talon_fh_problem *problem, struct root *root);

#endif
