/* SPDX-License-Identifier: MIT */
/* What the exact solver says of discards, in words. It needs
 * libtalon-advisor. */
#ifndef DISCARDS_H
#define DISCARDS_H

#include "solver.h"

/* What each discard of a contractor is worth, the best first. */
struct discards {
    talon_fh_position position;
    talon_fh_discard_value *value; /* to be freed */
    uint32_t count;
    int32_t low, high; /* bounds of the best value */
};

/* Solves the discards of a position before the discard; the status is that of
 * talon_fh_solve_discards(), and if it is negative, there is nothing to
 * free. */
talon_status discards_of(struct discards *discards, talon_fh_solver *solver,
                         const talon_fh_position *position, uint32_t nodes);

/* Whether no discard is better than this one; 0 if that is not known. */
int is_best_discard(const struct discards *discards, uint32_t i);

/* Prints the best discards: no more than `most`, and of equal ones only one. */
void print_discards(const struct discards *discards, uint32_t most, int32_t me);

#endif
