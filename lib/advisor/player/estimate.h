/* SPDX-License-Identifier: MIT */
/* The mean of a value over worlds, and its standard error, from running
 * sums. */
#ifndef TALON_ADVISOR_PLAYER_ESTIMATE_H
#define TALON_ADVISOR_PLAYER_ESTIMATE_H

#include "talon/player.h"

/* The greatest weight of a world, and the greatest number of worlds. */
#define ESTIMATE_WEIGHT_MOST 65535
#define ESTIMATE_WORLDS_MOST 8192

/* Running sums; at first all 0. */
struct estimate {
    int64_t sum;         /* of weights times values */
    uint64_t weights;    /* the sum of the weights, */
    uint64_t squares;    /* and of their squares */
    int64_t first;       /* the first value: deviations are from this one, */
    uint32_t scale;      /* in units of 2^scale, which keeps them below 2^14 */
    int64_t away;        /* the sum of weights times deviations, */
    uint64_t away_twice; /* and of weights times squared deviations */
};

/* Adds the value of a world, in thousandths and below 2^33 in size. A world of
 * weight 0 does not count. */
void tln_pl_estimate_add(struct estimate *estimate, int64_t value,
                         uint32_t weight);

/* The mean of the values, rounded toward 0; 0 if no world counts. */
int64_t tln_pl_estimate_mean(const struct estimate *estimate);

/* The standard error of the mean, off by less than 1/100 of itself or 1,
 * whichever is more. TALON_ERROR_UNKNOWN if one world alone
 * counts, or nearly so. */
uint32_t tln_pl_estimate_error(const struct estimate *estimate);

/* States the mean as the worth of a move, with its error; nothing if no world
 * counts. */
void tln_pl_state(talon_advice *advice, const struct estimate *estimate);

#endif
