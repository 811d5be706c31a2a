/* SPDX-License-Identifier: MIT */
/* ChaCha20 as a random number generator.
 *
 * The generator is the key stream of RFC 8439: twenty rounds on sixteen words
 * (four constants, the key, and four words of counter and stream), with the
 * starting words added to the result. It is as good as the cipher and needs no
 * tables. Bounded draws are unbiased, and shuffles are Fisher-Yates from the
 * last card down.
 *
 * The cost: a block is 320 operations each of which waits for the one before,
 * and so as many cycles. A second and third block do not wait for the first: a
 * call that needs several makes up to three at once, in half the time each. It
 * still uses them one by one, because a generator keeps one. */
#include "base/libc.h"
#include "base/vectors.h"
#include "talon/random.h"

#define WORDS       16
#define BLOCK_BYTES (4 * WORDS)
#define CONSTANTS   0x61707865, 0x3320646E, 0x79622D32, 0x6B206574

/* A generator begins with the words 4 to 15 that a block starts with. */
#define START_BYTES offsetof(talon_rng, block)

_Static_assert(START_BYTES == BLOCK_BYTES - 16, "words between the start");

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

#if HAS_VECTORS

/* An operation on a row is one instruction. Compilers seldom find that in the
 * words themselves. Three blocks have room in the sixteen vectors that x86-64
 * has; four take as long each. */
#define AHEAD 3

typedef uint32_t four_words __attribute__((vector_size(16)));
typedef uint64_t two_counters __attribute__((vector_size(16)));

struct rows {
    four_words a, b, c, d;
};

#define TURNED(row, i, j, k, l)                                                \
    ((four_words){(row)[i], (row)[j], (row)[k], (row)[l]})

/* A double round on columns and diagonals. Diagonals become columns by turning
 * the rows; the second one, which is ready last, stays as it is. */
#define DOUBLE_ROUND(x)                                                        \
    do {                                                                       \
        QUARTER_ROUND(x.a, x.b, x.c, x.d);                                     \
        x.a = TURNED(x.a, 3, 0, 1, 2);                                         \
        x.c = TURNED(x.c, 1, 2, 3, 0);                                         \
        x.d = TURNED(x.d, 2, 3, 0, 1);                                         \
        QUARTER_ROUND(x.a, x.b, x.c, x.d);                                     \
        x.a = TURNED(x.a, 1, 2, 3, 0);                                         \
        x.c = TURNED(x.c, 3, 0, 1, 2);                                         \
        x.d = TURNED(x.d, 2, 3, 0, 1);                                         \
    } while (0)

/* What block `more` after the next one starts with. Rows are copied one by
 * one, each in one instruction, even with optimization for size. */
static inline void start(struct rows *x, const talon_rng *rng, uint32_t more)
{
    const uint32_t *word = (const uint32_t *)rng;

    x->a = (four_words){CONSTANTS};
    memcpy(&x->b, word, sizeof x->b);
    memcpy(&x->c, word + 4, sizeof x->c);
    memcpy(&x->d, word + 8, sizeof x->d);
    x->d = (four_words)((two_counters)x->d + (two_counters){more, 0});
}

/* Adds what a block started with, and stores it. */
static inline void finish(struct rows *x, const talon_rng *rng, uint32_t more,
                          uint32_t block[WORDS])
{
    struct rows first;

    start(&first, rng, more);
    x->a += first.a;
    x->b += first.b;
    x->c += first.c;
    x->d += first.d;
    memcpy(block, &x->a, sizeof x->a);
    memcpy(block + 4, &x->b, sizeof x->b);
    memcpy(block + 8, &x->c, sizeof x->c);
    memcpy(block + 12, &x->d, sizeof x->d);
}

/* The block of the counter. */
static void make_block(const talon_rng *rng, uint32_t block[WORDS])
{
    struct rows x;
    int i;

    start(&x, rng, 0);
    /* A loop of its own size stays in the cache of decoded instructions. */
#pragma GCC unroll 1
    for (i = 0; i < 10; i++)
        DOUBLE_ROUND(x);
    finish(&x, rng, 0, block);
}

/* The next two or three blocks, the first of which is the one above. */
static void make_blocks(const talon_rng *rng, uint32_t block[AHEAD][WORDS],
                        uint32_t count)
{
    struct rows x, y, z;
    int i;

    start(&x, rng, 0);
    start(&y, rng, 1);
    start(&z, rng, 2);
    for (i = 0; i < 10; i++) {
        DOUBLE_ROUND(x);
        DOUBLE_ROUND(y);
        if (count == AHEAD)
            DOUBLE_ROUND(z);
    }
    finish(&x, rng, 0, block[0]);
    finish(&y, rng, 1, block[1]);
    finish(&z, rng, 2, block[2]);
}

#else

/* The block of the counter. */
static void make_block(const talon_rng *rng, uint32_t w[WORDS])
{
    uint32_t start[WORDS] = {CONSTANTS};
    int i;

    memcpy(start + 4, rng, START_BYTES);
    memcpy(w, start, sizeof start);
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
    for (i = 0; i < WORDS; i++)
        w[i] += start[i];
}

#endif

/* Begins the block that was stored last. */
static void begin_block(talon_rng *rng)
{
    if (++rng->counter[0] == 0)
        rng->counter[1]++;
    rng->used = 0;
}

/* Makes the block of the counter and advances the counter. */
static void next_block(talon_rng *rng)
{
    make_block(rng, rng->block);
    begin_block(rng);
}

#if HAS_VECTORS

/* Blocks made ahead of their use by a call that needs several. */
struct ahead {
    uint32_t used, count;
    uint32_t block[AHEAD][WORDS];
};

/* next_block() for a call that still needs so many words. */
static void next_block_of(talon_rng *rng, struct ahead *ahead, size_t words)
{
    if (ahead->used == ahead->count && words <= WORDS) {
        next_block(rng);
        return;
    }
    if (ahead->used == ahead->count) {
        ahead->count = words <= 2 * WORDS ? 2 : AHEAD;
        ahead->used = 0;
        make_blocks(rng, ahead->block, ahead->count);
    }
    memcpy(rng->block, ahead->block[ahead->used++], BLOCK_BYTES);
    begin_block(rng);
}

#else

/* Without vectors three blocks take as long as one three times. */
struct ahead {
    uint32_t used, count;
};

static void next_block_of(talon_rng *rng, struct ahead *ahead, size_t words)
{
    (void)ahead;
    (void)words;
    next_block(rng);
}

#endif

/* The next whole word; the rest of a partly used word is skipped. */
static inline uint32_t next_word(talon_rng *rng)
{
    uint32_t at = (rng->used + 3) / 4;

    if (at >= WORDS) {
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
 * lower half is one of the few that would favor some draws, the word does not
 * count. */
static inline int is_fair(uint64_t product, uint32_t bound)
{
    uint32_t low = (uint32_t)product;

    return low >= bound || low >= (0 - bound) % bound; /* 2^32 mod bound */
}

uint32_t talon_rng_below(talon_rng *rng, uint32_t bound)
{
    uint64_t product;

    if (rng == NULL || bound == 0)
        return 0;
    do {
        product = (uint64_t)next_word(rng) * bound;
    } while (!is_fair(product, bound));
    return (uint32_t)(product >> 32);
}

static inline void put_word(uint8_t bytes[4], uint32_t word)
{
    bytes[0] = (uint8_t)word;
    bytes[1] = (uint8_t)(word >> 8);
    bytes[2] = (uint8_t)(word >> 16);
    bytes[3] = (uint8_t)(word >> 24);
}

talon_status talon_rng_bytes(talon_rng *rng, uint8_t *bytes, size_t size)
{
    struct ahead ahead;
    uint32_t at, step;

    if (rng == NULL || (bytes == NULL && size > 0))
        return TALON_E_NULL;
    ahead.used = ahead.count = 0;
    while (size > 0) {
        if (rng->used >= BLOCK_BYTES)
            next_block_of(rng, &ahead, (size + 3) / 4);
        for (at = rng->used; at < BLOCK_BYTES && size > 0; at += step) {
            uint32_t word = rng->block[at / 4] >> at % 4 * 8;

            step = at % 4 == 0 && size >= 4 ? 4 : 1;
            if (step == 4)
                put_word(bytes, word);
            else
                *bytes = (uint8_t)word;
            bytes += step;
            size -= step;
        }
        rng->used = at;
    }
    return TALON_OK;
}

/* Every fair word of a block puts one card in its place. */
talon_status talon_rng_shuffle(talon_rng *rng, talon_card *card, uint32_t count)
{
    struct ahead ahead;
    uint32_t at;

    if (rng == NULL || (card == NULL && count > 0))
        return TALON_E_NULL;
    ahead.used = ahead.count = 0;
    while (count > 1) {
        at = (rng->used + 3) / 4;
        if (at >= WORDS) {
            next_block_of(rng, &ahead, count - 1);
            at = 0;
        }
        for (; at < WORDS && count > 1; at++) {
            uint64_t product = (uint64_t)rng->block[at] * count;
            uint32_t drawn = (uint32_t)(product >> 32);
            talon_card top;

            if (!is_fair(product, count))
                continue;
            top = card[--count];
            card[count] = card[drawn];
            card[drawn] = top;
        }
        rng->used = at * 4;
    }
    return TALON_OK;
}
