/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_POINTS_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_POINTS_H

#include "advisor/five_hundred/pf_mind.h"

/* A contract; without one, the contractor is nobody. */
struct pf_contract {
    int8_t contractor;
    int8_t partner;       /* the partner called (FH-22), or nobody */
    uint8_t tricks;       /* 0 for a misère */
    uint8_t denomination; /* 0 without a contractor */
    uint8_t side;         /* seats whose tricks count */
};

/* What a hand is worth to the seat if the side that counts takes 0 … 10 tricks;
 * in a misère only the entries 0 (lost) and 1 (made) are used. */
void tln_pf_worths(const struct sight *sight,
                   const struct pf_contract *contract,
                   int64_t worth[ALL_TRICKS + 1]);

/* The average worth of a hand if the solver says that `tricks` will be taken,
 * and the number that is really taken spreads around that. `taken` tricks have
 * been taken, and `left` are to come. */
int64_t tln_pf_spread(const int64_t worth[ALL_TRICKS + 1], int32_t tricks,
                      int32_t taken, int32_t left);

#endif
