/* SPDX-License-Identifier: MIT */
/* The value of a position, and whether a number of tricks can be reached. What
 * is known about the most recent position stays in the solver as a session, so
 * that a call can continue where the last one stopped. */
#include "advisor/solver/answers.h"
#include "advisor/base/freestanding.h"

struct range *tln_sv_session(struct drive *drive,
                             const talon_fh_position *position)
{
    struct session *session = &drive->solver->session;
    uint32_t i;

    if (session->is_set == 0 ||
        memcmp(&session->position, position, sizeof *position) != 0) {
        memset(session, 0, sizeof *session);
        session->position = *position;
        session->is_set = 1;
        for (i = 0; i < SESSION_RANGES; i++)
            session->range[i] = tln_sv_whole_range(drive);
    }
    return session->range;
}

talon_status tln_sv_ready(const talon_fh_solver *solver,
                          const talon_fh_position *position)
{
    talon_status status = tln_sv_solver_status(solver);

    return status == TALON_OK ? talon_fh_position_check(position) : status;
}

/* The first guess at the value: that of the last position, if it was solved and
 * had the same hands, side and denomination (often with another leader); else a
 * guess from the strength of the hands. */
static uint32_t guess_of(const struct drive *drive,
                         const talon_fh_position *position)
{
    const struct session *session = &drive->solver->session;
    const struct range *range = &session->range[SESSION_WHOLE];
    const talon_fh_position *last = &session->position;

    if (session->is_set != 0 && range->low == range->high &&
        last->denomination == position->denomination &&
        last->side == position->side &&
        memcmp(last->hand, position->hand, sizeof last->hand) == 0)
        return range->low;
    return tln_sv_guess(drive);
}

talon_status talon_fh_solve(talon_fh_solver *solver,
                            const talon_fh_position *position, uint32_t limit,
                            const uint32_t *stop, talon_fh_answer *answer)
{
    struct drive drive;
    struct range *range;
    uint32_t guess;
    talon_status status = tln_sv_ready(solver, position);

    if (status != TALON_OK)
        return status;
    if (answer == NULL)
        return TALON_E_NULL;
    tln_sv_start(&drive, solver, position, (struct effort){limit, stop});
    guess = guess_of(&drive, position);
    range = tln_sv_session(&drive, position) + SESSION_WHOLE;
    tln_sv_narrow(&drive, range, guess);
    memset(answer, 0, sizeof *answer);
    answer->nodes = drive.search.nodes;
    tln_sv_values(&drive, range, &answer->low, &answer->high);
    tln_sv_end(&drive);
    return range->low == range->high ? TALON_OK : TALON_UNFINISHED;
}

talon_status talon_fh_solve_reach(talon_fh_solver *solver,
                                  const talon_fh_position *position,
                                  uint32_t tricks, uint32_t limit,
                                  const uint32_t *stop, int32_t *verdict)
{
    struct drive drive;
    struct range *range;
    int8_t low, high;
    talon_status status = tln_sv_ready(solver, position);

    if (status != TALON_OK)
        return status;
    if (verdict == NULL)
        return TALON_E_NULL;
    tln_sv_start(&drive, solver, position, (struct effort){limit, stop});
    range = tln_sv_session(&drive, position) + SESSION_WHOLE;
    if (tricks <= TALON_FH_TRICKS)
        tln_sv_ask(&drive, range, tln_sv_target(&drive, (int32_t)tricks));
    tln_sv_values(&drive, range, &low, &high);
    tln_sv_end(&drive);
    if (low >= 0 && tricks <= (uint32_t)low)
        *verdict = 1;
    else
        *verdict = tricks > (uint32_t)high ? 0 : -1;
    return *verdict >= 0 ? TALON_OK : TALON_UNFINISHED;
}
