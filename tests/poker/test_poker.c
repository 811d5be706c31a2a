/* SPDX-License-Identifier: MIT */
/* Poker hands (TR-16): known counts, the same ranks as in the simple ranking of
 * plain_poker.h, and examples worked out by hand. */
#include "plain_poker.h"
#include "common/random_games.h"

#define KINDS 7462 /* the number of different ranks of hands */

static uint32_t rank_of(talon_cards five)
{
    uint32_t rank = 0;

    ck_ok(talon_poker_rank(&five, &rank));
    return rank;
}

static uint32_t category_of(const char *five)
{
    return talon_poker_category(rank_of(cards(five)));
}

static int compare_numbers(const void *a, const void *b)
{
    const uint32_t *first = a, *other = b;

    return (*first > *other) - (*first < *other);
}

static talon_card card_of(uint32_t suit, uint32_t rank)
{
    return (talon_card)(suit * 16 + (rank < 9 ? rank : rank + 3));
}

/* Lists all ranks that five cards can have, from low to high. Goes through
 * every choice of five card ranks, equal ones side by side, and gives the cards
 * suits in rotation, so that no card occurs twice and there is no flush. Five
 * different card ranks are also tried in one suit. */
static const uint32_t *all_ranks(void)
{
    static uint32_t list[KINDS];
    uint32_t at[5] = {0, 0, 0, 0, 0};
    uint32_t n = 0, i;
    talon_card five[5];

    if (list[0] != 0)
        return list;
    for (;;) {
        for (i = 0; i < 5; i++)
            five[i] = card_of(i % 4, at[i]);
        if (at[0] != at[4])
            list[n++] = plain_rank(five);
        for (i = 0; i < 4 && at[i] != at[i + 1];)
            i++;
        if (i == 4) {
            for (i = 0; i < 5; i++)
                five[i] = card_of(2, at[i]);
            list[n++] = plain_rank(five);
        }
        for (i = 5; i > 0 && at[i - 1] == 12;)
            i--;
        if (i == 0)
            break;
        for (at[i - 1]++; i < 5; i++)
            at[i] = at[i - 1];
    }
    ck_assert_uint_eq(n, KINDS);
    qsort(list, n, sizeof list[0], compare_numbers);
    return list;
}

static int is_rank(uint32_t number)
{
    return bsearch(&number, all_ranks(), KINDS, sizeof number,
                   compare_numbers) != NULL;
}

/* The number of hands in each category is well known, and so is the number of
 * different ranks: high cards and flushes C(13,5) - 10 = 1277 each, pairs 13 ·
 * C(12,3) = 2860, two pair C(13,2) · 11 = 858, three of a kind 13 · C(12,2) =
 * 858, straights and straight flushes 10 each, full houses and four of a kind
 * 13 · 12 = 156 each. */
START_TEST(tr_16_five_card_hands_have_the_known_counts)
{
    static const uint32_t hands[10] = {0,     1302540, 1098240, 123552, 54912,
                                       10200, 5108,    3744,    624,    40};
    static const uint32_t ranks[10] = {0,  1277, 2860, 858, 858,
                                       10, 1277, 156,  156, 10};
    const uint32_t *list = all_ranks();
    uint32_t hands_seen[64] = {0}, ranks_seen[64] = {0};
    uint32_t at[5] = {0, 1, 2, 3, 4};
    uint32_t rank, i, wrong = 0, total = 0;
    talon_card pack[CARDS_52], five[5];
    talon_cards set;

    list_pack(pack);
    do {
        set = pick(pack, at, five);
        rank = 0;
        wrong += talon_poker_rank(&set, &rank) != TALON_OK;
        wrong += rank != plain_rank(five);
        hands_seen[rank >> 26]++;
        total++;
    } while (next_five(at, CARDS_52));
    for (i = 0; i < KINDS; i++) {
        ranks_seen[list[i] >> 26]++;
        wrong += i > 0 && list[i] == list[i - 1];
    }
    ck_assert_uint_eq(wrong, 0);
    ck_assert_uint_eq(total, 2598960);
    ck_assert_mem_eq(hands_seen, hands, sizeof hands);
    ck_assert_mem_eq(ranks_seen, ranks, sizeof ranks);
}
END_TEST

/* Counts the categories of all sets made of the cards in `set` and `more` other
 * cards, which are among the first `cards` cards of a pack. */
static void count_best(const talon_card *pack, uint32_t cards, talon_cards set,
                       uint32_t more, uint32_t seen[64])
{
    uint32_t rank = 0, i;

    if (more == 0) {
        must_ok(talon_poker_best(&set, &rank, NULL));
        seen[rank >> 26]++;
        return;
    }
    for (i = more - 1; i < cards; i++)
        count_best(pack, i, set | bit(pack[i]), more - 1, seen);
}

/* The categories of the best five of any seven cards; these counts are also
 * well known. Slow builds skip this test, since it ranks 133 784 560 sets. */
START_TEST(tr_16_seven_card_sets_have_the_known_counts)
{
    static const uint32_t hands[10] = {0,       23294460, 58627800, 31433400,
                                       6461620, 6180020,  4047644,  3473184,
                                       224848,  41584};
    uint32_t hands_seen[64] = {0};
    talon_card pack[CARDS_52];

    if (games_to_play(100) < 100)
        return;
    list_pack(pack);
    count_best(pack, CARDS_52, 0, 7, hands_seen);
    ck_assert_mem_eq(hands_seen, hands, sizeof hands);
}
END_TEST

static uint32_t wrong_category(uint32_t number)
{
    uint32_t category = is_rank(number) ? number >> 26 : 0;

    return talon_poker_category(number) != category;
}

/* A number has a category if and only if it is one of the 7462 ranks. Tries all
 * numbers that differ from a rank in one or two bits. Then tries all numbers
 * with one to five bits in the two masks together (no rank has more), with
 * every category and with some numbers above the highest category. */
START_TEST(a_number_is_a_rank_if_and_only_if_a_hand_has_it)
{
    const uint32_t *list = all_ranks();
    uint32_t i, j, k, masks, wrong = 0;

    for (i = 0; i < KINDS; i++) {
        wrong += wrong_category(list[i]);
        for (j = 0; j < 32; j++) {
            for (k = 0; k <= j; k++) /* one bit if j and k are the same */
                wrong += wrong_category(list[i] ^ (1u << j | 1u << k));
        }
    }
    ck_assert_uint_eq(wrong, 0);
    for (i = 1; i <= 5; i++) {
        for (masks = (1u << i) - 1; masks < 1u << 26;) {
            uint32_t low = masks & (0 - masks);
            uint32_t next = masks + low;

            for (j = 0; j <= 16; j++)
                wrong += wrong_category(j << 26 | masks);
            masks = ((masks ^ next) >> 2) / low | next;
        }
    }
    for (i = 0; i < 64; i++)
        wrong += wrong_category(i << 26);
    wrong += wrong_category(UINT32_MAX);
    ck_assert_uint_eq(wrong, 0);
}
END_TEST

static int compare_texts(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* No two ranks have the same text, and every text fits in the size that poker.h
 * promises. */
START_TEST(different_ranks_have_different_texts)
{
    static char texts[KINDS][64];
    const uint32_t *list = all_ranks();
    uint32_t n, wrong = 0;

    for (n = 0; n < KINDS; n++)
        wrong += talon_poker_format(list[n], texts[n], 64, NULL) != TALON_OK;
    ck_assert_uint_eq(wrong, 0);
    qsort(texts, n, sizeof texts[0], compare_texts);
    while (--n > 0)
        wrong += strcmp(texts[n], texts[n - 1]) == 0;
    ck_assert_uint_eq(wrong, 0);
}
END_TEST

static uint32_t disagreements(talon_cards set)
{
    talon_card list[TALON_PACK_MAX];
    talon_cards expected, five = 0;
    uint32_t expected_rank, count, rank = 0;

    if (talon_cards_list(&set, list, TALON_PACK_MAX, &count) != TALON_OK)
        return 1;
    expected = best_by_trying(list, count, &expected_rank);
    return talon_poker_best(&set, &rank, &five) != TALON_OK ||
           rank != expected_rank || five != expected;
}

/* Random sets of 5 to 18 cards, from the whole pack and from packs with few
 * ranks or few suits, in which four of a kind, full houses and flushes are
 * common. */
START_TEST(tr_16_the_best_five_are_those_found_by_trying_all)
{
    static const uint64_t packs[4] = {
        0xF1FFF1FFF1FFF1FF, /* all */
        0xF003F003F003F003, /* 2 3 J Q K A */
        0x0000F1FFF1FF0000, /* clubs and diamonds */
        0xF17E0000F17E1000, /* spade jack, clubs and hearts 3…8, 10…A */
    };
    uint8_t seed[TALON_SEED_BYTES] = {16};
    uint32_t size, round, n, i, wrong = 0;
    talon_card list[TALON_PACK_MAX];
    talon_rng rng;

    ck_ok(talon_rng_seed(&rng, seed, 0));
    for (round = 0; round < 160; round++) {
        for (size = 5; size <= 18; size++) {
            talon_cards set = 0;

            ck_ok(
                talon_cards_list(&packs[round % 4], list, TALON_PACK_MAX, &n));
            ck_ok(talon_rng_shuffle(&rng, list, n));
            for (i = 0; i < size; i++)
                set |= bit(list[i]);
            wrong += disagreements(set);
        }
    }
    ck_assert_uint_eq(wrong, 0);
}
END_TEST

/* From the lowest hand to the highest: each line beats all lines above it. */
/* clang-format off */
static const char *const ladder[] = {
    "2S 3S 4S 5S 7C", /* seven high: the lowest of all */
    "2S 3S 4S 6S 7C", /* then the fourth card decides */
    "2H 3S QC KS AH", /* no straight wraps around the ace */
    "9S JS QS KS AC", /* the highest without a pair */
    "2S 2C 3S 4S 5S", /* lowest pair */
    "2S 2C QS KS AS", /* then the kickers decide */
    "3S 3C 4S 5S 6S", /* a higher pair beats any kickers */
    "AS AC 2S 3S 4S",
    "2S 2C 3S 3C 4S", /* lowest two pair */
    "2S 2C 3S 3C AS", /* the kicker decides last */
    "2S 2C 4S 4C 3S", /* the higher pair decides first */
    "3S 3C 4S 4C 2S", /* then the lower pair */
    "KS KC AS AC QS",
    "2S 2C 2D 3S 4S", /* lowest three of a kind */
    "2S 2C 2D KS AS",
    "3S 3C 3D 2S 4S",
    "AS AC AD QS KS",
    "AS 2S 3S 4S 5H", /* the lowest straight: five high */
    "2S 3S 4S 5S 6H",
    "10S JS QS KS AH", /* the highest straight: ace high */
    "2S 3S 4S 5S 7S", /* lowest flush */
    "2S 3S 4S 6S 7S",
    "2H 3H QH KH AH", /* a flush, but still not a straight */
    "3S 4S QS KS AS", /* the fifth card decides */
    "9D JD QD KD AD",
    "2S 2C 2D 3S 3C", /* lowest full house */
    "2S 2C 2D AS AC", /* the three of a kind decides */
    "3S 3C 3D 2S 2C",
    "AS AC AD KS KC",
    "2S 2C 2D 2H 3S", /* lowest four of a kind */
    "2S 2C 2D 2H AS", /* then the kicker decides */
    "3S 3C 3D 3H 2S",
    "AS AC AD AH KS",
    "AC 2C 3C 4C 5C", /* lowest straight flush */
    "2C 3C 4C 5C 6C",
    "10H JH QH KH AH", /* the highest hand */
};

/* clang-format on */

START_TEST(tr_16_hands_rank_in_the_order_worked_out)
{
    uint32_t count = sizeof ladder / sizeof ladder[0];
    uint32_t i;

    for (i = 1; i < count; i++)
        ck_assert_uint_lt(rank_of(cards(ladder[i - 1])),
                          rank_of(cards(ladder[i])));
}
END_TEST

START_TEST(tr_16_suits_never_decide)
{
    static const char *const equal[][2] = {
        {"2S 3S 4S 5S 7C", "2H 3D 4C 5S 7H"},
        {"6S 6C 9S KS AS", "6D 6H 9C KD AH"},
        {"AS 2S 3S 4S 5H", "AH 2H 3H 4H 5S"},
        {"2S 5S 9S JS KS", "2H 5H 9H JH KH"},
        {"KS KC KD 10S 10C", "KC KD KH 10D 10H"},
        {"10S JS QS KS AS", "10D JD QD KD AD"},
    };
    uint32_t i;

    for (i = 0; i < sizeof equal / sizeof equal[0]; i++)
        ck_assert_uint_eq(rank_of(cards(equal[i][0])),
                          rank_of(cards(equal[i][1])));
}
END_TEST

/* The encoding that poker.h describes: the category from bit 26 on, the ranks
 * that decide first from bit 13 on, the ranks that decide next from bit 0 on,
 * with the 2 as the lowest bit. So the last number here is 9 · 2^26 + 2^12 ·
 * 2^13. */
START_TEST(tr_16_rank_numbers_are_encoded_as_described)
{
    ck_assert_uint_eq(rank_of(cards("2S 3S 4S 5S 7C")), 0x0405E000);
    ck_assert_uint_eq(rank_of(cards("6S 6C 4S 9S AS")), 0x08021084);
    ck_assert_uint_eq(rank_of(cards("QS QC 4S 4C 9S")), 0x0C808080);
    ck_assert_uint_eq(rank_of(cards("7S 7C 7D 2S KS")), 0x10040801);
    ck_assert_uint_eq(rank_of(cards("AS 2S 3S 4S 5H")), 0x14010000);
    ck_assert_uint_eq(rank_of(cards("2D 6D 9D JD KD")), 0x19522000);
    ck_assert_uint_eq(rank_of(cards("KS KC KD 10S 10C")), 0x1D000100);
    ck_assert_uint_eq(rank_of(cards("AS AC AD AH 2S")), 0x22000001);
    ck_assert_uint_eq(rank_of(cards("10S JS QS KS AS")), 0x26000000);
}
END_TEST

START_TEST(tr_16_no_straight_wraps_around_the_ace)
{
    ck_assert_uint_eq(category_of("JS QS KS AS 2H"), TALON_POKER_HIGH_CARD);
    ck_assert_uint_eq(category_of("QS KS AS 2S 3H"), TALON_POKER_HIGH_CARD);
    ck_assert_uint_eq(category_of("KS AS 2S 3S 4H"), TALON_POKER_HIGH_CARD);
    ck_assert_uint_eq(category_of("KS AS 2S 3S 4S"), TALON_POKER_FLUSH);
    ck_assert_uint_eq(category_of("AS 2S 3S 4S 5S"),
                      TALON_POKER_STRAIGHT_FLUSH);
}
END_TEST

struct best {
    const char *set;
    const char *five;
    const char *text;
};

/* The best five cards of each set, worked out by hand. Of equal hands, the one
 * that comes first in set order is expected. */
static const struct best best[] = {
    /* Eighteen cards with two flushes that differ only in the lowest card: a
     * three in hearts, a two in spades. There are four clubs and four diamonds,
     * and no rank occurs three times. */
    {"2S 5S 7S 9S AS 8C 10C QC KC 6D JD QD KD 3H 5H 7H 9H AH", "3H 5H 7H 9H AH",
     "flush, ace, nine, seven, five and three"},
    /* Two equal flushes: the spades come first. */
    {"3S 5S 7S 9S AS 8C 10C QC KC 6D JD QD KD 3H 5H 7H 9H AH", "3S 5S 7S 9S AS",
     "flush, ace, nine, seven, five and three"},
    /* A low straight flush beats an ace-high flush and a full house. */
    {"2C 3C 4C 5C AC 3S 7S 9S QS AS 3D AD", "2C 3C 4C 5C AC",
     "straight flush, five high"},
    /* The higher of two straight flushes, though it comes later in set
     * order. */
    {"2S 3S 4S 5S 6S 3H 4H 5H 6H 7H", "3H 4H 5H 6H 7H",
     "straight flush, seven high"},
    /* A straight and a flush made of different cards are not a straight
     * flush. */
    {"2S 3S 4S 5S 8S 6C", "2S 3S 4S 5S 8S",
     "flush, eight, five, four, three and two"},
    /* Seven cards of a suit: the two lowest do not count. */
    {"2D 3D 8D 10D JD KD AD", "8D 10D JD KD AD",
     "flush, ace, king, jack, ten and eight"},
    /* A straight of seven cards: the top five count. Of the two sevens, the
     * spade comes first. */
    {"3C 4D 5H 6S 7S 7C 8D 9H", "5H 6S 7S 8D 9H", "straight, nine high"},
    /* The ace is low, although there is a king. */
    {"2S 3C 4D 5H KS AS AC", "2S 3C 4D 5H AS", "straight, five high"},
    /* Three kings and three queens: a full house with the first two queens. */
    {"QS QC QH KC KD KH 2S", "QS QC KC KD KH", "full house, kings over queens"},
    /* The higher pair completes the full house, though it comes later. */
    {"2S 2C 9C 9H 5S 5C 5D", "5S 5C 5D 9C 9H", "full house, fives over nines"},
    /* Four nines and four fours: the nines, with the first four as the
     * kicker. */
    {"4S 4C 4D 4H 9S 9C 9D 9H", "4S 9S 9C 9D 9H",
     "four of a kind, nines, four kicker"},
    /* Three pairs: the kicker is the first card of the lowest pair. */
    {"4C 4H QC QD 9C 9D 2S", "4C QC QD 9C 9D",
     "two pair, queens and nines, four kicker"},
    /* The kicker is a higher card than the third pair. */
    {"4C 4H QC QD 9C 9D AH", "QC QD 9C 9D AH",
     "two pair, queens and nines, ace kicker"},
    {"6D 6H 2S 4S 8S 9C AC AD 7D 6C", "6C 6D 6H AC AD",
     "full house, sixes over aces"},
    {"6C 6H 2S 4C 9H JS AD", "6C 6H 9H JS AD",
     "pair of sixes, ace, jack and nine kickers"},
    {"7C 7D 7H 2S 4C KH", "4C 7C 7D 7H KH",
     "three of a kind, sevens, king and four kickers"},
    {"2S 4C 9H QS AD 3D 8D", "QS 4C 8D AD 9H",
     "high card, ace, queen, nine, eight and four"},
};

START_TEST(tr_16_the_best_five_are_those_worked_out)
{
    char text[64];
    uint32_t i, rank;

    for (i = 0; i < sizeof best / sizeof best[0]; i++) {
        talon_cards five = cards(best[i].set);

        ck_ok(talon_poker_best(&five, &rank, &five)); /* in place */
        ck_ok(talon_cards_format(&five, text, sizeof text, NULL));
        ck_assert_msg(five == cards(best[i].five), "%s gives %s", best[i].set,
                      text);
        ck_assert_uint_eq(rank, rank_of(five));
        ck_ok(talon_poker_format(rank, text, sizeof text, NULL));
        ck_assert_str_eq(text, best[i].text);
    }
}
END_TEST

/* The best hand of the whole pack is a straight flush, ace high; the one in
 * spades comes first. */
START_TEST(tr_16_the_best_of_the_whole_pack_is_a_royal_flush)
{
    talon_cards pack = 0xF1FFF1FFF1FFF1FF, five = 0;
    uint32_t rank = 0;
    char text[64];

    ck_ok(talon_poker_best(&pack, &rank, &five));
    ck_assert(five == cards("10S JS QS KS AS"));
    ck_ok(talon_poker_format(rank, text, sizeof text, NULL));
    ck_assert_str_eq(text, "straight flush, ace high");
    ck_ok(talon_poker_best(&pack, &rank, NULL));
    ck_ok(talon_poker_best(&pack, NULL, &five));
    ck_ok(talon_poker_best(&pack, NULL, NULL));
}
END_TEST

START_TEST(categories_have_these_names)
{
    static const char *const name[] = {
        "",
        "high card",
        "pair",
        "two pair",
        "three of a kind",
        "straight",
        "flush",
        "full house",
        "four of a kind",
        "straight flush",
    };
    uint32_t i;

    for (i = 0; i < 10; i++)
        ck_assert_str_eq(talon_poker_category_label(i), name[i]);
    ck_assert_str_eq(talon_poker_category_label(10), "");
    ck_assert_str_eq(talon_poker_category_label(UINT32_MAX), "");
}
END_TEST

/* The encoding is fixed: these numbers are not ranks, each for a different
 * reason. */
START_TEST(numbers_that_are_no_rank_have_no_text)
{
    static const uint32_t nonsense[] = {
        0,                      /* no bits at all */
        0x02000580, 0x2A000000, /* categories 0 and 10 */
        0x06B00000,             /* a high card with four ranks */
        0x06B0C000,             /* or with six */
        0x06B08002,             /* a high card with a kicker as well */
        0x0601E000,             /* 5-4-3-2-A as a high card */
        0x043E0000,             /* 10-9-8-7-6 as a high card */
        0x183E0000,             /* 10-9-8-7-6 as a flush */
        0x0802001C,             /* a kicker of the pair's rank */
        0x080214C0,             /* a fourth kicker */
        0x08021400,             /* only two kickers */
        0x0C801000,             /* two pair with one rank */
        0x0C808400,             /* a kicker of a pair's rank */
        0x14008000,             /* a straight cannot be four high */
        0x14030000,             /* a straight with two top cards */
        0x1D000800,             /* five kings */
        0x22000000,             /* four of a kind without a kicker */
        0x26000001,             /* a straight flush with a kicker */
        0x64002000,             /* more than 30 bits */
        0xFFFFFFFF,
    };
    char text[64] = "as it was";
    size_t length = 7;
    uint32_t i;

    for (i = 0; i < sizeof nonsense / sizeof nonsense[0]; i++) {
        ck_assert_uint_eq(talon_poker_category(nonsense[i]), 0);
        ck_status(talon_poker_format(nonsense[i], text, sizeof text, &length),
                  TALON_E_ARGUMENT);
    }
    ck_assert_str_eq(text, "as it was");
    ck_assert_uint_eq(length, 7);
}
END_TEST

START_TEST(texts_need_large_enough_buffers)
{
    const char *full = "straight flush, ace high";
    char text[64] = "as it was";
    size_t length = 0;

    ck_ok(talon_poker_format(0x26000000, NULL, 0, &length));
    ck_assert_uint_eq(length, strlen(full));
    ck_status(talon_poker_format(0x26000000, text, strlen(full), &length),
              TALON_E_SPACE);
    ck_assert_uint_eq(length, strlen(full));
    ck_status(talon_poker_format(0x26000000, text, 0, NULL), TALON_E_SPACE);
    ck_status(talon_poker_format(0x26000000, NULL, 64, NULL), TALON_E_NULL);
    ck_assert_str_eq(text, "as it was");
    ck_ok(talon_poker_format(0x26000000, text, strlen(full) + 1, NULL));
    ck_assert_str_eq(text, full);
}
END_TEST

static void refused(talon_cards set, talon_status expected)
{
    uint32_t rank = 77;
    talon_cards five = 78;

    ck_status(talon_poker_best(&set, &rank, &five), expected);
    ck_status(talon_poker_best(&set, NULL, NULL), expected);
    ck_status(talon_poker_rank(&set, &rank), expected);
    ck_assert_uint_eq(rank, 77);
    ck_assert_uint_eq(five, 78);
}

START_TEST(poker_refuses_wrong_counts)
{
    talon_cards six = cards("2S 3S 4S 5S 7S 8S");
    uint32_t rank = 77;

    refused(0, TALON_E_CARD_COUNT);
    refused(cards("2S 3S 4S 5S"), TALON_E_CARD_COUNT);
    refused(cards("2S 3S 4S JK"), TALON_E_CARD_COUNT);
    refused(UINT64_MAX, TALON_E_CARD_COUNT);
    refused(UINT64_MAX >> 11, TALON_E_CARD_COUNT); /* 53 cards */
    ck_status(talon_poker_rank(&six, &rank), TALON_E_CARD_COUNT);
    ck_assert_uint_eq(rank, 77);
}
END_TEST

/* The pack of 52 has no 11, 12 or 13 and no joker. */
START_TEST(poker_refuses_foreign_cards)
{
    refused(cards("2S 3S 4S 5S 11H"), TALON_E_CARD_FOREIGN);
    refused(cards("2S 3S 4S 5S 12C"), TALON_E_CARD_FOREIGN);
    refused(cards("2S 3S 4S 5S 13D"), TALON_E_CARD_FOREIGN);
    refused(cards("2S 3S 4S 5S JL"), TALON_E_CARD_FOREIGN);
    refused(cards("2S 3S 4S 5S JK"), TALON_E_CARD_FOREIGN);
}
END_TEST

START_TEST(poker_refuses_null)
{
    talon_cards five = cards("2S 3S 4S 5S 7S");
    uint32_t rank;

    ck_status(talon_poker_rank(NULL, &rank), TALON_E_NULL);
    ck_status(talon_poker_rank(&five, NULL), TALON_E_NULL);
    ck_status(talon_poker_best(NULL, &rank, &five), TALON_E_NULL);
}
END_TEST

SUITE(poker)
TEST(tr_16_five_card_hands_have_the_known_counts)
TEST(tr_16_seven_card_sets_have_the_known_counts)
TEST(a_number_is_a_rank_if_and_only_if_a_hand_has_it)
TEST(different_ranks_have_different_texts)
TEST(tr_16_the_best_five_are_those_found_by_trying_all)
TEST(tr_16_hands_rank_in_the_order_worked_out)
TEST(tr_16_suits_never_decide)
TEST(tr_16_rank_numbers_are_encoded_as_described)
TEST(tr_16_no_straight_wraps_around_the_ace)
TEST(tr_16_the_best_five_are_those_worked_out)
TEST(tr_16_the_best_of_the_whole_pack_is_a_royal_flush)
TEST(categories_have_these_names)
TEST(numbers_that_are_no_rank_have_no_text)
TEST(texts_need_large_enough_buffers)
TEST(poker_refuses_wrong_counts)
TEST(poker_refuses_foreign_cards)
TEST(poker_refuses_null)
END_SUITE
