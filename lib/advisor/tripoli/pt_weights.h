/* SPDX-License-Identifier: MIT */
/* Weights of worlds. A weight is a product of many likelihoods and may become
 * arbitrarily small, so it is kept as a 32-bit number times a power of two.
 * When all weights are known, they are scaled so that the greatest is at most
 * 2^12. */
#ifndef TALON_ADVISOR_TRIPOLI_PT_WEIGHTS_H
#define TALON_ADVISOR_TRIPOLI_PT_WEIGHTS_H

#include "advisor/tripoli/pt_mind.h"

static inline struct scaled tln_pt_scaled_of(uint32_t number)
{
    struct scaled scaled = {(uint64_t)number << 20, 0};

    return scaled;
}

/* Multiplies a weight by a likelihood. The unit of the likelihood does not
 * matter as long as it is the same in all worlds. */
static inline void tln_pt_scale(struct scaled *scaled, uint32_t likelihood)
{
    scaled->number *= likelihood;
    while (scaled->number >> 32 != 0) {
        scaled->number >>= 1;
        scaled->exponent++;
    }
    while (scaled->number != 0 && scaled->number >> 31 == 0) {
        scaled->number <<= 1;
        scaled->exponent--;
    }
}

/* Sets the weights of the worlds from their scaled products. Those are known of
 * the first `count` worlds; the others are left out. */
void tln_pt_set_weights(struct pt_mind *mind, uint32_t count);

#endif
