/* SPDX-License-Identifier: MIT */
/* What is printed. Red suits are red: wherever one of their signs is printed,
 * so is the rank beside it. */
#include "screen.h"

#include "../common/command_line.h"
#include "platform.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NARROWEST 20
#define WIDEST    100 /* longer lines are hard to read */

static int colors;
static size_t column; /* where the line of sentences ends */

void screen_begin(void)
{
    const char *no_color = getenv("NO_COLOR"), *terminal = getenv("TERM");

    colors = (no_color == NULL || *no_color == '\0') &&
             platform_is_terminal(stdout) && terminal != NULL &&
             strcmp(terminal, "dumb") != 0;
}

size_t screen_width(void)
{
    size_t columns = platform_columns();

    if (columns == 0)
        return USUAL_COLUMNS;
    if (columns < NARROWEST)
        return NARROWEST;
    return columns > WIDEST ? WIDEST : columns;
}

static void emit(const char *text)
{
    static const char red[] = "\033[31m", plain[] = "\033[39m";
    size_t length;

    for (; *text != '\0'; text += length) {
        int is_red = strncmp(text, suit_sign(TALON_SUIT_HEARTS), 3) == 0 ||
                     strncmp(text, suit_sign(TALON_SUIT_DIAMONDS), 3) == 0;

        length = 1;
        if (colors && is_red) {
            for (length = 3; isalnum((unsigned char)text[length]);)
                length++;
            printf("%s%.*s%s", red, (int)length, text, plain);
        } else {
            putchar(*text);
        }
    }
}

/* The columns of the first bytes of a text. */
static size_t width_of(const char *text, size_t length)
{
    size_t columns = 0, i;

    for (i = 0; i < length; i++)
        columns += ((unsigned char)text[i] & 0xC0) != 0x80;
    return columns;
}

static void emit_part(const char *text, size_t length)
{
    struct text part = {.length = 0};

    add(&part, "%.*s", (int)length, text);
    emit(part.chars);
}

/* The bytes up to the end of the next word, with the spaces before it. */
static size_t next_word(const char *text)
{
    size_t spaces = strspn(text, " ");

    return spaces + strcspn(text + spaces, " ");
}

void print_paragraph(const char *text, size_t indent)
{
    size_t most = screen_width(), at = 0, length, spaces;

    end_sentences();
    for (; *text != '\0'; text += length) {
        length = next_word(text);
        if (at > 0 && at + width_of(text, length) > most) {
            spaces = strspn(text, " ");
            printf("\n%*s", (int)indent, "");
            at = indent;
            emit_part(text + spaces, length - spaces);
            at += width_of(text + spaces, length - spaces);
        } else {
            emit_part(text, length);
            at += width_of(text, length);
        }
    }
    putchar('\n');
}

void print_text(const struct text *text, size_t indent)
{
    print_paragraph(text->chars, indent);
}

void print_title(const char *text)
{
    struct text line = {.length = 0};

    end_sentences();
    if (colors)
        fputs("\033[1m", stdout);
    add(&line, "\u2500\u2500 %s \u2500\u2500", text);
    print_text(&line, 3);
    if (colors)
        fputs("\033[22m", stdout);
}

void print_empty(void)
{
    end_sentences();
    putchar('\n');
}

/* A sentence begins on the line of the last one if it fits there; one that fits
 * on no line is a paragraph. */
void say(const char *sentence)
{
    size_t wide = width(sentence), most = screen_width();

    if (column > 0 && column + 1 + wide > most)
        end_sentences();
    if (wide > most) {
        print_paragraph(sentence, 2);
        return;
    }
    if (column > 0)
        putchar(' ');
    emit(sentence);
    column += wide + (column > 0);
}

void end_sentences(void)
{
    if (column > 0)
        putchar('\n');
    column = 0;
}

void screen_flush(void)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return;
    fprintf(stderr, "%s: ", program);
    perror(NULL);
    exit(EXIT_FAILED);
}

void add_cell(struct text *text, const char *cell, size_t columns)
{
    size_t wide = width(cell), used = 0;

    if (wide <= columns) {
        add(text, "%s%*s", cell, (int)(columns - wide), "");
        return;
    }
    for (; used + 1 < columns; used++) {
        do {
            add(text, "%c", *cell++);
        } while (((unsigned char)*cell & 0xC0) == 0x80);
    }
    add(text, "\u2026");
}
