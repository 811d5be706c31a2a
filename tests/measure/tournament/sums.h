/* SPDX-License-Identifier: MIT */
/*
 * Sums of integers under names, and the file that keeps them. Every figure of a
 * match follows from them, and the sums of the parts of a match add up exactly
 * to those of the whole. A file:
 *
 *   talon-tournament 1
 *   match --game five-hundred --preset australian-4 …
 *   deals 0..99 200..299
 *   sum points 200 1230 5678900
 *   example a.program.gone 17 17.0 seat 2: exit 1
 *
 * A sum has a name, the number of values added, their total, and the total of
 * their squares. Sums are ordered by name. An example belongs to a name and a
 * deal; of each name, those of the first deals are kept.
 */
#ifndef SUMS_H
#define SUMS_H

#include <stdint.h>
#include <stdio.h>

enum {
    SUM_NAME_MAX = 48, /* bytes of a name, including its end */
    SUMS_MAX = 8192,   /* names in a match */
    RANGES_MAX = 256,  /* ranges of deals without a gap */
    MATCH_MAX = 16384, /* bytes of the line "match" */
    EXAMPLE_MAX = 160, /* bytes of an example, including its end */
    EXAMPLES_EACH = 3, /* examples of a name */
    EXAMPLES_MAX = 256
};

struct sum {
    char name[SUM_NAME_MAX];
    int64_t count;
    int64_t total;
    int64_t squares;
};

struct range {
    uint64_t first, last;
};

struct example {
    char name[SUM_NAME_MAX];
    uint64_t deal;
    char text[EXAMPLE_MAX];
};

struct sums {
    char match[MATCH_MAX]; /* what was played, as arguments */
    uint32_t range_count;
    struct range range[RANGES_MAX]; /* the deals played, in order */
    uint32_t count;
    struct sum sum[SUMS_MAX]; /* in order of name */
    uint32_t example_count;
    struct example example[EXAMPLES_MAX]; /* in order of name, then of deal */
};

/* Adds one value under a name: no spaces, fewer than SUM_NAME_MAX bytes. */
void sums_add(struct sums *sums, const char *name, int64_t value);

/* The same with a name in two parts: "a.b". */
void sums_add2(struct sums *sums, const char *group, const char *name,
               int64_t value);

/* Keeps a line of text as an example, unless earlier deals have enough. */
void sums_example(struct sums *sums, const char *name, uint64_t deal,
                  const char *text);

/* Finds a sum; null if nothing was added under this name. */
const struct sum *sums_find(const struct sums *sums, const char *name);

/* Notes that the deals `first` to `last` were played; returns 0 if any of them
 * was noted before, or if there would be more than RANGES_MAX ranges. */
int sums_note(struct sums *sums, uint64_t first, uint64_t last);

/* Adds all of `other`, which must belong to the same match and have no deal in
 * common. Returns 1; or prints what is wrong and returns 0. */
int sums_merge(struct sums *sums, const struct sums *other);

/* Writes to a file and reads from one. Reading prints what is wrong and returns
 * 0. */
int sums_write(const struct sums *sums, FILE *file);
int sums_read(struct sums *sums, FILE *file, const char *path);

/* The mean of the values added, and its standard error, both in the unit of the
 * values. */
double sum_mean(const struct sum *sum);
double sum_error(const struct sum *sum);

#endif
