/* SPDX-License-Identifier: MIT */
/* Reads files of records: one may hold many, and a bad one does not stop those
 * after it. */
#ifndef READER_H
#define READER_H

#include "lines.h"

#include <talon/talon.h>

/* The text of a record, and how far it has been read. The file is read record
 * by record, so that it may be of any size. */
struct reader {
    const char *name;
    struct lines lines;
    int has_line; /* whether the line in `lines` begins another record */
    char *text;
    size_t size, room, at;
    size_t line;  /* of the text at `at`, from 1 */
    size_t begin; /* the line where the last record began */
    FILE *errors; /* where errors are reported: standard error at first; null
                   for nowhere */
};

/* Opens a file, or standard input if its name is "-", and reads its first
 * record; 0 with the reason on standard error if that fails. */
int reader_open(struct reader *reader, const char *name);
void reader_close(struct reader *reader);

/* Whether the record has another line. */
int reader_is_in_record(const struct reader *reader);

/* Reads the header of the record at the reader and makes its game. If that is
 * impossible, says why and returns null. */
talon_game *reader_begin(struct reader *reader, talon_rules *rules);

/* Reads the next line of a record into its game. If it is refused, says so and
 * returns 0. */
int reader_step(struct reader *reader, talon_game *game, talon_event *events,
                uint32_t *count);

/* Reads lines up to the end of the record. If one is refused, says so and
 * returns 0. */
int reader_finish(struct reader *reader, talon_game *game, uint32_t check);

/* Whether the record at the reader ends before a line of the file, and another
 * record follows. */
int reader_ends_before(const struct reader *reader, size_t line);

/* Calls `work` for each record of a file, with the reader at its header. It
 * returns whether the record is good; either way the next record follows.
 * Errors are reported to `errors`. Returns an exit status. */
int reader_each(const char *name, FILE *errors,
                int (*work)(struct reader *reader, const void *context),
                const void *context);

/* Reports an error in a line. */
void reader_complain(const struct reader *reader, size_t line, const char *why);

/* Goes on to the next record, whatever is left of this one; 0 at the end. */
int reader_next(struct reader *reader);

#endif
