/* SPDX-License-Identifier: MIT */
/* Operations on masks of 64 bits. Each builtin is used only where the processor
 * has an instruction for it, so that none becomes a call to the compiler's
 * run-time library. */
#ifndef TALON_ADVISOR_BASE_BITS_H
#define TALON_ADVISOR_BASE_BITS_H

#include <stddef.h>
#include <stdint.h>

#define ONE ((uint64_t)1)

#if defined(__GNUC__) &&                                                       \
    (defined(__x86_64__) || defined(__aarch64__) || defined(__wasm__))
#define HAS_BIT_SCAN 1
#else
#define HAS_BIT_SCAN 0
#endif

#if HAS_BIT_SCAN && (defined(__POPCNT__) || !defined(__x86_64__))
#define HAS_COUNT 1
#else
#define HAS_COUNT 0
#endif

#if defined(__GNUC__)
#define LIKELY(question)   __builtin_expect(!!(question), 1)
#define UNLIKELY(question) __builtin_expect(!!(question), 0)
#define PREFETCH(address)  __builtin_prefetch(address)
#define ALWAYS_INLINE      inline __attribute__((always_inline))
#define NEVER_INLINE       __attribute__((noinline))
#else
#define LIKELY(question)   (question)
#define UNLIKELY(question) (question)
#define PREFETCH(address)  ((void)(address))
#define ALWAYS_INLINE      inline
#define NEVER_INLINE
#endif

/* The number of bits set in a mask. */
static ALWAYS_INLINE uint32_t count_bits(uint64_t mask)
{
#if HAS_COUNT
    return (uint32_t)__builtin_popcountll(mask);
#else
    mask -= mask >> 1 & 0x5555555555555555;
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333);
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return (uint32_t)(mask * 0x0101010101010101 >> 56);
#endif
}

/* The index of the lowest bit of a mask that is not 0. */
static ALWAYS_INLINE uint32_t low_index(uint64_t mask)
{
#if HAS_BIT_SCAN
    return (uint32_t)__builtin_ctzll(mask);
#else
    return count_bits((mask & (0 - mask)) - 1);
#endif
}

/* The index of the highest bit of a mask that is not 0. */
static ALWAYS_INLINE uint32_t high_index(uint64_t mask)
{
#if HAS_BIT_SCAN
    return 63 ^ (uint32_t)__builtin_clzll(mask);
#else
    mask |= mask >> 1;
    mask |= mask >> 2;
    mask |= mask >> 4;
    mask |= mask >> 8;
    mask |= mask >> 16;
    mask |= mask >> 32;
    return count_bits(mask) - 1;
#endif
}

static ALWAYS_INLINE uint64_t low_bit(uint64_t mask)
{
    return mask & (0 - mask);
}

static ALWAYS_INLINE uint64_t high_bit(uint64_t mask)
{
    return ONE << high_index(mask);
}

/* Removes the lowest bit of a mask that is not 0, and returns it. */
static ALWAYS_INLINE uint64_t take_low(uint64_t *mask)
{
    uint64_t bit = low_bit(*mask);

    *mask ^= bit;
    return bit;
}

static ALWAYS_INLINE int is_single(uint64_t mask)
{
    return (mask & (mask - 1)) == 0;
}

/* Whether the bits of a mask that is not 0 are neighbors. */
static ALWAYS_INLINE int is_run(uint64_t mask)
{
    return (mask & (mask + low_bit(mask))) == 0;
}

/* The next larger mask with the same number of bits set (Gosper's method). */
static inline uint64_t next_subset(uint64_t set)
{
    uint64_t low = low_bit(set), sum = set + low;

    return sum | (set ^ sum) / low >> 2;
}

/* One of two values, without a branch: for conditions that processors cannot
 * predict. */
static ALWAYS_INLINE uint64_t chosen(int is_first, uint64_t first,
                                     uint64_t second)
{
    return second ^ ((first ^ second) & (0 - (uint64_t)(is_first != 0)));
}

static ALWAYS_INLINE uint32_t least(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

static ALWAYS_INLINE uint32_t most(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

#endif
