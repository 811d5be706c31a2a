/* SPDX-License-Identifier: MIT */
/* What a move is worth: a mean over the worlds, with its standard error; or a
 * number that claims nothing. */
#ifndef TALON_ADVISOR_TRIPOLI_PT_SUMS_H
#define TALON_ADVISOR_TRIPOLI_PT_SUMS_H

#include "advisor/player/estimate.h"

/* Chips are compared in thousandths. */
#define MILLI 1000

/* What a move brings in one world counts as at most this much, in thousandths
 * of chips, so that no sum overflows (estimate.h). */
#define WORTH_MOST (((int64_t)1 << 33) - 1)

/* What is said of a move, in thousandths of chips. */
struct worth {
    int64_t worth;
    uint32_t error;
    uint8_t is_estimate;
};

/* Adds what a move brings in a world, in thousandths of chips. */
static inline void tln_pt_sum(struct estimate *estimate, int64_t value,
                              uint32_t weight)
{
    if (value > WORTH_MOST)
        value = WORTH_MOST;
    if (value < -WORTH_MOST)
        value = -WORTH_MOST;
    tln_pl_estimate_add(estimate, value, weight);
}

/* The mean over the worlds and its error; if no world counts, a 0 that claims
 * nothing. */
static inline struct worth tln_pt_worth(const struct estimate *estimate)
{
    struct worth worth = {0, 0, 0};

    if (estimate->weights == 0)
        return worth;
    worth.worth = tln_pl_estimate_mean(estimate);
    worth.error = tln_pl_estimate_error(estimate);
    worth.is_estimate = 1;
    return worth;
}

/* The same, and less than that by a number. */
static inline struct worth tln_pt_worth_less(const struct estimate *estimate,
                                             int64_t number)
{
    struct worth worth = tln_pt_worth(estimate);

    worth.worth -= number;
    return worth;
}

/* A number that nobody estimated. */
static inline struct worth tln_pt_number(int64_t number)
{
    struct worth worth = {number, 0, 0};

    return worth;
}

#endif
