/* SPDX-License-Identifier: MIT */
/* Reads files of records. */
#include "reader.h"
#include "command_line.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static int begins_record(const struct lines *lines)
{
    static const char word[] = "talon-record";

    return strncmp(lines->text + strspn(lines->text, " \t"), word,
                   sizeof word - 1) == 0;
}

static int is_comment(const char *line, size_t length)
{
    return length == 0 || *line == '#' || *line == '\r' || *line == '\n';
}

/* Adds the line that was read to the text of the record. */
static void keep_line(struct reader *reader)
{
    size_t length = reader->lines.length;

    if (reader->room - reader->size <= length) {
        reader->room = 2 * reader->room + length + 1;
        reader->text = realloc(reader->text, reader->room);
        if (reader->text == NULL)
            fail("%s", talon_status_text(TALON_E_MEMORY));
    }
    memcpy(reader->text + reader->size, reader->lines.text, length);
    reader->text[reader->size + length] = '\n';
    reader->size += length + 1;
}

/* Reads a record, which ends where another one begins. Comments before its
 * header belong to it. */
static void read_record(struct reader *reader)
{
    struct lines *lines = &reader->lines;
    int has_begun = reader->has_line;

    reader->size = 0;
    reader->at = 0;
    if (reader->has_line)
        keep_line(reader);
    for (;;) {
        reader->has_line = lines_next(lines);
        if (!reader->has_line || (has_begun && begins_record(lines)))
            return;
        has_begun |= !is_comment(lines->text, lines->length);
        keep_line(reader);
    }
}

int reader_open(struct reader *reader, const char *name)
{
    *reader = (struct reader){.name = name, .line = 1, .errors = stderr};
    if (!lines_open(&reader->lines, name))
        return 0;
    read_record(reader);
    if (reader->lines.failed)
        reader_close(reader);
    return !reader->lines.failed;
}

void reader_close(struct reader *reader)
{
    lines_close(&reader->lines);
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
    const char *end = memchr(line, '\n', reader->size - reader->at);

    return (size_t)(end - line) + 1;
}

int reader_is_in_record(const struct reader *reader)
{
    return reader->at < reader->size;
}

int reader_next(struct reader *reader)
{
    if (!reader->has_line)
        return 0;
    advance(reader, reader->size - reader->at);
    read_record(reader);
    return 1;
}

int reader_ends_before(const struct reader *reader, size_t line)
{
    return reader->has_line && reader->lines.number <= line;
}

/* Advances to the line of a position, whose lines are counted from here. */
static void go_to(struct reader *reader, const talon_text_position *position)
{
    uint32_t line;

    for (line = 1; line < position->line && reader->at < reader->size; line++)
        advance(reader, line_size(reader));
}

void reader_complain(const struct reader *reader, size_t line, const char *why)
{
    if (reader->errors == NULL)
        return;
    fflush(stdout);
    fprintf(reader->errors, "%s:%zu: %s\n", reader->name, line, why);
}

/* Reports the error in the line at the reader. */
static void complain(const struct reader *reader, talon_status status,
                     const talon_text_position *position)
{
    FILE *to = reader->errors;
    const char *clause = talon_status_clause(status);

    if (to == NULL)
        return;
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

/* Reports why no game can be made, and the options concerned. */
static void complain_rules(const struct reader *reader, talon_status status,
                           const talon_rules *rules)
{
    FILE *to = reader->errors;
    talon_problem problem = {.status = status};
    talon_problem problems[64];
    uint32_t count = 0, i;

    if (to == NULL)
        return;
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

    while (reader_is_in_record(reader) &&
           is_comment(reader->text + reader->at, line_size(reader)))
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
        if (!work(&reader, context))
            result = EXIT_FAILED;
    } while (reader_next(&reader));
    if (reader.lines.failed)
        result = EXIT_USAGE;
    reader_close(&reader);
    return result;
}
