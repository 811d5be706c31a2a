/* SPDX-License-Identifier: MIT */
/* The lines of a file, one after the other. */
#include "lines.h"
#include "command_line.h"

#include <stdlib.h>
#include <string.h>

int lines_open(struct lines *lines, const char *name)
{
    int standard = strcmp(name, "-") == 0;
    FILE *file = standard ? stdin : fopen(name, "rb");

    *lines = (struct lines){.name = name, .file = file};
    if (file == NULL) {
        fflush(stdout);
        perror(name);
    }
    return file != NULL;
}

void lines_close(struct lines *lines)
{
    free(lines->text);
    if (lines->file != stdin)
        fclose(lines->file);
}

static void add_char(struct lines *lines, char c)
{
    if (lines->length == lines->room) {
        lines->room = lines->room > 0 ? 2 * lines->room : 256;
        lines->text = realloc(lines->text, lines->room);
        if (lines->text == NULL)
            fail("%s", talon_status_text(TALON_E_MEMORY));
    }
    lines->text[lines->length++] = c;
}

/* Tells the end of a file from a failure, which is reported once. */
static void tell_failure(struct lines *lines)
{
    if (lines->failed || !ferror(lines->file))
        return;
    lines->failed = 1;
    fflush(stdout);
    perror(lines->name);
}

int lines_next(struct lines *lines)
{
    int c = getc(lines->file);

    lines->length = 0;
    if (c == EOF) {
        tell_failure(lines);
        return 0;
    }
    lines->number++;
    for (; c != EOF && c != '\n'; c = getc(lines->file))
        add_char(lines, (char)c);
    add_char(lines, '\0');
    lines->length--;
    return 1;
}
