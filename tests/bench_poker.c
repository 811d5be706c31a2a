/* Ranks every hand of five and of seven cards, in order: counts the categories
 * against the known figures, and prints how fast, together with making the
 * hands. Then random hands of some sizes, made before: by arrays, one by one,
 * and one by one with the five cards; the best of some rounds. Not a test that
 * is run with the others, because it takes seconds; it fails if a count is
 * wrong, or if arrays and single calls do not agree. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "talon/talon.h"

#define CATEGORIES 10
#define PACK       52
#define SETS       16384
#define ROUNDS     40

struct known {
    uint32_t size;
    uint64_t hands[CATEGORIES]; /* by #talon_poker_category_id */
};

static const struct known known[] = {
    {5, {0, 1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40}},
    {7,
     {0, 23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184,
      224848, 41584}},
};

/* The card of a number 0…51 in the pack of 52. */
static talon_cards card_of(uint32_t number)
{
    talon_card card = TALON_NO_CARD;
    uint32_t rank = number % 13 + 2;

    talon_card_make(number / 13 + 1, rank > 10 ? rank + 3 : rank, &card);
    return (talon_cards)1 << card;
}

/* Ranks all hands that hold `hand` and `size` more cards, numbered below
 * `below`. */
static void rank_all(const talon_cards pack[PACK], talon_cards hand,
                     uint32_t size, uint32_t below, uint64_t *hands)
{
    uint32_t rank, i;

    if (size == 0) {
        talon_poker_best(&hand, &rank, NULL);
        hands[talon_poker_category(rank)]++;
        return;
    }
    for (i = size - 1; i < below; i++)
        rank_all(pack, hand | pack[i], size - 1, i, hands);
}

static int measure(const talon_cards pack[PACK], const struct known *figures)
{
    uint64_t hands[CATEGORIES] = {0}, all = 0;
    clock_t start = clock();
    double seconds;
    uint32_t i;
    int wrong = 0;

    rank_all(pack, 0, figures->size, PACK, hands);
    seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    for (i = 1; i < CATEGORIES; i++) {
        all += hands[i];
        wrong |= hands[i] != figures->hands[i];
        printf("  %-16s %10" PRIu64 "%s\n", talon_poker_category_name(i),
               hands[i], hands[i] == figures->hands[i] ? "" : "  WRONG");
    }
    printf("%" PRIu64 " hands of %" PRIu32 " cards: %.1f ns each\n", all,
           figures->size, seconds * 1e9 / (double)all);
    return wrong;
}

static talon_cards sets[SETS], fives[SETS];
static uint32_t at_once[SETS], one_by_one[SETS];

static void draw_sets(const talon_cards pack[PACK], uint32_t size)
{
    uint8_t seed[TALON_SEED_BYTES] = {6};
    uint32_t i, n;
    talon_rng rng;

    talon_rng_seed(&rng, seed, size);
    for (i = 0; i < SETS; i++) {
        sets[i] = 0;
        for (n = 0; n < size;) {
            talon_cards card = pack[talon_rng_below(&rng, PACK)];

            n += (sets[i] & card) == 0;
            sets[i] |= card;
        }
    }
}

static void rank_at_once(void)
{
    talon_poker_ranks(sets, SETS, at_once, NULL);
}

static void rank_one_by_one(void)
{
    uint32_t i;

    for (i = 0; i < SETS; i++)
        talon_poker_best(&sets[i], &one_by_one[i], NULL);
}

static void find_fives(void)
{
    uint32_t i;

    for (i = 0; i < SETS; i++)
        talon_poker_best(&sets[i], &one_by_one[i], &fives[i]);
}

/* Nanoseconds a set, in the best of some rounds. */
static double best_of(void (*round)(void))
{
    double best = 0;
    uint32_t i;

    for (i = 0; i < ROUNDS; i++) {
        clock_t start = clock();
        double taken;

        round();
        taken = (double)(clock() - start) / CLOCKS_PER_SEC * 1e9 / SETS;
        if (i == 0 || taken < best)
            best = taken;
    }
    return best;
}

static int measure_random(const talon_cards pack[PACK], uint32_t size)
{
    double array, single, with_five;

    draw_sets(pack, size);
    array = best_of(rank_at_once);
    single = best_of(rank_one_by_one);
    with_five = best_of(find_fives);
    printf("random sets of %2" PRIu32 " cards: %4.1f ns each in an array, "
           "%4.1f ns one by one, %4.1f ns with the five cards\n",
           size, array, single, with_five);
    return memcmp(at_once, one_by_one, sizeof at_once) != 0;
}

int main(void)
{
    static const uint32_t sizes[] = {5, 7, 10, 13, 18};
    talon_cards pack[PACK];
    int wrong = 0;
    uint32_t i;

    for (i = 0; i < PACK; i++)
        pack[i] = card_of(i);
    for (i = 0; i < sizeof known / sizeof known[0]; i++)
        wrong |= measure(pack, &known[i]);
    for (i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        wrong |= measure_random(pack, sizes[i]);
    return wrong ? EXIT_FAILURE : EXIT_SUCCESS;
}
