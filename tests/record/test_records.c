/* SPDX-License-Identifier: MIT */
/* The annotated games in tests/records: each is read, line by line, and every
 * annotation must hold. Another implementation of the rules made them; one is a
 * worked example from a book about the game. Errors are printed as FILE:LINE:
 * reason. */
#include "common/suite.h"

#include "places.h"

#include <dirent.h>

/* How many files, records and lines must be read: a file that is not found,
 * or not read to its end, must make the test fail. */
#define FILES   16
#define RECORDS 51
#define LINES   25080

struct total {
    uint32_t files, records, lines, failures;
};

static char *file_text(const char *name, size_t *size)
{
    FILE *file = fopen(name, "rb");
    char *text;
    long end;

    ck_assert_msg(file != NULL, "%s cannot be opened", name);
    ck_assert_int_eq(fseek(file, 0, SEEK_END), 0);
    end = ftell(file);
    ck_assert_int_ge(end, 0);
    rewind(file);
    *size = (size_t)end;
    text = malloc(*size + 1);
    ck_assert_ptr_nonnull(text);
    ck_assert_uint_eq(fread(text, 1, *size, file), *size);
    fclose(file);
    return text;
}

static void complain(struct total *total, const char *name, uint32_t line,
                     const talon_text_position *place, talon_status status)
{
    printf("%s:%" PRIu32 ": %s (%s) at column %" PRIu32 "\n", name,
           line + place->line - 1, talon_status_text(status),
           talon_status_name(status), place->column);
    total->failures++;
}

static uint32_t lines_in(const char *text, size_t size)
{
    uint32_t lines = 0;

    while (size-- > 0)
        lines += *text++ == '\n';
    return lines;
}

/* Reads the record at the beginning of a text, which is line `line` of its
 * file. Returns the bytes that it takes up, or 0 if it is refused. */
static size_t read_record(struct total *total, const char *name,
                          const char *text, size_t size, uint32_t line)
{
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    size_t header, used;
    talon_rules rules;
    talon_game *game;
    talon_text_position place = {1, 1, 0, 0};
    talon_status status = talon_rules_read(text, size, &rules, &header, &place);

    if (status == TALON_OK)
        status = talon_game_init(memory, sizeof memory, &rules, &game);
    if (status < 0) {
        complain(total, name, line, &place, status);
        return 0;
    }
    line += lines_in(text, header);
    status = talon_record_read(game, text + header, size - header,
                               TALON_RECORD_CHECK, &used, &place);
    if (status < 0) {
        complain(total, name, line, &place, status);
        return 0;
    }
    total->records++;
    return header + used;
}

static void read_file(struct total *total, const char *name)
{
    size_t size, at = 0, used;
    char *text = file_text(name, &size);

    while (at < size) {
        used = read_record(total, name, text + at, size - at,
                           1 + lines_in(text, at));
        if (used == 0)
            break;
        at += used;
    }
    total->files++;
    total->lines += lines_in(text, at);
    free(text);
}

static void read_files(struct total *total)
{
    DIR *directory = opendir(TALON_RECORDS_DIR);
    struct dirent *entry;
    char name[4096];

    ck_assert_msg(directory != NULL, "no directory %s", TALON_RECORDS_DIR);
    while ((entry = readdir(directory)) != NULL) {
        size_t length = strlen(entry->d_name);

        if (length < 6 || strcmp(entry->d_name + length - 6, ".talon") != 0)
            continue;
        snprintf(name, sizeof name, "%s/%s", TALON_RECORDS_DIR, entry->d_name);
        read_file(total, name);
    }
    closedir(directory);
}

START_TEST(every_annotation_of_the_records_holds)
{
    struct total total = {0};

    read_files(&total);
    ck_assert_msg(total.failures == 0,
                  "%" PRIu32 " files have a record that "
                  "is refused, see above",
                  total.failures);
    ck_assert_uint_eq(total.files, FILES);
    ck_assert_uint_eq(total.records, RECORDS);
    ck_assert_uint_eq(total.lines, LINES);
}
END_TEST

SUITE(records)
TEST(every_annotation_of_the_records_holds)
END_SUITE
