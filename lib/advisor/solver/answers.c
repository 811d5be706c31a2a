/* SPDX-License-Identifier: MIT */
#include "advisor/solver/drive.h"

talon_status talon_fh_solve(talon_fh_solver *solver,
                            const talon_fh_problem *problem, uint32_t limit,
                            talon_fh_answer *answer)
{
    struct drive drive;
    struct range range;
    talon_status status = tln_sv_solver_status(solver);

    if (status == TALON_OK)
        status = talon_fh_problem_check(problem);
    if (status != TALON_OK)
        return status;
    if (answer == NULL)
        return TALON_E_NULL;
    tln_sv_start(&drive, solver, problem, limit);
    range = tln_sv_whole_range(&drive);
    tln_sv_narrow(&drive, &range, tln_sv_guess(&drive));
    *answer = (talon_fh_answer){0};
    answer->nodes = drive.search.nodes;
    tln_sv_values(&drive, &range, &answer->low, &answer->high);
    tln_sv_stop(&drive);
    return range.low == range.high ? TALON_OK : TALON_UNFINISHED;
}

talon_status talon_fh_solve_reach(talon_fh_solver *solver,
                                  const talon_fh_problem *problem,
                                  uint32_t tricks, uint32_t limit,
                                  int32_t *verdict)
{
    struct drive drive;
    struct range range;
    talon_status status = tln_sv_solver_status(solver);
    uint32_t cards, target;

    if (status == TALON_OK)
        status = talon_fh_problem_check(problem);
    if (status != TALON_OK)
        return status;
    if (verdict == NULL)
        return TALON_E_NULL;
    tln_sv_start(&drive, solver, problem, limit);
    range = tln_sv_whole_range(&drive);
    cards = range.high;
    if (tricks <= drive.taken || tricks > drive.taken + cards) {
        *verdict = tricks <= drive.taken;
    } else {
        target = tricks - drive.taken;
        if (drive.root.other_side && !drive.root.is_misere)
            target = cards + 1 - target;
        tln_sv_ask(&drive, &range, target);
        *verdict = range.low >= target ? 1 : range.high < target ? 0 : -1;
        if (*verdict >= 0 && drive.root.other_side && !drive.root.is_misere)
            *verdict ^= 1;
    }
    tln_sv_stop(&drive);
    return *verdict >= 0 ? TALON_OK : TALON_UNFINISHED;
}
