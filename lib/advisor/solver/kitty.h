/* SPDX-License-Identifier: MIT */
/* Solving the discards of a contractor. */
#ifndef TALON_ADVISOR_SOLVER_KITTY_H
#define TALON_ADVISOR_SOLVER_KITTY_H

#include "advisor/solver/discards.h"
#include "advisor/solver/drive.h"

/* What is asked of each discard: its value, or whether it reaches a value. */
struct question {
    uint32_t wanted; /* one of talon_fh_discards_id; 0 with a bar */
    int32_t bar;     /* the value, at least 1; or 0 */
    int is_kept;     /* whether the solver is to remember what is found, and to
                        continue where it was; not with a bar */
};

/* The discards of one call, on the way from one to the next. */
struct choice {
    struct drive *drive;
    const struct discards *discards;
    struct question question;
    struct equals equals; /* those that were solved last */
    uint32_t n;           /* how many have been solved, equal ones once */
    uint32_t guess;
    int8_t low;       /* the value of those solved last is at least this, */
    int8_t high;      /* and at most this */
    int8_t best_low;  /* the best value so far is at least this; -1 at first, */
    int8_t best_high; /* and at most this */
    uint32_t lowest; /* in a misère: the mask of those equals, of as many cards
                         of each suit, that keep the lowest cards; */
    int is_lost;     /* and whether they lose it, with the same suit named */
    int is_known;    /* whether all that was asked so far is known */
};

/* Begins with the discards of a position, which may be another one of the
 * drive's call. */
void tln_sv_begin_choice(struct choice *choice, struct drive *drive,
                         const struct discards *discards,
                         struct question question);

/* Whether what was asked about the discards solved last is known. */
int tln_sv_is_answered(const struct choice *choice);

/* Solves the next discards that are equal, as far as the drive's limit allows.
 * Returns 0 if there are none. */
int tln_sv_next_choice(struct choice *choice);

/* Solves one discard, the first of those that are equal to it, after a new
 * beginning. */
void tln_sv_solve_choice(struct choice *choice, const struct discard *discard);

#endif
