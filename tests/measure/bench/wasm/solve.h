/* SPDX-License-Identifier: MIT */
#ifndef SOLVE_H
#define SOLVE_H

#include <stdint.h>

/* Solves the first `deals` deals with every trump suit and every leader.
 * Returns the nodes used, or 0 if anything went wrong. */
__attribute__((visibility("default"))) uint32_t solve_deals(uint32_t deals);

#endif
