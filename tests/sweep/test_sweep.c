/* SPDX-License-Identifier: MIT */
/* Every exported function of the three libraries with hostile arguments: null
 * where it is not allowed, sizes of 0, 1 and one too small, memory that is not
 * aligned, numbers out of range, games of the other kind, bytes of any value.
 * sweep.c says what must hold. */
#include "sweep/sweep.h"

/* With fewer worlds some functions would never be called with success, and then
 * what is refused is not known to be refused for what was spoiled. */
#define WORLDS_MIN 20

/* Whether a function searches, which takes most of the time. */
static int searches(const struct function *function)
{
    uint32_t i;

    for (i = 0; i < function->count; i++) {
        if (function->parameter[i].type == TYPE_BUDGET ||
            function->parameter[i].type == TYPE_SOLVER)
            return 1;
    }
    return 0;
}

/* TALON_SWEEP may be the name of the only function to sweep over, or `quick`,
 * which leaves searches out: for checkers that make them slow. */
static int is_left_out(const struct function *function)
{
    const char *wanted = getenv("TALON_SWEEP");

    if (wanted == NULL || *wanted == '\0')
        return 0;
    if (strcmp(wanted, "quick") == 0)
        return searches(function);
    return strcmp(wanted, function->name) != 0;
}

START_TEST(no_arguments_do_harm)
{
    uint32_t f, number, worlds = games_to_play(60), valid, swept = 0;

    if (worlds < WORLDS_MIN)
        worlds = WORLDS_MIN;
    if (worlds > WORLDS_MAX)
        worlds = WORLDS_MAX;
    for (f = 0; f < functions_count; f++) {
        if (is_left_out(&functions[f]))
            continue;
        swept++;
        valid = 0;
        for (number = 0; number < worlds; number++)
            valid += (uint32_t)sweep_function(&functions[f], number);
        ck_assert_msg(valid > 0, "%s was never called with success",
                      functions[f].name);
    }
    printf("%" PRIu32 " functions, %" PRIu64 " calls\n", swept, calls_made);
    ck_assert_uint_eq(failures, 0);
}
END_TEST

SUITE(sweep)
TEST(no_arguments_do_harm)
END_SUITE
