/* SPDX-License-Identifier: MIT */
/* talon_poker_ranks() (TR-16), which ranks an array of sets in blocks of 64:
 * arrays of every length up to 200, sets of one size or of different sizes, and
 * refused sets at the edges of blocks and inside them. */
#include "common/random_games.h"
#include "plain_poker.h"

#define SETS 200 /* ranked in one call: three blocks and eight more */

/* Each category has the known number of hands, when all hands are ranked in
 * arrays of 1000, which is not a whole number of blocks. */
START_TEST(tr_16_all_five_card_hands_can_be_ranked_at_once)
{
    static const uint32_t hands[10] = {0,     1302540, 1098240, 123552, 54912,
                                       10200, 5108,    3744,    624,    40};
    static talon_cards sets[1000];
    static uint32_t expected[1000], ranks[1000];
    uint32_t hands_seen[64] = {0};
    uint32_t at[5] = {0, 1, 2, 3, 4};
    uint32_t n, i, more, refused, wrong = 0;
    talon_card pack[CARDS_52], five[5];

    list_pack(pack);
    do {
        n = 0;
        do {
            sets[n] = pick(pack, at, five);
            expected[n++] = plain_rank(five);
            more = (uint32_t)next_five(at, CARDS_52);
        } while (more && n < 1000);
        must_ok(talon_poker_ranks(sets, n, ranks, &refused));
        wrong += refused != n;
        for (i = 0; i < n; i++) {
            wrong += ranks[i] != expected[i];
            hands_seen[ranks[i] >> 26]++;
        }
    } while (more);
    ck_assert_uint_eq(wrong, 0);
    ck_assert_mem_eq(hands_seen, hands, sizeof hands);
}
END_TEST

/* Sets of seven cards to rank in one call, in arrays that are not a whole
 * number of blocks, and what came out. */
struct sevens {
    talon_cards set[1000];
    uint32_t count;
    uint32_t seen[64]; /* hands, by category */
    uint32_t wrong;    /* ranks that single calls do not confirm */
};

static void rank_sevens(struct sevens *sevens)
{
    uint32_t rank[1000], expected, refused, i;

    must_ok(talon_poker_ranks(sevens->set, sevens->count, rank, &refused));
    sevens->wrong += refused != sevens->count;
    for (i = 0; i < sevens->count; i++) {
        must_ok(talon_poker_best(&sevens->set[i], &expected, NULL));
        sevens->wrong += rank[i] != expected;
        sevens->seen[rank[i] >> 26]++;
    }
    sevens->count = 0;
}

/* Ranks all sets made of the cards in `set` and `more` other cards, which are
 * among the first `cards` cards of a pack. */
static void rank_all(struct sevens *sevens, const talon_card *pack,
                     uint32_t cards, talon_cards set, uint32_t more)
{
    uint32_t i;

    if (more == 0) {
        sevens->set[sevens->count++] = set;
        if (sevens->count == 1000)
            rank_sevens(sevens);
        return;
    }
    for (i = more - 1; i < cards; i++)
        rank_all(sevens, pack, i, set | bit(pack[i]), more - 1);
}

/* All 133 784 560 sets of seven cards get the ranks of single calls, and the
 * categories come as often as is well known. Slow builds skip this test. */
START_TEST(tr_16_all_seven_card_sets_can_be_ranked_at_once)
{
    static const uint32_t hands[10] = {0,       23294460, 58627800, 31433400,
                                       6461620, 6180020,  4047644,  3473184,
                                       224848,  41584};
    static struct sevens sevens;
    talon_card pack[CARDS_52];

    if (games_to_play(100) < 100)
        return;
    list_pack(pack);
    rank_all(&sevens, pack, CARDS_52, 0, 7);
    rank_sevens(&sevens);
    ck_assert_uint_eq(sevens.wrong, 0);
    ck_assert_mem_eq(sevens.seen, hands, sizeof hands);
}
END_TEST

/* Draws a set with `size` cards of the pack of 52. */
static talon_cards draw(talon_rng *rng, uint32_t size)
{
    talon_card pack[CARDS_52];
    talon_cards set = 0;

    list_pack(pack);
    must_ok(talon_rng_shuffle(rng, pack, CARDS_52));
    while (size-- > 0)
        set |= bit(pack[size]);
    return set;
}

/* Ranks random sets of seven cards, each of them `copies` times in a row, in
 * arrays of 1000 sets and less. */
static void rank_random_sevens(struct sevens *sevens, uint8_t seed,
                               uint32_t copies)
{
    uint8_t bytes[TALON_SEED_BYTES] = {seed};
    talon_rng rng;
    uint32_t i, k;

    ck_ok(talon_rng_seed(&rng, bytes, 0));
    for (i = 0; i < 100; i++) {
        for (k = 0; k < 1000 - i; k++)
            sevens->set[k] =
                k % copies == 0 ? draw(&rng, 7) : sevens->set[k - 1];
        sevens->count = k;
        rank_sevens(sevens);
    }
}

START_TEST(tr_16_random_seven_card_sets_ranked_at_once_rank_as_single_ones)
{
    static struct sevens sevens;
    uint32_t i;

    rank_random_sevens(&sevens, 20, 1);
    ck_assert_uint_eq(sevens.wrong, 0);
    for (i = TALON_POKER_HIGH_CARD; i <= TALON_POKER_STRAIGHT_FLUSH; i++)
        ck_assert(sevens.seen[i] > 0);
}
END_TEST

/* Blocks of 64 equal sets: if they were taken for other cards, all would still
 * have seven, or none, so no single call would come to help. */
START_TEST(tr_16_equal_sets_ranked_at_once_rank_as_single_ones)
{
    static struct sevens sevens;

    rank_random_sevens(&sevens, 21, 64);
    ck_assert_uint_eq(sevens.wrong, 0);
}
END_TEST

/* Draws a set with some cards of each suit. */
static talon_cards draw_suits(talon_rng *rng, const uint32_t size[4])
{
    talon_cards set = 0;
    uint32_t suit, i;

    for (suit = 0; suit < 4; suit++) {
        talon_card pack[CARDS_52];
        uint32_t left = size[suit];

        list_pack(pack);
        must_ok(talon_rng_shuffle(rng, pack, CARDS_52));
        for (i = 0; left > 0; i++) {
            if (pack[i] / 16u == suit) {
                set |= bit(pack[i]);
                left--;
            }
        }
    }
    return set;
}

/* The sets of a block are told apart by their ranks alone: all have as many
 * cards of each suit. If the suits of two are mixed up, each still has seven
 * cards, so that the block counts. */
START_TEST(tr_16_seven_card_sets_with_equal_suits_rank_as_single_ones)
{
    static const uint32_t sizes[][4] = {
        {1, 2, 2, 2}, {4, 1, 1, 1}, {0, 5, 2, 0}, {2, 0, 0, 5}, {2, 1, 2, 2}};
    uint8_t seed[TALON_SEED_BYTES] = {21};
    static struct sevens sevens;
    talon_rng rng;
    uint32_t i;

    ck_ok(talon_rng_seed(&rng, seed, 0));
    for (i = 0; i < 5; i++) {
        while (sevens.count < 1000)
            sevens.set[sevens.count++] = draw_suits(&rng, sizes[i]);
        rank_sevens(&sevens);
    }
    ck_assert_uint_eq(sevens.wrong, 0);
}
END_TEST

/* The rank of a set, found by trying every five cards; 0 if it has fewer than
 * five cards, or any that are not in the pack of 52. */
static uint32_t rank_by_trying(talon_cards set)
{
    talon_card list[TALON_PACK_MAX];
    uint32_t count, rank;

    must_ok(talon_cards_list(&set, list, TALON_PACK_MAX, &count));
    if (count < 5 || count > 52 || (set & ~UINT64_C(0xF1FFF1FFF1FFF1FF)) != 0)
        return 0;
    best_by_trying(list, count, &rank);
    return rank;
}

/* Ranks the first `count` sets. Asserts their ranks, the status, the index of
 * the first set refused, and that nothing is written after the ranks. */
static void ranks_of(const talon_cards *sets, const uint32_t *expected,
                     uint32_t count, talon_status status, uint32_t first)
{
    uint32_t ranks[SETS + 1];
    uint32_t refused = 77, i;

    for (i = 0; i <= SETS; i++)
        ranks[i] = 78;
    ck_status(talon_poker_ranks(sets, count, ranks, &refused), status);
    ck_assert_uint_eq(refused, first);
    for (i = 0; i <= SETS; i++)
        must(ranks[i] == (i < count ? expected[i] : 78));
    ck_status(talon_poker_ranks(sets, count, ranks, NULL), status);
}

/* The size of a set in an array of five-card hands alone, of seven-card hands
 * alone, of hands of five to eight cards, and of five-card or seven-card hands
 * with a six-card hand now and then. */
static uint32_t size_of(uint32_t kind, uint32_t i)
{
    switch (kind) {
    case 0:
        return 5;
    case 1:
        return 7;
    case 2:
        return 5 + i % 4;
    case 3:
        return i % 61 == 60 ? 6 : 5;
    default:
        return i % 61 == 60 ? 6 : 7;
    }
}

/* Arrays of every kind, and of every length from none to several blocks. */
START_TEST(tr_16_sets_ranked_together_get_the_ranks_found_by_trying)
{
    uint8_t seed[TALON_SEED_BYTES] = {17};
    talon_cards sets[SETS];
    uint32_t expected[SETS];
    uint32_t kind, i;
    talon_rng rng;

    ck_ok(talon_rng_seed(&rng, seed, 0));
    for (kind = 0; kind < 5; kind++) {
        for (i = 0; i < SETS; i++) {
            sets[i] = draw(&rng, size_of(kind, i));
            expected[i] = rank_by_trying(sets[i]);
        }
        for (i = 0; i <= SETS; i++)
            ranks_of(sets, expected, i, TALON_OK, i);
    }
}
END_TEST

/* An array may mix sets of five to 52 cards. */
START_TEST(tr_16_sets_ranked_together_may_have_any_sizes)
{
    uint8_t seed[TALON_SEED_BYTES] = {18};
    talon_cards sets[SETS];
    uint32_t expected[SETS];
    talon_rng rng;
    uint32_t i;

    ck_ok(talon_rng_seed(&rng, seed, 0));
    for (i = 0; i < SETS; i++) {
        sets[i] = draw(&rng, 5 + i % 48);
        ck_ok(talon_poker_best(&sets[i], &expected[i], NULL));
    }
    ranks_of(sets, expected, SETS, TALON_OK, SETS);
}
END_TEST

/* If one set is not a hand, it gets 0, wherever it is, and all others, of a
 * size, are ranked. */
static void one_is_refused(uint32_t size)
{
    static const struct {
        const char *set;
        talon_status status;
    } bad[] = {
        {"", TALON_E_CARD_COUNT},
        {"2S 3S 4S 5S", TALON_E_CARD_COUNT},
        {"2S 3S 4S JL", TALON_E_CARD_COUNT},
        {"2S 3S 4S 5S 11H", TALON_E_CARD_FOREIGN},
        {"2S 3S 4S 5S 12C", TALON_E_CARD_FOREIGN},
        {"2S 3S 4S 5S 13D", TALON_E_CARD_FOREIGN},
        {"2S 3S 4S 5S JK", TALON_E_CARD_FOREIGN},
        /* at least five cards of the pack, and a foreign one */
        {"2S 3S 4S 5S 7S 11H", TALON_E_CARD_FOREIGN},
        {"2S 2C 2D 2H 3S JL", TALON_E_CARD_FOREIGN},
        {"2S 2C 2D 2H 3S 3C 3D 3H JK", TALON_E_CARD_FOREIGN},
        /* seven cards with it, and without it */
        {"2S 3S 4S 5S 7S 8S 11D", TALON_E_CARD_FOREIGN},
        {"2S 3S 4S 5S 7S 8S 9S 12H", TALON_E_CARD_FOREIGN},
        {"2S 3S 4S 5S 7S 8S JL", TALON_E_CARD_FOREIGN},
        {"2S 3S 4S 5S 7S 8S 9S JK", TALON_E_CARD_FOREIGN},
    };
    static const uint32_t counts[] = {1, 2, 63, 64, 65, 127, 128, 129, SETS};
    uint8_t seed[TALON_SEED_BYTES] = {19};
    talon_cards sets[SETS];
    uint32_t expected[SETS];
    uint32_t i, j, place;
    talon_rng rng;

    ck_ok(talon_rng_seed(&rng, seed, 0));
    for (i = 0; i < SETS; i++) {
        sets[i] = draw(&rng, size);
        expected[i] = rank_by_trying(sets[i]);
    }
    for (i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        for (j = 0; j < 3 * sizeof bad / sizeof bad[0]; j++) {
            const uint32_t places[3] = {0, counts[i] / 2, counts[i] - 1};
            talon_cards kept;
            uint32_t rank;

            place = places[j % 3];
            kept = sets[place];
            rank = expected[place];
            sets[place] = cards(bad[j / 3].set);
            expected[place] = 0;
            ranks_of(sets, expected, counts[i], bad[j / 3].status, place);
            sets[place] = kept;
            expected[place] = rank;
        }
    }
}

START_TEST(ranking_many_sets_reports_which_one_is_refused)
{
    one_is_refused(5);
    one_is_refused(7);
}
END_TEST

/* One set among equal hands has another number of cards. Most of these sets
 * hold three or four cards of several ranks, so that they could be counted
 * wrongly as five or seven cards. */
static void one_is_larger(talon_cards usual)
{
    static const char *const others[] = {
        "2S 2C 2D 2H 3S 3C",
        "2S 2C 2D 2H 3S 3C 3D",
        "2S 2C 2D 2H 3S 3C 3D 3H",
        "2S 2C 2D 2H AS AC AD AH",
        "2S 2C 2D 2H 3S 3C 3D 3H 4S 4C 4D 4H",
        "2S 2C 2D 2H 3S 3C 3D 3H 4S 4C 4D 4H 5S 5C 5D 5H",
        "2S 2C 2D 2H 3S 3C 3D 3H 4S 4C 4D 4H 5S 5C 5D 5H 6S 6C 6D 6H",
        "2S 2C 2D 3S 3C 3D",
        "2S 3S 4S 5S 6S 7S",
        "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS",
    };
    const talon_cards pack = 0xF1FFF1FFF1FFF1FF;
    talon_card list[CARDS_52];
    talon_cards sets[SETS];
    uint32_t expected[SETS];
    uint32_t i;

    list_pack(list);
    for (i = 0; i < SETS; i++) {
        sets[i] = usual;
        ck_ok(talon_poker_best(&usual, &expected[i], NULL));
    }
    for (i = 0; i < sizeof others / sizeof others[0]; i++) {
        sets[70] = cards(others[i]);
        expected[70] = rank_by_trying(sets[70]);
        ranks_of(sets, expected, SETS, TALON_OK, SETS);
    }
    for (i = 0; i < CARDS_52; i++) {
        sets[70] = pack & ~bit(list[i]);
        ck_ok(talon_poker_best(&sets[70], &expected[70], NULL));
        ranks_of(sets, expected, SETS, TALON_OK, SETS);
        sets[70] = usual | bit(list[i]);
        ck_ok(talon_poker_best(&sets[70], &expected[70], NULL));
        ranks_of(sets, expected, SETS, TALON_OK, SETS);
    }
}

/* Also among hands without a suit, of which the larger set may have one card
 * that must not be overlooked. */
START_TEST(tr_16_a_larger_set_among_equal_hands_ranks_correctly)
{
    one_is_larger(cards("2S 3C 4D 5H 7S"));
    one_is_larger(cards("2C 3C 4D 5H 7C"));
    one_is_larger(cards("2S 3S 4D 5H 7S"));
    one_is_larger(cards("2S 3C 4C 5H 7S"));
    one_is_larger(cards("2S 3C 4D 5D 7S"));
    one_is_larger(cards("2S 3C 4D 5H 7S 8C 9C"));
}
END_TEST

/* If several sets are refused, the first is reported; 53 cards are too many, 52
 * are not. */
START_TEST(ranking_many_sets_reports_the_first_one_refused)
{
    const talon_cards pack = 0xF1FFF1FFF1FFF1FF;
    talon_cards sets[SETS];
    uint32_t expected[SETS];
    uint32_t i;

    for (i = 0; i < SETS; i++) {
        sets[i] = i % 2 == 0 ? cards("2S 2C 2D 2H 3S") : pack;
        ck_ok(talon_poker_best(&sets[i], &expected[i], NULL));
    }
    ranks_of(sets, expected, SETS, TALON_OK, SETS);
    sets[100] = pack | cards("11S");
    expected[100] = 0;
    ranks_of(sets, expected, SETS, TALON_E_CARD_COUNT, 100);
    sets[150] = sets[199] = cards("2S 3S 4S 5S 11H");
    expected[150] = expected[199] = 0;
    ranks_of(sets, expected, SETS, TALON_E_CARD_COUNT, 100);
    ranks_of(sets, expected, 151, TALON_E_CARD_COUNT, 100);
    ranks_of(sets, expected, 100, TALON_OK, 100);
    sets[99] = sets[150];
    expected[99] = 0;
    ranks_of(sets, expected, SETS, TALON_E_CARD_FOREIGN, 99);
    for (i = 0; i < SETS; i++) {
        sets[i] = UINT64_MAX;
        expected[i] = 0;
    }
    ranks_of(sets, expected, SETS, TALON_E_CARD_COUNT, 0);
}
END_TEST

START_TEST(an_empty_array_of_sets_can_be_ranked)
{
    talon_cards five = cards("2S 3S 4S 5S 7S");
    uint32_t rank = 77, refused = 77;

    ck_ok(talon_poker_ranks(NULL, 0, NULL, NULL));
    ck_ok(talon_poker_ranks(NULL, 0, NULL, &refused));
    ck_assert_uint_eq(refused, 0);
    ck_ok(talon_poker_ranks(&five, 0, &rank, NULL));
    ck_assert_uint_eq(rank, 77);
    refused = 77;
    ck_status(talon_poker_ranks(NULL, 1, &rank, &refused), TALON_E_NULL);
    ck_status(talon_poker_ranks(&five, 1, NULL, &refused), TALON_E_NULL);
    ck_assert_uint_eq(rank, 77);
    ck_assert_uint_eq(refused, 77);
}
END_TEST

SUITE(poker_many)
TEST(tr_16_all_five_card_hands_can_be_ranked_at_once)
TEST(tr_16_all_seven_card_sets_can_be_ranked_at_once)
TEST(tr_16_random_seven_card_sets_ranked_at_once_rank_as_single_ones)
TEST(tr_16_equal_sets_ranked_at_once_rank_as_single_ones)
TEST(tr_16_seven_card_sets_with_equal_suits_rank_as_single_ones)
TEST(tr_16_sets_ranked_together_get_the_ranks_found_by_trying)
TEST(tr_16_sets_ranked_together_may_have_any_sizes)
TEST(tr_16_a_larger_set_among_equal_hands_ranks_correctly)
TEST(ranking_many_sets_reports_which_one_is_refused)
TEST(ranking_many_sets_reports_the_first_one_refused)
TEST(an_empty_array_of_sets_can_be_ranked)
END_SUITE
