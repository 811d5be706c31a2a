/* SPDX-License-Identifier: MIT */
/* Driving a search: one root, one solver, a limit, and questions. */
#ifndef TALON_ADVISOR_SOLVER_DRIVE_H
#define TALON_ADVISOR_SOLVER_DRIVE_H

#include "advisor/solver/area.h"
#include "advisor/search/instances.h"
#include "advisor/solver/root.h"

struct drive {
    talon_fh_solver *solver;
    search_entry *entry;
    struct search search;
    struct root root;
    talon_fh_problem first; /* that the call began with */
    uint32_t used_at_first; /* patterns in use then */
    uint32_t free_at_first; /* and the first free one */
    uint32_t taken;
    uint32_t is_open; /* whether there is a root */
    uint32_t guess;   /* of the last contract of a deal, or 0 */
};

/* Sets a drive up for a problem that has been checked. */
void tln_sv_start(struct drive *drive, talon_fh_solver *solver,
                  const talon_fh_problem *problem, uint32_t limit);

/* The same without a problem, which tln_sv_change() then sets. */
void tln_sv_prepare(struct drive *drive, talon_fh_solver *solver,
                    uint32_t limit);

/* Goes on with another problem of the same call, within the same limit. */
void tln_sv_change(struct drive *drive, const talon_fh_problem *problem);

/* Keeps what the solver has to know for the next call. */
void tln_sv_stop(struct drive *drive);

/* All that is possible at a root. */
struct range tln_sv_whole_range(const struct drive *drive);

/* Narrows a range of the drive's root until it is one number or the search is
 * stopped. The first target is the guess, if it is within the range. */
void tln_sv_narrow(struct drive *drive, struct range *range, uint32_t guess);

/* One window: whether a target is reached. Nothing is searched if the range
 * already tells. */
void tln_sv_ask(struct drive *drive, struct range *range, uint32_t target);

/* What the strength of the hands lets expect. */
uint32_t tln_sv_guess(const struct drive *drive);

/* A range as values: final tricks of the side that counts, or 1 for a misere
 * made. */
void tln_sv_values(const struct drive *drive, const struct range *range,
                   int8_t *low, int8_t *high);

/* The range that has these values. */
struct range tln_sv_range(const struct drive *drive, int32_t low, int32_t high);

/* The target that asks whether the value is at least a number; 0 if there is
 * nothing to ask. */
uint32_t tln_sv_target(const struct drive *drive, int32_t value);

#endif
