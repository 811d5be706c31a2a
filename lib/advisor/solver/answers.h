/* SPDX-License-Identifier: MIT */
/* What every answer begins with: checks, and what is already known. */
#ifndef TALON_ADVISOR_SOLVER_ANSWERS_H
#define TALON_ADVISOR_SOLVER_ANSWERS_H

#include "advisor/solver/drive.h"

/* The ranges known about a position: one for each option of the seat to play,
 * in order, and at SESSION_WHOLE that of the position itself. If the last call
 * was about another position, this begins a new session. */
struct range *tln_sv_session(struct drive *drive,
                             const talon_fh_position *position);

/* Checks the solver and the position that a caller passed in. */
talon_status tln_sv_ready(const talon_fh_solver *solver,
                          const talon_fh_position *position);

#endif
