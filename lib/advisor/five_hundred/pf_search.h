/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_SEARCH_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_SEARCH_H

#include "advisor/five_hundred/pf_mind.h"
#include "advisor/solver/cards.h"

/* Begins searches that take at most `limit` nodes each; and ends them. */
talon_status tln_pf_begin_search(struct pf_mind *mind, uint32_t limit);
void tln_pf_end_search(struct pf_mind *mind);

/* Makes the position in the tricks as it is in a world. */
void tln_pf_problem(const struct pf_mind *mind, const struct pf_world *world,
                    talon_fh_problem *problem);

/* The final tricks of the side that counts, or 1 for a misère made: for a
 * position, and after each option of the seat to play. If the limit was
 * reached, it is the middle of what is still possible. */
int32_t tln_pf_solve(struct pf_mind *mind, const talon_fh_problem *problem);
void tln_pf_solve_options(struct pf_mind *mind, const talon_fh_problem *problem,
                          struct options *options, int8_t *values);

/* The index of the best option, the first among equals. */
uint32_t tln_pf_best_option(struct pf_mind *mind,
                            const talon_fh_problem *problem,
                            struct options *options);

#endif
