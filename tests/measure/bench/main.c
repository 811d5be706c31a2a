/* SPDX-License-Identifier: MIT */
/* bench: what talon costs on the machine that runs it, one figure per line. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"

static const char help[] =
    "bench [option]... [group]...: what talon costs, figure by figure\n"
    "\n"
    "  --json       the figures as JSON\n"
    "  --rounds N   the median of N rounds (7)\n"
    "  --scale [N]  the group scale: 1000, 100000, 10000000 games in a row,\n"
    "               but no more than N (100000)\n"
    "  --quick      a trial of everything in a second or two\n"
    "  --help       this text\n"
    "\n"
    "groups; the default is all but scale, presets, solver and kitty:\n";

/* `scale` runs first, because it measures peak memory. */
#define SCALE   0
#define PRESETS 4
#define SOLVER  11
#define KITTY   12

static const struct group {
    const char *name, *help;
    void (*run)(void);
} groups[] = {
    {"scale", "1000 games and more in a row, one thread and two", bench_scale},
    {"bare", "the bare loop, and what copying memory costs", bench_bare},
    {"tricks", "cards played at random, beside the bare loop", bench_tricks},
    {"games", "whole games and deals at random", bench_games},
    {"presets", "the same under every preset of every game", bench_presets},
    {"fh-calls", "Five Hundred: single calls, also at the slowest position",
     bench_fh_calls},
    {"tr-calls", "Tripoli: the same", bench_tr_calls},
    {"sample", "worlds for a view", bench_sample},
    {"record", "games as text", bench_record},
    {"random", "blocks of the generator, by draws, shuffles and bytes",
     bench_random},
    {"poker", "poker hands one by one and by batch", bench_poker},
#if TALON_BENCH_ADVISOR
    {"solver", "the exact solver of Five Hundred, a minute", bench_solver},
    {"kitty", "what discards are worth, two minutes", bench_kitty},
#endif
};

static void print_help(void)
{
    uint32_t i;

    fputs(help, stdout);
    for (i = 0; i < LENGTH(groups); i++)
        printf("  %-11s  %s\n", groups[i].name, groups[i].help);
}

static uint64_t number(const char *text, uint64_t most)
{
    char *end = NULL;
    unsigned long long value = text != NULL ? strtoull(text, &end, 10) : 0;

    if (value >= 1 && value <= most && *end == '\0')
        return value;
    fprintf(stderr, "bench: expected a number from 1 to %llu\n",
            (unsigned long long)most);
    exit(EXIT_FAILURE);
}

static uint32_t group_of(const char *name)
{
    uint32_t i;

    for (i = 0; i < LENGTH(groups); i++)
        if (strcmp(groups[i].name, name) == 0)
            return 1u << i;
    fprintf(stderr, "bench: unknown argument %s; see --help\n", name);
    exit(EXIT_FAILURE);
}

/* Reads the arguments; returns a set with a bit for each group that they
 * name. */
static uint32_t read_arguments(int argc, char **argv)
{
    uint32_t named = 0;
    int i;

    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0) {
            print_help();
            exit(EXIT_SUCCESS);
        } else if (strcmp(argv[i], "--json") == 0) {
            options.json = 1;
        } else if (strcmp(argv[i], "--quick") == 0) {
            options.quick = 1;
            options.rounds = 1;
            options.round = 1;
            options.scale = 100;
        } else if (strcmp(argv[i], "--rounds") == 0) {
            options.rounds = (uint32_t)number(argv[++i], ROUNDS_MAX);
        } else if (strcmp(argv[i], "--scale") == 0) {
            named |= 1u << SCALE;
            if (i + 1 < argc && argv[i + 1][0] >= '0' && argv[i + 1][0] <= '9')
                options.scale = number(argv[++i], UINT32_MAX);
        } else {
            named |= group_of(argv[i]);
        }
    }
    return named;
}

int main(int argc, char **argv)
{
    uint32_t named = read_arguments(argc, argv), i;

    if (named == 0)
        named =
            options.quick
                ? UINT32_MAX
                : ~(1u << SCALE | 1u << PRESETS | 1u << SOLVER | 1u << KITTY);
    prepare_bare_loop();
    report_begin();
    for (i = 0; i < LENGTH(groups); i++) {
        if ((named >> i & 1) == 0)
            continue;
        report_group(groups[i].name);
        groups[i].run();
    }
    report_end();
    return EXIT_SUCCESS;
}
