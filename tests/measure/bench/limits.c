/* SPDX-License-Identifier: MIT */
/* How long the exact solver takes for one position of every kind: what is
 * usual, what is rare, and the worst; then how the kinds compare in nodes a
 * second.
 *
 *   bench_limits [OPTION]... [KIND]...      --help lists them
 *
 * A kind is a contract at a table of three to six hands of ten cards. Deal n of
 * a kind is the first deal of a game whose generator has the stream n; the
 * contractor, who leads, is seat n % S of S, and the trump suit is 1 + n / S %
 * 4. So every deal is solved once. Hands are as dealt, without the kitty: they
 * are random hands. In kinds that end in `-low`, the contractor of a misère has
 * the ten lowest cards of its hand and the kitty instead: most random hands
 * lose a misère at once. At no trump, the joker has the rule of the preset, or
 * in kinds that end in `-any` the rule `any-time`. The kind `known` has two
 * deals on which earlier versions did not end.
 *
 * Times are processor time of the thread, including the call that makes the
 * solver forget everything before each solve. A solve that reaches the limit
 * counts with the time until then. The last columns are the nodes of all
 * solves; the nodes a second of those solves that took at least LONG, beside
 * which the start of a solve is short; the deal that took longest, and its
 * nodes a second. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "deals.h"

#define DEALS 2000
#define NODES 400000000
#define LONG  1.0 /* ms */

static const char help[] =
    "bench_limits [OPTION]... [KIND]...\n"
    "\n"
    "  --deals A..B   the deals from A to B (0..1999)\n"
    "  --seed N       the first byte of the seed, 0 ... 255 (0)\n"
    "  --nodes N      the limit of a solve (400000000)\n"
    "  --bytes N      the memory of the solver (33554432)\n"
    "  --slow MS      also print each solve that takes this long\n"
    "\n"
    "A KIND stands for all kinds that begin with it; the default is all.\n";

enum sort {
    TRUMPS,
    NO_TRUMP,
    ANY_TIME,
    MISERE,
    LOW_MISERE
};

/* `sides` has a bit for each seat of the contractor's side, counted clockwise
 * from the contractor, who has the lowest. In a misère these partners lay their
 * hands down. With five seats, the partner is any other seat (FH-22). */
struct kind {
    const char *name, *preset;
    enum sort sort;
    uint32_t side;
};

#define ANY_PARTNER 0

#define CONTRACTS(name, preset, side)                                          \
    {name "-trumps", preset, TRUMPS, side},                                    \
        {name "-no-trump", preset, NO_TRUMP, side},                            \
    {                                                                          \
        name "-no-trump-any", preset, ANY_TIME, side                           \
    }

#define MISERES(name, preset, side)                                            \
    {name "-misere", preset, MISERE, side},                                    \
    {                                                                          \
        name "-misere-low", preset, LOW_MISERE, side                           \
    }

static const struct kind kinds[] = {
    CONTRACTS("3-1v2", "classic-3", 1),
    MISERES("3-1v2", "classic-3", 1),
    CONTRACTS("4-2v2", "australian-4", 5),
    MISERES("4-1v2", "australian-4", 5),
    CONTRACTS("5-2v3", "five-5", ANY_PARTNER),
    CONTRACTS("5-1v4", "five-5", 1),
    MISERES("5-1v4", "five-5", 1),
    CONTRACTS("6-3v3", "six-6", 21),
    CONTRACTS("6-2v4", "six-6", 9),
    MISERES("6-1v3", "six-6", 21),
    MISERES("6-1v4", "six-6", 9),
};

/* A misère against four, of the first leader. */
struct known {
    const char *hands[5];
    uint32_t contractor;
};

static const struct known known[] = {
    {{"6S 7S JS 7C JC 2D 4D 8D JH QH", "2S 5S QS 5C 5D 9D JD 3H 6H KH",
      "AS 9C QC 3D 10D 4H 5H 7H 8H 9H", "4S 9S KS 8C 10C QD KD 10H AH JK",
      "3S 8S 10S 2C 3C 4C 6C 6D 7D 2H"},
     4},
    {{"2S QS 3C 8C 3D 2H 6H 7H JH KH", "4S 10S 6C JC 5D 7D 8D 9D QD 5H",
      "5S 7S 2C 4C 9C 2D 10D JD 4H 9H", "3S 6S 8S JS AS 5C 7C QC 8H 10H",
      "9S KS 10C KC 4D 6D KD 3H QH AH"},
     0},
};

/* What the solves of a kind took. */
struct times {
    double *ms;
    uint32_t count, unfinished, slowest; /* the number of a deal */
    double sum, most, most_rate;
    uint64_t nodes;
    double long_ms, long_nodes; /* of the solves that took at least LONG */
};

static uint32_t first = 0, end = DEALS, limit = NODES;
static uint8_t seed;
static size_t bytes = TALON_FH_SOLVER_BYTES_AMPLE;
static double slow; /* ms; 0 for none */
static talon_fh_solver *solver;

/* The least and the greatest rate of a kind. */
static struct {
    double least, most;
    const char *least_name, *most_name;
} rates;

/* ---- positions */

/* The seats of a side that has these places clockwise from the contractor. */
static uint32_t seated(uint32_t side, uint32_t contractor, uint32_t seats)
{
    return (side << contractor | side << contractor >> seats) &
           ((1u << seats) - 1);
}

static talon_fh_position position_number(const struct kind *kind,
                                         uint32_t number)
{
    struct solver_deal deal = deal_of(kind->preset, seed, number);
    uint32_t contractor = number % deal.seats;
    uint32_t round = number / deal.seats % 4, side = kind->side;
    uint32_t denomination = kind->sort == TRUMPS
                                ? 1 + round
                                : (uint32_t)TALON_DENOMINATION_NO_TRUMP;
    talon_fh_position position;

    if (side == ANY_PARTNER)
        side = 1 | 2u << round;
    side = seated(side, contractor, deal.seats);
    if (kind->sort >= MISERE)
        position = misere_of(&deal, contractor, side & ~(1u << contractor));
    else
        position = position_of(&deal, denomination, contractor, side);
    if (kind->sort == LOW_MISERE)
        keep_lowest(&deal, &position);
    if (kind->sort == NO_TRUMP)
        position.joker_rule = (uint8_t)deal.joker_rule;
    if (kind->sort == ANY_TIME)
        position.joker_rule = TALON_FH_JOKER_NO_TRUMP_ANY_TIME;
    return position;
}

static talon_fh_position known_position(const struct known *from)
{
    struct solver_deal deal = {.seats = 5};
    uint32_t seat;

    for (seat = 0; seat < deal.seats; seat++)
        must(talon_cards_parse(from->hands[seat], strlen(from->hands[seat]),
                               &deal.hand[seat]),
             "cards");
    return misere_of(&deal, from->contractor, 0);
}

/* ---- times */

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static void time_solve(const char *name, uint32_t number,
                       const talon_fh_position *position, struct times *times)
{
    talon_fh_answer answer;
    talon_status status;
    double start = worked(), ms;

    must(talon_fh_solver_forget(solver), "forgetting");
    status = talon_fh_solve(solver, position, limit, NULL, &answer);
    ms = (worked() - start) / 1e6;
    must(status, "a solve");
    if (slow > 0 && ms >= slow) {
        printf("  %s, deal %u: %.0f ms, %" PRIu64 " nodes\n", name,
               (unsigned)number, ms, answer.nodes);
        fflush(stdout);
    }
    times->ms[times->count++] = ms;
    times->unfinished += status == TALON_UNFINISHED;
    times->nodes += answer.nodes;
    times->sum += ms;
    if (ms >= LONG) {
        times->long_ms += ms;
        times->long_nodes += (double)answer.nodes;
    }
    if (ms > times->most) {
        times->most = ms;
        times->most_rate = (double)answer.nodes / ms / 1000;
        times->slowest = number;
    }
}

/* Notes the rate of a kind, in millions of nodes a second. */
static void note_rate(const char *name, double rate)
{
    if (rates.least_name == NULL || rate < rates.least) {
        rates.least = rate;
        rates.least_name = name;
    }
    if (rate > rates.most) {
        rates.most = rate;
        rates.most_name = name;
    }
}

static void tell(const char *name, struct times *times)
{
    uint32_t last = times->count - 1;

    qsort(times->ms, times->count, sizeof *times->ms, by_size);
    printf("%-18s %6u %9.3f %9.3f %10.2f %10.2f %6u %13" PRIu64, name,
           (unsigned)times->count, times->sum / times->count,
           times->ms[last / 2], times->ms[(size_t)last * 99 / 100],
           times->ms[last], (unsigned)times->unfinished, times->nodes);
    if (times->long_ms > 0) {
        double rate = times->long_nodes / times->long_ms / 1000;

        printf(" %6.2f", rate);
        note_rate(name, rate);
    } else {
        printf(" %6s", "-");
    }
    printf(" %7u %6.2f\n", (unsigned)times->slowest, times->most_rate);
    fflush(stdout);
}

static void measure_kind(const struct kind *kind)
{
    struct times times = {.ms = memory_for(end - first, sizeof(double))};
    uint32_t number;

    for (number = first; number < end; number++) {
        talon_fh_position position = position_number(kind, number);

        time_solve(kind->name, number, &position, &times);
    }
    tell(kind->name, &times);
    free(times.ms);
}

static void measure_known(uint32_t number)
{
    static const char *const names[] = {"known-1", "known-2"};
    talon_fh_position position = known_position(&known[number]);
    double ms;
    struct times times = {.ms = &ms};

    time_solve(names[number], number, &position, &times);
    tell(names[number], &times);
}

/* ---- arguments */

static uint64_t number_of(const char *text, uint64_t most, const char **rest)
{
    char *after = NULL;
    unsigned long long value = text != NULL ? strtoull(text, &after, 10) : 0;

    if (text == NULL || after == text || value > most ||
        (rest == NULL && *after != '\0')) {
        fprintf(stderr, "bench_limits: expected a number up to %" PRIu64 "\n",
                most);
        exit(EXIT_FAILURE);
    }
    if (rest != NULL)
        *rest = after;
    return value;
}

static void read_deals(const char *text)
{
    const char *rest;

    first = (uint32_t)number_of(text, UINT32_MAX, &rest);
    if (strncmp(rest, "..", 2) == 0)
        end = (uint32_t)number_of(rest + 2, UINT32_MAX - 1, NULL) + 1;
    if (strncmp(rest, "..", 2) != 0 || first >= end) {
        fputs("bench_limits: expected deals as in 0..1999\n", stderr);
        exit(EXIT_FAILURE);
    }
}

static void print_help(void)
{
    uint32_t i;

    fputs(help, stdout);
    for (i = 0; i < LENGTH(kinds); i++)
        printf("  %s\n", kinds[i].name);
    puts("  known-1\n  known-2");
}

/* Reads the options and returns the number of the first argument after them. */
static int read_options(int argc, char **argv)
{
    int i;

    for (i = 1; i < argc && argv[i][0] == '-'; i += 2) {
        if (strcmp(argv[i], "--help") == 0) {
            print_help();
            exit(EXIT_SUCCESS);
        } else if (strcmp(argv[i], "--deals") == 0) {
            read_deals(argv[i + 1]);
        } else if (strcmp(argv[i], "--seed") == 0) {
            seed = (uint8_t)number_of(argv[i + 1], 255, NULL);
        } else if (strcmp(argv[i], "--nodes") == 0) {
            limit = (uint32_t)number_of(argv[i + 1], UINT32_MAX, NULL);
        } else if (strcmp(argv[i], "--bytes") == 0) {
            bytes = (size_t)number_of(argv[i + 1], 1u << 30, NULL);
        } else if (strcmp(argv[i], "--slow") == 0) {
            slow = (double)number_of(argv[i + 1], UINT32_MAX, NULL);
        } else {
            fprintf(stderr, "bench_limits: no option %s; see --help\n",
                    argv[i]);
            exit(EXIT_FAILURE);
        }
    }
    return i;
}

static int is_wanted(const char *name, char **wanted)
{
    uint32_t i;

    for (i = 0; wanted[i] != NULL; i++) {
        if (strncmp(name, wanted[i], strlen(wanted[i])) == 0)
            return 1;
    }
    return i == 0;
}

int main(int argc, char **argv)
{
    char **wanted = argv + read_options(argc, argv);
    void *memory = memory_for(1, bytes);
    uint32_t i;

    memset(memory, 0, bytes); /* so that no solve is the first to touch it */
    must(talon_fh_solver_init(memory, bytes, &solver), "a solver");
    printf("deals %u..%u, seed %u, at most %u nodes, %zu bytes\n",
           (unsigned)first, (unsigned)end - 1, (unsigned)seed, (unsigned)limit,
           bytes);
    printf("%-18s %6s %9s %9s %10s %10s %6s %13s %6s %7s %6s\n", "kind",
           "solves", "mean ms", "p50", "p99", "max", "unfin.", "nodes", "M/s",
           "slowest", "M/s");
    for (i = 0; i < LENGTH(kinds); i++) {
        if (is_wanted(kinds[i].name, wanted))
            measure_kind(&kinds[i]);
    }
    for (i = 0; i < LENGTH(known); i++) {
        if (is_wanted(i == 0 ? "known-1" : "known-2", wanted))
            measure_known(i);
    }
    if (rates.most > 0)
        printf("nodes a second, worst against best: %.3f (%s, %s)\n",
               rates.least / rates.most, rates.least_name, rates.most_name);
    return EXIT_SUCCESS;
}
