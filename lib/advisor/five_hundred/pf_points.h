/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_POINTS_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_POINTS_H

#include "advisor/five_hundred/pf_mind.h"

/* A contract, or none (contractor nobody). */
struct pf_contract {
    int8_t contractor;
    int8_t partner;       /* FH-22, or nobody */
    uint8_t tricks;       /* 0 for a misere */
    uint8_t denomination; /* 0 without a contractor */
    uint8_t side;         /* seats whose tricks count */
};

/* What a hand is worth to the seat if the side that counts takes 0 … 10 tricks;
 * of a misere the entries 0 (lost) and 1 (made) count. */
void tln_pf_worths(const struct sight *sight,
                   const struct pf_contract *contract,
                   int64_t worth[ALL_TRICKS + 1]);

/* The same where tricks are only expected: what it is worth on average if the
 * solver says `tricks`, with `taken` taken and `left` to come, and what really
 * happens spreads around it. */
int64_t tln_pf_spread(const int64_t worth[ALL_TRICKS + 1], int32_t tricks,
                      int32_t taken, int32_t left);

#endif
