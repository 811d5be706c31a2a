/* SPDX-License-Identifier: MIT */
/* Timing. Each piece of work is done once to warm up, then repeated to find out
 * how many repetitions make a round long enough for the clock, and then timed
 * in rounds. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "bench.h"

struct options options = {.rounds = 7, .round = 60e6, .scale = 100000};

static volatile uint64_t used;

void use(uint64_t result)
{
    used = used + result;
}

void must(talon_status status, const char *what)
{
    if (status >= 0)
        return;
    fprintf(stderr, "bench: %s: %s\n", what, talon_status_name(status));
    exit(EXIT_FAILURE);
}

void *memory_for(size_t count, size_t size)
{
    void *memory = calloc(count, size);

    must(memory != NULL ? TALON_OK : TALON_E_MEMORY, "memory");
    return memory;
}

double passed(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

double worked(void)
{
    struct timespec time;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

/* The nanoseconds that it takes to do the work `times` times. Sets `units` to
 * the units done. */
static double time_of(const struct work *work, uint64_t times, uint64_t *units)
{
    double start = worked();

    *units = work->run(work->context, times);
    return worked() - start;
}

/* How many times to do the work in a round. The number is doubled until the
 * work takes an eighth of the round, then scaled up to the whole round. */
static uint64_t calibrate(const struct work *work)
{
    uint64_t times = 1, units;
    double taken;

    time_of(work, 1, &units);
    for (;;) {
        taken = time_of(work, times, &units);
        if (taken >= options.round)
            return times;
        if (taken >= options.round / 8)
            return (uint64_t)((double)times * options.round / taken) + 1;
        times *= 2;
    }
}

void measure(const struct work *work, uint32_t count, struct timing *timing)
{
    uint64_t *times = memory_for(count, sizeof *times), units;
    uint32_t round, i;

    for (i = 0; i < count; i++) {
        times[i] = calibrate(&work[i]);
        timing[i].rounds = options.rounds;
    }
    for (round = 0; round < options.rounds; round++) {
        for (i = 0; i < count; i++) {
            double taken = time_of(&work[i], times[i], &units);

            timing[i].round[round] = taken / (double)units;
        }
    }
    free(times);
}

static int compare(const void *a, const void *b)
{
    const double *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

static struct timing sorted(const struct timing *timing)
{
    struct timing order = *timing;

    qsort(order.round, order.rounds, sizeof order.round[0], compare);
    return order;
}

double median(const struct timing *timing)
{
    struct timing order = sorted(timing);
    uint32_t middle = order.rounds / 2;

    if (order.rounds % 2 != 0)
        return order.round[middle];
    return (order.round[middle - 1] + order.round[middle]) / 2;
}

double spread(const struct timing *timing)
{
    struct timing order = sorted(timing);

    return (order.round[order.rounds - 1] - order.round[0]) / median(timing);
}

double times_as_fast(const struct timing *timing, const struct timing *other)
{
    struct timing ratio = {.rounds = timing->rounds};
    uint32_t round;

    for (round = 0; round < ratio.rounds; round++)
        ratio.round[round] = other->round[round] / timing->round[round];
    return median(&ratio);
}
