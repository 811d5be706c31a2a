/* SPDX-License-Identifier: MIT */
/* Reads files of records. */
#include "reader.h"
#include "command_line.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* The complete contents of a file and a zero, in memory to be freed; null if it
 * cannot be read. */
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
    if (more != NULL && !ferror(file)) {
        text[*size] = '\0';
        return text;
    }
    free(text);
    return NULL;
}

int reader_open(struct reader *reader, const char *name)
{
    int standard = strcmp(name, "-") == 0;
    FILE *file = standard ? stdin : fopen(name, "rb");

    *reader = (struct reader){.name = name, .line = 1, .errors = stderr};
    if (file != NULL)
        reader->text = read_file(file, &reader->size);
    if (reader->text == NULL) {
        fflush(stdout);
        perror(name);
    }
    if (file != NULL && !standard)
        fclose(file);
    return reader->text != NULL;
}

void reader_close(struct reader *reader)
{
    free(reader->text);
}

static void advance(struct reader *reader, size_t bytes)
{
    for (; bytes > 0; bytes--)
        if (reader->text[reader->at++] == '\n')
            reader->line++;
}

/* The bytes of the line at the reader, with its end. */
static size_t line_size(const struct reader *reader)
{
    const char *line = reader->text + reader->at;
    size_t left = reader->size - reader->at;
    const char *end = memchr(line, '\n', left);

    return end == NULL ? left : (size_t)(end - line) + 1;
}

/* Whether the next line begins a record. */
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

int reader_is_in_record(const struct reader *reader)
{
    return reader->at < reader->size && !at_header(reader);
}

static int at_comment(const struct reader *reader)
{
    char first = reader->text[reader->at];

    return first == '#' || first == '\r' || first == '\n';
}

void reader_skip(struct reader *reader)
{
    if (reader->at < reader->size)
        advance(reader, line_size(reader));
    while (reader_is_in_record(reader))
        advance(reader, line_size(reader));
}

int reader_ends_before(const struct reader *reader, size_t line)
{
    struct reader next = *reader;

    reader_skip(&next);
    return next.at < next.size && next.line <= line;
}

/* Advances to the line of a position, whose lines are counted from here. */
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
    FILE *to = reader->errors;
    const char *clause = talon_status_clause(status);

    fflush(stdout);
    fprintf(to, "%s:%zu: %s", reader->name, reader->line,
            talon_status_text(status));
    if (*clause != '\0')
        fprintf(to, " (%s)", clause);
    if (position->length > 0)
        fprintf(to, ", column %" PRIu32 ": %.*s", position->column,
                (int)position->length,
                reader->text + reader->at + position->column - 1);
    fputc('\n', to);
}

/* Prints why no game can be made, and the options concerned. */
static void complain_rules(const struct reader *reader, talon_status status,
                           const talon_rules *rules)
{
    FILE *to = reader->errors;
    talon_problem problem = {.status = status};
    talon_problem problems[64];
    uint32_t count = 0, i;

    talon_rules_check(rules, problems, 64, &count);
    if (count > 0)
        problem = problems[0];
    fflush(stdout);
    fprintf(to, "%s:%zu: %s", reader->name, reader->line,
            talon_status_text(problem.status));
    for (i = 0; i < problem.option_count; i++)
        fprintf(to, "%s %s", i == 0 ? ":" : ",",
                talon_option_key(rules->game_id, problem.options[i]));
    fputc('\n', to);
}

talon_game *reader_begin(struct reader *reader, talon_rules *rules)
{
    talon_text_position position;
    talon_game *game = NULL;
    talon_status status;
    size_t used;

    while (reader->at < reader->size && at_comment(reader))
        advance(reader, line_size(reader));
    reader->begin = reader->line;
    status =
        talon_rules_read(reader->text + reader->at, reader->size - reader->at,
                         rules, &used, &position);
    if (status < 0) {
        go_to(reader, &position);
        complain(reader, status, &position);
        return NULL;
    }
    status = talon_game_new(NULL, rules, &game);
    if (status < 0)
        complain_rules(reader, status, rules);
    else
        advance(reader, used);
    return game;
}

int reader_step(struct reader *reader, talon_game *game, talon_event *events,
                uint32_t *count)
{
    talon_text_position position;
    talon_status status = talon_record_read_line(
        game, reader->text + reader->at, line_size(reader), TALON_RECORD_SKIP,
        events, TALON_EVENTS_MAX, count, &position);

    if (status < 0)
        complain(reader, status, &position);
    else
        advance(reader, line_size(reader));
    return status >= 0;
}

int reader_finish(struct reader *reader, talon_game *game, uint32_t check)
{
    talon_text_position position;
    size_t used;
    talon_status status =
        talon_record_read(game, reader->text + reader->at,
                          reader->size - reader->at, check, &used, &position);

    if (status < 0) {
        go_to(reader, &position);
        complain(reader, status, &position);
    } else {
        advance(reader, used);
    }
    return status >= 0;
}

int reader_each(const char *name, FILE *errors,
                int (*work)(struct reader *reader, const void *context),
                const void *context)
{
    struct reader reader;
    int result = EXIT_SUCCESS;

    if (!reader_open(&reader, name))
        return EXIT_USAGE;
    reader.errors = errors;
    do {
        if (!work(&reader, context)) {
            result = EXIT_FAILED;
            reader_skip(&reader);
        }
    } while (reader.at < reader.size);
    reader_close(&reader);
    return result;
}
