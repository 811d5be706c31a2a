/* SPDX-License-Identifier: MIT */
/**
 * @file random.h
 * Chance that can be repeated anywhere: ChaCha20 (RFC 8439), keyed with the
 * caller's seed.
 *
 * To shuffle a pack of 52 in every possible way takes 226 bits of seed, and the
 * cards that a player sees must not reveal the others. That is why this is a
 * cipher with a 256-bit key and not a small generator. The source of the seed
 * is up to the caller: for play among strangers, the operating system's random
 * source; for a repeatable experiment, anything. Whoever knows the seed knows
 * the cards.
 *
 * The algorithm is specified for the life of the soname, with vectors in
 * `doc/random.md`. The key stream of ChaCha20, with the block counter in words
 * 12 and 13 (low word first) and the stream in words 14 and 15, is read as
 * 32-bit little-endian words. A bounded draw below b takes a word w and
 * computes the 64-bit product w · b; while the lower half is less than 2^32 mod
 * b, it takes the next word; the upper half is the result. A shuffle of n cards
 * runs i = n-1, …, 1 and exchanges card i with card j, where j is drawn below
 * i+1.
 */
#ifndef TALON_RANDOM_H
#define TALON_RANDOM_H

#include "card.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Ceiling: the seed of a generator, for the life of the soname.
 *
 * @since 0.1.0
 */
enum talon_seed_id {
    TALON_SEED_BYTES = 32 /**< bytes in a seed */
};

/**
 * A generator: 120 bytes of plain memory, owned by the caller. Copy it to
 * repeat the draws that follow; keep it to resume. Initialize it with
 * talon_rng_seed(). The fields are public so that a generator can be stored and
 * test vectors can be checked.
 *
 * @since 0.1.0
 */
typedef struct talon_rng {
    uint32_t key[8];     /**< the seed as little-endian words */
    uint32_t counter[2]; /**< number of the next block; words 12 and 13 */
    uint32_t stream[2];  /**< words 14 and 15 */
    uint32_t block[16];  /**< key stream of the current block */
    uint32_t used;       /**< bytes of the block already used, 0 … 64 */
    uint32_t reserved;   /**< reserved; talon_rng_seed() sets it to 0, and no
                              other function looks at it or changes it */
} talon_rng;

/**
 * Initializes a generator.
 *
 * @param[out] rng the generator
 * @param seed the seed, 32 bytes; equal seeds and streams give equal draws
 *        everywhere
 * @param stream the number of one of the independent sequences of this seed,
 *        such as the number of the game
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_rng_seed(talon_rng *rng,
                                      const uint8_t seed[TALON_SEED_BYTES],
                                      uint32_t stream);

/**
 * Draws a number; every number below the bound is equally likely.
 *
 * @param[in,out] rng the generator; null gives 0
 * @param bound how many results are possible; 0 gives 0 and draws nothing
 * @return a number from 0 … bound-1
 * @since 0.1.0
 */
TALON_API uint32_t talon_rng_below(talon_rng *rng, uint32_t bound);

/**
 * Draws bytes of the key stream. The next talon_rng_below() begins with a
 * complete word: it skips the unused bytes of a word begun here.
 *
 * @param[in,out] rng the generator
 * @param[out] bytes the bytes; null if size is 0
 * @param size the number of bytes to draw
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_rng_bytes(talon_rng *rng, uint8_t *bytes,
                                       size_t size);

/**
 * Shuffles cards; every order is equally likely.
 *
 * @param[in,out] rng the generator
 * @param[in,out] cards the cards; null if count is 0
 * @param count the number of cards
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_rng_shuffle(talon_rng *rng, talon_card *cards,
                                         uint32_t count);

#ifdef __cplusplus
}
#endif

#endif
