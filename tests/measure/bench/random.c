/* SPDX-License-Identifier: MIT */
/* What chance costs: blocks of ChaCha20, each of sixteen words, as single
 * draws, shuffles and bytes use them. A block of shuffles includes the cards
 * that its words put in their places. */
#include "bench.h"

#define WORDS 16

/* What is done with the words of a generator, and how many each time. */
struct chances {
    talon_rng rng;
    uint32_t words;
};

static uint64_t draw_numbers(void *context, uint64_t times)
{
    struct chances *chances = context;
    uint64_t i, sum = 0;

    for (i = 0; i < times * WORDS; i++)
        sum += talon_rng_below(&chances->rng, 10);
    use(sum);
    return times;
}

/* A unit is a word: a shuffle of n cards uses n-1. */
static uint64_t shuffle_cards(void *context, uint64_t times)
{
    struct chances *chances = context;
    talon_card card[TALON_PACK_MAX];
    uint64_t i;

    for (i = 0; i < TALON_PACK_MAX; i++)
        card[i] = (talon_card)i;
    for (i = 0; i < times; i++)
        must(talon_rng_shuffle(&chances->rng, card, chances->words + 1),
             "talon_rng_shuffle");
    use(card[0]);
    return times * chances->words;
}

static uint64_t draw_bytes(void *context, uint64_t times)
{
    struct chances *chances = context;
    uint8_t byte[4 * TALON_PACK_MAX];
    uint64_t i;

    for (i = 0; i < times; i++)
        must(talon_rng_bytes(&chances->rng, byte, (size_t)4 * chances->words),
             "talon_rng_bytes");
    use(byte[0]);
    return times * chances->words;
}

static const struct kind {
    const char *name;
    uint64_t (*run)(void *context, uint64_t times);
    uint32_t words; /* of each call */
    uint32_t units; /* in a block */
    double most;    /* goal in nanoseconds a block */
} kinds[] = {
    {"a block, by single draws", draw_numbers, 1, 1, 100},
    {"a block, by shuffles of 33 cards", shuffle_cards, 32, WORDS, 100},
    {"a block, by shuffles of 45 cards", shuffle_cards, 44, WORDS, 100},
    {"a block, by shuffles of 52 cards", shuffle_cards, 51, WORDS, 100},
    {"a block, by 20 bytes", draw_bytes, 5, WORDS, 0},
    {"a block, by 256 bytes", draw_bytes, 64, WORDS, 0},
};

void bench_random(void)
{
    uint32_t i, round;

    for (i = 0; i < LENGTH(kinds); i++) {
        struct chances chances = {shuffler(i), kinds[i].words};
        struct work work = {kinds[i].run, &chances};
        struct timing timing;
        struct figure figure;

        measure(&work, 1, &timing);
        for (round = 0; round < timing.rounds; round++)
            timing.round[round] *= kinds[i].units;
        figure = in_nanoseconds(kinds[i].name, &timing);
        figure.most = kinds[i].most;
        report(&figure);
    }
}
