/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_TRIPOLI_PT_PERCENTILE_H
#define TALON_ADVISOR_TRIPOLI_PT_PERCENTILE_H

#include <stdint.h>

/* Weights, shares and chances are in 1024ths. */
#define ONE_1024 1024

/* The part of a percentile of a poker hand, in 1024ths: how many of 1024 hands
 * of so many cards are worse. */
uint32_t tln_pt_percentile(uint32_t rank, uint32_t cards);

/* The share of some hands that so many others are all worse than, in 1024ths:
 * a power. */
uint32_t tln_pt_power(uint32_t share, uint32_t exponent);

#endif
