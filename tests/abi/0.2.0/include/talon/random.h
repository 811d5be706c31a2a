/* SPDX-License-Identifier: MIT */
/**
 * @file random.h
 * Chance that can be repeated anywhere: ChaCha20 (RFC 8439) keyed with the
 * caller's seed.
 *
 * A shuffled pack of 52 needs 226 bits of seed, and the cards a player sees
 * must not betray the rest; hence a cipher with a key of 256 bits, and not a
 * small generator. Where the seed comes from is up to the caller: for play
 * among strangers, the operating system's random source; for a repeatable
 * experiment, anywhere. Who knows the seed knows the cards.
 *
 * Specified for the life of the soname, with vectors in `doc/random.md`: the
 * key stream of ChaCha20 with the block counter in words 12 and 13 (least
 * first) and the stream in words 14 and 15 is read as 32-bit little-endian
 * words. A bounded draw below b takes a word w and the 64-bit product w · b;
 * while the lower half is less than 2^32 mod b it takes the next word; the
 * upper half is the draw. A shuffle of n cards goes i = n-1, …, 1, exchanging
 * card i with card j, j drawn below i+1.
 */
#ifndef TALON_RANDOM_H
#define TALON_RANDOM_H

#include "card.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The seed of a generator. */
enum talon_seed_id {
    TALON_SEED_BYTES = 32 /**< bytes of a seed */
};

/**
 * A generator. Plain memory of the caller's: copy it to repeat what follows,
 * keep it to resume. Set it with talon_rng_seed(); the fields are public so
 * that it can be stored and test vectors can be checked. 120 bytes.
 */
typedef struct talon_rng {
    uint32_t key[8];     /**< the seed as little-endian words */
    uint32_t counter[2]; /**< of the block to come; words 12 and 13 */
    uint32_t stream[2];  /**< words 14 and 15 */
    uint32_t block[16];  /**< key stream of the current block */
    uint32_t used;       /**< bytes of it that are used up, 0 … 64 */
    uint32_t reserved;   /**< reserved; 0 */
} talon_rng;

/**
 * Starts a generator.
 *
 * @param[out] rng the generator
 * @param seed 32 bytes; equal seeds and streams give equal draws everywhere
 * @param stream which of the independent sequences of this seed, such as the
 *        number of the game
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_rng_seed(talon_rng *rng,
                                      const uint8_t seed[TALON_SEED_BYTES],
                                      uint32_t stream);

/**
 * Draws a number, every one below the bound equally likely.
 *
 * @param[in,out] rng the generator; null gives 0
 * @param bound the number of possible results; 0 gives 0 and draws nothing
 * @return 0 … bound-1
 * @since 0.1.0
 */
TALON_API uint32_t talon_rng_below(talon_rng *rng, uint32_t bound);

/**
 * Draws bytes of the key stream. The next talon_rng_below() begins with a
 * whole word and skips the bytes left of one begun here.
 *
 * @param[in,out] rng the generator
 * @param[out] bytes the buffer
 * @param size how many bytes to draw; with 0 the buffer may be null
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_rng_bytes(talon_rng *rng, uint8_t *bytes,
                                       size_t size);

/**
 * Shuffles cards, every order equally likely.
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
