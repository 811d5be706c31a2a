/* SPDX-License-Identifier: MIT */
/* ChaCha20 as a random number generator.
 *
 * The generator is the key stream of RFC 8439: twenty rounds on sixteen words
 * (four constants, the key, and four words of counter and stream), with the
 * starting words added to the result. It is as good as the cipher, costs about
 * a nanosecond a byte, and needs no tables. Bounded draws are unbiased, and
 * shuffles are Fisher-Yates from the last card down. */
#include "base/libc.h"
#include "talon/random.h"

#define BLOCK_BYTES 64

static uint32_t rotate(uint32_t word, uint32_t bits)
{
    return word << bits | word >> (32 - bits);
}

static void quarter_round(uint32_t w[16], int a, int b, int c, int d)
{
    w[a] += w[b];
    w[d] = rotate(w[d] ^ w[a], 16);
    w[c] += w[d];
    w[b] = rotate(w[b] ^ w[c], 12);
    w[a] += w[b];
    w[d] = rotate(w[d] ^ w[a], 8);
    w[c] += w[d];
    w[b] = rotate(w[b] ^ w[c], 7);
}

/* Makes the block of the counter and advances the counter. */
static void next_block(talon_rng *rng)
{
    uint32_t start[16] = {0x61707865, 0x3320646E, 0x79622D32, 0x6B206574};
    uint32_t *w = rng->block;
    int i;

    memcpy(start + 4, rng->key, sizeof rng->key);
    memcpy(start + 12, rng->counter, sizeof rng->counter);
    memcpy(start + 14, rng->stream, sizeof rng->stream);
    memcpy(w, start, sizeof start);
    for (i = 0; i < 10; i++) {
        quarter_round(w, 0, 4, 8, 12);
        quarter_round(w, 1, 5, 9, 13);
        quarter_round(w, 2, 6, 10, 14);
        quarter_round(w, 3, 7, 11, 15);
        quarter_round(w, 0, 5, 10, 15);
        quarter_round(w, 1, 6, 11, 12);
        quarter_round(w, 2, 7, 8, 13);
        quarter_round(w, 3, 4, 9, 14);
    }
    for (i = 0; i < 16; i++)
        w[i] += start[i];
    if (++rng->counter[0] == 0)
        rng->counter[1]++;
    rng->used = 0;
}

/* The next whole word; the rest of a partly used word is skipped. */
static uint32_t next_word(talon_rng *rng)
{
    uint32_t at = (rng->used + 3) / 4;

    if (at >= BLOCK_BYTES / 4) {
        next_block(rng);
        at = 0;
    }
    rng->used = (at + 1) * 4;
    return rng->block[at];
}

talon_status talon_rng_seed(talon_rng *rng,
                            const uint8_t seed[TALON_SEED_BYTES],
                            uint32_t stream)
{
    talon_rng fresh = {0};
    uint32_t i;

    if (rng == NULL || seed == NULL)
        return TALON_E_NULL;
    for (i = 0; i < TALON_SEED_BYTES; i++)
        fresh.key[i / 4] |= (uint32_t)seed[i] << i % 4 * 8;
    fresh.stream[0] = stream;
    fresh.used = BLOCK_BYTES;
    *rng = fresh;
    return TALON_OK;
}

/* Lemire's bounded draw: the upper half of word times bound is the draw; if the
 * lower half is one of the few that would favor some draws, it draws again. */
uint32_t talon_rng_below(talon_rng *rng, uint32_t bound)
{
    uint64_t product;

    if (rng == NULL || bound == 0)
        return 0;
    product = (uint64_t)next_word(rng) * bound;
    if ((uint32_t)product < bound) {
        uint32_t unfair = (0 - bound) % bound; /* 2^32 mod bound */

        while ((uint32_t)product < unfair)
            product = (uint64_t)next_word(rng) * bound;
    }
    return (uint32_t)(product >> 32);
}

talon_status talon_rng_bytes(talon_rng *rng, uint8_t *bytes, size_t size)
{
    size_t i;

    if (rng == NULL || (bytes == NULL && size > 0))
        return TALON_E_NULL;
    for (i = 0; i < size; i++) {
        if (rng->used >= BLOCK_BYTES)
            next_block(rng);
        bytes[i] = (uint8_t)(rng->block[rng->used / 4] >> rng->used % 4 * 8);
        rng->used++;
    }
    return TALON_OK;
}

talon_status talon_rng_shuffle(talon_rng *rng, talon_card *card, uint32_t count)
{
    uint32_t i;

    if (rng == NULL || (card == NULL && count > 0))
        return TALON_E_NULL;
    for (i = count; i > 1; i--) {
        uint32_t j = talon_rng_below(rng, i);
        talon_card top = card[i - 1];

        card[i - 1] = card[j];
        card[j] = top;
    }
    return TALON_OK;
}
