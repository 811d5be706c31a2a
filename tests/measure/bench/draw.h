/* SPDX-License-Identifier: MIT */
/* Random numbers for the loops that are measured, the same for the yardstick
 * and for talon: a small, fast generator, and one way to pick a card from a
 * hand. It is good enough for measurements, but for nothing else. */
#ifndef TALON_BENCH_DRAW_H
#define TALON_BENCH_DRAW_H

#include <stdint.h>

struct chance {
    uint64_t state;
};

/* 32 random bits: the upper half of a linear congruential generator, with
 * Knuth's multiplier. */
static inline uint32_t draw(struct chance *chance)
{
    chance->state = chance->state * UINT64_C(6364136223846793005) + UINT64_C(1);
    return (uint32_t)(chance->state >> 32);
}

static inline uint32_t draw_below(struct chance *chance, uint32_t bound)
{
    return (uint32_t)((uint64_t)draw(chance) * bound >> 32);
}

static inline uint64_t bit(uint32_t place)
{
    return (uint64_t)1 << place;
}

/* The position of the bit in a set of one. */
static inline uint32_t place_of(uint64_t bit)
{
#ifdef __GNUC__
    return (uint32_t)__builtin_ctzll(bit);
#else
    uint32_t place = 0;

    while (bit >>= 1)
        place++;
    return place;
#endif
}

/* The number of cards in a set of at most 15. The bits are added up in pairs,
 * then in nibbles; the product adds all nibbles into the highest. */
static inline uint32_t count_few(uint64_t set)
{
    set -= set >> 1 & UINT64_C(0x5555555555555555);
    set = (set & UINT64_C(0x3333333333333333)) +
          (set >> 2 & UINT64_C(0x3333333333333333));
    return (uint32_t)(set * UINT64_C(0x1111111111111111) >> 60);
}

#define PICK_MAX 10

/* One card of a set of 1 to 10, each equally likely. For every i, the set
 * without its lowest i cards is stored before the number of cards is known. To
 * draw a number n first and then clear n bits would cost a mispredicted branch,
 * and the bare loop would take twice as long. */
static inline uint64_t pick(struct chance *chance, uint64_t set)
{
    uint32_t n = draw_below(chance, count_few(set)), i;
    uint64_t rest[PICK_MAX];

    for (i = 0; i < PICK_MAX; i++) {
        rest[i] = set;
        set &= set - 1;
    }
    return rest[n] & (0 - rest[n]);
}

/* The same for any set that is not empty. */
static inline uint64_t pick_of_many(struct chance *chance, uint64_t set)
{
    uint64_t rest = set;
    uint32_t count = 0;

    for (; rest != 0; rest &= rest - 1)
        count++;
    for (count = draw_below(chance, count); count > 0; count--)
        set &= set - 1;
    return set & (0 - set);
}

#endif
