/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_MISERE_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_MISERE_H

#include "advisor/five_hundred/pf_trick.h"
#include "advisor/solver/playing.h"

/* How willing the next seat is to play a card in a misère. */
int32_t tln_pf_willing_misere(const talon_fh_position *position,
                              const struct table_trick *trick,
                              const struct option *option);

#endif
