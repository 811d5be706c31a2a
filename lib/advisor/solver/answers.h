/* SPDX-License-Identifier: MIT */
/* What all answers begin with. */
#ifndef TALON_ADVISOR_SOLVER_ANSWERS_H
#define TALON_ADVISOR_SOLVER_ANSWERS_H

#include "advisor/solver/drive.h"

/* The ranges known about a problem: one for each option of the seat to play, in
 * order, then that of the position itself. A new session is begun if the last
 * call was about another problem. */
struct range *tln_sv_session(struct drive *drive,
                             const talon_fh_problem *problem);

/* Checks a solver and a problem. */
talon_status tln_sv_ready(const talon_fh_solver *solver,
                          const talon_fh_problem *problem);

#endif
