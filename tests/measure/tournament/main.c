/* SPDX-License-Identifier: MIT */
/*
 * Plays matches between players and says who is better, by how much, and how
 * sure that is.
 *
 *   tournament --game GAME [--preset P] [--options K=V,…]
 *              --a PLAYER [--b PLAYER …] [--seats abab | --rotation]
 *              --deals A..B --seed S
 *              [--auction PLAYER] [--cards PLAYER]
 *              [--misere] [--games] [--session N] [--notes N]
 *              [--exact [--beside PLAYER]] [--worlds N] [--limit MILLISECONDS]
 *              [--jobs N] [--out FILE] [--json] [--times]
 *   tournament --merge FILE… [--out FILE] [--json]
 *   tournament --players
 *
 * PLAYER is one of --players, or cmd:PROGRAM ARGUMENT… for a program of yours,
 * as one word ("cmd:python3 bot.py"): doc/bots.md says how it is asked. --limit
 * says how long it may take for a decision (10,000). With --jobs, so many
 * processes play at the same time, each with programs of its own; figures and
 * files are the same.
 *
 * A deal depends only on the seed and its number, so any part of a match can be
 * played anywhere. --out keeps the sums in a file. If the file exists, only the
 * deals of A..B that it lacks are played. It is saved from time to time, so
 * that a run that was stopped can continue. --merge adds files up; the result
 * is the same to the byte, however the deals were divided among runs.
 */
#include "contest.h"
#include "jobs.h"
#include "players.h"
#include "programs.h"
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    SECONDS_UNSAVED = 20
};

struct arguments {
    struct contest contest;
    uint64_t first, last;
    const char *out;
    uint32_t jobs; /* --jobs: processes that play at the same time */
    int json, times, merge;
    int file_count;
    char **files;
};

static struct sums sums, other;

static int fail(const char *what, const char *value)
{
    fprintf(stderr, "tournament: %s: %s\n", what, value);
    return 2;
}

static int save(const char *path)
{
    char draft[1024];
    FILE *file;
    int written;

    if (path == NULL)
        return 1;
    snprintf(draft, sizeof draft, "%s.new", path);
    file = fopen(draft, "w");
    if (file == NULL)
        return 0;
    written = sums_write(&sums, file);
    return fclose(file) == 0 && written && rename(draft, path) == 0;
}

static void print(const struct contest *contest, int json)
{
    struct report report = {stdout, json, 0};
    uint64_t deals = 0;
    uint32_t i;

    for (i = 0; i < sums.range_count; i++)
        deals += sums.range[i].last - sums.range[i].first + 1;
    if (json)
        printf("{\"match\": \"%s\",\n  \"deals\": %" PRIu64 ",\n  ", sums.match,
               deals);
    else
        printf("%s\n%" PRIu64 " deals\n", sums.match, deals);
    contest->discipline->report(contest, &sums, &report);
    programs_report(&sums, &report);
    if (json)
        printf("}\n");
}

static int is_played(uint64_t deal)
{
    uint32_t i;

    for (i = 0; i < sums.range_count; i++)
        if (sums.range[i].first <= deal && deal <= sums.range[i].last)
            return 1;
    return 0;
}

static int pass_on(const struct arguments *given, struct sums *part, int to)
{
    if (to < 0)
        return save(given->out) || !fail("cannot be written", given->out);
    if (!jobs_send(part, to))
        return 0;
    part->count = part->range_count = part->example_count = 0;
    return 1;
}

/* Plays the deals that are not yet played. From time to time, and at the end,
 * the sums are saved, or sent if `to` is a pipe. */
static int play_deals(const struct arguments *given, struct sums *into,
                      uint64_t first, uint64_t last, int to)
{
    time_t saved = time(NULL);
    uint64_t deal;

    if (!programs_start(&given->contest))
        return 0;
    for (deal = first; deal <= last; deal++) {
        if (is_played(deal))
            continue;
        given->contest.discipline->play(&given->contest, deal, into);
        programs_note(deal, into);
        if (!sums_note(into, deal, deal))
            return !fail("too many gaps between deals", given->out);
        if (time(NULL) - saved > SECONDS_UNSAVED) {
            saved = time(NULL);
            if (!pass_on(given, into, to))
                return 0;
        }
    }
    return into->range_count == 0 || pass_on(given, into, to);
}

/* A job has sums of its own. */
static int work(const void *argument, uint64_t first, uint64_t last, int to)
{
    other = (struct sums){0};
    strcpy(other.match, sums.match);
    return play_deals(argument, &other, first, last, to);
}

static int take(const void *argument, const struct sums *part)
{
    const struct arguments *given = argument;

    return sums_merge(&sums, part) &&
           (save(given->out) || !fail("cannot be written", given->out));
}

static int run(const struct arguments *given)
{
    int played = given->jobs > 1
                     ? jobs_run(given->jobs, given->first, given->last, work,
                                take, given)
                     : play_deals(given, &sums, given->first, given->last, -1);

    if (!played)
        return 2;
    print(&given->contest, given->json);
    if (given->times)
        times_print(stderr);
    return 0;
}

static int play(const struct arguments *given)
{
    FILE *file = given->out != NULL ? fopen(given->out, "r") : NULL;
    char match[MATCH_MAX];

    if (given->out != NULL && file == NULL && errno != ENOENT)
        return fail("cannot be read", given->out);
    contest_write(&given->contest, match, sizeof match);
    strcpy(sums.match, match);
    if (file != NULL) {
        int read = sums_read(&sums, file, given->out);

        fclose(file);
        if (!read)
            return 2;
        if (strcmp(sums.match, match) != 0)
            return fail("has the sums of another match", given->out);
    }
    return run(given);
}

static int merge(const struct arguments *given)
{
    static struct contest contest;
    int i;

    for (i = 0; i < given->file_count; i++) {
        FILE *file = fopen(given->files[i], "r");
        int read;

        if (file == NULL)
            return fail("cannot be read", given->files[i]);
        read = sums_read(i == 0 ? &sums : &other, file, given->files[i]);
        fclose(file);
        if (!read || (i > 0 && !sums_merge(&sums, &other)))
            return 2;
    }
    if (!contest_read(&contest, sums.match))
        return 2;
    if (!save(given->out))
        return fail("cannot be written", given->out);
    print(&contest, given->json);
    return 0;
}

/* Reads an argument that does not describe the match, such as --out; returns 0
 * if it is not one of these. */
static int read_own(struct arguments *given, const char *name,
                    const char *value)
{
    int used = 0;

    if (strcmp(name, "--json") == 0)
        return given->json = 1;
    if (strcmp(name, "--times") == 0)
        return given->times = 1;
    if (value == NULL)
        return 0;
    if (strcmp(name, "--out") == 0) {
        given->out = value;
        return 2;
    }
    if (strcmp(name, "--jobs") == 0 &&
        sscanf(value, "%3" SCNu32 "%n", &given->jobs, &used) == 1 &&
        value[used] == '\0' && given->jobs > 0 && given->jobs <= JOBS_MAX)
        return 2;
    if (strcmp(name, "--deals") == 0 &&
        sscanf(value, "%" SCNu64 "..%" SCNu64 "%n", &given->first, &given->last,
               &used) == 2 &&
        value[used] == '\0' && given->first <= given->last &&
        given->last < UINT64_MAX)
        return 2;
    return 0;
}

static int read_arguments(struct arguments *given, int count, char **argument)
{
    int i = 1, used, has_deals = 0;

    if (count > 1 && strcmp(argument[1], "--merge") == 0) {
        given->merge = 1;
        given->files = argument + 2;
        for (i = 2; i < count && strncmp(argument[i], "--", 2) != 0; i++)
            given->file_count++;
    }
    while (i < count) {
        const char *value = i + 1 < count ? argument[i + 1] : NULL;

        has_deals |= strcmp(argument[i], "--deals") == 0;
        used = read_own(given, argument[i], value);
        if (used == 0) {
            if (takes_value(argument[i]) && value == NULL)
                return 0;
            if (given->merge ||
                !contest_set(&given->contest, argument[i],
                             takes_value(argument[i]) ? value : ""))
                return 0;
            used = 1 + takes_value(argument[i]);
        }
        i += used;
    }
    if (given->jobs > 1 && given->times)
        return fail("--times are those of one process", "--jobs") == 0;
    return given->merge ? given->file_count > 0
                        : has_deals && contest_finish(&given->contest);
}

int main(int count, char **argument)
{
    static struct arguments given;

    if (count == 2 && strcmp(argument[1], "--players") == 0) {
        players_list(stdout);
        return 0;
    }
    if (!read_arguments(&given, count, argument)) {
        fprintf(stderr, "usage: tournament --game GAME --a PLAYER --b PLAYER "
                        "--deals A..B --seed S …\n       tournament --merge "
                        "FILE… (tests/measure/tournament/main.c says all)\n");
        return 2;
    }
    return given.merge ? merge(&given) : play(&given);
}
