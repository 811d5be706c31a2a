/* SPDX-License-Identifier: MIT */
/* What the parts of the bench share: work that is timed, figures that are told,
 * and positions of games to work on. */
#ifndef TALON_BENCH_H
#define TALON_BENCH_H

#include <stddef.h>
#include <stdint.h>

#include "draw.h"
#include "talon/talon.h"

/* Bytes that no two threads write to: two cache lines, for processors fetch
 * pairs of them. */
#define LINES         128

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))

/* How the program was called. */
struct options {
    uint32_t rounds; /* of each measurement */
    double round;    /* nanoseconds that a round takes, or little less */
    int quick;       /* a trial run: everything once, nothing for long */
    int json;
    uint64_t scale; /* games in a row at most, in the group `scale` */
};

/* measure.c: timing. */

extern struct options options; /* set before anything is measured */

#define ROUNDS_MAX 99

/* Work to be timed. It is done `times` times over; `run` gives how many units
 * that were: moves, calls, bytes. */
struct work {
    uint64_t (*run)(void *context, uint64_t times);
    void *context;
};

/* Nanoseconds a unit took, by round. */
struct timing {
    uint32_t rounds;
    double round[ROUNDS_MAX];
};

/* Times some works side by side: every round does each of them once, so that a
 * ratio compares what the machine did at the same time. */
void measure(const struct work *work, uint32_t count, struct timing *timing);

/* The middle one of all rounds; the distance between the slowest and the
 * fastest as a part of it; and how many times as fast one thing was as
 * another, again in the middle. */
double median(const struct timing *timing);
double spread(const struct timing *timing);
double times_as_fast(const struct timing *timing, const struct timing *other);

/* Nanoseconds: since some time in the past, and those this thread has been at
 * work, where what other programs take does not count. */
double passed(void);
double worked(void);

/* Makes a result used, so that no compiler can do without the work. */
void use(uint64_t result);

/* Ends the program if something failed that cannot. */
void must(talon_status status, const char *what);

/* Memory that the program keeps. */
void *memory_for(size_t count, size_t size);

/* report.c: figures. */

/* A line of the report. The goal is for the ratio if there is one, else for the
 * slowest position if there is one, else for the value; 0 is no bound. */
struct figure {
    const char *name;
    const char *unit; /* "ns", "bytes", or of a rate "moves/s" */
    double value;
    double spread;      /* part of the value; 0: not told */
    double slowest;     /* of many positions; 0: not told */
    const char *beside; /* what the ratio is to, or null */
    double ratio;
    double least, most; /* the goal */
};

void report_begin(void);
void report_group(const char *group);
void report(const struct figure *figure);
void report_end(void);

/* Figures of a timing: nanoseconds a unit, or units a second. */
struct figure in_nanoseconds(const char *name, const struct timing *timing);
struct figure per_second(const char *name, const char *unit,
                         const struct timing *timing);

/* positions.c: games brought to where they are wanted. */

struct positions {
    talon_game **game;
    uint32_t count;
};

/* Rules of a preset. */
talon_rules preset_rules(uint32_t game, const char *preset);

/* What is to be done next. */
struct step {
    talon_move move;
    talon_card card[TALON_PACK_MAX]; /* to be dealt, if there are any */
    uint32_t cards;
};

/* Finds a random step: a move of the seat to act, or what is due at the table.
 * Gives 0 if the game is over. */
int random_step(const talon_game *game, struct chance *chance, talon_rng *rng,
                struct step *step);

/* Takes it; gives how many events it made, which go into a buffer if there is
 * one. */
uint32_t take_step(talon_game *game, const struct step *step,
                   talon_event *event);

/* Positions of random games under the same rules, each the first wanted one of
 * its game. */
struct positions make_positions(const talon_rules *rules, uint32_t count,
                                int (*is_wanted)(const talon_game *game));
void free_positions(struct positions *positions);

/* The generator of all shuffles. */
talon_rng shuffler(uint32_t stream);

/* games.c: a table where game after game is played at random. */

struct table {
    talon_game *start, *game;
    struct chance chance;
    talon_rng rng;
    uint64_t games, steps; /* played: deals of Tripoli are games here */
};

struct table make_table(uint32_t game, const char *preset, uint32_t stream);
void free_table(struct table *table);

/* Plays so many games at a table. */
uint64_t play_games(void *table, uint64_t times);

/* spots.c: single calls, timed at many positions. */

/* A position with everything a call may want: prepared, what the calls read;
 * below, what they write. */
struct spot {
    talon_game *game;
    talon_game *view; /* of it by seat 0 */
    talon_rules rules;
    talon_move move;                 /* one that is legal, if there is one */
    talon_card card;                 /* its lowest card, or none */
    uint32_t moves;                  /* how many are legal */
    talon_cards hand;                /* of seat 0 */
    talon_card pack[TALON_PACK_MAX]; /* cards that are due */
    uint32_t cards;                  /* how many */
    talon_event event[TALON_EVENTS_MAX]; /* of the step that led here */
    uint32_t events;                     /* how many */
    uint8_t saved[TALON_SAVE_BYTES_MAX];
    uint8_t saved_view[TALON_SAVE_BYTES_MAX];
    uint8_t saved_event[TALON_EVENTS_MAX * TALON_SAVED_EVENT_BYTES];
    size_t length;       /* of a game or view that is saved */
    size_t event_length; /* of the events */

    talon_game *other; /* a game that calls may change */
    talon_rng rng;
    talon_status refused; /* negative if a call was */
};

struct spots {
    struct spot *spot;
    uint32_t count;
};

/* Room for `count` spots, of which there are none yet. */
struct spots make_spots(uint32_t count);

/* Adds a copy of a game, and the events that led to it. */
void add_spot(struct spots *spots, const talon_game *game,
              struct chance *chance, const talon_event *event, uint32_t events);
void free_spots(struct spots *spots);

/* A call: made so many times at a spot. It is left out at spots where it is
 * refused. */
struct call {
    const char *name;
    void (*repeat)(struct spot *spot, uint64_t times);
    double most; /* nanoseconds at the slowest position, or 0 */
};

/* Defines the function for a struct call. */
#define CALL(name, expression)                                                 \
    static void name(struct spot *spot, uint64_t times)                        \
    {                                                                          \
        for (; times > 0; times--)                                             \
            spot->refused |= (expression);                                     \
    }

/* Times calls and reports them. */
void report_calls(struct spots *spots, const struct call *call, uint32_t count);

/* places.c: where views are looked at. */

#define PLACES 19

struct place {
    const char *name;
    uint32_t game;
    const char *preset;
    const char *players;
    uint32_t phase;
    uint32_t played; /* cards at least */
    double most;     /* nanoseconds that a sample may take, or 0 */
};

extern const struct place places[PLACES];

/* Some positions of random games at a place. */
struct spots spots_at(const struct place *place);

/* The groups, each a file. */

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
void bench_scale(void);

#endif
