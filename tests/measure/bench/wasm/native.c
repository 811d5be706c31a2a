/* SPDX-License-Identifier: MIT */
/* native DEALS: prints on one line the microseconds per solve, and the nodes of
 * all solves. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "solve.h"

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

int main(int count, char **arguments)
{
    uint32_t deals = count > 1 ? (uint32_t)atoi(arguments[1]) : 1, nodes;
    double start;

    solve_deals(deals / 4 + 1);
    start = now();
    nodes = solve_deals(deals);
    printf("%.1f %lu\n", (now() - start) / deals / 16, (unsigned long)nodes);
    return nodes == 0;
}
