/* SPDX-License-Identifier: MIT */
/* Sums, and the file that keeps them: see sums.h. */
#include "sums.h"
#include <inttypes.h>
#include <math.h>
#include <string.h>

/* The place of a name in the list, or where it would go. */
static uint32_t place_of(const struct sums *sums, const char *name)
{
    uint32_t low = 0, high = sums->count;

    while (low < high) {
        uint32_t middle = (low + high) / 2;

        if (strcmp(sums->sum[middle].name, name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static struct sum *sum_named(struct sums *sums, const char *name)
{
    uint32_t place = place_of(sums, name);
    struct sum *sum = sums->sum + place;

    if (place < sums->count && strcmp(sum->name, name) == 0)
        return sum;
    if (sums->count == SUMS_MAX)
        return NULL;
    memmove(sum + 1, sum, (sums->count - place) * sizeof *sum);
    sums->count++;
    memset(sum, 0, sizeof *sum);
    snprintf(sum->name, sizeof sum->name, "%s", name);
    return sum;
}

void sums_add(struct sums *sums, const char *name, int64_t value)
{
    struct sum *sum = sum_named(sums, name);

    if (sum != NULL) {
        sum->count++;
        sum->total += value;
        sum->squares += value * value;
    }
}

void sums_add2(struct sums *sums, const char *group, const char *name,
               int64_t value)
{
    char whole[SUM_NAME_MAX];

    snprintf(whole, sizeof whole, "%s.%s", group, name);
    sums_add(sums, whole, value);
}

static void remove_example(struct sums *sums, uint32_t place)
{
    sums->example_count--;
    memmove(sums->example + place, sums->example + place + 1,
            (sums->example_count - place) * sizeof *sums->example);
}

void sums_example(struct sums *sums, const char *name, uint64_t deal,
                  const char *text)
{
    uint32_t place = 0, same = 0, i;

    for (i = 0; i < sums->example_count; i++) {
        int order = strcmp(sums->example[i].name, name);

        same += order == 0;
        if (order < 0 || (order == 0 && sums->example[i].deal <= deal))
            place = i + 1;
    }
    if (sums->example_count == EXAMPLES_MAX)
        return;
    memmove(sums->example + place + 1, sums->example + place,
            (sums->example_count - place) * sizeof *sums->example);
    sums->example_count++;
    snprintf(sums->example[place].name, SUM_NAME_MAX, "%s", name);
    sums->example[place].deal = deal;
    snprintf(sums->example[place].text, EXAMPLE_MAX, "%s", text);
    if (same < EXAMPLES_EACH)
        return;
    while (place + 1 < sums->example_count &&
           strcmp(sums->example[place + 1].name, name) == 0)
        place++;
    remove_example(sums, place);
}

const struct sum *sums_find(const struct sums *sums, const char *name)
{
    uint32_t place = place_of(sums, name);

    return place < sums->count && strcmp(sums->sum[place].name, name) == 0
               ? sums->sum + place
               : NULL;
}

/* Joins ranges of deals that touch. */
static void join_ranges(struct sums *sums)
{
    uint32_t i, kept = 0;

    for (i = 1; i < sums->range_count; i++) {
        if (sums->range[i].first == sums->range[kept].last + 1)
            sums->range[kept].last = sums->range[i].last;
        else
            sums->range[++kept] = sums->range[i];
    }
    sums->range_count = kept + 1;
}

int sums_note(struct sums *sums, uint64_t first, uint64_t last)
{
    uint32_t i = 0;

    while (i < sums->range_count && sums->range[i].last < first)
        i++;
    if (i < sums->range_count && sums->range[i].first <= last)
        return 0;
    if (sums->range_count == RANGES_MAX)
        return 0;
    memmove(sums->range + i + 1, sums->range + i,
            (sums->range_count - i) * sizeof *sums->range);
    sums->range[i].first = first;
    sums->range[i].last = last;
    sums->range_count++;
    join_ranges(sums);
    return 1;
}

int sums_merge(struct sums *sums, const struct sums *other)
{
    uint32_t i;

    if (strcmp(sums->match, other->match) != 0) {
        fprintf(stderr, "tournament: sums of different matches:\n%s\n%s\n",
                sums->match, other->match);
        return 0;
    }
    for (i = 0; i < other->range_count; i++) {
        if (!sums_note(sums, other->range[i].first, other->range[i].last)) {
            fprintf(stderr,
                    "tournament: deals %" PRIu64 "..%" PRIu64
                    " are there already, or too many gaps\n",
                    other->range[i].first, other->range[i].last);
            return 0;
        }
    }
    for (i = 0; i < other->count; i++) {
        struct sum *sum = sum_named(sums, other->sum[i].name);

        if (sum == NULL)
            return 0;
        sum->count += other->sum[i].count;
        sum->total += other->sum[i].total;
        sum->squares += other->sum[i].squares;
    }
    for (i = 0; i < other->example_count; i++)
        sums_example(sums, other->example[i].name, other->example[i].deal,
                     other->example[i].text);
    return 1;
}

int sums_write(const struct sums *sums, FILE *file)
{
    uint32_t i;

    fprintf(file, "talon-tournament 1\nmatch %s\ndeals", sums->match);
    for (i = 0; i < sums->range_count; i++)
        fprintf(file, " %" PRIu64 "..%" PRIu64, sums->range[i].first,
                sums->range[i].last);
    fprintf(file, "\n");
    for (i = 0; i < sums->count; i++)
        fprintf(file, "sum %s %" PRId64 " %" PRId64 " %" PRId64 "\n",
                sums->sum[i].name, sums->sum[i].count, sums->sum[i].total,
                sums->sum[i].squares);
    for (i = 0; i < sums->example_count; i++)
        fprintf(file, "example %s %" PRIu64 " %s\n", sums->example[i].name,
                sums->example[i].deal, sums->example[i].text);
    return !ferror(file);
}

static int read_deals(struct sums *sums, const char *text)
{
    uint64_t first, last;
    int used;

    while (sscanf(text, " %" SCNu64 "..%" SCNu64 "%n", &first, &last, &used) ==
           2) {
        if (first > last || !sums_note(sums, first, last))
            return 0;
        text += used;
    }
    return strspn(text, " ") == strlen(text);
}

static int read_example(struct sums *sums, const char *line)
{
    char name[SUM_NAME_MAX];
    uint64_t deal;
    int used = 0;

    if (sscanf(line, "example %47s %" SCNu64 " %n", name, &deal, &used) != 2 ||
        used == 0)
        return 0;
    sums_example(sums, name, deal, line + used);
    return 1;
}

static int read_line(struct sums *sums, char *line)
{
    char name[SUM_NAME_MAX];
    int64_t count, total, squares;
    struct sum *sum;

    if (strncmp(line, "match ", 6) == 0 && sums->match[0] == '\0' &&
        strlen(line + 6) < MATCH_MAX) {
        strcpy(sums->match, line + 6);
        return 1;
    }
    if (strncmp(line, "deals", 5) == 0)
        return read_deals(sums, line + 5);
    if (strncmp(line, "example ", 8) == 0)
        return read_example(sums, line);
    if (sscanf(line, "sum %47s %" SCNd64 " %" SCNd64 " %" SCNd64, name, &count,
               &total, &squares) != 4 ||
        sums_find(sums, name) != NULL)
        return 0;
    sum = sum_named(sums, name);
    if (sum == NULL)
        return 0;
    sum->count = count;
    sum->total = total;
    sum->squares = squares;
    return 1;
}

int sums_read(struct sums *sums, FILE *file, const char *path)
{
    char line[MATCH_MAX + 16];
    uint32_t number = 0;

    memset(sums, 0, sizeof *sums);
    while (fgets(line, sizeof line, file) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        number++;
        if (number == 1 ? strcmp(line, "talon-tournament 1") != 0
                        : !read_line(sums, line)) {
            fprintf(stderr, "tournament: %s:%" PRIu32 ": not sums\n", path,
                    number);
            return 0;
        }
    }
    if (number == 0 || sums->match[0] == '\0') {
        fprintf(stderr, "tournament: %s: not sums of a match\n", path);
        return 0;
    }
    return 1;
}

double sum_mean(const struct sum *sum)
{
    return (double)sum->total / (double)sum->count;
}

double sum_error(const struct sum *sum)
{
    double n = (double)sum->count, mean = sum_mean(sum), variance;

    if (sum->count < 2)
        return 0;
    variance = ((double)sum->squares / n - mean * mean) * n / (n - 1);
    return variance > 0 ? sqrt(variance / n) : 0;
}
