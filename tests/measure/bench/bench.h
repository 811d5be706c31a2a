/* SPDX-License-Identifier: MIT */
/* What the parts of the bench share: work to be timed, figures to report, and
 * positions of games to work on. */
#ifndef TALON_BENCH_H
#define TALON_BENCH_H

#include <stddef.h>
#include <stdint.h>

#include "draw.h"
#include "talon/talon.h"

/* Bytes that two threads never share: two cache lines, since processors fetch
 * them in pairs. */
#define LINES         128

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))

/* The arguments of the program. */
struct options {
    uint32_t rounds; /* of each measurement */
    double round;    /* nanoseconds that a round should take */
    int quick;       /* a trial run: everything runs once, briefly */
    int json;
    uint64_t scale; /* the most games played in a row in the group `scale` */
};

/* measure.c: timing. */

extern struct options options; /* set before anything is measured */

#define ROUNDS_MAX 99

/* Work to be timed. `run` does it `times` times and returns the number of
 * units: moves, calls, bytes. */
struct work {
    uint64_t (*run)(void *context, uint64_t times);
    void *context;
};

/* Nanoseconds per unit, by round. */
struct timing {
    uint32_t rounds;
    double round[ROUNDS_MAX];
};

/* Times several pieces of work together: every round does each of them once, so
 * that ratios compare measurements from the same time. */
void measure(const struct work *work, uint32_t count, struct timing *timing);

/* The median over all rounds; the difference between the slowest and the
 * fastest round, relative to the median; and the median of how many times
 * faster one piece of work was than another. */
double median(const struct timing *timing);
double spread(const struct timing *timing);
double times_as_fast(const struct timing *timing, const struct timing *other);

/* Nanoseconds: of wall time, and of this thread's CPU time, which excludes
 * other programs. */
double passed(void);
double worked(void);

/* Uses a result, so that no compiler can drop the work. */
void use(uint64_t result);

/* Ends the program if a call that must not fail has failed. */
void must(talon_status status, const char *what);

/* Memory that is never freed. */
void *memory_for(size_t count, size_t size);

/* report.c: figures. */

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
    int by_mean;        /* the goal applies to the value anyway */
};

void report_begin(void);
void report_group(const char *group);
void report(const struct figure *figure);
void report_end(void);

/* Figures of a timing: nanoseconds per unit, or units per second. */
struct figure in_nanoseconds(const char *name, const struct timing *timing);
struct figure per_second(const char *name, const char *unit,
                         const struct timing *timing);

/* positions.c: brings games to wanted positions. */

struct positions {
    talon_game **game;
    uint32_t count;
};

/* Rules of a preset. */
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

/* Takes the step; returns the number of its events, which go into a buffer if
 * one is given. */
uint32_t take_step(talon_game *game, const struct step *step,
                   talon_event *event);

/* Positions of random games under the same rules: the first one of each game
 * that is wanted. */
struct positions make_positions(const talon_rules *rules, uint32_t count,
                                int (*is_wanted)(const talon_game *game));
void free_positions(struct positions *positions);

/* The generator for all shuffles. */
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

/* hands.c: plays whole hands from a new game on, and reports the time per
 * move. */
void report_hands(const char *name, uint32_t game, const char *preset);

/* spots.c: single calls, timed at many positions. */

/* A position with everything that a call may need: first what calls read, then
 * what they write. */
struct spot {
    talon_game *game;
    talon_game *view; /* of the game, by seat 0 */
    talon_rules rules;
    talon_move move;                     /* a legal one, if any */
    talon_card card;                     /* its lowest card, or none */
    uint32_t moves;                      /* how many moves are legal */
    talon_cards hand;                    /* of seat 0 */
    talon_card pack[TALON_PACK_MAX];     /* cards that are due */
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
    talon_status refused; /* negative if the call was refused */
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

/* A call that is repeated at a spot. Spots where it is refused are left out. */
struct call {
    const char *name;
    void (*repeat)(struct spot *spot, uint64_t times);
    double most; /* goal for the slowest position in nanoseconds, or 0 */
};

/* Defines a function that makes a call, for struct call. */
#define CALL(name, expression)                                                 \
    static void name(struct spot *spot, uint64_t times)                        \
    {                                                                          \
        for (; times > 0; times--)                                             \
            spot->refused |= (expression);                                     \
    }

/* Times calls and reports them. The goal of a call applies to its slowest
 * position or, in the second function, to the mean over all positions. */
void report_calls(struct spots *spots, const struct call *call, uint32_t count);
void report_call_by_mean(struct spots *spots, const struct call *call);

/* places.c: where in a game samples are measured. */

#define PLACES 19

struct place {
    const char *name;
    uint32_t game;
    const char *preset;
    const char *players;
    uint32_t phase;
    uint32_t played; /* at least this many cards */
    double most;     /* goal for a sample in nanoseconds, or 0 */
    double rebuilt;  /* goal for the mean of a sample with its history */
};

extern const struct place places[PLACES];

/* Positions of random games at a place. */
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
void bench_poker(void);
void bench_solver(void);
void bench_solver_limits(void);
void bench_scale(void);

#endif
