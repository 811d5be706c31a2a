/* SPDX-License-Identifier: MIT */
/* The list of cards that may be played. Several files take part in judging
 * them. */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_CANDIDATES_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_CANDIDATES_H

#include "advisor/five_hundred/pf_mind.h"
#include "advisor/player/estimate.h"
#include "advisor/solver/playing.h"

/* A card that may be played. A joker led is listed once for each suit that it
 * may name. */
struct candidate {
    struct option option;
    uint8_t is_barred; /* whether playing it would be a clear error */
    uint8_t same;      /* index of the first card with the same consequences */
    struct estimate found; /* its worth by the solver */
    int64_t worth;         /* the worth that it is judged by, */
    uint32_t error;        /* and the standard error of that */
    int64_t close;    /* how far below the best worth its own still counts as
                          equal */
    int32_t order;    /* of cards with equal worth, the one with the lowest
                          order comes first */
    uint32_t made;    /* the number of worlds in which the contract is made, */
    uint32_t decided; /* and of those in which no later card can change that */
    int64_t likely;   /* the sum over all worlds of the chance, up to
                         TALON_CERTAIN, that it is made if the tricks taken
                         spread around the solver's */
};

struct candidates {
    struct candidate card[CARDS_MAX];
    uint32_t count;
};

#endif
