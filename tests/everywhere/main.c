/* SPDX-License-Identifier: MIT */
/* Prints a hash of every kind of answer: to compare two builds, or two versions
 * of the sources.
 *
 *   hashes [--short | --long]
 *
 * --short takes seconds and --long minutes. Each line names what is hashed, the
 * preset or the game, and a level or a language:
 *
 *   records, events, saves,      random games, what each seat sees of them, and
 *   views, samples, keys,        what it can be told
 *   codes, observations, words
 *   labels                       names and helps of rules, and terms
 *   moves                        hands that players of a level play in part
 *   advice                       all moves that are considered, and why, and
 *                                beliefs, in positions of random play
 *   house                        advice under random house rules
 *   solver                       values, cards, lines, discards, contracts,
 *                                par, worlds, reviews, and nodes
 *
 * Texts are in it: a changed sentence changes the hash of words. */
#include "hashes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void host_line(const char *line)
{
    puts(line);
    fflush(stdout);
}

void host_stop(const char *what, const char *why)
{
    fprintf(stderr, "hashes: %s: %s\n", what, why);
    exit(1);
}

#if defined(__has_feature)
#if __has_feature(memory_sanitizer)
#include <sanitizer/msan_interface.h>
#define FORGET(memory, size) __msan_allocated_memory(memory, size)
#endif
#endif
#ifndef FORGET
#define FORGET(memory, size) ((void)(memory), (void)(size))
#endif

void host_forget(void *memory, size_t size)
{
    FORGET(memory, size);
}

int main(int argc, char **argv)
{
    static const char *const options[AMOUNT_COUNT] = {
        [AMOUNT_SHORT] = "--short", [AMOUNT_LONG] = "--long"};
    uint32_t amount = AMOUNT_MIDDLE, i;

    for (i = 0; argc == 2 && i < AMOUNT_COUNT; i++)
        if (options[i] != NULL && strcmp(argv[1], options[i]) == 0)
            amount = i;
    if (argc > 2 || (argc == 2 && amount == AMOUNT_MIDDLE)) {
        fputs("usage: hashes [--short | --long]\n", stderr);
        return 2;
    }
    hash_everything(amount);
    return 0;
}
