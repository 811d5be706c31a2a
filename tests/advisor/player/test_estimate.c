/* SPDX-License-Identifier: MIT */
/* Means over worlds and their standard errors, compared with values worked out
 * by hand, and with floating point for random ones. */
#include <math.h>

#include "common/random_games.h"

#include "advisor/player/estimate.h"

static struct estimate equal(const int64_t *value, uint32_t count)
{
    struct estimate estimate = {0};
    uint32_t i;

    for (i = 0; i < count; i++)
        tln_pl_estimate_add(&estimate, value[i], 1);
    return estimate;
}

/* 1 … 5 points: the mean is 3, the squared deviations add up to 10, and the
 * error is the root of 10 / 4 / 5, which is .7071. */
START_TEST(worlds_of_equal_weight_have_the_usual_error)
{
    static const int64_t value[] = {1000, 2000, 3000, 4000, 5000};
    struct estimate estimate = equal(value, 5), heavy = {0};
    uint32_t i;

    ck_assert_int_eq(tln_pl_estimate_mean(&estimate), 3000);
    ck_assert_uint_eq(tln_pl_estimate_error(&estimate), 707);
    for (i = 0; i < 5; i++)
        tln_pl_estimate_add(&heavy, value[i], ESTIMATE_WEIGHT_MOST);
    ck_assert_int_eq(tln_pl_estimate_mean(&heavy), 3000);
    ck_assert_uint_eq(tln_pl_estimate_error(&heavy), 707);
}
END_TEST

/* 0 four times with weight 1, and 3 points with weight 2: the mean is 6 / 6,
 * the variance is (4 * 1 + 2 * 4) / 6 = 2, and the worlds tell as much as 36 /
 * 8 = 4.5 of equal weight: the error is the root of 2 / 3.5, which is
 * .75593. */
START_TEST(weights_count_in_the_mean_and_in_the_error)
{
    static const int64_t value[] = {0, 0, 0, 0};
    struct estimate estimate = equal(value, 4);

    tln_pl_estimate_add(&estimate, 9000000, 0);
    tln_pl_estimate_add(&estimate, 3000, 2);
    ck_assert_int_eq(tln_pl_estimate_mean(&estimate), 1000);
    ck_assert_uint_eq(tln_pl_estimate_error(&estimate), 756);
}
END_TEST

START_TEST(one_world_tells_no_error)
{
    static const int64_t value[] = {-7000};
    struct estimate estimate = equal(value, 1), none = {0};
    talon_advice advice = {.worth = 5};

    ck_assert_int_eq(tln_pl_estimate_mean(&estimate), -7000);
    ck_assert_uint_eq(tln_pl_estimate_error(&estimate), TALON_ERROR_UNKNOWN);
    tln_pl_state(&advice, &none);
    ck_assert_int_eq(advice.worth, 5);
    ck_assert_uint_eq(advice.is_estimate, 0);
    tln_pl_state(&advice, &estimate);
    ck_assert_int_eq(advice.worth, -7000);
    ck_assert_uint_eq(advice.is_estimate, 1);
    ck_assert_uint_eq(advice.error, TALON_ERROR_UNKNOWN);
    tln_pl_estimate_add(&none, 1000, 1);
    tln_pl_estimate_add(&none, 2000, 1000);
    ck_assert_uint_eq(tln_pl_estimate_error(&none), TALON_ERROR_UNKNOWN);
}
END_TEST

START_TEST(equal_values_have_no_error)
{
    static const int64_t value[] = {-8000000000, -8000000000, -8000000000};
    struct estimate estimate = equal(value, 3);
    talon_advice advice = {.error = 9};

    ck_assert_int_eq(tln_pl_estimate_mean(&estimate), -8000000000);
    tln_pl_state(&advice, &estimate);
    ck_assert_uint_eq(advice.error, 0);
    ck_assert_uint_eq(advice.is_estimate, 1);
}
END_TEST

/* The error of two values is half of their difference; that of 8192, half of
 * them 2^32 below the mean and half above it, is 2^32 / root(8191). */
START_TEST(great_values_do_not_overflow)
{
    static const int64_t close[] = {8000000000, 8000002000},
                         far[] = {-536870912, 536870912},
                         farthest[] = {-4294967296, 4294967296};
    struct estimate estimate = equal(close, 2);
    uint32_t i;

    ck_assert_int_eq(tln_pl_estimate_mean(&estimate), 8000001000);
    ck_assert_uint_eq(tln_pl_estimate_error(&estimate), 1000);
    estimate = equal(far, 2);
    ck_assert_int_eq(tln_pl_estimate_mean(&estimate), 0);
    ck_assert_uint_eq(tln_pl_estimate_error(&estimate), 536870912);
    estimate = equal(farthest, 2);
    ck_assert_uint_eq(tln_pl_estimate_error(&estimate), TALON_ERROR_UNKNOWN);
    memset(&estimate, 0, sizeof estimate);
    for (i = 0; i < ESTIMATE_WORLDS_MOST; i++)
        tln_pl_estimate_add(&estimate, farthest[i % 2], ESTIMATE_WEIGHT_MOST);
    ck_assert_int_eq(tln_pl_estimate_mean(&estimate), 0);
    ck_assert_uint_eq(tln_pl_estimate_error(&estimate) / 10000, 4745);
}
END_TEST

/* Compares one random estimate with floating point. */
static void compare(talon_rng *rng)
{
    uint32_t count = 2 + talon_rng_below(rng, 60), i;
    uint32_t heaviest = 1u << talon_rng_below(rng, 16);
    uint32_t size = 2u << talon_rng_below(rng, 30);
    double weights = 0, squares = 0, sum = 0, twice = 0, mean, error;
    struct estimate estimate = {0};

    for (i = 0; i < count; i++) {
        uint32_t weight = 1 + talon_rng_below(rng, heaviest);
        int64_t value = (int64_t)talon_rng_below(rng, size) - size / 4;

        tln_pl_estimate_add(&estimate, value, weight);
        weights += weight;
        squares += (double)weight * weight;
        sum += (double)weight * (double)value;
        twice += (double)weight * (double)value * (double)value;
    }
    mean = sum / weights;
    error = sqrt((twice / weights - mean * mean) /
                 (weights * weights / squares - 1));
    ck_assert_double_le(fabs((double)tln_pl_estimate_mean(&estimate) - mean),
                        1.001);
    if (tln_pl_estimate_error(&estimate) == TALON_ERROR_UNKNOWN)
        ck_assert_double_le(weights * weights / squares, 1.016);
    else
        ck_assert_double_le(fabs(tln_pl_estimate_error(&estimate) - error),
                            1.001 + error / 100);
}

START_TEST(errors_are_within_the_stated_error)
{
    talon_rng rng;
    uint32_t i;

    seed_for(&rng, 27, 1);
    for (i = 0; i < 20000; i++)
        compare(&rng);
}
END_TEST

SUITE(estimate)
TEST(worlds_of_equal_weight_have_the_usual_error)
TEST(weights_count_in_the_mean_and_in_the_error)
TEST(one_world_tells_no_error)
TEST(equal_values_have_no_error)
TEST(great_values_do_not_overflow)
TEST(errors_are_within_the_stated_error)
END_SUITE
