/* SPDX-License-Identifier: MIT */
/* Calls a function that takes a little less stack than libtalon may, and one
 * that takes a little more: run.sh must find the latter. */
#include "stack.h"

enum {
    ALLOWED = 8191, /* bytes, which base.h promises */
    NEARLY = 100
};

static __attribute__((noinline)) void fill(volatile char *bytes, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++)
        bytes[i] = 1;
}

static __attribute__((noinline)) void modest(int times)
{
    volatile char bytes[ALLOWED - 3 * NEARLY];

    while (times-- > 0)
        fill(bytes, sizeof bytes);
}

static __attribute__((noinline)) void greedy(int times)
{
    volatile char bytes[ALLOWED + NEARLY];

    while (times-- > 0)
        fill(bytes, sizeof bytes);
}

#define modest(...) MEASURED(modest, __VA_ARGS__)
#define greedy(...) MEASURED(greedy, __VA_ARGS__)

int main(void)
{
    modest(1);
    greedy(1);
    return 0;
}
