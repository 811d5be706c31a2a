/* SPDX-License-Identifier: MIT */
/* Functions of real numbers, computed in integers from tables, so that players
 * decide alike on every platform. The comment on each function gives its units
 * and its greatest error; the tests compare all of them with those of the C
 * library. */
#ifndef TALON_ADVISOR_BASE_FIXED_H
#define TALON_ADVISOR_BASE_FIXED_H

#include <stdint.h>

/* exp(x / 256) in 1024ths, for x <= 0. It is a step function of x / 256:
 * between two multiples of 1/8 it has the value of the higher one. At the
 * multiples it is off by less than 1/1024; between them it is too high by up to
 * 117/1024. */
int32_t tln_fixed_exp(int32_t x);

/* ln(x / 16) in 256ths, off by less than 1/256 for x from 16 to 96. Smaller x
 * count as 16, larger ones as 96. */
int32_t tln_fixed_log(int32_t x);

/* -ln(u) in 256ths, for u made of 32 random bits: an exponentially distributed
 * number in 64 steps of equal chance. Each step is off by less than 1/256 from
 * -ln(u) in the middle of its range of u. */
int32_t tln_fixed_minus_log(uint32_t random);

/* ln(1 / (1 + exp(-x / 64))) in 256ths: the logarithm of a logistic curve. Off
 * by less than 3/256. */
int32_t tln_fixed_log_sigmoid(int32_t x);

/* The share of a standard normal distribution below x / 64, in 1024ths. Off by
 * less than 2/1024. */
int32_t tln_fixed_normal(int32_t x);

/* The square root of a number below 2^62, rounded down. */
uint64_t tln_fixed_root(uint64_t square);

#endif
