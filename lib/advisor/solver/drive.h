/* SPDX-License-Identifier: MIT */
/* A drive runs the searches of one call, on one root after another, with one
 * solver and within one limit of nodes. */
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
    talon_fh_position first; /* the position that the call began with */
    uint32_t taken;
    uint32_t has_lanes; /* whether `root` has lanes */
    uint32_t is_open;   /* whether it is one that can be searched */
    uint32_t guess;     /* for a table of a deal: the value of the last contract
                         solved in this denomination, or 0 */
};

/* How much a call may do: the limit of nodes as the caller stated it, and the
 * flag that ends the call, or null. */
struct effort {
    uint32_t limit;
    const uint32_t *stop;
};

/* Sets up a drive for a position that has been checked. */
void tln_sv_start(struct drive *drive, talon_fh_solver *solver,
                  const talon_fh_position *position, struct effort effort);

/* Sets up a drive without a position; tln_sv_change() then sets one. */
void tln_sv_prepare(struct drive *drive, talon_fh_solver *solver,
                    struct effort effort);

/* Makes the lanes wide enough for a position and all that have some of its
 * cards, if there is room; so they can share what the table knows. Nothing is
 * searched: the contractor may hold more cards than the others. */
void tln_sv_widen(struct drive *drive, const talon_fh_position *position);

/* Turns to another position of the same call, within the same limit. */
void tln_sv_change(struct drive *drive, const talon_fh_position *position);

/* Lets the drive use as many nodes again as its limit allows. */
void tln_sv_restart(struct drive *drive);

/* Ends a call: saves in the solver what the next call needs. */
void tln_sv_end(struct drive *drive);

/* The range of all values that are possible at the drive's root. */
struct range tln_sv_whole_range(const struct drive *drive);

/* Narrows a range of the drive's root until it is one number or the search is
 * stopped. The first target is the guess, if it is within the range. */
void tln_sv_narrow(struct drive *drive, struct range *range, uint32_t guess);

/* Asks whether a target is reached, and narrows the range accordingly. If the
 * range already decides this, there is no search. */
void tln_sv_ask(struct drive *drive, struct range *range, uint32_t target);

/* A guess at the tricks of the side of hand 0, from the strength of the
 * hands. */
uint32_t tln_sv_guess(const struct drive *drive);

/* Turns a range into the least and the greatest possible value: the tricks in
 * the whole hand of the side whose tricks count; in a misère 1 if it is made,
 * else 0. */
void tln_sv_values(const struct drive *drive, const struct range *range,
                   int8_t *low, int8_t *high);

/* The reverse of tln_sv_values(): the range with these two values. */
struct range tln_sv_range(const struct drive *drive, int32_t low, int32_t high);

/* The target with which tln_sv_ask() finds out whether the value is at least
 * `value`; 0 if that needs no search. */
uint32_t tln_sv_target(const struct drive *drive, int32_t value);

#endif
