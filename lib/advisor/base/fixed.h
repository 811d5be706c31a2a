/* SPDX-License-Identifier: MIT */
/* Functions of real numbers in whole ones, from tables, so that players judge
 * alike on every platform. Each says in which units it takes and gives, and how
 * far it is from the true value at most; the tests compare all of them with the
 * C library's. */
#ifndef TALON_ADVISOR_BASE_FIXED_H
#define TALON_ADVISOR_BASE_FIXED_H

#include <stdint.h>

/* exp(x / 256) in 1024ths, for x up to 0. It is a step function: between
 * multiples of 1/8 the value of the higher one. At these it is off by less than
 * 1/1024, between them too high by up to 117/1024. */
int32_t tln_fixed_exp(int32_t x);

/* ln(x / 16) in 256ths, off by less than 1/256 from 16 to 96; at its ends
 * beyond that. */
int32_t tln_fixed_log(int32_t x);

/* -ln(u) in 256ths for u from 32 random bits: an exponential variable, in 64
 * steps of equal chance. Each is off by less than 1/256 from the logarithm in
 * the middle of its step. */
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
