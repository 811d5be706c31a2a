/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_PLAYOUT_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_PLAYOUT_H

#include "advisor/five_hundred/pf_candidates.h"
#include "advisor/five_hundred/pf_mind.h"

/* Makes the results of playouts a part of the worth of each card; if the call
 * is stopped, of none. */
void tln_pf_play_out(struct pf_mind *mind, struct candidates *cards);

/* The final tricks, in 64ths, that are expected for the side that counts; in a
 * misère, 64 if it is made, and 0 if not. The solver finds them; if there are
 * too many hands for it, they are the mean of some playouts. The result means
 * nothing if the call is stopped. */
int32_t tln_pf_expected(struct pf_mind *mind,
                        const talon_fh_position *position);

#endif
