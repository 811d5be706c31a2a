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

#define BLOCK_BYTES        64

#define ROTATE(word, bits) ((word) << (bits) | (word) >> (32 - (bits)))

/* A quarter round of words, or four of them of rows of four words. */
#define QUARTER_ROUND(a, b, c, d)                                              \
    do {                                                                       \
        a += b;                                                                \
        d = ROTATE(d ^ a, 16);                                                 \
        c += d;                                                                \
        b = ROTATE(b ^ c, 12);                                                 \
        a += b;                                                                \
        d = ROTATE(d ^ a, 8);                                                  \
        c += d;                                                                \
        b = ROTATE(b ^ c, 7);                                                  \
    } while (0)

#ifdef __GNUC__

/* With the vectors of GNU C an operation on a row is one instruction where the
 * processor has it, and four elsewhere. Compilers seldom find that in the words
 * themselves, and with optimization for size a block took three times as
 * long. */
typedef uint32_t four_words __attribute__((vector_size(16)));

#define TURNED(row, i, j, k, l)                                                \
    {                                                                          \
        row[i], row[j], row[k], row[l]                                         \
    }

/* Ten double rounds on columns and diagonals. Diagonals become columns by
 * turning the rows; the second one, which is ready last, stays as it is. */
static void ten_double_rounds(uint32_t w[16])
{
    four_words a, b, c, d;
    int i;

    memcpy(&a, w, sizeof a);
    memcpy(&b, w + 4, sizeof b);
    memcpy(&c, w + 8, sizeof c);
    memcpy(&d, w + 12, sizeof d);
    for (i = 0; i < 10; i++) {
        QUARTER_ROUND(a, b, c, d);
        a = (four_words)TURNED(a, 3, 0, 1, 2);
        c = (four_words)TURNED(c, 1, 2, 3, 0);
        d = (four_words)TURNED(d, 2, 3, 0, 1);
        QUARTER_ROUND(a, b, c, d);
        a = (four_words)TURNED(a, 1, 2, 3, 0);
        c = (four_words)TURNED(c, 3, 0, 1, 2);
        d = (four_words)TURNED(d, 2, 3, 0, 1);
    }
    memcpy(w, &a, sizeof a);
    memcpy(w + 4, &b, sizeof b);
    memcpy(w + 8, &c, sizeof c);
    memcpy(w + 12, &d, sizeof d);
}

#else

static void ten_double_rounds(uint32_t w[16])
{
    int i;

    for (i = 0; i < 10; i++) {
        QUARTER_ROUND(w[0], w[4], w[8], w[12]);
        QUARTER_ROUND(w[1], w[5], w[9], w[13]);
        QUARTER_ROUND(w[2], w[6], w[10], w[14]);
        QUARTER_ROUND(w[3], w[7], w[11], w[15]);
        QUARTER_ROUND(w[0], w[5], w[10], w[15]);
        QUARTER_ROUND(w[1], w[6], w[11], w[12]);
        QUARTER_ROUND(w[2], w[7], w[8], w[13]);
        QUARTER_ROUND(w[3], w[4], w[9], w[14]);
    }
}

#endif

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
    ten_double_rounds(w);
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
