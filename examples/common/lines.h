/* SPDX-License-Identifier: MIT */
/* The lines of a file, one after the other, in the memory of the longest. */
#ifndef LINES_H
#define LINES_H

#include <stdio.h>

struct lines {
    const char *name;
    FILE *file;
    char *text;          /* the line that was read, without its end */
    size_t length, room; /* of the text */
    size_t number;       /* of that line, from 1; 0 before the first */
    int failed;          /* whether the file could not be read on */
};

/* Opens a file, or standard input if its name is "-"; 0 with the reason on
 * standard error if that fails. */
int lines_open(struct lines *lines, const char *name);
void lines_close(struct lines *lines);

/* Reads the next line, which ends in a zero; 0 at the end, and with the reason
 * on standard error if the file cannot be read on. */
int lines_next(struct lines *lines);

#endif
