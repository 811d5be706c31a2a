/* SPDX-License-Identifier: MIT */
/* In place of Check, as much of it as a suite needs that checkers watch: they
 * would have to watch that library, too. Each test runs as soon as it is added,
 * and an assertion that does not hold ends the program. */
#ifndef TALON_TESTS_CHECK_H
#define TALON_TESTS_CHECK_H

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef const char Suite;
typedef const char TCase;
typedef const char SRunner;

#define START_TEST(name) static void name(void)
#define END_TEST

#define suite_create(name)                   (name)
#define tcase_create(name)                   (name)
#define tcase_set_timeout(tests, n)          ((void)(tests))
#define tcase_add_test(tests, test)          test()
#define suite_add_tcase(suite, tests)        ((void)(suite))
#define srunner_create(suite)                (suite)
#define srunner_set_fork_status(runner, how) ((void)(runner))
#define srunner_run_all(runner, how)         puts(runner)
#define srunner_ntests_failed(runner)        0
#define srunner_free(runner)                 ((void)(runner))

#define ck_abort_msg(...)                                                      \
    do {                                                                       \
        fprintf(stderr, "%s:%d: ", __FILE__, __LINE__);                        \
        fprintf(stderr, __VA_ARGS__);                                          \
        fputc('\n', stderr);                                                   \
        exit(EXIT_FAILURE);                                                    \
    } while (0)

#define ck_assert_msg(holds, ...)                                              \
    do {                                                                       \
        if (!(holds))                                                          \
            ck_abort_msg(__VA_ARGS__);                                         \
    } while (0)

#define ck_assert_uint_eq(a, b)                                                \
    ck_assert_msg((a) == (b), "%s is not %s", #a, #b)

#define ck_assert_str_eq(a, b)                                                 \
    ck_assert_msg(strcmp(a, b) == 0, "%s is %s, not %s", #a, a, b)

#endif
