/* SPDX-License-Identifier: MIT */
/* The spaces of terms (public numbers with key and label), which can be
 * enumerated: terms.h. */
#include "common/views.h"

#define LAST_SPACE TALON_SPACE_SPACE

/* Some numbers of each space, with key and label. */
static const struct {
    uint32_t space;
    int32_t number;
    const char *key, *label; /* null: the label is not checked */
} terms[] = {
    {TALON_SPACE_STATUS, TALON_OK, "TALON_OK", NULL},
    {TALON_SPACE_STATUS, TALON_E_FOLLOW, "TALON_E_FOLLOW",
     "the suit led must be followed"},
    {TALON_SPACE_KIND, TALON_KIND_PASS, "pass", NULL},
    {TALON_SPACE_KIND, TALON_KIND_DEAL, "deal", NULL},
    {TALON_SPACE_KIND, TALON_KIND_HAND, "hand", NULL},
    {TALON_SPACE_PHASE, TALON_PHASE_DEAL, "deal", NULL},
    {TALON_SPACE_PHASE, TALON_PHASE_OVER, "over", NULL},
    {TALON_SPACE_PLACE, TALON_PLACE_TALON, "talon", NULL},
    {TALON_SPACE_PLACE, TALON_PLACE_DISCARD, "discard", NULL},
    {TALON_SPACE_PLACE, TALON_PLACE_TABLE, "table", NULL},
    {TALON_SPACE_PLACE, TALON_PLACE_UNDEALT, "undealt", NULL},
    {TALON_SPACE_DENOMINATION, TALON_SUIT_HEARTS, "H", "hearts"},
    {TALON_SPACE_DENOMINATION, TALON_DENOMINATION_NO_TRUMP, "NT", "no trump"},
    {TALON_SPACE_DENOMINATION, TALON_DENOMINATION_MISERE, "misere", NULL},
    {TALON_SPACE_RANK, 2, "2", "two"},
    {TALON_SPACE_RANK, 10, "10", "ten"},
    {TALON_SPACE_RANK, 13, "13", "thirteen"},
    {TALON_SPACE_RANK, TALON_RANK_KING, "K", "king"},
    {TALON_SPACE_RANK, TALON_RANK_HIGH_JOKER, "JK", "high joker"},
    {TALON_SPACE_LIMIT, TALON_LIMIT_GAME_BYTES, "game-bytes", NULL},
    {TALON_SPACE_LIMIT, TALON_LIMIT_OFFER, "offer", NULL},
    {TALON_SPACE_FEATURE, TALON_FEATURE_FIVE_HUNDRED, "five-hundred", NULL},
    {TALON_SPACE_OPTION_TYPE, TALON_TYPE_SWITCH, "switch", NULL},
    {TALON_SPACE_OPTION_TYPE, TALON_TYPE_NUMBER, "number", NULL},
    {TALON_SPACE_SEAT, TALON_NOBODY, "nobody", NULL},
    {TALON_SPACE_SEAT, TALON_TABLE, "table", NULL},
    {TALON_SPACE_SEAT, TALON_SECRET, "secret", NULL},
    {TALON_SPACE_CHOICE_FLAG, TALON_CHOICE_LOOSE, "loose", NULL},
    {TALON_SPACE_CODES, TALON_CODES_EXACT, "exact", NULL},
    {TALON_SPACE_CODES, TALON_CODES_LADDER, "ladder", NULL},
    {TALON_SPACE_ANNOTATIONS, TALON_RECORD_SKIP, "skip", NULL},
    {TALON_SPACE_ANNOTATIONS, TALON_RECORD_CHECK, "check", NULL},
    {TALON_SPACE_SPACE, TALON_SPACE_STATUS, "status", NULL},
    {TALON_SPACE_SPACE, TALON_SPACE_TR_BOX, "tr-box", NULL},
    {TALON_SPACE_SPACE, TALON_SPACE_SPACE, "space", NULL},
};

START_TEST(terms_are_found_by_key_and_number)
{
    uint32_t i;
    int32_t number;

    for (i = 0; i < COUNT(terms); i++) {
        number = 7777;
        ck_assert_str_eq(talon_term_key(terms[i].space, terms[i].number),
                         terms[i].key);
        ck_assert_str_ne(talon_term_label(terms[i].space, terms[i].number), "");
        if (terms[i].label != NULL)
            ck_assert_str_eq(talon_term_label(terms[i].space, terms[i].number),
                             terms[i].label);
        ck_ok(talon_term_find(terms[i].space, terms[i].key, &number));
        ck_assert_int_eq(number, terms[i].number);
    }
}
END_TEST

/* Terms that belong to one game: kinds, reasons and phases, and the spaces of
 * Tripoli. */
START_TEST(terms_of_one_game_are_found_among_all)
{
    static const struct {
        uint32_t space;
        int32_t number;
        const char *key;
    } games[] = {
        {TALON_SPACE_KIND, TALON_KIND_CALL_CARD, "call-card"},
        {TALON_SPACE_KIND, TALON_KIND_CALL_BET, "call-bet"},
        {TALON_SPACE_KIND, TALON_KIND_RAISE_BY, "raise-by"},
        {TALON_SPACE_KIND, TALON_KIND_SELECT_HAND, "select-hand"},
        {TALON_SPACE_REASON, TALON_REASON_TRICK_POINTS, "trick-points"},
        {TALON_SPACE_REASON, TALON_REASON_SESSION_OVER, "session-over"},
        {TALON_SPACE_PHASE, TALON_PHASE_SPARE_AUCTION, "spare-auction"},
        {TALON_SPACE_PHASE, TALON_PHASE_MICHIGAN, "michigan"},
    };
    uint32_t i;
    int32_t number;

    for (i = 0; i < COUNT(games); i++) {
        ck_assert_str_eq(talon_term_key(games[i].space, games[i].number),
                         games[i].key);
        ck_ok(talon_term_find(games[i].space, games[i].key, &number));
        ck_assert_int_eq(number, games[i].number);
    }
    ck_assert_uint_eq(talon_term_count(TALON_SPACE_TR_BOX), 9);
    ck_assert_uint_eq(talon_term_count(TALON_SPACE_POKER), 9);
}
END_TEST

/* Every term is found by its key, has a label, and occurs once. */
START_TEST(every_term_is_found_by_its_key)
{
    uint32_t space, i, k, count;
    int32_t number, other, found;

    for (space = TALON_SPACE_STATUS; space <= LAST_SPACE; space++) {
        count = talon_term_count(space);
        ck_assert_uint_gt(count, 0);
        for (i = 0; i < count; i++) {
            const char *key;

            ck_ok(talon_term_at(space, i, &number));
            key = talon_term_key(space, number);
            ck_assert_str_ne(key, "");
            ck_assert_str_ne(talon_term_label(space, number), "");
            ck_ok(talon_term_find(space, key, &found));
            ck_assert_int_eq(found, number);
            for (k = 0; k < i; k++) {
                ck_ok(talon_term_at(space, k, &other));
                ck_assert_int_ne(other, number);
                ck_assert_str_ne(talon_term_key(space, other), key);
            }
        }
        number = 77;
        ck_status(talon_term_at(space, count, &number), TALON_E_INDEX);
        ck_status(talon_term_at(space, UINT32_MAX, &number), TALON_E_INDEX);
        ck_status(talon_term_find(space, "no such key", &number),
                  TALON_E_SYNTAX);
        ck_status(talon_term_find(space, "", &number), TALON_E_SYNTAX);
        ck_status(talon_term_find(space, NULL, &number), TALON_E_NULL);
        ck_status(talon_term_find(space, "table", NULL), TALON_E_NULL);
        ck_status(talon_term_at(space, 0, NULL), TALON_E_NULL);
        ck_assert_int_eq(number, 77);
        ck_assert_str_eq(talon_term_key(space, INT32_MIN), "");
        ck_assert_str_eq(talon_term_label(space, INT32_MAX), "");
    }
}
END_TEST

/* So a program can walk the spaces of a later library. */
START_TEST(the_space_of_spaces_has_exactly_those_with_terms)
{
    uint32_t i, space, spaces = talon_term_count(TALON_SPACE_SPACE), full = 0;
    int32_t number;

    for (i = 0; i < spaces; i++) {
        ck_ok(talon_term_at(TALON_SPACE_SPACE, i, &number));
        ck_assert_uint_gt(talon_term_count((uint32_t)number), 0);
    }
    for (space = 0; space < 1000; space++)
        full += talon_term_count(space) > 0;
    ck_assert_uint_eq(full, spaces);
}
END_TEST

START_TEST(unknown_spaces_are_empty)
{
    static const uint32_t spaces[] = {0, LAST_SPACE + 1, 1000, UINT32_MAX};
    int32_t number = 77;
    uint32_t i;

    for (i = 0; i < COUNT(spaces); i++) {
        ck_assert_uint_eq(talon_term_count(spaces[i]), 0);
        ck_status(talon_term_at(spaces[i], 0, &number), TALON_E_ARGUMENT);
        ck_status(talon_term_find(spaces[i], "pass", &number),
                  TALON_E_ARGUMENT);
        ck_assert_str_eq(talon_term_key(spaces[i], 1), "");
        ck_assert_str_eq(talon_term_label(spaces[i], 1), "");
    }
    ck_assert_int_eq(number, 77);
}
END_TEST

/* The shorthands for single spaces, and what they are short for. */
static const struct {
    const char *(*of)(uint32_t number);
    const char *(*term)(uint32_t space, int32_t number);
    uint32_t space;
} shorthands[] = {
    {talon_kind_key, talon_term_key, TALON_SPACE_KIND},
    {talon_reason_key, talon_term_key, TALON_SPACE_REASON},
    {talon_reason_text, talon_term_label, TALON_SPACE_REASON},
    {talon_phase_key, talon_term_key, TALON_SPACE_PHASE},
    {talon_denomination_key, talon_term_key, TALON_SPACE_DENOMINATION},
    {talon_denomination_label, talon_term_label, TALON_SPACE_DENOMINATION},
    {talon_rank_label, talon_term_label, TALON_SPACE_RANK},
    {talon_tr_box_key, talon_term_key, TALON_SPACE_TR_BOX},
    {talon_poker_category_label, talon_term_label, TALON_SPACE_POKER},
};

/* All numbers that fields of 16 bits can hold, and some beyond. */
START_TEST(shorthands_give_the_key_or_label_of_their_term)
{
    static const uint32_t far[] = {0x10000,   0x10001,    0x20001,
                                   INT32_MAX, 0x80000000, UINT32_MAX};
    uint32_t i, n, named;

    for (i = 0; i < COUNT(shorthands); i++) {
        for (n = named = 0; n < 0x10000; n++) {
            const char *text = shorthands[i].of(n);

            ck_assert_str_eq(
                text, shorthands[i].term(shorthands[i].space, (int32_t)n));
            named += text[0] != '\0';
        }
        ck_assert_uint_eq(named, talon_term_count(shorthands[i].space));
        for (n = 0; n < COUNT(far); n++)
            ck_assert_str_eq(shorthands[i].of(far[n]), "");
    }
}
END_TEST

/* So do the functions for statuses; and every limit and feature has an answer.
 */
START_TEST(terms_agree_with_the_functions_for_single_spaces)
{
    uint32_t i, space;
    int32_t number;

    for (i = 0; i < talon_term_count(TALON_SPACE_STATUS); i++) {
        ck_ok(talon_term_at(TALON_SPACE_STATUS, i, &number));
        ck_assert_str_eq(talon_status_name(number),
                         talon_term_key(TALON_SPACE_STATUS, number));
        ck_assert_str_eq(talon_status_text(number),
                         talon_term_label(TALON_SPACE_STATUS, number));
    }
    for (i = 0; i < talon_term_count(TALON_SPACE_LIMIT); i++) {
        int64_t value;

        ck_ok(talon_term_at(TALON_SPACE_LIMIT, i, &number));
        ck_ok(talon_limit((uint32_t)number, &value));
    }
    space = TALON_SPACE_FEATURE;
    for (i = 0; i < talon_term_count(space); i++) {
        ck_ok(talon_term_at(space, i, &number));
        ck_assert_int_eq(talon_feature((uint32_t)number), 1);
    }
}
END_TEST

SUITE(terms)
TEST(terms_are_found_by_key_and_number)
TEST(terms_of_one_game_are_found_among_all)
TEST(every_term_is_found_by_its_key)
TEST(the_space_of_spaces_has_exactly_those_with_terms)
TEST(unknown_spaces_are_empty)
TEST(shorthands_give_the_key_or_label_of_their_term)
TEST(terms_agree_with_the_functions_for_single_spaces)
END_SUITE
