/* SPDX-License-Identifier: MIT */
/* Many games in one process, played by one thread and by two that share
 * nothing. Figures in wall time show whether the cost of a game stays the same,
 * two threads play twice as many games, and memory does not grow. */
#define _XOPEN_SOURCE 700

#include <pthread.h>
#include <stdio.h>
#include <sys/resource.h>

#include "bench.h"

#define THREADS 2

struct player {
    _Alignas(LINES) struct table table;
    struct work work;
    uint64_t times;
};

static void *play_at(void *context)
{
    struct player *player = context;

    player->work.run(player->work.context, player->times);
    return NULL;
}

/* The nanoseconds that a number of threads take to do the work `times` times,
 * divided evenly among them. */
static double time_of(struct player *players, uint32_t threads, uint64_t times)
{
    pthread_t thread[THREADS];
    double start = passed();
    uint32_t i;

    for (i = 0; i < threads; i++) {
        players[i].times = times / threads;
        must(pthread_create(&thread[i], NULL, play_at, &players[i]) == 0
                 ? TALON_OK
                 : TALON_E_MEMORY,
             "a thread");
    }
    for (i = 0; i < threads; i++)
        pthread_join(thread[i], NULL);
    return passed() - start;
}

/* The peak memory of the process, in bytes. macOS reports bytes, other systems
 * report kibibytes. */
static double peak_memory(void)
{
    struct rusage usage;

    getrusage(RUSAGE_SELF, &usage);
#ifdef __APPLE__
    return (double)usage.ru_maxrss;
#else
    return (double)usage.ru_maxrss * 1024;
#endif
}

/* How many games are played in a row, and in at most how many rounds that is
 * measured. */
static const struct {
    uint64_t games;
    uint32_t rounds;
} lengths[] = {{1000, ROUNDS_MAX}, {100000, 3}, {10000000, 1}};

static void tell(struct figure figure, const char *units, uint64_t games,
                 const char *what)
{
    char name[64];

    snprintf(name, sizeof name, "%llu %s, %s", (unsigned long long)games, units,
             what);
    figure.name = name;
    report(&figure);
}

/* Measures one thread and two threads by turns, in nanoseconds per unit. */
static void time_threads(struct player *players, uint64_t times,
                         struct timing *one, struct timing *two)
{
    uint32_t round;

    for (round = 0; round < one->rounds; round++) {
        one->round[round] = time_of(players, 1, times) / (double)times;
        two->round[round] = time_of(players, 2, times) / (double)times;
    }
}

/* How much a second thread gains on this machine, measured with the bare loop,
 * whose threads share nothing. */
static void measure_yardstick(void)
{
    struct player players[THREADS];
    struct timing one, two;
    struct figure figure;
    uint32_t i;

    for (i = 0; i < THREADS; i++)
        players[i].work = bare_loop;
    one.rounds = two.rounds = options.rounds;
    time_threads(players, options.quick ? 10 : 2000, &one, &two);
    figure = (struct figure){.name = "bare loop, 2 threads",
                             .unit = "times",
                             .value = times_as_fast(&two, &one),
                             .spread = spread(&two)};
    report(&figure);
}

/* Plays `games` games in a row. `memory` is the peak memory of the shortest
 * row: the first call sets it, later calls compare with it. */
static void measure_length(struct player *players, const char *units,
                           const char *rate, uint64_t games, uint32_t rounds,
                           double *memory)
{
    struct timing one, two;
    struct figure figure;

    one.rounds = two.rounds = options.rounds < rounds ? options.rounds : rounds;
    time_threads(players, games, &one, &two);
    tell(per_second("", rate, &one), units, games, "1 thread");
    figure = per_second("", rate, &two);
    figure.beside = "one";
    figure.ratio = times_as_fast(&two, &one);
    figure.least = 1.9;
    tell(figure, units, games, "2 threads");
    figure = (struct figure){.unit = "bytes", .value = peak_memory()};
    if (*memory > 0) {
        figure.beside = "the first";
        figure.ratio = figure.value / *memory;
        figure.most = 1.01;
    } else {
        *memory = figure.value;
    }
    tell(figure, units, games, "peak memory");
}

static void measure_game(uint32_t game, const char *preset, const char *units,
                         const char *rate)
{
    struct player players[THREADS];
    uint64_t games;
    double memory = 0;
    uint32_t i;

    for (i = 0; i < THREADS; i++) {
        players[i].table = make_table(game, preset, i);
        players[i].work = (struct work){play_games, &players[i].table};
    }
    time_of(players, THREADS, 100);
    for (i = 0; i < LENGTH(lengths); i++) {
        games = lengths[i].games;
        if (games > options.scale && i > 0)
            break;
        if (games > options.scale)
            games = options.scale;
        measure_length(players, units, rate, games, lengths[i].rounds, &memory);
    }
    for (i = 0; i < THREADS; i++)
        free_table(&players[i].table);
}

void bench_scale(void)
{
    measure_yardstick();
    measure_game(TALON_GAME_FIVE_HUNDRED, "australian-4", "games", "games/s");
    measure_game(TALON_GAME_TRIPOLI, "tripoli", "deals", "deals/s");
}
