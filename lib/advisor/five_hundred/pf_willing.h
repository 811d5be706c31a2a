/* SPDX-License-Identifier: MIT */
/* Simple rules by which people play a card. */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_WILLING_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_WILLING_H

#include "advisor/five_hundred/pf_trick.h"
#include "advisor/solver/playing.h"

/* How willingly the seat to play plays a card: it plays the card with the
 * highest number. */
int32_t tln_pf_willing(const talon_fh_problem *problem,
                       const struct table_trick *trick,
                       const struct option *option);

#endif
