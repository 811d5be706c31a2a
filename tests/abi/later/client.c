/* SPDX-License-Identifier: MIT */
/* A client of today's headers that runs with today's library and with a later
 * one (make.py), and meets what the other has written.
 *
 *   client write DIR    plays hands of every preset of the library in use, and
 *                       writes saves, views, events, and records
 *   client read FILE... reads what another has written, goes on with it, and
 *                       prints a line for each file: its name, the status, and
 *                       what came of it
 *
 * It treats numbers that it does not know as doc/abi.md says. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <talon/talon.h>

#define GAMES_MAX   8
#define STEPS       300
#define SAVED_EVERY 29 /* steps */
#define RECORD_SIZE 65536

static union {
    uint64_t aligned;
    unsigned char byte[2][TALON_GAME_BYTES_MAX];
} memory;
static talon_rng rng;
static talon_event events[TALON_EVENTS_MAX];
static uint32_t event_count;

static void must(const char *what, talon_status status)
{
    if (status >= 0)
        return;
    fprintf(stderr, "%s: %s\n", what, talon_status_name(status));
    exit(1);
}

/* ---- playing */

static talon_move any_move(const talon_game *game, int32_t seat)
{
    talon_move move;
    uint32_t count;

    must("counting moves", talon_game_seat_move_count(game, seat, &count));
    must("a move", talon_game_seat_move_at(
                       game, seat, talon_rng_below(&rng, count), &move));
    must("checking it", talon_game_check(game, &move, NULL));
    return move;
}

/* Makes one step; returns 0 at the end of the game. */
static int step(talon_game *game)
{
    int32_t seat;
    talon_move move;

    must("asking who acts", talon_game_to_act(game, &seat));
    if (seat == TALON_NOBODY)
        return 0;
    if (seat == TALON_TABLE) {
        must("chance", talon_game_chance(game, &rng, events, TALON_EVENTS_MAX,
                                         &event_count));
    } else {
        move = any_move(game, seat);
        must("playing", talon_game_apply(game, &move, events, TALON_EVENTS_MAX,
                                         &event_count));
    }
    return 1;
}

/* ---- files */

static void write_file(const char *folder, const char *key, uint32_t number,
                       const char *kind, const void *bytes, size_t length)
{
    char path[512];
    FILE *file;

    snprintf(path, sizeof path, "%s/%s-%03" PRIu32 ".%s", folder, key, number,
             kind);
    file = fopen(path, "wb");
    if (file == NULL || fwrite(bytes, 1, length, file) != length ||
        fclose(file) != 0) {
        perror(path);
        exit(1);
    }
}

static size_t read_file(const char *path, void *bytes, size_t size)
{
    FILE *file = fopen(path, "rb");
    size_t length;

    if (file == NULL) {
        perror(path);
        exit(1);
    }
    length = fread(bytes, 1, size, file);
    fclose(file);
    return length;
}

/* Writes a save of a game, and a view of its first seat. */
static void write_saves(const char *folder, const char *key, uint32_t number,
                        const talon_game *game)
{
    uint8_t bytes[TALON_SAVE_BYTES_MAX];
    talon_game *view;
    size_t length;

    must("saving", talon_game_save(game, bytes, sizeof bytes, &length));
    write_file(folder, key, number, "save", bytes, length);
    must("copying",
         talon_game_clone(memory.byte[1], sizeof memory.byte[1], game, &view));
    must("a view", talon_game_redact(view, view, 1));
    must("saving", talon_game_save(view, bytes, sizeof bytes, &length));
    write_file(folder, key, number, "view", bytes, length);
}

static void write_events(const char *folder, const char *key, uint32_t number)
{
    uint8_t bytes[TALON_EVENTS_MAX * TALON_SAVED_EVENT_BYTES];
    size_t length;

    must("saving events",
         talon_events_save(events, event_count, bytes, sizeof bytes, &length));
    write_file(folder, key, number, "events", bytes, length);
}

static void write_preset(const char *folder, uint32_t game_id, uint32_t preset)
{
    const char *key = talon_preset_key(game_id, preset);
    static char record[RECORD_SIZE];
    talon_rules rules;
    talon_game *game;
    uint32_t i;
    size_t length;

    must("rules", talon_rules_init(&rules, game_id, preset));
    must("a record", talon_rules_write(&rules, record, sizeof record, &length));
    write_file(folder, key, 0, "record", record, length);
    must("a game",
         talon_game_init(memory.byte[0], sizeof memory.byte[0], &rules, &game));
    for (i = 0; i < STEPS && step(game); i++) {
        if (i % SAVED_EVERY == 0)
            write_saves(folder, key, i, game);
        if (event_count > 4)
            write_events(folder, key, i);
    }
}

static void write_all(const char *folder)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {25, 4};
    uint32_t game, preset;

    for (game = 0; talon_games_at(game) != 0; game++) {
        uint32_t id = talon_games_at(game);

        for (preset = 1; preset <= talon_preset_count(id); preset++) {
            must("a seed", talon_rng_seed(&rng, seed, id * 100 + preset));
            write_preset(folder, id, preset);
        }
    }
}

/* ---- reading */

static uint32_t hash;

static void add(const void *from, size_t length)
{
    const uint8_t *byte = from;

    while (length-- > 0)
        hash = (hash ^ *byte++) * 0x01000193u;
}

static void add_number(int64_t number)
{
    add(&number, sizeof number);
}

/* What a game or view says of itself, as a number. */
static uint32_t state_of(const talon_game *game)
{
    int64_t totals[TALON_SEATS_MAX] = {0};
    talon_choice choices[TALON_CHOICES_MAX];
    talon_cards cards;
    uint32_t number = 0, place;

    hash = 0x811C9DC5u;
    must("a phase", talon_game_phase(game, &number));
    add_number(number);
    must("a turn", talon_game_turn(game, &number));
    add_number(number);
    for (place = 0; place < 20; place++) {
        cards = 0, number = 0;
        add_number(talon_game_cards(game, (int32_t)place, &cards, &number));
        add_number((int64_t)cards);
        add_number(number);
    }
    must("totals", talon_game_totals(game, totals, TALON_SEATS_MAX, &number));
    add(totals, number * sizeof totals[0]);
    must("choices",
         talon_game_choices_of(game, 0, choices, TALON_CHOICES_MAX, &number));
    add(choices, number * sizeof choices[0]);
    return hash;
}

static void read_save(const uint8_t *bytes, size_t length)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {4, 25};
    talon_game *game;
    int32_t is_view;
    uint32_t i = 0;
    talon_status status = talon_game_init_saved(
        memory.byte[0], sizeof memory.byte[0], bytes, length, &game, NULL);

    printf("%s", talon_status_name(status));
    if (status < 0)
        return;
    must("asking whose view", talon_game_viewers(game, NULL, &is_view));
    printf(" %08" PRIx32, state_of(game));
    must("a seed", talon_rng_seed(&rng, seed, 0));
    if (!is_view) {
        while (i < 20 && step(game))
            i++;
    }
    printf(" %08" PRIx32, state_of(game));
}

/* Events of kinds that this client does not know are skipped. */
static void read_events(const uint8_t *bytes, size_t length)
{
    talon_event known[TALON_EVENTS_MAX];
    uint32_t count, i, kinds = 0;
    talon_status status =
        talon_events_load(bytes, length, events, TALON_EVENTS_MAX, &count);

    printf("%s", talon_status_name(status));
    if (status < 0)
        return;
    for (i = 0; i < count; i++)
        if (events[i].kind <= TALON_KIND_GAME_OVER)
            known[kinds++] = events[i];
    hash = 0x811C9DC5u;
    add(known, kinds * sizeof known[0]);
    printf(" %08" PRIx32 " known %" PRIu32 " unknown %" PRIu32, hash, kinds,
           count - kinds);
    must("redacting", talon_events_redact(events, count, 0));
}

static void read_record(const char *text, size_t length)
{
    talon_rules rules;
    talon_status status = talon_rules_read(text, length, &rules, NULL, NULL);

    printf("%s", talon_status_name(status));
    hash = 0x811C9DC5u;
    add(&rules, sizeof rules);
    if (status == TALON_OK)
        printf(" %08" PRIx32, hash);
}

static void read_one(const char *path)
{
    static uint8_t bytes[RECORD_SIZE];
    size_t length = read_file(path, bytes, sizeof bytes);
    const char *name = strrchr(path, '/'), *kind = strrchr(path, '.');

    printf("%s ", name != NULL ? name + 1 : path);
    if (kind != NULL && strcmp(kind, ".events") == 0)
        read_events(bytes, length);
    else if (kind != NULL && strcmp(kind, ".record") == 0)
        read_record((const char *)bytes, length);
    else
        read_save(bytes, length);
    printf("\n");
}

int main(int argc, char **argv)
{
    int i;

    if (argc == 3 && strcmp(argv[1], "write") == 0) {
        write_all(argv[2]);
        return 0;
    }
    if (argc < 3 || strcmp(argv[1], "read") != 0) {
        fprintf(stderr, "usage: client write DIR | client read FILE...\n");
        return 2;
    }
    for (i = 2; i < argc; i++)
        read_one(argv[i]);
    return 0;
}
