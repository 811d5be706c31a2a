/* SPDX-License-Identifier: MIT */
/* The generator: test vectors of RFC 8439 and of doc/random.md, unbiased draws,
 * and what the fields of talon_rng promise. */
#include "common/suite.h"

enum {
    ZERO,
    COUNT,
    ONES
};

/* The three seeds of doc/random.md. */
static talon_rng seeded(int which, uint32_t stream)
{
    uint8_t seed[TALON_SEED_BYTES];
    talon_rng rng;
    int i;

    for (i = 0; i < TALON_SEED_BYTES; i++)
        seed[i] = (uint8_t)(which == COUNT ? i : which == ONES ? 0xFF : 0);
    ck_ok(talon_rng_seed(&rng, seed, stream));
    return rng;
}

/* The next word of a generator, put together from four bytes. */
static uint32_t tln_word_of(talon_rng *rng)
{
    uint8_t byte[4];

    rng->used = (rng->used + 3) / 4 * 4;
    ck_ok(talon_rng_bytes(rng, byte, 4));
    return (uint32_t)byte[0] | (uint32_t)byte[1] << 8 |
           (uint32_t)byte[2] << 16 | (uint32_t)byte[3] << 24;
}

/* A generator whose next two words are these. */
static talon_rng with_words(uint32_t first, uint32_t second)
{
    talon_rng rng = seeded(ZERO, 0);

    rng.block[0] = first;
    rng.block[1] = second;
    rng.used = 0;
    return rng;
}

struct block {
    uint8_t key_at; /* the only byte of the key that is not 0 */
    uint8_t key_byte;
    uint32_t counter;  /* word 12 */
    uint32_t nonce[3]; /* words 13, 14, 15 */
    const char *stream;
};

/* RFC 8439, appendix A.1, vectors 1 to 5. */
static const struct block blocks[] = {
    {0,
     0,
     0,
     {0, 0, 0},
     "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
     "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"},
    {0,
     0,
     1,
     {0, 0, 0},
     "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
     "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"},
    {31,
     1,
     1,
     {0, 0, 0},
     "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
     "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0"},
    {1,
     0xFF,
     2,
     {0, 0, 0},
     "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
     "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096"},
    {0,
     0,
     0,
     {0, 0, 0x02000000},
     "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
     "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d"},
};

START_TEST(rfc_8439_a_1_blocks_are_those_published)
{
    uint8_t seed[TALON_SEED_BYTES], bytes[64];
    char hex[129];
    talon_rng rng;
    size_t i, b;

    for (i = 0; i < sizeof blocks / sizeof blocks[0]; i++) {
        memset(seed, 0, sizeof seed);
        seed[blocks[i].key_at] = blocks[i].key_byte;
        ck_ok(talon_rng_seed(&rng, seed, blocks[i].nonce[1]));
        rng.counter[0] = blocks[i].counter;
        rng.counter[1] = blocks[i].nonce[0];
        rng.stream[1] = blocks[i].nonce[2];
        ck_ok(talon_rng_bytes(&rng, bytes, sizeof bytes));
        for (b = 0; b < sizeof bytes; b++)
            snprintf(hex + 2 * b, 3, "%02x", (unsigned)bytes[b]);
        ck_assert_str_eq(hex, blocks[i].stream);
    }
}
END_TEST

/* RFC 8439, section 2.3.2: key 00 … 1f, counter 1, nonce 00 00 00 09 00 00 00
 * 4a 00 00 00 00, and the state after the rounds and the addition. */
START_TEST(rfc_8439_2_3_2_block_is_the_one_published)
{
    static const uint32_t expected[16] = {
        0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033,
        0x9aaa2204, 0x4e6cd4c3, 0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9,
        0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
    };
    talon_rng rng = seeded(COUNT, 0x4a000000);
    uint8_t byte;

    rng.counter[0] = 1;
    rng.counter[1] = 0x09000000;
    ck_ok(talon_rng_bytes(&rng, &byte, 1));
    ck_assert_uint_eq(byte, 0x10);
    ck_assert_mem_eq(rng.block, expected, sizeof expected);
    ck_assert_uint_eq(rng.counter[0], 2);
    ck_assert_uint_eq(rng.counter[1], 0x09000000);
    ck_assert_uint_eq(rng.used, 1);
}
END_TEST

START_TEST(random_seed_sets_the_fields)
{
    talon_rng rng = seeded(COUNT, 0x12345678);
    int i;

    for (i = 0; i < 8; i++)
        ck_assert_uint_eq(rng.key[i], 0x03020100u + 0x04040404u * (uint32_t)i);
    ck_assert_uint_eq(rng.counter[0], 0);
    ck_assert_uint_eq(rng.counter[1], 0);
    ck_assert_uint_eq(rng.stream[0], 0x12345678);
    ck_assert_uint_eq(rng.stream[1], 0);
    ck_assert_uint_eq(rng.used, 64);
    ck_assert_uint_eq(rng.reserved, 0);
    ck_assert_uint_eq(sizeof rng, 120);
}
END_TEST

/* doc/random.md, "First words": the seed `count` (bytes 00 01 02 ...) and the
 * last stream. The seventeenth word is the first of block 1. */
START_TEST(random_first_words_are_those_documented)
{
    static const uint32_t expected[18] = {
        0x01deef60, 0x61338f19, 0xa270dc2a, 0xa5abfb10, 0x9a30b5fd, 0xc98961e8,
        0x774cabc5, 0x8d3264bf, 0x5dc7de1d, 0xb6b9d5bc, 0x063046ea, 0xa26af2b5,
        0x62c633da, 0xa218971b, 0xce9f14e3, 0x704afad4, 0x4ff66bea, 0x4613a420,
    };
    talon_rng rng = seeded(COUNT, UINT32_MAX);
    int i;

    for (i = 0; i < 18; i++)
        ck_assert_uint_eq(tln_word_of(&rng), expected[i]);
}
END_TEST

/* doc/random.md, "The carry". */
START_TEST(random_block_counter_carries)
{
    talon_rng rng = seeded(COUNT, 0);
    int i;

    rng.counter[0] = UINT32_MAX;
    ck_assert_uint_eq(tln_word_of(&rng), 0xb8dee01c);
    ck_assert_uint_eq(rng.counter[0], 0);
    ck_assert_uint_eq(rng.counter[1], 1);
    for (i = 1; i < 16; i++)
        tln_word_of(&rng);
    ck_assert_uint_eq(tln_word_of(&rng), 0x09fb38d8);
    ck_assert_uint_eq(tln_word_of(&rng), 0x3a2e6e53);
    ck_assert_uint_eq(rng.counter[0], 1);
}
END_TEST

/* doc/random.md, "Bytes and words mixed": if bytes were taken from a word, a
 * bounded draw first skips the rest of it, but taking bytes skips nothing. A
 * draw below 2^16 is the upper half of a word. */
START_TEST(random_bytes_and_words_may_be_mixed)
{
    static const uint8_t five[5] = {0x39, 0xfd, 0x2b, 0x7d, 0xd9};
    static const uint8_t ends[4] = {0xb8, 0xdc, 0xf8, 0xb1};
    talon_rng rng = seeded(COUNT, 0);
    uint8_t bytes[70];

    ck_ok(talon_rng_bytes(&rng, bytes, 5));
    ck_assert_mem_eq(bytes, five, 5);
    ck_assert_uint_eq(talon_rng_below(&rng, 65536), 0x7703);
    ck_assert_uint_eq(rng.used, 12);
    ck_ok(talon_rng_bytes(&rng, bytes, 70));
    ck_assert_mem_eq(bytes, ends, 2);
    ck_assert_mem_eq(bytes + 68, ends + 2, 2);
    ck_assert_uint_eq(talon_rng_below(&rng, 65536), 0x5c5b);
}
END_TEST

START_TEST(random_bytes_do_not_depend_on_how_they_are_split)
{
    talon_rng whole = seeded(ONES, 5), pieces = whole;
    uint8_t first[300], other[300];
    size_t at = 0, size;

    ck_ok(talon_rng_bytes(&whole, first, sizeof first));
    for (size = 0; at + size <= sizeof other; size++) {
        ck_ok(talon_rng_bytes(&pieces, other + at, size));
        at += size;
    }
    ck_assert_mem_eq(first, other, at);
    ck_ok(talon_rng_bytes(&pieces, NULL, 0));
}
END_TEST

START_TEST(random_a_copy_gives_the_same_numbers)
{
    talon_rng rng = seeded(COUNT, 9), copy;
    int i;

    for (i = 0; i < 21; i++)
        talon_rng_below(&rng, 52);
    copy = rng;
    for (i = 0; i < 100; i++)
        ck_assert_uint_eq(talon_rng_below(&rng, 1000),
                          talon_rng_below(&copy, 1000));
}
END_TEST

struct draws {
    int seed;
    uint32_t stream;
    uint32_t bound;
    uint32_t words; /* how many words all the draws take */
    uint32_t draw[10];
};

/* doc/random.md, "Bounded draws". */
static const struct draws draws[] = {
    {ZERO, 0, 1u, 10, {0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u}},
    {ZERO, 0, 2u, 10, {1u, 1u, 1u, 0u, 1u, 0u, 1u, 1u, 0u, 1u}},
    {ZERO, 0, 3u, 10, {2u, 1u, 2u, 0u, 2u, 0u, 2u, 2u, 1u, 1u}},
    {ZERO, 0, 10u, 10, {6u, 5u, 8u, 1u, 7u, 1u, 8u, 7u, 4u, 5u}},
    {ZERO, 0, 52u, 10, {35u, 29u, 46u, 8u, 37u, 5u, 41u, 40u, 25u, 28u}},
    {ZERO,
     0,
     1000000u,
     10,
     {679210u, 563445u, 896154u, 159141u, 719144u, 105187u, 800525u, 777549u,
      485736u, 551885u}},
    {ZERO,
     0,
     2147483649u,
     16,
     {1458592827u, 1209989328u, 1924476576u, 341754665u, 1719114580u,
      535827003u, 2052858293u, 240159754u, 886784993u, 1127413593u}},
    {ZERO,
     0,
     4294967295u,
     10,
     {2917185653u, 2419978655u, 3848953151u, 683509330u, 3088700092u,
      451775903u, 3438229159u, 3339548554u, 2086224345u, 2370328400u}},
    {COUNT, 0, 6u, 10, {2u, 2u, 2u, 1u, 2u, 4u, 1u, 3u, 5u, 4u}},
    {COUNT, 0, 33u, 10, {16u, 13u, 15u, 9u, 14u, 26u, 9u, 18u, 29u, 22u}},
    {COUNT,
     0,
     2147483649u,
     19,
     {1050017436u, 890036972u, 998366918u, 1714777950u, 1225946476u,
      1435611217u, 888637215u, 382860248u, 1345393633u, 816722057u}},
    {COUNT, 7, 10u, 10, {2u, 1u, 1u, 9u, 6u, 7u, 4u, 7u, 9u, 3u}},
    {COUNT,
     7,
     2147483649u,
     20,
     {425487860u, 1338818442u, 972421168u, 2074519005u, 714100u, 275129851u,
      1003107002u, 608307192u, 1153266705u, 1292387454u}},
};

/* 0.2.0 accepted every number in the reserved field of a generator, so that it
 * can never be refused. */
START_TEST(random_reserved_bytes_are_neither_looked_at_nor_changed)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {0};
    talon_card card[2][TALON_PACK_MAX];
    uint8_t byte[2][5];
    talon_rng rng[2];
    uint32_t i, k;

    memset(rng, 0xA5, sizeof rng);
    for (i = 0; i < 2; i++) {
        ck_ok(talon_rng_seed(&rng[i], seed, 7));
        ck_assert_uint_eq(rng[i].reserved, 0);
        rng[i].reserved = i * 0xFEEDBEEF;
        for (k = 0; k < 52; k++)
            card[i][k] = (talon_card)k;
        ck_ok(talon_rng_bytes(&rng[i], byte[i], sizeof byte[i]));
        ck_ok(talon_rng_shuffle(&rng[i], card[i], 52));
    }
    ck_assert_uint_eq(rng[1].reserved, 0xFEEDBEEF);
    ck_assert_mem_eq(byte[0], byte[1], sizeof byte[0]);
    ck_assert_mem_eq(card[0], card[1], 52);
    ck_assert_uint_eq(talon_rng_below(&rng[0], 1000),
                      talon_rng_below(&rng[1], 1000));
    rng[1].reserved = 0;
    ck_assert_mem_eq(&rng[0], &rng[1], sizeof rng[0]);
}
END_TEST

START_TEST(random_bounded_draws_are_those_documented)
{
    size_t i;
    int d;

    for (i = 0; i < sizeof draws / sizeof draws[0]; i++) {
        talon_rng rng = seeded(draws[i].seed, draws[i].stream);

        for (d = 0; d < 10; d++)
            ck_assert_uint_eq(talon_rng_below(&rng, draws[i].bound),
                              draws[i].draw[d]);
        ck_assert_uint_eq((rng.counter[0] - 1) * 16 + rng.used / 4,
                          draws[i].words);
    }
}
END_TEST

START_TEST(random_a_bound_of_0_draws_no_word)
{
    talon_rng rng = seeded(COUNT, 0), before = rng;

    ck_assert_uint_eq(talon_rng_below(&rng, 0), 0);
    ck_assert_mem_eq(&rng, &before, sizeof rng);
    ck_assert_uint_eq(talon_rng_below(NULL, 52), 0);
}
END_TEST

/* If the bound is 2^31 + 1, its products with the words 1, 2 and 3 have the
 * lower halves 2^31 + 1, 2 and 2^31 + 3. A word is unfit if the lower half is
 * less than 2^32 mod (2^31 + 1), which is 2^31 - 1. */
START_TEST(random_unfit_words_are_skipped)
{
    talon_rng rng = with_words(2, 3);

    ck_assert_uint_eq(talon_rng_below(&rng, 0x80000001), 1);
    ck_assert_uint_eq(rng.used, 8);
    rng = with_words(1, 3);
    ck_assert_uint_eq(talon_rng_below(&rng, 0x80000001), 0);
    ck_assert_uint_eq(rng.used, 4);
}
END_TEST

/* The first word that can give a result: the smallest w for which w · bound is
 * at least result · 2^32. */
static uint64_t first_word(uint64_t result, uint32_t bound)
{
    return ((result << 32) + bound - 1) / bound;
}

/* Every result comes from the same number of words. The words that give a
 * result are consecutive. Only the first of them can be unfit, since the lower
 * half grows by the bound from each word to the next. So the test counts these
 * words and asks the library whether the first one is fit. The number of fit
 * words must be 2^32 / bound, rounded down. */
START_TEST(random_every_result_comes_from_the_same_number_of_words)
{
    static const uint32_t bounds[] = {1,  2,  3,   4,    5,    6,    7,  9,
                                      10, 11, 33,  43,   46,   52,   53, 63,
                                      64, 65, 255, 1000, 4097, 65535};
    uint32_t wrong = 0, r;
    size_t i;

    for (i = 0; i < sizeof bounds / sizeof bounds[0]; i++) {
        uint32_t bound = bounds[i];

        for (r = 0; r < bound; r++) {
            uint64_t first = first_word(r, bound);
            uint64_t words = first_word(r + 1, bound) - first;
            talon_rng rng = with_words((uint32_t)first, (uint32_t)first + 1);

            wrong += talon_rng_below(&rng, bound) != r;
            words -= rng.used / 4 - 1;
            wrong += words != ((uint64_t)1 << 32) / bound;
        }
    }
    ck_assert_uint_eq(wrong, 0);
}
END_TEST

struct shuffle {
    int seed;
    uint32_t stream;
    uint32_t next; /* the next word after the shuffle */
    const char *order;
};

/* doc/random.md, "Shuffles": of the plain pack in set order, and of the pack
 * of three-handed Five Hundred. */
static const struct shuffle shuffles[] = {
    {ZERO, 0u, 0x0abfd23e,
     "8H JC 5H 3H 3C 2C 7S 4H 8D KD AC 3D 2H 6H KS KC KH 2S 9D 7C JS 4S 8S"
     " 5S 7D 6C 5D 6D AH JH AS 9C 3S QH 5C 2D 8C 4C 9H AD 10S QS QC 10C 10H"
     " QD 6S 10D 9S 7H 4D JD"},
    {COUNT, 0u, 0xa0c4e2b3,
     "8H 2D JH 9S 2S 9H JD JC 6S KC 9D 6H 3D 5D KH 8C 7H 10H 4C 4H 3H 10D"
     " 7C 10S 8D 5S JS 7D QS 4S KS 6D 7S AS 5H AD 3S QH 8S QD 5C 6C 4D 2H"
     " AH 2C KD 9C 3C QC 10C AC"},
    {COUNT, 1u, 0x15695e99,
     "AC 9H 10C KH 6D KS 10H 9D 10D QC 7S QH 8C 6H 6S AH JD 8D 4S 7D 8H"
     " 10S 2H JS 5D 5C 3C 3H 7C QS 9C 4H KD AS 5S 2C 3S 6C 9S AD 4D QD JH"
     " 4C 2D KC JC 8S 5H 7H 3D 2S"},
    {COUNT, 4294967295u, 0xe3522c80,
     "5S 2C 8D 3C 3D 9D JH JD 10D KH 9H AS 2H 5D 10H 9C 4S 8H AC QD 7S JC"
     " 10S AD 7C 3H QC 9S 4H QS 6C 8S 6S AH JS KS 6H 5H 7H 4C 2D 3S 6D 5C"
     " KC 10C KD 4D QH 7D 8C 2S"},
    {ZERO, 0u, 0xe6a0092d,
     "10S KC JK 8S AD KS 7D 9C 10C 8D 10D 9H 7C 7S AC AH 7H 8C AS KH 8H QH"
     " QS QC JC JH QD 9S JD JS 10H 9D KD"},
    {COUNT, 0u, 0xdc2df242,
     "KS AS 9D QD 8H 8S 9C AC 7H AD 8D JS JH 9S QS AH JD 7S 10C 10S 10D 9H"
     " 8C JK 10H KH QH KD JC 7C KC QC 7D"},
    {COUNT, 1u, 0x0f3d07cb,
     "JC 10C 9C QD QH 9S KH 10D 8C 7D JH 9D AH AS QS 8S KS JK 7H JS KD 8H"
     " JD AD 7C AC KC QC 10S 9H 10H 8D 7S"},
    {COUNT, 4294967295u, 0xd3e67554,
     "JD 7H 7D QD 9C 9D AD 10C QH 8H 10S KS 9S 8S 10H JS QS AS AC 9H 7C QC"
     " JK JH 8C KC AH KD 8D KH 10D JC 7S"},
};

static uint32_t list_of(const char *order, talon_card *list)
{
    uint32_t n = 0;

    while (*order != '\0') {
        size_t length = strcspn(order, " ");

        ck_ok(talon_card_parse(order, length, &list[n++]));
        order += length;
        order += strspn(order, " ");
    }
    return n;
}

START_TEST(random_shuffles_are_those_documented)
{
    talon_card expected[TALON_PACK_MAX], list[TALON_PACK_MAX];
    size_t i;

    for (i = 0; i < sizeof shuffles / sizeof shuffles[0]; i++) {
        uint32_t n = list_of(shuffles[i].order, expected), listed, c;
        talon_rng rng = seeded(shuffles[i].seed, shuffles[i].stream);
        talon_cards pack = 0;

        for (c = 0; c < n; c++)
            pack |= (talon_cards)1 << expected[c];
        ck_ok(talon_cards_list(&pack, list, TALON_PACK_MAX, &listed));
        ck_assert_uint_eq(listed, n);
        ck_ok(talon_rng_shuffle(&rng, list, n));
        ck_assert_mem_eq(list, expected, n);
        ck_assert_uint_eq(tln_word_of(&rng), shuffles[i].next);
    }
}
END_TEST

START_TEST(random_a_shuffle_of_0_or_1_card_draws_no_word)
{
    talon_rng rng = seeded(COUNT, 0), before = rng;
    talon_card single = 7;

    ck_ok(talon_rng_shuffle(&rng, NULL, 0));
    ck_ok(talon_rng_shuffle(&rng, &single, 1));
    ck_assert_uint_eq(single, 7);
    ck_assert_mem_eq(&rng, &before, sizeof rng);
}
END_TEST

/* Calls that use several blocks at once draw the same words as calls that use
 * one, and leave the same generator. */

/* A generator at a place of a block, just before the low word of the counter
 * overflows. Some words are 0, which no bound accepts that does not divide
 * 2^32. */
static talon_rng before_carry(uint32_t used, uint32_t before)
{
    talon_rng rng = seeded(COUNT, used);
    uint8_t byte;

    rng.counter[0] = UINT32_MAX - before;
    ck_ok(talon_rng_bytes(&rng, &byte, 1));
    rng.block[5] = rng.block[11] = rng.block[12] = 0;
    rng.used = used;
    return rng;
}

/* random.h: i = n-1, ..., 1; card i with card j, drawn below i+1. */
static void shuffle_by_draws(talon_rng *rng, talon_card *card, uint32_t count)
{
    uint32_t i;

    for (i = count; i-- > 1;) {
        uint32_t j = talon_rng_below(rng, i + 1);
        talon_card kept = card[i];

        card[i] = card[j];
        card[j] = kept;
    }
}

START_TEST(random_shuffles_draw_the_words_of_single_draws)
{
    talon_card card[2][150];
    uint32_t used, count, i, wrong = 0;

    for (used = 0; used <= 64; used++) {
        for (count = 0; count <= 150; count++) {
            talon_rng at_once = before_carry(used, count % 7);
            talon_rng one_by_one = at_once;

            for (i = 0; i < 150; i++)
                card[0][i] = card[1][i] = (talon_card)i;
            ck_ok(talon_rng_shuffle(&at_once, card[0], count));
            shuffle_by_draws(&one_by_one, card[1], count);
            wrong += memcmp(card[0], card[1], sizeof card[0]) != 0;
            wrong += memcmp(&at_once, &one_by_one, sizeof at_once) != 0;
        }
    }
    ck_assert_uint_eq(wrong, 0);
}
END_TEST

START_TEST(random_bytes_are_those_of_single_bytes)
{
    uint8_t byte[2][330];
    uint32_t used, i, wrong = 0;
    size_t size;

    for (used = 0; used <= 64; used++) {
        for (size = 0; size <= sizeof byte[0]; size++) {
            talon_rng at_once = before_carry(used, (uint32_t)size % 7);
            talon_rng one_by_one = at_once;

            memset(byte, 0, sizeof byte);
            ck_ok(talon_rng_bytes(&at_once, byte[0], size));
            for (i = 0; i < size; i++)
                ck_ok(talon_rng_bytes(&one_by_one, &byte[1][i], 1));
            wrong += memcmp(byte[0], byte[1], sizeof byte[0]) != 0;
            wrong += memcmp(&at_once, &one_by_one, sizeof at_once) != 0;
        }
    }
    ck_assert_uint_eq(wrong, 0);
}
END_TEST

/* In 2400 shuffles of four cards, each of the 24 orders comes 100 times on
 * average, with a standard deviation of just under 10. No order may be off by
 * more than five deviations. The seed is fixed, so this never fails by
 * chance. */
START_TEST(random_every_order_comes_equally_often)
{
    talon_rng rng = seeded(COUNT, 4);
    uint32_t seen[256] = {0}, orders = 0;
    int i;

    for (i = 0; i < 2400; i++) {
        talon_card list[4] = {0, 1, 2, 3};

        ck_ok(talon_rng_shuffle(&rng, list, 4));
        seen[list[0] | list[1] << 2 | list[2] << 4 | list[3] << 6]++;
    }
    for (i = 0; i < 256; i++) {
        orders += seen[i] != 0;
        ck_assert(seen[i] == 0 || (seen[i] > 50 && seen[i] < 150));
    }
    ck_assert_uint_eq(orders, 24);
}
END_TEST

START_TEST(random_refuses_null)
{
    talon_rng rng = seeded(COUNT, 0), before = rng;
    uint8_t seed[TALON_SEED_BYTES] = {0};
    talon_card list[2] = {1, 2};

    ck_status(talon_rng_seed(NULL, seed, 0), TALON_E_NULL);
    ck_status(talon_rng_seed(&rng, NULL, 0), TALON_E_NULL);
    ck_status(talon_rng_bytes(NULL, seed, 1), TALON_E_NULL);
    ck_status(talon_rng_bytes(&rng, NULL, 1), TALON_E_NULL);
    ck_status(talon_rng_shuffle(NULL, list, 2), TALON_E_NULL);
    ck_status(talon_rng_shuffle(&rng, NULL, 2), TALON_E_NULL);
    ck_assert_mem_eq(&rng, &before, sizeof rng);
    ck_assert(list[0] == 1 && list[1] == 2);
}
END_TEST

SUITE(random)
TEST(rfc_8439_a_1_blocks_are_those_published)
TEST(rfc_8439_2_3_2_block_is_the_one_published)
TEST(random_seed_sets_the_fields)
TEST(random_first_words_are_those_documented)
TEST(random_block_counter_carries)
TEST(random_bytes_and_words_may_be_mixed)
TEST(random_bytes_do_not_depend_on_how_they_are_split)
TEST(random_a_copy_gives_the_same_numbers)
TEST(random_reserved_bytes_are_neither_looked_at_nor_changed)
TEST(random_bounded_draws_are_those_documented)
TEST(random_a_bound_of_0_draws_no_word)
TEST(random_unfit_words_are_skipped)
TEST(random_every_result_comes_from_the_same_number_of_words)
TEST(random_shuffles_are_those_documented)
TEST(random_a_shuffle_of_0_or_1_card_draws_no_word)
TEST(random_shuffles_draw_the_words_of_single_draws)
TEST(random_bytes_are_those_of_single_bytes)
TEST(random_every_order_comes_equally_often)
TEST(random_refuses_null)
END_SUITE
