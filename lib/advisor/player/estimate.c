/* SPDX-License-Identifier: MIT */
/* Means over worlds and their standard errors, in integers.
 *
 * Worlds have weights, so what counts is not how many there are, but as how
 * many of equal weight they tell: n = (sum of w)^2 / (sum of w^2). The squared
 * standard error of the mean is the weighted variance of the values, divided by
 * n - 1. Where all weights are equal, this is the usual formula.
 *
 * Squares are summed of deviations from the first value, not of the values
 * themselves, since those may be large and close together. If a deviation
 * has more than 14 bits, the unit of all is doubled until it has not; so no sum
 * overflows, and no error loses more than its last digits. */
#include "advisor/player/estimate.h"
#include "advisor/base/fixed.h"

#define DEVIATION_BITS 14

/* n - 1 is counted in parts of 2^14, and nothing is said if it is below
 * 1/64. */
#define PART_BITS   14
#define PARTS_LEAST (1u << (PART_BITS - 6))

/* Errors are counted in 1024ths of a unit. */
#define ERROR_BITS 10

/* Halves the deviations summed so far. */
static void double_unit(struct estimate *estimate)
{
    estimate->scale++;
    estimate->away /= 2;
    estimate->away_twice /= 4;
}

void tln_pl_estimate_add(struct estimate *estimate, int64_t value,
                         uint32_t weight)
{
    int64_t away;

    if (weight == 0)
        return;
    if (estimate->weights == 0)
        estimate->first = value;
    away = value - estimate->first;
    while ((away < 0 ? -away : away) >> DEVIATION_BITS >> estimate->scale != 0)
        double_unit(estimate);
    away /= (int64_t)1 << estimate->scale;
    estimate->sum += value * (int64_t)weight;
    estimate->weights += weight;
    estimate->squares += (uint64_t)weight * weight;
    estimate->away += away * (int64_t)weight;
    estimate->away_twice += (uint64_t)(away * away) * weight;
}

int64_t tln_pl_estimate_mean(const struct estimate *estimate)
{
    return estimate->weights != 0 ? estimate->sum / (int64_t)estimate->weights
                                  : 0;
}

/* The number of worlds of equal weight that tell as much, minus 1, in
 * parts. */
static uint64_t others(const struct estimate *estimate)
{
    uint64_t more = estimate->weights * estimate->weights - estimate->squares;

    if (more >> (63 - PART_BITS) == 0)
        return (more << PART_BITS) / estimate->squares;
    return more / (estimate->squares >> PART_BITS);
}

/* The weighted variance in squared units, rounded. The mean is rounded, too,
 * which makes it greater by at most 1/4. */
static uint64_t variance(const struct estimate *estimate)
{
    int64_t weights = (int64_t)estimate->weights, away = estimate->away;
    int64_t mean = (away + (away < 0 ? -weights : weights) / 2) / weights;
    int64_t squares =
        (int64_t)estimate->away_twice - 2 * mean * away + mean * mean * weights;

    return (uint64_t)((squares + weights / 2) / weights);
}

uint32_t tln_pl_estimate_error(const struct estimate *estimate)
{
    uint64_t error, part;

    if (estimate->weights == 0)
        return TALON_ERROR_UNKNOWN;
    part = others(estimate);
    if (part < PARTS_LEAST)
        return TALON_ERROR_UNKNOWN;
    error = tln_fixed_root(
        (variance(estimate) << (PART_BITS + 2 * ERROR_BITS)) / part);
    error = ((error << estimate->scale) + (1u << ERROR_BITS) / 2) >> ERROR_BITS;
    return error < TALON_ERROR_UNKNOWN ? (uint32_t)error : TALON_ERROR_UNKNOWN;
}

void tln_pl_state(talon_advice *advice, const struct estimate *estimate)
{
    if (estimate->weights == 0)
        return;
    advice->worth = tln_pl_estimate_mean(estimate);
    advice->is_estimate = 1;
    advice->error = tln_pl_estimate_error(estimate);
}
