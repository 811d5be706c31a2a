/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_TRIPOLI_PT_PERCENTILE_H
#define TALON_ADVISOR_TRIPOLI_PT_PERCENTILE_H

#include <stdint.h>

/* Weights, shares and chances are in 1024ths. */
#define ONE_1024 1024

/* How many of 1024 hands with this number of cards are worse than a poker
 * rank. */
uint32_t tln_pt_percentile(uint32_t rank, uint32_t cards);

/* The chance, in 1024ths, that all of `exponent` hands are worse, if each of
 * them is worse with a chance of `share`. */
uint32_t tln_pt_power(uint32_t share, uint32_t exponent);

#endif
