/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_POINTS_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_POINTS_H

#include "advisor/five_hundred/pf_mind.h"

/* A contract. If a hand is played without one, the contractor is nobody. */
struct pf_contract {
    int8_t contractor;
    int8_t partner;       /* the partner called (FH-22), or nobody */
    uint8_t tricks;       /* 0 for a misère */
    uint8_t denomination; /* 0 without a contractor */
    uint8_t side;         /* the side that counts: the seats that take tricks
                             for the contract */
};

/* Finds what a hand is worth to the seat for each number of tricks, 0 … 10,
 * that the side that counts may take. In a misère only the entries 0 (lost) and
 * 1 (made) are used. */
void tln_pf_worths(const struct sight *sight,
                   const struct pf_contract *contract,
                   int64_t worth[ALL_TRICKS + 1]);

/* The mean worth of a hand if the solver says that the side that counts will
 * take `tricks` in the end, and the number really taken spreads around that.
 * This side has taken `taken` tricks so far, and `left` tricks are still to be
 * played. */
int64_t tln_pf_spread(const int64_t worth[ALL_TRICKS + 1], int32_t tricks,
                      int32_t taken, int32_t left);

#endif
