/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_SEARCH_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_SEARCH_H

#include "advisor/five_hundred/pf_mind.h"
#include "advisor/solver/cards.h"

/* tln_pf_begin_search() allows searches of at most `limit` nodes each, until
 * tln_pf_end_search() ends them. */
talon_status tln_pf_begin_search(struct pf_mind *mind, uint32_t limit);
void tln_pf_end_search(struct pf_mind *mind);

/* Fills in the position in the tricks, with the cards that a world gives each
 * seat. */
void tln_pf_position(const struct pf_mind *mind, const struct pf_world *world,
                     talon_fh_position *position);

/* Both find the final tricks of the side that counts or, in a misère, 1 if it
 * is made: tln_pf_solve() for a position, tln_pf_solve_options() for each
 * option of the seat to play. If the limit is reached, the result is the middle
 * of the range that is still possible; if the call is stopped, it means
 * nothing, but the options are listed. */
int32_t tln_pf_solve(struct pf_mind *mind, const talon_fh_position *position);
void tln_pf_solve_options(struct pf_mind *mind,
                          const talon_fh_position *position,
                          struct options *options, int8_t *values);

/* The index of the best option; if several are equally good, of the first. */
uint32_t tln_pf_best_option(struct pf_mind *mind,
                            const talon_fh_position *position,
                            struct options *options);

#endif
