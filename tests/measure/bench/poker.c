/* SPDX-License-Identifier: MIT */
/* Poker hands from the same arrays of sets, in three ways: ranked one by one,
 * ranked in batches, and ranked one by one with the five cards found too. */
#include <stdlib.h>

#include "bench.h"

#define PACK  52
#define BATCH 4096
#define WAYS  3 /* single calls, batches, calls that find the cards */

static talon_cards pack[PACK];

static void make_pack(void)
{
    talon_rules rules = preset_rules(TALON_GAME_TRIPOLI, "tripoli");
    talon_cards rest;
    uint32_t i = 0;

    must(talon_rules_pack(&rules, &rest), "talon_rules_pack");
    for (; rest != 0; rest &= rest - 1)
        pack[i++] = rest & (0 - rest);
}

/* Sets to rank. */
struct hands {
    talon_cards *set;
    uint32_t count;
    uint32_t rank[BATCH]; /* the ranks of a batch */
};

/* All hands of five in order, from the highest card down. */
static void fill_in_order(struct hands *hands, uint32_t size)
{
    uint32_t card[5] = {0, 1, 2, 3, 4}, number, i;

    (void)size;
    for (number = 0; number < hands->count; number++) {
        for (i = 0; i < 5; i++)
            hands->set[number] |= pack[card[i]];
        for (i = 0; i < 4 && card[i] + 1 == card[i + 1]; i++)
            card[i] = i;
        card[i]++;
    }
}

static void fill_at_random(struct hands *hands, uint32_t size)
{
    struct chance chance = {size};
    uint32_t number, i;

    for (number = 0; number < hands->count; number++)
        for (i = 0; i < size; i++) {
            talon_cards card;

            do {
                card = pack[draw_below(&chance, PACK)];
            } while ((hands->set[number] & card) != 0);
            hands->set[number] |= card;
        }
}

static uint64_t rank_by_call(void *context, uint64_t times)
{
    const struct hands *hands = context;
    talon_status refused = 0;
    uint64_t sum = 0, i;
    uint32_t rank, number;

    for (i = 0; i < times; i++)
        for (number = 0; number < hands->count; number++) {
            refused |= talon_poker_best(&hands->set[number], &rank, NULL);
            sum += rank;
        }
    must(refused, "talon_poker_best");
    use(sum);
    return times * hands->count;
}

static uint64_t rank_five_by_call(void *context, uint64_t times)
{
    const struct hands *hands = context;
    talon_status refused = 0;
    uint64_t sum = 0, i;
    uint32_t rank, number;

    for (i = 0; i < times; i++)
        for (number = 0; number < hands->count; number++) {
            refused |= talon_poker_rank(&hands->set[number], &rank);
            sum += rank;
        }
    must(refused, "talon_poker_rank");
    use(sum);
    return times * hands->count;
}

/* Finds the best five cards, not only their rank. */
static uint64_t find_by_call(void *context, uint64_t times)
{
    const struct hands *hands = context;
    talon_status refused = 0;
    talon_cards five, all = 0;
    uint32_t rank, number;
    uint64_t i;

    for (i = 0; i < times; i++)
        for (number = 0; number < hands->count; number++) {
            refused |= talon_poker_best(&hands->set[number], &rank, &five);
            all ^= five;
        }
    must(refused, "talon_poker_best");
    use(all);
    return times * hands->count;
}

static uint64_t rank_by_batch(void *context, uint64_t times)
{
    struct hands *hands = context;
    talon_status refused = 0;
    uint32_t at, count;
    uint64_t i;

    for (i = 0; i < times; i++)
        for (at = 0; at < hands->count; at += count) {
            count = hands->count - at < BATCH ? hands->count - at : BATCH;
            refused |=
                talon_poker_ranks(hands->set + at, count, hands->rank, NULL);
            use(hands->rank[0]);
        }
    must(refused, "talon_poker_ranks");
    return times * hands->count;
}

typedef uint64_t ranking(void *context, uint64_t times);

static const struct kind {
    const char *by_call, *by_batch, *found; /* NULL: not measured */
    ranking *one_by_one;
    uint32_t size, count;
    void (*fill)(struct hands *hands, uint32_t size);
    double least; /* goal for batches, in hands per second, or 0 */
    double most;  /* goal in nanoseconds per hand, or 0 */
} kinds[] = {
    {"five cards in order", "five cards in order, batch", NULL,
     rank_five_by_call, 5, 2598960, fill_in_order, 0, 0},
    {"five cards at random", "five cards at random, batch", NULL,
     rank_five_by_call, 5, 10000000, fill_at_random, 250e6, 0},
    {"seven cards at random", "seven cards at random, batch",
     "seven cards at random, cards too", rank_by_call, 7, 10000000,
     fill_at_random, 1e9 / 6, 0},
    {"best five of 10", "best five of 10, batch", "best five of 10, cards too",
     rank_by_call, 10, 1000000, fill_at_random, 0, 0},
    {"best five of 13", "best five of 13, batch", "best five of 13, cards too",
     rank_by_call, 13, 1000000, fill_at_random, 0, 0},
    {"best five of 18", "best five of 18, batch", "best five of 18, cards too",
     rank_by_call, 18, 1000000, fill_at_random, 0, 20},
};

/* A figure in nanoseconds per hand if that is the unit of the goal; otherwise
 * in hands per second. */
static struct figure figure_of(const struct kind *kind, const char *name,
                               const struct timing *timing)
{
    return kind->most > 0 ? in_nanoseconds(name, timing)
                          : per_second(name, "hands/s", timing);
}

static void tell(const struct kind *kind, const struct timing timing[WAYS])
{
    struct figure figure = figure_of(kind, kind->by_call, &timing[0]);

    figure.most = kind->most;
    report(&figure);
    figure = figure_of(kind, kind->by_batch, &timing[1]);
    figure.least = kind->least;
    figure.most = kind->most;
    report(&figure);
    if (kind->found == NULL)
        return;
    figure = figure_of(kind, kind->found, &timing[2]);
    report(&figure);
}

static void measure_kind(const struct kind *kind)
{
    uint32_t count = options.quick ? BATCH : kind->count;
    struct hands *hands = memory_for(1, sizeof *hands);
    struct work work[WAYS] = {{kind->one_by_one, hands},
                              {rank_by_batch, hands},
                              {find_by_call, hands}};
    struct timing timing[WAYS];

    hands->set = memory_for(count, sizeof *hands->set);
    hands->count = count;
    kind->fill(hands, kind->size);
    measure(work, kind->found != NULL ? WAYS : WAYS - 1, timing);
    tell(kind, timing);
    free(hands->set);
    free(hands);
}

void bench_poker(void)
{
    uint32_t i;

    make_pack();
    for (i = 0; i < LENGTH(kinds); i++)
        measure_kind(&kinds[i]);
}
