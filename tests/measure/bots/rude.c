/* SPDX-License-Identifier: MIT */
/*
 * A player that does one thing wrong, for test_programs.c:
 *
 *   rude HABIT
 *
 * It answers with the plainest move, as it is told, but for its habit.
 */
#define _POSIX_C_SOURCE 200809L
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char number[32], seat[8], plainest[256];

/* Reads up to "end"; 0 if there is nothing more. */
static int read_request(void)
{
    static char line[65536];

    while (fgets(line, sizeof line, stdin) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (strcmp(line, "end") == 0)
            return 1;
        sscanf(line, "decide %31s", number);
        sscanf(line, "seat %7s", seat);
        sscanf(line, "plainest %255[^\n]", plainest);
    }
    return 0;
}

static void say(const char *text)
{
    printf("%s\n", text);
    fflush(stdout);
}

/* Answers the request, or another one of the deal. */
static void move(long shift, const char *line)
{
    char *dot = strchr(number, '.');

    if (dot != NULL)
        printf("move %.*s.%ld %s\n", (int)(dot - number), number,
               strtol(dot + 1, NULL, 10) + shift, line);
    fflush(stdout);
}

static void flood(const char *text)
{
    while (fputs(text, stdout) >= 0)
        continue;
    exit(1);
}

static void sleep_long(void)
{
    for (;;)
        sleep(60);
}

/* What happens in place of an answer; 0 for an honest one. */
static int misbehaves(const char *habit, unsigned long decisions)
{
    char line[300];

    if (strcmp(habit, "silent") == 0)
        sleep_long();
    if (strcmp(habit, "exit") == 0)
        exit(3);
    if (strcmp(habit, "exit-sometimes") == 0 && decisions % 5 == 0)
        exit(4);
    if (strcmp(habit, "abort") == 0)
        raise(SIGKILL);
    if (strcmp(habit, "close") == 0) {
        close(1);
        sleep_long();
    }
    if (strcmp(habit, "flood") == 0)
        flood("0123456789");
    if (strcmp(habit, "chatter") == 0)
        flood("la la la\n");
    if (strcmp(habit, "echo") == 0)
        flood("move 0.0 1 pass\n");
    if (strcmp(habit, "garbage") == 0)
        say("I \x80 pass");
    else if (strcmp(habit, "future") == 0)
        move(1, plainest);
    else if (strcmp(habit, "no-move") == 0)
        move(0, "");
    else if (strcmp(habit, "table") == 0)
        move(0, "deal AS");
    else if (strcmp(habit, "illegal") == 0)
        move(0, (snprintf(line, sizeof line, "%s play JL", seat), line));
    else if (strcmp(habit, "other-seat") == 0)
        move(0, (snprintf(line, sizeof line, "%d%s", seat[0] == '0' ? 1 : 0,
                          plainest + 1),
                 line));
    else if (strcmp(habit, "sure") == 0)
        move(0,
             (snprintf(line, sizeof line, "%s chance contract 10001", plainest),
              line));
    else if (strcmp(habit, "poker") == 0)
        move(0,
             (snprintf(line, sizeof line, "%s chance best-hand 5000", plainest),
              line));
    else if (strcmp(habit, "half") == 0) {
        printf("move %s %s", number, plainest);
        exit(0);
    } else if (strcmp(habit, "twice") == 0) {
        move(-1, plainest);
        return 0;
    } else {
        return 0;
    }
    return 1;
}

int main(int count, char **argument)
{
    const char *habit = count > 1 ? argument[1] : "";
    unsigned long decisions = 0;

    if (strcmp(habit, "deaf") == 0) {
        say("ready");
        sleep_long();
    }
    if (strcmp(habit, "leaves") == 0 || !read_request())
        return 5;
    say(strcmp(habit, "unready") == 0 ? "hello" : "ready");
    while (read_request())
        if (!misbehaves(habit, ++decisions))
            move(0, plainest);
    if (strcmp(habit, "stays") == 0)
        sleep_long();
    return 0;
}
