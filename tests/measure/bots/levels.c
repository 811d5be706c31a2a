/* SPDX-License-Identifier: MIT */
/*
 * talon's own players as a program for tournament (doc/bots.md): what a built
 * version of talon plays like can be measured against any other.
 *
 *   levels expert-1
 *
 * Seat by seat, it plays as the level of the same name does within tournament,
 * move for move: its generators are seeded once at each table. It needs nothing
 * but the public headers, those of 0.3.0 included, which no release had.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <talon/player.h>
#include <talon/talon.h>

#if TALON_VERSION_MAJOR == 0 && TALON_VERSION_MINOR < 4
#define SCRATCH_BYTES TALON_PLAYER_BYTES_MAX
#define NEVER_STOPS
#else
#define SCRATCH_BYTES TALON_PLAYER_BYTES
#define NEVER_STOPS   NULL,
#endif

enum {
    LINE_MAX_BYTES = 2 * TALON_SAVE_BYTES_MAX + 16
};

struct seat {
    char table[64]; /* where the generator was seeded */
    talon_rng rng;
};

static struct seat seats[TALON_SEATS_MAX];
static uint64_t memory[TALON_GAME_BYTES_MAX / 8];
static uint64_t scratch[SCRATCH_BYTES / 8];

/* A request, as far as this program needs it. */
struct request {
    char number[32], table[64];
    uint8_t seed[TALON_SEED_BYTES], view[TALON_SAVE_BYTES_MAX];
    unsigned long stream;
    size_t length; /* of the view */
    int32_t seat;
};

/* The value of a hexadecimal digit, as tournament writes them; or -1. */
static int digit(char byte)
{
    return byte >= '0' && byte <= '9'   ? byte - '0'
           : byte >= 'a' && byte <= 'f' ? byte - 'a' + 10
                                        : -1;
}

static size_t read_bytes(const char *text, uint8_t *bytes, size_t size)
{
    size_t count = 0;

    while (count < size && digit(text[0]) >= 0 && digit(text[1]) >= 0) {
        bytes[count++] = (uint8_t)(digit(text[0]) * 16 + digit(text[1]));
        text += 2;
    }
    return count;
}

static void read_line(const char *line, struct request *request)
{
    if (strncmp(line, "decide ", 7) == 0)
        sscanf(line, "decide %31s", request->number);
    else if (strncmp(line, "table ", 6) == 0)
        sscanf(line, "table %63s", request->table);
    else if (strncmp(line, "seat ", 5) == 0)
        request->seat = (int32_t)strtol(line + 5, NULL, 10);
    else if (strncmp(line, "view ", 5) == 0)
        request->length =
            read_bytes(line + 5, request->view, sizeof request->view);
    else if (strncmp(line, "seed ", 5) == 0 &&
             read_bytes(line + 5, request->seed, TALON_SEED_BYTES) ==
                 TALON_SEED_BYTES)
        request->stream = strtoul(line + 5 + 2 * TALON_SEED_BYTES, NULL, 10);
}

/* Reads up to "end"; 0 if there is nothing more. */
static int read_request(struct request *request)
{
    char line[LINE_MAX_BYTES];

    memset(request, 0, sizeof *request);
    while (fgets(line, sizeof line, stdin) != NULL) {
        if (strcmp(line, "end\n") == 0)
            return 1;
        read_line(line, request);
    }
    return 0;
}

/* The generator of a seat goes on as long as the table is the same. */
static talon_rng *rng_of(const struct request *request)
{
    struct seat *seat = &seats[request->seat];

    if (strcmp(seat->table, request->table) != 0) {
        strcpy(seat->table, request->table);
        talon_rng_seed(&seat->rng, request->seed, (uint32_t)request->stream);
    }
    return &seat->rng;
}

static int answer(const struct request *request, uint32_t level)
{
    static const char *const chances[] = {"", "contract", "best-hand",
                                          "goes-out"};
    talon_player_budget budget = {.level = level};
    char line[TALON_MOVE_TEXT_MAX];
    talon_advice advice;
    talon_game *view;
    uint32_t count = 0;

    if (request->seat < 0 || request->seat >= TALON_SEATS_MAX ||
        talon_game_init_saved(memory, sizeof memory, request->view,
                              request->length, &view, NULL) < 0 ||
        talon_player_advise(view, request->seat, &budget, NEVER_STOPS NULL, 0,
                            rng_of(request), scratch, sizeof scratch, &advice,
                            1, &count) < 0 ||
        count == 0 ||
        talon_record_write_move(view, &advice.next_move, line, sizeof line,
                                NULL) < 0)
        return 0;
    line[strcspn(line, "\n")] = '\0';
    printf("move %s %s", request->number, line);
    if (advice.chance_of > 0 && advice.chance_of < 4)
        printf(" chance %s %d", chances[advice.chance_of], advice.chance);
    printf("\n");
    fflush(stdout);
    return 1;
}

int main(int count, char **argument)
{
    uint32_t level = talon_level_find(count == 2 ? argument[1] : NULL);
    static struct request request;

    if (level == 0) {
        fprintf(stderr, "usage: levels LEVEL\n");
        return 2;
    }
    if (!read_request(&request)) /* the rules: they are in every view */
        return 1;
    printf("ready view\n");
    fflush(stdout);
    while (read_request(&request))
        if (!answer(&request, level))
            return 1;
    return 0;
}
