/* SPDX-License-Identifier: MIT */
/* Games as text: how many bytes per second the library writes, and how many it
 * reads and plays. */
#include <stdlib.h>
#include <string.h>

#include "bench.h"

#define STEPS 600

/* A game as it was played and as text: `events` has only its events, `trace`
 * also has all annotations after each event. */
struct record {
    talon_game *start, *game;
    talon_game *before[STEPS]; /* the game before each step */
    struct step step[STEPS];
    uint32_t steps;
    char *events, *trace;
    size_t events_length, trace_length;
};

static size_t write_step(const struct record *record, uint32_t i, char *text,
                         size_t size)
{
    const struct step *step = &record->step[i];
    size_t length = 0;

    if (step->cards > 0)
        must(talon_record_write_deal(record->before[i], step->card, step->cards,
                                     text, size, &length),
             "talon_record_write_deal");
    else
        must(talon_record_write_move(record->before[i], &step->move, text, size,
                                     &length),
             "talon_record_write_move");
    return length;
}

static size_t write_state(const talon_game *game, char *text)
{
    size_t length;

    must(talon_record_write_state(game, text, TALON_RECORD_STATE_MAX, &length),
         "talon_record_write_state");
    return length;
}

static uint64_t write_events(void *context, uint64_t times)
{
    const struct record *record = context;
    uint64_t bytes = 0, i;
    char text[512];

    for (i = 0; i < times * record->steps; i++)
        bytes += write_step(record, (uint32_t)(i % record->steps), text,
                            sizeof text);
    return bytes;
}

static uint64_t write_annotations(void *context, uint64_t times)
{
    const struct record *record = context;
    char text[TALON_RECORD_STATE_MAX];
    uint64_t bytes = 0, i;

    for (i = 0; i < times * record->steps; i++)
        bytes += write_state(record->before[i % record->steps], text);
    return bytes;
}

static uint64_t read_text(const struct record *record, const char *text,
                          size_t length, uint64_t times)
{
    uint64_t i;

    for (i = 0; i < times; i++) {
        must(talon_game_copy(record->game, record->start), "talon_game_copy");
        must(talon_record_read(record->game, text, length, TALON_RECORD_CHECK,
                               NULL, NULL),
             "talon_record_read");
    }
    return times * length;
}

static uint64_t read_events(void *context, uint64_t times)
{
    const struct record *record = context;

    return read_text(record, record->events, record->events_length, times);
}

static uint64_t read_trace(void *context, uint64_t times)
{
    const struct record *record = context;

    return read_text(record, record->trace, record->trace_length, times);
}

static void add_text(struct record *record, uint32_t i)
{
    size_t length =
        write_step(record, i, record->events + record->events_length, 512);

    memcpy(record->trace + record->trace_length,
           record->events + record->events_length, length);
    record->events_length += length;
    record->trace_length += length;
    record->trace_length +=
        write_state(record->game, record->trace + record->trace_length);
}

/* Plays the first steps of a random game. */
static struct record *make_record(uint32_t game, const char *preset)
{
    talon_rules rules = preset_rules(game, preset);
    struct record *record = memory_for(1, sizeof *record);
    struct chance chance = {game};
    talon_rng rng = shuffler(game);
    uint32_t i;

    record->events = memory_for(STEPS, 512);
    record->trace = memory_for(STEPS, 512 + TALON_RECORD_STATE_MAX);
    must(talon_game_new(NULL, &rules, &record->start), "talon_game_new");
    must(talon_game_new(NULL, &rules, &record->game), "talon_game_new");
    for (i = 0; i < STEPS; i++) {
        if (!random_step(record->game, &chance, &rng, &record->step[i]))
            break;
        must(talon_game_new(NULL, &rules, &record->before[i]), "memory");
        must(talon_game_copy(record->before[i], record->game), "copy");
        take_step(record->game, &record->step[i], NULL);
        add_text(record, i);
        record->steps++;
    }
    return record;
}

static void free_record(struct record *record)
{
    uint32_t i;

    for (i = 0; i < record->steps; i++)
        talon_game_free(NULL, record->before[i]);
    talon_game_free(NULL, record->start);
    talon_game_free(NULL, record->game);
    free(record->events);
    free(record->trace);
    free(record);
}

static const struct {
    uint32_t game;
    const char *preset;
    const char *names[4];
} kinds[] = {
    {TALON_GAME_FIVE_HUNDRED,
     "australian-4",
     {"Five Hundred, reading", "Five Hundred, with annotations",
      "Five Hundred, writing", "Five Hundred, annotations"}},
    {TALON_GAME_TRIPOLI,
     "tripoli",
     {"Tripoli, reading", "Tripoli, with annotations", "Tripoli, writing",
      "Tripoli, annotations"}},
};

void bench_record(void)
{
    uint64_t (*const works[])(void *, uint64_t) = {
        read_events, read_trace, write_events, write_annotations};
    uint32_t kind, i;

    for (kind = 0; kind < LENGTH(kinds); kind++) {
        struct record *record =
            make_record(kinds[kind].game, kinds[kind].preset);

        for (i = 0; i < LENGTH(works); i++) {
            struct work work = {works[i], record};
            struct timing timing;
            struct figure figure;

            measure(&work, 1, &timing);
            figure = per_second(kinds[kind].names[i], "bytes/s", &timing);
            report(&figure);
        }
        free_record(record);
    }
}
