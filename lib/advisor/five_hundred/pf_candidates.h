/* SPDX-License-Identifier: MIT */
/* The cards that may be played, as they are judged by several parts. */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_CANDIDATES_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_CANDIDATES_H

#include "advisor/five_hundred/pf_mind.h"
#include "advisor/solver/playing.h"

/* A card of the decision, with each suit that a joker led may name. */
struct candidate {
    struct option option;
    uint8_t is_barred; /* a clear error */
    uint8_t same;      /* index of the first card with the same consequences */
    int64_t sum;       /* of worths over the worlds */
    int64_t worth;     /* that it is judged by */
    int32_t order;     /* of equal ones, the one with the least comes first */
    uint32_t made;     /* worlds in which the contract is made */
};

struct candidates {
    struct candidate card[CARDS_MAX];
    uint32_t count;
};

#endif
