/* SPDX-License-Identifier: MIT */
/* Compares the functions of base/fixed.c with those of the C library: they may
 * differ by no more than the errors that fixed.h states. */
#include <math.h>

#include "common/suite.h"

#include "advisor/base/fixed.h"

static void ck_within(double value, double truth, double error)
{
    if (fabs(value - truth) >= error)
        ck_abort_msg("%f instead of %f", value, truth);
}

START_TEST(exponentials_are_within_the_stated_error)
{
    int32_t x;

    for (x = 0; x >= -4000; x--) {
        double truth = 1024 * exp(x / 256.0);

        if (x % 32 == 0)
            ck_within(tln_fixed_exp(x), truth, 1);
        else
            ck_assert_int_eq(tln_fixed_exp(x), tln_fixed_exp(x + -x % 32));
        ck_within(tln_fixed_exp(x), truth, 117);
    }
    ck_assert_int_eq(tln_fixed_exp(0), 1024);
    ck_assert_int_eq(tln_fixed_exp(INT32_MIN + 1), 0);
}
END_TEST

START_TEST(logarithms_are_within_the_stated_error)
{
    int32_t x;

    for (x = 16; x <= 96; x++)
        ck_within(tln_fixed_log(x), 256 * log(x / 16.0), 1);
    ck_assert_int_eq(tln_fixed_log(0), 0);
    ck_assert_int_eq(tln_fixed_log(-5), 0);
    ck_assert_int_eq(tln_fixed_log(1000), tln_fixed_log(96));
}
END_TEST

START_TEST(exponential_variables_have_mean_1)
{
    double sum = 0;
    uint32_t i;

    for (i = 0; i < 64; i++) {
        int32_t value = tln_fixed_minus_log(i << 26 | 0x2AAAAAA);

        ck_within(value, -256 * log((i + 0.5) / 64), 1);
        ck_assert_int_eq(value, tln_fixed_minus_log(i << 26));
        sum += value;
    }
    /* The mean of an exponential variable is 1. The sum is slightly too small,
     * because it takes the first step at its middle, where the curve is
     * steep. */
    ck_within(sum / 64 / 256, 1, 0.01);
}
END_TEST

START_TEST(logistic_curves_are_within_the_stated_error)
{
    int32_t x;

    for (x = -4000; x <= 4000; x++)
        ck_within(tln_fixed_log_sigmoid(x), -256 * log1p(exp(-x / 64.0)), 3);
    ck_assert_int_eq(tln_fixed_log_sigmoid(INT32_MAX), 0);
}
END_TEST

START_TEST(normal_distributions_are_within_the_stated_error)
{
    int32_t x;

    for (x = -1000; x <= 1000; x++)
        ck_within(tln_fixed_normal(x), 512 * erfc(-x / 64.0 / sqrt(2)), 2);
    ck_assert_int_eq(tln_fixed_normal(0), 512);
    ck_assert_int_eq(tln_fixed_normal(-100000), 0);
    ck_assert_int_eq(tln_fixed_normal(100000), 1024);
}
END_TEST

START_TEST(square_roots_are_within_the_stated_error)
{
    uint64_t root, last = (1ull << 31) - 1;

    for (root = 0; root < 5000; root++) {
        ck_assert_uint_eq(tln_fixed_root(root * root), root);
        ck_assert_uint_eq(tln_fixed_root(root * root + 2 * root), root);
    }
    ck_assert_uint_eq(tln_fixed_root(last * last), last);
    ck_assert_uint_eq(tln_fixed_root(last * last - 1), last - 1);
}
END_TEST

SUITE(fixed)
TEST(exponentials_are_within_the_stated_error)
TEST(logarithms_are_within_the_stated_error)
TEST(exponential_variables_have_mean_1)
TEST(logistic_curves_are_within_the_stated_error)
TEST(normal_distributions_are_within_the_stated_error)
TEST(square_roots_are_within_the_stated_error)
END_SUITE
