/* SPDX-License-Identifier: MIT */
/* Answers of the person. */
#include "input.h"

#include "messages.h"
#include "platform.h"
#include "screen.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Reads over the rest of a line that was too long. */
static void skip_line(void)
{
    int letter;

    do {
        letter = getchar();
    } while (letter != '\n' && letter != EOF);
}

int read_answer(char answer[ANSWER_ROOM])
{
    size_t length, start;

    end_sentences();
    fputs("> ", stdout);
    screen_flush();
    if (platform_interrupted() || fgets(answer, ANSWER_ROOM, stdin) == NULL) {
        putchar('\n');
        return 0;
    }
    if (strchr(answer, '\n') == NULL && !feof(stdin))
        skip_line();
    start = strspn(answer, " \t");
    length = strcspn(answer + start, "\r\n");
    while (length > 0 && strchr(" \t", answer[start + length - 1]) != NULL)
        length--;
    memmove(answer, answer + start, length);
    answer[length] = '\0';
    if (!platform_is_terminal(stdin))
        puts(answer);
    return 1;
}

/* The next letter of a text, small and without its accent; *text is moved past
 * it. The letters with accents that German and French have are two bytes. */
static int next_letter(const char **text)
{
    static const char plain[] = "aaaaaaaceeeeiiiidnooooo-ouuuuyts";
    const unsigned char *at = (const unsigned char *)*text;

    if (at[0] == 0xC3 && at[1] >= 0x80 && at[1] < 0xC0) {
        *text += 2;
        return plain[at[1] & 0x1F];
    }
    *text += *at != '\0';
    return tolower(*at);
}

/* Where a text goes on after its beginning; null if it begins otherwise. */
static const char *after(const char *text, const char *start)
{
    while (*start != '\0')
        if (next_letter(&text) != next_letter(&start))
            return NULL;
    return text;
}

int starts_alike(const char *text, const char *start)
{
    return after(text, start) != NULL;
}

int begins_with(const char *answer, const char *word, const char **rest)
{
    const char *end = after(answer, word);

    if (end == NULL || (*end != ' ' && *end != '\0'))
        return 0;
    *rest = end + strspn(end, " ");
    return 1;
}

int is_word(const char *answer, const char *word)
{
    const char *rest;

    return begins_with(answer, word, &rest) && *rest == '\0';
}

int is_number(const char *answer, long least, long most, long *number)
{
    char *end;

    errno = 0;
    *number = strtol(answer, &end, 10);
    return end != answer && *end == '\0' && errno == 0 && *number >= least &&
           *number <= most;
}

int contains(const char *text, const char *part)
{
    for (; *text != '\0'; text++)
        if (starts_alike(text, part))
            return 1;
    return 0;
}

int is_agreed(const char *question)
{
    static const char *const yes[] = {"y", "yes", "j", "ja"};
    static const char *const no[] = {"", "n", "no", "nein"};
    char answer[ANSWER_ROOM];
    size_t i;

    print_paragraph(question, 2);
    while (read_answer(answer)) {
        for (i = 0; i < sizeof yes / sizeof *yes; i++)
            if (is_word(answer, yes[i]))
                return 1;
        for (i = 0; i < sizeof no / sizeof *no; i++)
            if (is_word(answer, no[i]))
                return 0;
        print_paragraph(question, 2);
    }
    return 1;
}
