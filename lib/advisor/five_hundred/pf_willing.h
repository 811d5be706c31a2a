/* SPDX-License-Identifier: MIT */
/* Simple rules for choosing a card, such as people use. */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_WILLING_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_WILLING_H

#include "advisor/five_hundred/pf_trick.h"
#include "advisor/solver/playing.h"

/* How willing the next seat is to play a card. It plays the card with the
 * highest number. */
int32_t tln_pf_willing(const talon_fh_position *position,
                       const struct table_trick *trick,
                       const struct option *option);

#endif
