/* SPDX-License-Identifier: MIT */
/* The cards that may be played from a root, and what they are worth. */
#ifndef TALON_ADVISOR_SOLVER_CARDS_H
#define TALON_ADVISOR_SOLVER_CARDS_H

#include "advisor/solver/drive.h"
#include "advisor/solver/playing.h"

/* The options of the seat to play, and the bit that stands for each in the
 * search. */
struct options {
    struct option option[TALON_FH_CARD_VALUES_MAX];
    uint64_t move[TALON_FH_CARD_VALUES_MAX];
    uint8_t same[TALON_FH_CARD_VALUES_MAX]; /* the first option equal to this
                                               one */
    uint32_t count;
    uint32_t is_side; /* whether the seat is on the side of hand 0 */
};

/* Lists the options at the drive's root. */
void tln_sv_list(const struct drive *drive, const talon_fh_position *position,
                 struct options *options);

/* Narrow the range of an option, as tln_sv_narrow() and tln_sv_ask() narrow
 * that of the root. */
void tln_sv_narrow_option(struct drive *drive, const struct options *options,
                          uint32_t index, struct range *range, uint32_t guess);
void tln_sv_ask_option(struct drive *drive, const struct options *options,
                       uint32_t index, struct range *range, uint32_t target);

/* Finds the first option that keeps the value of the position, `value`. Returns
 * its index, or the number of options if the search was stopped. */
uint32_t tln_sv_find_best(struct drive *drive, const struct options *options,
                          uint32_t value, struct range *range);

/* Solves the position and then each of its options, continuing from the given
 * ranges (tln_sv_session()). Returns whether all values are known. */
int tln_sv_solve_options(struct drive *drive, const struct options *options,
                         struct range *range);

/* Writes what is known about the options. */
void tln_sv_tell_options(const struct drive *drive,
                         const struct options *options,
                         const struct range *range,
                         talon_fh_card_value *values);

#endif
