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

static int lower(char letter)
{
    return tolower((unsigned char)letter);
}

int starts_alike(const char *text, const char *start)
{
    size_t i;

    for (i = 0; start[i] != '\0'; i++)
        if (lower(text[i]) != lower(start[i]))
            return 0;
    return 1;
}

int begins_with(const char *answer, const char *word, const char **rest)
{
    size_t length = strlen(word);

    if (!starts_alike(answer, word))
        return 0;
    *rest = answer + length + strspn(answer + length, " ");
    return answer[length] == ' ' || answer[length] == '\0';
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
