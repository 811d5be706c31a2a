/* SPDX-License-Identifier: MIT */
/* Replays records and, on request, checks every annotation in them. A file may
 * hold many records; a bad one does not stop those after it. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <talon/talon.h>

enum {
    EXIT_FAILED = 1,
    EXIT_USAGE = 2
};

static const char help[] =
    "replay [--check] FILE...: replays the records in files\n"
    "\n"
    "  FILE     a file of records; - for standard input\n"
    "  --check  checks every annotation\n"
    "\n"
    "Prints a line for each record: where it begins, its rules, and the\n"
    "scores or chips at its end; or, for a bad record, where its first error\n"
    "is and what it is. The exit status is 1 if a record is bad, 2 if a file\n"
    "cannot be read.\n";

/* A text in memory, and how far it has been read. */
struct reader {
    const char *name;
    const char *text;
    size_t size, at;
    size_t line; /* of the text at `at`, from 1 */
    uint32_t check;
};

static void advance(struct reader *reader, size_t bytes)
{
    for (; bytes > 0; bytes--)
        if (reader->text[reader->at++] == '\n')
            reader->line++;
}

/* Bytes of the line at the reader, its end included. */
static size_t line_size(const struct reader *reader)
{
    const char *line = reader->text + reader->at;
    size_t left = reader->size - reader->at;
    const char *end = memchr(line, '\n', left);

    return end == NULL ? left : (size_t)(end - line) + 1;
}

static int at_header(const struct reader *reader)
{
    static const char word[] = "talon-record";
    const char *line = reader->text + reader->at;
    size_t left = line_size(reader);

    while (left > 0 && (*line == ' ' || *line == '\t')) {
        line++;
        left--;
    }
    return left >= sizeof word - 1 && memcmp(line, word, sizeof word - 1) == 0;
}

static int at_comment(const struct reader *reader)
{
    char first = reader->text[reader->at];

    return first == '#' || first == '\r' || first == '\n';
}

/* Skips to where the next record begins, after a bad one. */
static void skip_record(struct reader *reader)
{
    do {
        advance(reader, line_size(reader));
    } while (reader->at < reader->size && !at_header(reader));
}

/* Advances to the line of a position, whose lines count from here. */
static void go_to(struct reader *reader, const talon_text_position *position)
{
    uint32_t line;

    for (line = 1; line < position->line && reader->at < reader->size; line++)
        advance(reader, line_size(reader));
}

/* Prints the error in the line at the reader. */
static void complain(const struct reader *reader, talon_status status,
                     const talon_text_position *position)
{
    const char *clause = talon_status_clause(status);

    printf("%s:%zu: %s", reader->name, reader->line, talon_status_text(status));
    if (*clause != '\0')
        printf(" (%s)", clause);
    if (position->length > 0)
        printf(", column %" PRIu32 ": %.*s", position->column,
               (int)position->length,
               reader->text + reader->at + position->column - 1);
    putchar('\n');
}

/* Prints why no game can be made, and the options concerned. */
static void complain_rules(const struct reader *reader, talon_status status,
                           const talon_rules *rules)
{
    talon_problem problem = {.status = status};
    talon_problem problems[64];
    uint32_t count = 0, i;

    talon_rules_check(rules, problems, 64, &count);
    if (count > 0)
        problem = problems[0];
    printf("%s:%zu: %s", reader->name, reader->line,
           talon_status_text(problem.status));
    for (i = 0; i < problem.option_count; i++)
        printf("%s %s", i == 0 ? ":" : ",",
               talon_option_key(rules->game_id, problem.options[i]));
    putchar('\n');
}

static void report(const struct reader *reader, size_t line,
                   const talon_rules *rules, const talon_game *game)
{
    int64_t totals[TALON_SEATS_MAX];
    uint32_t seat_count, winners, i;
    int32_t seat;

    talon_game_totals(game, totals, TALON_SEATS_MAX, &seat_count);
    talon_game_winners(game, &winners);
    talon_game_to_act(game, &seat);
    printf("%s:%zu: %s, %s, %s: %s", reader->name, line,
           talon_games_key(rules->game_id),
           talon_preset_key(rules->game_id, (uint32_t)rules->value[0]),
           seat == TALON_NOBODY ? "over" : "unfinished",
           rules->game_id == TALON_GAME_TRIPOLI ? "chips" : "scores");
    for (i = 0; i < seat_count; i++)
        printf(" %" PRId64, totals[i]);
    for (i = 0; i < seat_count; i++)
        if ((winners >> i & 1) != 0)
            printf("%s %" PRIu32,
                   (winners & ((1u << i) - 1)) == 0 ? ", won by" : "", i);
    putchar('\n');
}

/* Replays the record at the reader; returns 1 if it is good. */
static int replay_record(struct reader *reader)
{
    talon_rules rules;
    talon_text_position position;
    talon_game *game;
    talon_status status;
    size_t used, line;

    while (reader->at < reader->size && at_comment(reader))
        advance(reader, line_size(reader));
    line = reader->line;
    status =
        talon_rules_read(reader->text + reader->at, reader->size - reader->at,
                         &rules, &used, &position);
    if (status < 0) {
        go_to(reader, &position);
        complain(reader, status, &position);
        return 0;
    }
    status = talon_game_new(NULL, &rules, &game);
    if (status < 0) {
        complain_rules(reader, status, &rules);
        return 0;
    }
    advance(reader, used);
    status = talon_record_read(game, reader->text + reader->at,
                               reader->size - reader->at, reader->check, &used,
                               &position);
    if (status < 0) {
        go_to(reader, &position);
        complain(reader, status, &position);
    } else {
        advance(reader, used);
        report(reader, line, &rules, game);
    }
    talon_game_free(NULL, game);
    return status >= 0;
}

/* The complete contents of a file, in memory; or null. */
static char *read_file(FILE *file, size_t *size)
{
    size_t room = 1 << 16;
    char *text = malloc(room);
    char *more = text;

    *size = 0;
    while (more != NULL) {
        *size += fread(text + *size, 1, room - *size, file);
        if (*size < room)
            break;
        room *= 2;
        more = realloc(text, room);
        text = more != NULL ? more : text;
    }
    if (more != NULL && !ferror(file))
        return text;
    free(text);
    return NULL;
}

static int replay_file(const char *name, uint32_t check)
{
    struct reader reader = {.name = name, .line = 1, .check = check};
    int standard = strcmp(name, "-") == 0;
    FILE *file = standard ? stdin : fopen(name, "rb");
    char *text = file == NULL ? NULL : read_file(file, &reader.size);
    int result = EXIT_SUCCESS;

    if (file != NULL && !standard)
        fclose(file);
    if (text == NULL) {
        fflush(stdout);
        perror(name);
        return EXIT_USAGE;
    }
    reader.text = text;
    do {
        if (!replay_record(&reader)) {
            result = EXIT_FAILED;
            if (reader.at < reader.size)
                skip_record(&reader);
        }
    } while (reader.at < reader.size);
    free(text);
    return result;
}

int main(int argc, char **argv)
{
    uint32_t check = TALON_RECORD_SKIP;
    int first = 1, result = EXIT_SUCCESS, status, i;

    if (argc > 1 && strcmp(argv[1], "--help") == 0) {
        fputs(help, stdout);
        return EXIT_SUCCESS;
    }
    if (argc > 1 && strcmp(argv[1], "--check") == 0) {
        check = TALON_RECORD_CHECK;
        first = 2;
    }
    if (first == argc || (argv[first][0] == '-' && argv[first][1] != '\0')) {
        fputs(help, stderr);
        return EXIT_USAGE;
    }
    for (i = first; i < argc; i++) {
        status = replay_file(argv[i], check);
        result = status > result ? status : result;
    }
    return result;
}
