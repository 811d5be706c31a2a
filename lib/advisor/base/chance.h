/* SPDX-License-Identifier: MIT */
/* Chance for what a player imagines: small, fast, and the same everywhere. A
 * player seeds one of these from the caller's generator (tln_pl_seed()), and so
 * repeats itself if the caller does.
 *
 * Two generators are in use where one would do: the player of Five Hundred
 * draws from a counter (SplitMix64), that of Tripoli from shifts (xorshift64*).
 * To join them changes which worlds come up, and with them moves. */
#ifndef TALON_ADVISOR_BASE_CHANCE_H
#define TALON_ADVISOR_BASE_CHANCE_H

#include <stdint.h>

/* SplitMix64; any state will do. */
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

/* A number below a bound; off by less than bound / 2^32 from an even chance. */
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
