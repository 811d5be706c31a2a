/* SPDX-License-Identifier: MIT */
/* What every test program begins with: Check, the library, and a main that runs
 * one suite and prints the name of each test.
 *
 * A program lists its tests between SUITE(name) and END_SUITE:
 *
 *     SUITE(card)
 *     TEST(card_text_round_trip)
 *     END_SUITE */
#ifndef TALON_TESTS_SUITE_H
#define TALON_TESTS_SUITE_H

#include <check.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "talon/talon.h"

/* Check writes the place of every assertion that holds to a file, in case the
 * program crashes. That takes many times as long as a move, so it is switched
 * off. An assertion that fails reports its place anyway. */
#define _mark_point(file, line) ((void)0)

#define SUITE(subject)                                                         \
    int main(void)                                                             \
    {                                                                          \
        Suite *suite = suite_create(#subject);                                 \
        TCase *tests = tcase_create(#subject);                                 \
        SRunner *runner;                                                       \
        int failed;                                                            \
                                                                               \
        tcase_set_timeout(tests, 0);

#define TEST(name) tcase_add_test(tests, name);

#define END_SUITE                                                              \
    suite_add_tcase(suite, tests);                                             \
    runner = srunner_create(suite);                                            \
    srunner_set_fork_status(runner, CK_NOFORK);                                \
    srunner_run_all(runner, CK_VERBOSE);                                       \
    failed = srunner_ntests_failed(runner);                                    \
    srunner_free(runner);                                                      \
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;                          \
    }

/* Short names for the games. */
#define FH          TALON_GAME_FIVE_HUNDRED
#define TR          TALON_GAME_TRIPOLI

#define COUNT(list) (sizeof(list) / sizeof(list)[0])

/* Asserts a status. A failure prints the names of both statuses. */
#define ck_status(call, expected)                                              \
    ck_assert_str_eq(talon_status_name(call), talon_status_name(expected))

#define ck_ok(call) ck_status(call, TALON_OK)

/* Assertions for loops that run millions of times. Check does some work for
 * every assertion that holds; these do none. */
#define must(condition)                                                        \
    do {                                                                       \
        if (!(condition))                                                      \
            ck_abort_msg("%s does not hold", #condition);                      \
    } while (0)

#define must_be(call, expected)                                                \
    do {                                                                       \
        talon_status must_status = (call);                                     \
                                                                               \
        if (must_status != (expected))                                         \
            ck_abort_msg("%s: %s", #call, talon_status_name(must_status));     \
    } while (0)

#define must_ok(call) must_be(call, TALON_OK)

/* A move as an initializer, with the fields that most kinds use. */
#define MOVE_OF(cards, amount, kind, seat, denomination)                       \
    {                                                                          \
        cards, amount, kind, seat, 0, denomination, 0,                         \
        {                                                                      \
            0                                                                  \
        }                                                                      \
    }

/* Reads a set of cards. */
static inline talon_cards cards(const char *text)
{
    talon_cards set = 0;

    ck_ok(talon_cards_parse(text, strlen(text), &set));
    return set;
}

/* Reads a card. */
static inline talon_card card(const char *text)
{
    talon_card found = TALON_CARD_NONE;

    ck_ok(talon_card_parse(text, strlen(text), &found));
    return found;
}

#endif
