/* SPDX-License-Identifier: MIT */
/* Generators of random numbers for what a player imagines: small, fast, and
 * with the same numbers on every platform. A player seeds one of them from the
 * caller's generator (tln_pl_seed()), so the same state of that generator gives
 * the same decision.
 *
 * There are two kinds, though one would do: the player of Five Hundred uses
 * SplitMix64, which advances a counter; the player of Tripoli uses xorshift64*,
 * which shifts bits. Using one kind for both would change which worlds the
 * players imagine, and therefore their moves. */
#ifndef TALON_ADVISOR_BASE_CHANCE_H
#define TALON_ADVISOR_BASE_CHANCE_H

#include <stdint.h>

/* SplitMix64; `state` may have any value. */
struct counter {
    uint64_t state;
};

static inline uint32_t counter_next(struct counter *counter)
{
    uint64_t mixed = counter->state += 0x9E3779B97F4A7C15;

    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
    return (uint32_t)(mixed >> 32);
}

/* A random number below a bound, with a relative bias of less than bound /
 * 2^32. */
static inline uint32_t counter_below(struct counter *counter, uint32_t bound)
{
    return (uint32_t)((uint64_t)counter_next(counter) * bound >> 32);
}

/* xorshift64*. */
struct stream {
    uint64_t state; /* not 0 */
};

static inline uint32_t stream_below(struct stream *stream, uint32_t bound)
{
    uint64_t x = stream->state;

    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    stream->state = x;
    return (uint32_t)(((x * 0x2545F4914F6CDD1D >> 32) * bound) >> 32);
}

#endif
