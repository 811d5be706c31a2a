/* SPDX-License-Identifier: MIT */
/* Cards, sets of cards and their text. */
#include "common/suite.h"

/* The texts of all 64 cards by number: four suits of sixteen ranks, with the
 * jokers in place of the black thirteens. */
static const char *const texts[64] = {
    "2S", "3S",  "4S",  "5S",  "6S",  "7S", "8S", "9S",  "10S", "11S", "12S",
    "JL", "JS",  "QS",  "KS",  "AS",  "2C", "3C", "4C",  "5C",  "6C",  "7C",
    "8C", "9C",  "10C", "11C", "12C", "JK", "JC", "QC",  "KC",  "AC",  "2D",
    "3D", "4D",  "5D",  "6D",  "7D",  "8D", "9D", "10D", "11D", "12D", "13D",
    "JD", "QD",  "KD",  "AD",  "2H",  "3H", "4H", "5H",  "6H",  "7H",  "8H",
    "9H", "10H", "11H", "12H", "13H", "JH", "QH", "KH",  "AH",
};

static int is_joker(uint32_t number)
{
    return number == TALON_CARD_LOW_JOKER || number == TALON_CARD_HIGH_JOKER;
}

START_TEST(card_numbers_have_their_texts)
{
    char text[TALON_CARD_TEXT_MAX];
    size_t length;
    talon_card read;
    uint32_t i;

    for (i = 0; i < 64; i++) {
        ck_ok(talon_card_format((talon_card)i, text, sizeof text, &length));
        ck_assert_str_eq(text, texts[i]);
        ck_assert_uint_eq(length, strlen(texts[i]));
        ck_ok(talon_card_parse(texts[i], strlen(texts[i]), &read));
        ck_assert_uint_eq(read, i);
    }
}
END_TEST

START_TEST(card_suits_and_ranks_follow_from_the_number)
{
    uint32_t i;

    for (i = 0; i < 64; i++) {
        if (is_joker(i))
            continue;
        ck_assert_uint_eq(talon_card_suit((talon_card)i), 1 + i / 16);
        ck_assert_uint_eq(talon_card_rank((talon_card)i), 2 + i % 16);
    }
    ck_assert_uint_eq(talon_card_suit(TALON_CARD_LOW_JOKER), 0);
    ck_assert_uint_eq(talon_card_suit(TALON_CARD_HIGH_JOKER), 0);
    ck_assert_uint_eq(talon_card_rank(TALON_CARD_LOW_JOKER),
                      TALON_RANK_LOW_JOKER);
    ck_assert_uint_eq(talon_card_rank(TALON_CARD_HIGH_JOKER),
                      TALON_RANK_HIGH_JOKER);
    ck_assert_uint_eq(talon_card_rank(card("13H")), 13);
    ck_assert_uint_eq(talon_card_rank(card("AS")), TALON_RANK_ACE);
    for (i = 64; i < 256; i++) {
        ck_assert_uint_eq(talon_card_suit((talon_card)i), 0);
        ck_assert_uint_eq(talon_card_rank((talon_card)i), 0);
        ck_assert_uint_eq(talon_card_unicode((talon_card)i), 0);
    }
}
END_TEST

/* The Unicode block "Playing Cards" begins with spades at 1F0A0, hearts at
 * 1F0B0, diamonds at 1F0C0 and clubs at 1F0D0. The last digit is 1 for the ace,
 * 2 to A for the two to the ten, B for the jack, D for the queen and E for the
 * king; C is the knight, which talon does not use. */
START_TEST(card_unicode_characters_are_those_of_playing_cards)
{
    uint32_t i;

    ck_assert_uint_eq(talon_card_unicode(card("AS")), 0x1F0A1);
    ck_assert_uint_eq(talon_card_unicode(card("2S")), 0x1F0A2);
    ck_assert_uint_eq(talon_card_unicode(card("10S")), 0x1F0AA);
    ck_assert_uint_eq(talon_card_unicode(card("JH")), 0x1F0BB);
    ck_assert_uint_eq(talon_card_unicode(card("QD")), 0x1F0CD);
    ck_assert_uint_eq(talon_card_unicode(card("KC")), 0x1F0DE);
    ck_assert_uint_eq(talon_card_unicode(card("7H")), 0x1F0B7);
    ck_assert_uint_eq(talon_card_unicode(card("AC")), 0x1F0D1);
    ck_assert_uint_eq(talon_card_unicode(card("9D")), 0x1F0C9);
    ck_assert_uint_eq(talon_card_unicode(TALON_CARD_HIGH_JOKER), 0x1F0CF);
    ck_assert_uint_eq(talon_card_unicode(TALON_CARD_LOW_JOKER), 0x1F0DF);
    for (i = 0; i < 64; i++) {
        uint32_t rank = talon_card_rank((talon_card)i);
        int without = rank >= 11 && rank <= 13;

        ck_assert_int_eq(talon_card_unicode((talon_card)i) == 0, without);
    }
}
END_TEST

START_TEST(card_unicode_characters_differ)
{
    uint32_t i, j;

    for (i = 0; i < 64; i++) {
        for (j = 0; j < i; j++)
            ck_assert(talon_card_unicode((talon_card)i) !=
                          talon_card_unicode((talon_card)j) ||
                      talon_card_unicode((talon_card)i) == 0);
    }
}
END_TEST

START_TEST(card_make_finds_every_card_from_suit_and_rank)
{
    talon_card made;
    uint32_t i;

    for (i = 0; i < 64; i++) {
        talon_card single = (talon_card)i;

        ck_ok(talon_card_make(talon_card_suit(single), talon_card_rank(single),
                              &made));
        ck_assert_uint_eq(made, single);
    }
}
END_TEST

START_TEST(card_make_refuses_what_is_not_a_card)
{
    static const struct {
        uint32_t suit, rank;
        talon_status status;
    } wrong[] = {
        {5, 7, TALON_E_SUIT},
        {UINT32_MAX, 7, TALON_E_SUIT},
        {0, 7, TALON_E_SUIT}, /* only jokers have no suit */
        {TALON_SUIT_SPADES, TALON_RANK_LOW_JOKER, TALON_E_SUIT},
        {TALON_SUIT_HEARTS, TALON_RANK_HIGH_JOKER, TALON_E_SUIT},
        {TALON_SUIT_HEARTS, 0, TALON_E_RANK},
        {TALON_SUIT_HEARTS, 1, TALON_E_RANK},
        {TALON_SUIT_HEARTS, 20, TALON_E_RANK},
        {0, 20, TALON_E_RANK},
        {TALON_SUIT_HEARTS, UINT32_MAX, TALON_E_RANK},
        {TALON_SUIT_SPADES, 13, TALON_E_CARD}, /* no pack has this card */
        {TALON_SUIT_CLUBS, 13, TALON_E_CARD},
    };
    talon_card made = 99;
    size_t i;

    for (i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        ck_status(talon_card_make(wrong[i].suit, wrong[i].rank, &made),
                  wrong[i].status);
    ck_status(talon_card_make(TALON_SUIT_HEARTS, 7, NULL), TALON_E_NULL);
    ck_assert_uint_eq(made, 99);
}
END_TEST

START_TEST(card_format_refuses_what_is_not_a_card)
{
    char text[TALON_CARD_TEXT_MAX] = "old";
    size_t length = 99;

    ck_status(talon_card_format(64, text, sizeof text, &length), TALON_E_CARD);
    ck_status(talon_card_format(TALON_CARD_NONE, text, sizeof text, &length),
              TALON_E_CARD);
    ck_status(talon_card_format(card("7H"), NULL, 4, NULL), TALON_E_NULL);
    ck_assert_uint_eq(length, 99);
    ck_status(talon_card_format(card("10H"), text, 3, &length), TALON_E_SPACE);
    ck_assert_uint_eq(length, 3);
    ck_assert_str_eq(text, "old");
    ck_ok(talon_card_format(card("10H"), NULL, 0, &length));
    ck_assert_uint_eq(length, 3);
    ck_ok(talon_card_format(card("10H"), text, 4, NULL));
    ck_assert_str_eq(text, "10H");
}
END_TEST

/* Lower case and T for the 10 are accepted. */
START_TEST(card_parse_accepts_lower_case_and_t)
{
    ck_assert_uint_eq(card("10s"), card("10S"));
    ck_assert_uint_eq(card("TS"), card("10S"));
    ck_assert_uint_eq(card("tc"), card("10C"));
    ck_assert_uint_eq(card("kH"), card("KH"));
    ck_assert_uint_eq(card("ad"), card("AD"));
    ck_assert_uint_eq(card("jk"), TALON_CARD_HIGH_JOKER);
    ck_assert_uint_eq(card("Jl"), TALON_CARD_LOW_JOKER);
    ck_assert_uint_eq(card("13h"), card("13H"));
}
END_TEST

START_TEST(card_parse_reads_only_the_length_given)
{
    talon_card read = 99;

    ck_ok(talon_card_parse("7HX", 2, &read));
    ck_assert_uint_eq(read, card("7H"));
    ck_ok(talon_card_parse("10H", 3, &read));
    ck_status(talon_card_parse("10H", 2, &read), TALON_E_CARD);
}
END_TEST

START_TEST(card_parse_refuses_what_is_not_a_card)
{
    static const char *const wrong[] = {
        "",    "S",   "7",   "1S",  "0S",   "14H", "15S", "7X",    "X7",  "JJ",
        " 7H", "7H ", "7 H", "H7",  "013D", "07H", "77H", "7HH",   "-7H", "JKS",
        "13S", "13C", "TTS", "T0S", "1TS",  "JO",  "NT",  "7\xC4",
    };
    talon_card read = 99;
    size_t i;

    for (i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        ck_assert_msg(talon_card_parse(wrong[i], strlen(wrong[i]), &read) ==
                          TALON_E_CARD,
                      "\"%s\" is read", wrong[i]);
    ck_status(talon_card_parse("7\0H", 3, &read), TALON_E_CARD);
    ck_status(talon_card_parse(NULL, 2, &read), TALON_E_NULL);
    ck_status(talon_card_parse("7H", 2, NULL), TALON_E_NULL);
    ck_assert_uint_eq(read, 99);
}
END_TEST

START_TEST(cards_count_counts_the_bits_of_a_set)
{
    talon_cards set = 0;
    uint32_t i;

    ck_assert_uint_eq(talon_cards_count(NULL), 0);
    ck_assert_uint_eq(talon_cards_count(&set), 0);
    for (i = 0; i < 64; i++) {
        talon_cards single = (talon_cards)1 << i;

        ck_assert_uint_eq(talon_cards_count(&single), 1);
        set |= single;
        ck_assert_uint_eq(talon_cards_count(&set), i + 1);
    }
}
END_TEST

/* All 64 numbers in order, but with the jokers at the end. */
START_TEST(cards_list_in_set_order)
{
    talon_cards all = UINT64_MAX, none = 0;
    talon_card list[TALON_PACK_MAX];
    uint32_t count = 0, i, n = 0;

    ck_ok(talon_cards_list(&all, list, TALON_PACK_MAX, &count));
    ck_assert_uint_eq(count, 64);
    for (i = 0; i < 64; i++) {
        if (!is_joker(i))
            ck_assert_uint_eq(list[n++], i);
    }
    ck_assert_uint_eq(list[62], TALON_CARD_LOW_JOKER);
    ck_assert_uint_eq(list[63], TALON_CARD_HIGH_JOKER);
    ck_ok(talon_cards_list(&none, list, 0, &count));
    ck_assert_uint_eq(count, 0);
}
END_TEST

START_TEST(cards_list_refuses_null_and_small_buffers)
{
    talon_cards three = cards("2S 3S 4S");
    talon_card list[3] = {99, 99, 99};
    uint32_t count = 77;

    ck_status(talon_cards_list(NULL, list, 3, &count), TALON_E_NULL);
    ck_status(talon_cards_list(&three, NULL, 3, &count), TALON_E_NULL);
    ck_assert_uint_eq(count, 77);
    ck_status(talon_cards_list(&three, list, 2, &count), TALON_E_SPACE);
    ck_assert_uint_eq(count, 3);
    ck_assert(list[0] == 99 && list[1] == 99 && list[2] == 99);
    count = 0;
    ck_ok(talon_cards_list(&three, NULL, 0, &count));
    ck_assert_uint_eq(count, 3);
    ck_ok(talon_cards_list(&three, list, 3, &count));
    ck_assert(list[0] == 0 && list[1] == 1 && list[2] == 2);
}
END_TEST

/* base.h: the pointer to the number of elements may always be null. */
START_TEST(cards_list_needs_no_count)
{
    talon_cards three = cards("2S 3S 4S");
    talon_card list[3] = {99, 99, 99};

    ck_ok(talon_cards_list(&three, NULL, 0, NULL));
    ck_status(talon_cards_list(&three, list, 2, NULL), TALON_E_SPACE);
    ck_assert(list[0] == 99 && list[1] == 99 && list[2] == 99);
    ck_ok(talon_cards_list(&three, list, 3, NULL));
    ck_assert(list[0] == 0 && list[1] == 1 && list[2] == 2);
}
END_TEST

START_TEST(cards_nth_finds_cards_counted_by_hand)
{
    talon_cards hand = cards("JK 2S 10S AH 7D JL 7C"), none = 0;
    talon_cards all = UINT64_MAX, jokers = cards("JK JL"), high = cards("JK");

    ck_assert_uint_eq(talon_cards_nth(&hand, 0), card("2S"));
    ck_assert_uint_eq(talon_cards_nth(&hand, 1), card("10S"));
    ck_assert_uint_eq(talon_cards_nth(&hand, 2), card("7C"));
    ck_assert_uint_eq(talon_cards_nth(&hand, 3), card("7D"));
    ck_assert_uint_eq(talon_cards_nth(&hand, 4), card("AH"));
    ck_assert_uint_eq(talon_cards_nth(&hand, 5), card("JL"));
    ck_assert_uint_eq(talon_cards_nth(&hand, 6), card("JK"));
    ck_assert_uint_eq(talon_cards_nth(&hand, 7), TALON_CARD_NONE);
    ck_assert_uint_eq(talon_cards_nth(&jokers, 0), card("JL"));
    ck_assert_uint_eq(talon_cards_nth(&jokers, 1), card("JK"));
    ck_assert_uint_eq(talon_cards_nth(&jokers, 2), TALON_CARD_NONE);
    ck_assert_uint_eq(talon_cards_nth(&high, 0), card("JK"));
    ck_assert_uint_eq(talon_cards_nth(&high, 1), TALON_CARD_NONE);
    ck_assert_uint_eq(talon_cards_nth(&all, 63), card("JK"));
    ck_assert_uint_eq(talon_cards_nth(&all, 64), TALON_CARD_NONE);
    ck_assert_uint_eq(talon_cards_nth(&all, UINT32_MAX), TALON_CARD_NONE);
    ck_assert_uint_eq(talon_cards_nth(&none, 0), TALON_CARD_NONE);
    ck_assert_uint_eq(talon_cards_nth(NULL, 0), TALON_CARD_NONE);
}
END_TEST

/* talon_cards_nth() finds at every place the card that talon_cards_list() has
 * there. The sets are random, and some of them have few cards. */
START_TEST(cards_nth_agrees_with_the_list)
{
    static const uint32_t past[] = {64, 127, 128, 255, 256, 1u << 31};
    talon_card list[TALON_PACK_MAX];
    uint32_t count, i, round;
    uint64_t random = 5;
    talon_cards set = 0;

    for (round = 0; round < 40000; round++) {
        random = random * UINT64_C(6364136223846793005) + 1;
        set = round % 4 == 0 ? random ^ random >> 32 : set & random >> 7;
        ck_ok(talon_cards_list(&set, list, TALON_PACK_MAX, &count));
        for (i = 0; i < TALON_PACK_MAX; i++)
            ck_assert_uint_eq(talon_cards_nth(&set, i),
                              i < count ? list[i] : TALON_CARD_NONE);
        for (i = 0; i < sizeof past / sizeof past[0]; i++)
            ck_assert_uint_eq(talon_cards_nth(&set, past[i] + round % 7),
                              TALON_CARD_NONE);
    }
}
END_TEST

START_TEST(cards_format_writes_in_set_order)
{
    talon_cards set = cards("jk AH JL qs 10D 2c 7S");
    talon_cards all = UINT64_MAX, none = 0;
    talon_cards read;
    char text[256];
    size_t length;

    ck_ok(talon_cards_format(&set, text, sizeof text, &length));
    ck_assert_str_eq(text, "7S QS 2C 10D AH JL JK");
    ck_assert_uint_eq(length, strlen(text));
    ck_ok(talon_cards_format(&none, text, 1, &length));
    ck_assert_str_eq(text, "");
    ck_assert_uint_eq(length, 0);
    /* 48 cards and two jokers have two characters each, and 14 cards three;
     * there are 63 blanks between them. */
    ck_ok(talon_cards_format(&all, text, sizeof text, &length));
    ck_assert_uint_eq(length, 48 * 2 + 14 * 3 + 2 * 2 + 63);
    ck_ok(talon_cards_parse(text, length, &read));
    ck_assert(read == all);
}
END_TEST

START_TEST(cards_format_refuses_null_and_small_buffers)
{
    talon_cards set = cards("7S 10D");
    char text[8] = "old";
    size_t length = 99;

    ck_status(talon_cards_format(NULL, text, 8, &length), TALON_E_NULL);
    ck_status(talon_cards_format(&set, NULL, 8, NULL), TALON_E_NULL);
    ck_assert_uint_eq(length, 99);
    ck_status(talon_cards_format(&set, text, 6, &length), TALON_E_SPACE);
    ck_assert_uint_eq(length, 6);
    ck_assert_str_eq(text, "old");
    ck_ok(talon_cards_format(&set, NULL, 0, &length));
    ck_assert_uint_eq(length, 6);
    ck_ok(talon_cards_format(&set, text, 7, NULL));
    ck_assert_str_eq(text, "7S 10D");
}
END_TEST

START_TEST(cards_parse_accepts_any_order_and_blanks)
{
    talon_cards set = 1;

    ck_assert(cards("\t AH   7s\tTd ") == cards("7S 10D AH"));
    ck_assert(cards("") == 0);
    ck_assert(cards(" \t ") == 0);
    ck_ok(talon_cards_parse(NULL, 0, &set));
    ck_assert(set == 0);
    ck_ok(talon_cards_parse("7S 8S", 3, &set));
    ck_assert(set == cards("7S"));
}
END_TEST

START_TEST(cards_parse_refuses_what_is_not_a_set)
{
    talon_cards set = 5;

    ck_status(talon_cards_parse("7S 8S 7S", 8, &set), TALON_E_CARD_TWICE);
    ck_status(talon_cards_parse("10S ts", 6, &set), TALON_E_CARD_TWICE);
    ck_status(talon_cards_parse("7S 8", 4, &set), TALON_E_CARD);
    ck_status(talon_cards_parse("7S,8S", 5, &set), TALON_E_CARD);
    ck_status(talon_cards_parse("7S8S", 4, &set), TALON_E_CARD);
    ck_status(talon_cards_parse("7S\n8S", 5, &set), TALON_E_CARD);
    ck_status(talon_cards_parse("7S", 3, &set), TALON_E_CARD); /* a zero */
    ck_status(talon_cards_parse(NULL, 1, &set), TALON_E_NULL);
    ck_status(talon_cards_parse("7S", 2, NULL), TALON_E_NULL);
    ck_assert(set == 5);
}
END_TEST

START_TEST(denominations_have_these_names_and_keys)
{
    static const char *const name[] = {
        "",       "spades",   "clubs",  "diamonds",
        "hearts", "no trump", "misere", "open misere",
    };
    static const char *const key[] = {
        "", "S", "C", "D", "H", "NT", "misere", "open-misere",
    };
    uint32_t i;

    for (i = 0; i < 8; i++) {
        ck_assert_str_eq(talon_denomination_label(i), name[i]);
        ck_assert_str_eq(talon_denomination_key(i), key[i]);
    }
    ck_assert_str_eq(talon_denomination_label(8), "");
    ck_assert_str_eq(talon_denomination_key(8), "");
    ck_assert_str_eq(talon_denomination_label(UINT32_MAX), "");
    ck_assert_str_eq(talon_denomination_key(UINT32_MAX), "");
}
END_TEST

START_TEST(ranks_have_these_names)
{
    static const char *const name[] = {
        "",      "",       "two",    "three",     "four",
        "five",  "six",    "seven",  "eight",     "nine",
        "ten",   "eleven", "twelve", "thirteen",  "jack",
        "queen", "king",   "ace",    "low joker", "high joker",
    };
    uint32_t i;

    for (i = 0; i < 20; i++)
        ck_assert_str_eq(talon_rank_label(i), name[i]);
    ck_assert_str_eq(talon_rank_label(20), "");
    ck_assert_str_eq(talon_rank_label(UINT32_MAX), "");
}
END_TEST

SUITE(card)
TEST(card_numbers_have_their_texts)
TEST(card_suits_and_ranks_follow_from_the_number)
TEST(card_unicode_characters_are_those_of_playing_cards)
TEST(card_unicode_characters_differ)
TEST(card_make_finds_every_card_from_suit_and_rank)
TEST(card_make_refuses_what_is_not_a_card)
TEST(card_format_refuses_what_is_not_a_card)
TEST(card_parse_accepts_lower_case_and_t)
TEST(card_parse_reads_only_the_length_given)
TEST(card_parse_refuses_what_is_not_a_card)
TEST(cards_count_counts_the_bits_of_a_set)
TEST(cards_list_in_set_order)
TEST(cards_list_refuses_null_and_small_buffers)
TEST(cards_list_needs_no_count)
TEST(cards_nth_finds_cards_counted_by_hand)
TEST(cards_nth_agrees_with_the_list)
TEST(cards_format_writes_in_set_order)
TEST(cards_format_refuses_null_and_small_buffers)
TEST(cards_parse_accepts_any_order_and_blanks)
TEST(cards_parse_refuses_what_is_not_a_set)
TEST(denominations_have_these_names_and_keys)
TEST(ranks_have_these_names)
END_SUITE
