/* SPDX-License-Identifier: MIT */
/* What the parts of the benchmark share: work to time, figures to report, and
 * positions to work on. */
#ifndef TALON_BENCH_H
#define TALON_BENCH_H

#include <stddef.h>
#include <stdint.h>

#include "draw.h"
#include "talon/talon.h"

/* The alignment that keeps the data of two threads out of each other's cache
 * lines: two lines, since processors fetch them in pairs. */
#define LINES         128

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))

/* The arguments of the program. */
struct options {
    uint32_t rounds; /* of each measurement */
    double round;    /* nanoseconds that a round should last */
    int quick;       /* a trial run: everything runs once, briefly */
    int json;
    uint64_t scale; /* in the group `scale`: the most games in a row */
};

/* measure.c: timing. */

extern struct options options; /* set before anything is measured */

#define ROUNDS_MAX 99

/* Work to be timed. `run` does it `times` times and returns how many units
 * (moves, calls or bytes) that was. */
struct work {
    uint64_t (*run)(void *context, uint64_t times);
    void *context;
};

/* The nanoseconds per unit in each round. */
struct timing {
    uint32_t rounds;
    double round[ROUNDS_MAX];
};

/* Times several pieces of work together: every round does each of them once, so
 * that the two sides of a ratio are measured at about the same time. */
void measure(const struct work *work, uint32_t count, struct timing *timing);

/* Three figures over all rounds: the median; the difference between the slowest
 * and the fastest round, as a share of the median; and the median of how many
 * times as fast `timing` was as `other`. */
double median(const struct timing *timing);
double spread(const struct timing *timing);
double times_as_fast(const struct timing *timing, const struct timing *other);

/* Nanoseconds of wall time, and of the CPU time of this thread. CPU time does
 * not grow when other programs run. */
double passed(void);
double worked(void);

/* Uses a result, so that no compiler can drop the work. */
void use(uint64_t result);

/* Ends the program if a call that must not fail has failed. */
void must(talon_status status, const char *what);

/* Memory that is never freed. */
void *memory_for(size_t count, size_t size);

/* report.c: prints figures. */

/* A line of the report. The goal applies to the ratio if there is one,
 * otherwise to the slowest position if there is one, otherwise to the value; 0
 * means that there is no goal. */
struct figure {
    const char *name;
    const char *unit; /* "ns", "bytes" or a rate such as "moves/s" */
    double value;
    double spread;      /* relative to the value; 0: not shown */
    double slowest;     /* of many positions; 0: not shown */
    const char *beside; /* what the value is compared with, or NULL */
    double ratio;
    double least, most; /* the goal */
    int by_mean;        /* the goal applies to the value, not the slowest */
};

void report_begin(void);
void report_group(const char *group);
void report(const struct figure *figure);
void report_end(void);

/* Makes a figure of a timing, in nanoseconds per unit or in units per
 * second. */
struct figure in_nanoseconds(const char *name, const struct timing *timing);
struct figure per_second(const char *name, const char *unit,
                         const struct timing *timing);

/* positions.c: plays games at random up to the positions that are wanted. */

struct positions {
    talon_game **game;
    uint32_t count;
};

/* The rules of a preset. */
talon_rules preset_rules(uint32_t game, const char *preset);

/* The next step of a game. */
struct step {
    talon_move move;
    talon_card card[TALON_PACK_MAX]; /* cards to be dealt, if any */
    uint32_t cards;
};

/* Finds a random step: a move of the seat to act, or what the table must do.
 * Returns 0 if the game is over. */
int random_step(const talon_game *game, struct chance *chance, talon_rng *rng,
                struct step *step);

/* Takes the step and returns the number of its events. They are written to
 * `event`, unless that is null. */
uint32_t take_step(talon_game *game, const struct step *step,
                   talon_event *event);

/* Plays random games under these rules, and keeps the first position of each
 * that `is_wanted` accepts. */
struct positions make_positions(const talon_rules *rules, uint32_t count,
                                int (*is_wanted)(const talon_game *game));
void free_positions(struct positions *positions);

/* A generator for shuffles, with the seed that the whole benchmark uses. */
talon_rng shuffler(uint32_t stream);

/* games.c: a table where random games are played one after another. */

struct table {
    talon_game *start, *game;
    struct chance chance;
    talon_rng rng;
    uint64_t games, steps; /* each deal of Tripoli counts as a game */
};

struct table make_table(uint32_t game, const char *preset, uint32_t stream);
void free_table(struct table *table);

/* Plays a number of games at a table. */
uint64_t play_games(void *table, uint64_t times);

/* hands.c: plays hands, each from a new game to the end of its first deal, and
 * reports the time per move. */
void report_hands(const char *name, uint32_t game, const char *preset);

/* spots.c: single calls, timed at many positions. */

/* A position with everything that a call may need: first the members that calls
 * read, then those that they write. */
struct spot {
    talon_game *game;
    talon_game *view; /* of the game, by seat 0 */
    talon_rules rules;
    talon_move move;                     /* a legal one, if any */
    talon_card card;                     /* its lowest card, or none */
    uint32_t moves;                      /* how many moves are legal */
    talon_cards hand;                    /* of seat 0 */
    talon_card pack[TALON_PACK_MAX];     /* the cards for the table to deal */
    uint32_t cards;                      /* how many */
    talon_event event[TALON_EVENTS_MAX]; /* from the step before */
    uint32_t events;                     /* how many */
    uint8_t saved[TALON_SAVE_BYTES_MAX];
    uint8_t saved_view[TALON_SAVE_BYTES_MAX];
    uint8_t saved_event[TALON_EVENTS_MAX * TALON_SAVED_EVENT_BYTES];
    size_t length;       /* of a saved game or view */
    size_t event_length; /* of the events */

    talon_game *other; /* a game that calls may change */
    talon_rng rng;
    talon_status refused; /* negative if any call was refused */
};

struct spots {
    struct spot *spot;
    uint32_t count;
};

/* Room for `count` spots, empty so far. */
struct spots make_spots(uint32_t count);

/* Adds a copy of a game and the events that led to it. */
void add_spot(struct spots *spots, const talon_game *game,
              struct chance *chance, const talon_event *event, uint32_t events);
void free_spots(struct spots *spots);

/* A call to time. It is repeated at every spot where it is not refused. */
struct call {
    const char *name;
    void (*repeat)(struct spot *spot, uint64_t times);
    double most; /* goal for the slowest position in nanoseconds, or 0 */
};

/* Defines a function that repeats a call, for the `repeat` of a struct call. */
#define CALL(name, expression)                                                 \
    static void name(struct spot *spot, uint64_t times)                        \
    {                                                                          \
        for (; times > 0; times--)                                             \
            spot->refused |= (expression);                                     \
    }

/* Time calls and report them. In report_calls() the goal of a call applies to
 * its slowest position, in report_call_by_mean() to the mean over all
 * positions. */
void report_calls(struct spots *spots, const struct call *call, uint32_t count);
void report_call_by_mean(struct spots *spots, const struct call *call);

/* places.c: the stages of games at which samples are measured. */

#define PLACES 20

struct place {
    const char *name;
    uint32_t game;
    const char *preset;
    const char *players;
    uint32_t phase;
    uint32_t played; /* at least this many cards */
    double most;     /* goal for a sample in nanoseconds, or 0 */
    double rebuilt;  /* goal for the mean of samples with history, or 0 */
};

extern const struct place places[PLACES];

/* Positions of random games that have reached a place. */
struct spots spots_at(const struct place *place);

/* The groups of measurements, each in its own file. */

extern const struct work bare_loop; /* units: moves */
void prepare_bare_loop(void);

void bench_bare(void);
void bench_tricks(void);
void bench_games(void);
void bench_presets(void);
void bench_fh_calls(void);
void bench_tr_calls(void);
void bench_sample(void);
void bench_record(void);
void bench_random(void);
void bench_poker(void);
void bench_solver(void);
void bench_kitty(void);
void bench_scale(void);

#endif
