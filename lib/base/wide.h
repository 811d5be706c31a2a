/* SPDX-License-Identifier: MIT */
/* Whole numbers of a few 32-bit words, least significant first: enough to count
 * deals, whatever the word size of the machine. Each operation is one pass over
 * the words. */
#ifndef TALON_BASE_WIDE_H
#define TALON_BASE_WIDE_H

#include "talon/random.h"

/* Words in 64!, the most ways there are to deal a pack. */
#define WIDE_WORDS_MAX 10

/* Adds `times` times a number; the sum must fit. */
static inline void wide_add_times(uint32_t *sum, const uint32_t *number,
                                  uint32_t times, uint32_t words)
{
    uint64_t carry = 0;
    uint32_t i;

    for (i = 0; i < words; i++) {
        carry += (uint64_t)number[i] * times + sum[i];
        sum[i] = (uint32_t)carry;
        carry >>= 32;
    }
}

static inline void wide_subtract(uint32_t *number, const uint32_t *less,
                                 uint32_t words)
{
    uint64_t borrow = 0;
    uint32_t i;

    for (i = 0; i < words; i++) {
        uint64_t word = (uint64_t)number[i] - less[i] - borrow;

        number[i] = (uint32_t)word;
        borrow = word >> 63;
    }
}

static inline int wide_less(const uint32_t *a, const uint32_t *b,
                            uint32_t words)
{
    uint32_t i = words - 1;

    while (i > 0 && a[i] == b[i])
        i--;
    return a[i] < b[i];
}

static inline int wide_is_zero(const uint32_t *number, uint32_t words)
{
    uint32_t i, any = 0;

    for (i = 0; i < words; i++)
        any |= number[i];
    return any == 0;
}

/* A random number below a bound that is not 0: draws as many bits as the bound
 * has until they are below it, which takes fewer than two tries on average. */
static inline void wide_below(talon_rng *rng, const uint32_t *bound,
                              uint32_t *draw, uint32_t words)
{
    uint32_t mask, i, top = words - 1;
    uint8_t byte[4 * WIDE_WORDS_MAX];

    while (bound[top] == 0)
        draw[top--] = 0;
    mask = bound[top];
    for (i = 1; i < 32; i *= 2)
        mask |= mask >> i;
    do {
        talon_rng_bytes(rng, byte, 4 * ((size_t)top + 1));
        for (i = 0; i <= top; i++)
            draw[i] = (uint32_t)byte[4 * i] | (uint32_t)byte[4 * i + 1] << 8 |
                      (uint32_t)byte[4 * i + 2] << 16 |
                      (uint32_t)byte[4 * i + 3] << 24;
        draw[top] &= mask;
    } while (!wide_less(draw, bound, words));
}

#endif
