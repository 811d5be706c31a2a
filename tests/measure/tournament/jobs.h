/* SPDX-License-Identifier: MIT */
/*
 * Several processes that play the parts of a match at the same time. Each sends
 * its sums back from time to time, as the text of sums.h; as sums of parts add
 * up exactly, nothing depends on how many processes there are.
 */
#ifndef JOBS_H
#define JOBS_H

#include "sums.h"

enum {
    JOBS_MAX = 256
};

/* Plays the deals first … last, in the process of a job, and sends sums. */
typedef int jobs_work(const void *argument, uint64_t first, uint64_t last,
                      int to);

/* Gets the sums of some deals; returns 0 to give up. */
typedef int jobs_take(const void *argument, const struct sums *part);

/* Divides deals among `jobs` processes. Returns 1; or prints what went wrong
 * and returns 0. */
int jobs_run(uint32_t jobs, uint64_t first, uint64_t last, jobs_work *work,
             jobs_take *take, const void *argument);

/* Sends sums, from the process of a job; 0 if nobody takes them. */
int jobs_send(const struct sums *part, int to);

#endif
