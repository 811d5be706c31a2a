/* SPDX-License-Identifier: MIT */
/* What most of the programs share: messages, the command line, and the rules
 * chosen there. */
#ifndef COMMAND_LINE_H
#define COMMAND_LINE_H

#include <talon/talon.h>

/* Exit statuses of all programs, in addition to 0. */
enum {
    EXIT_FAILED = 1,
    EXIT_USAGE = 2
};

/* The name before messages; each program sets it first. */
extern const char *program;

/* Prints "program: message" and exits with EXIT_USAGE. */
_Noreturn void fail(const char *format, ...);

/* Ends the program if a call was refused that should not have been. */
void must(talon_status status, const char *doing);

/* The value of an option "--name value" or "--name=value" at argv[*at], with
 * *at moved on to its last word; null if argv[*at] is anything else. */
const char *value_of(const char *name, int argc, char **argv, int *at);

/* A number from `least` to `most`; anything else ends the program. */
uint64_t number_of(const char *name, const char *text, uint64_t least,
                   uint64_t most);

/* 32 bytes from a number: its eight bytes, least first, the rest 0. */
void seed_of(uint64_t number, uint8_t seed[TALON_SEED_BYTES]);

/* The rules requested on the command line. */
struct wish {
    const char *game;
    const char *preset;
    const char *option[TALON_OPTIONS_MAX];
    int options;
};

/* Takes --game, --preset and --option; 0 if argv[*at] is anything else. */
int wish_takes(struct wish *wish, int argc, char **argv, int *at);

/* Makes the rules requested; if they conflict, reports how, and exits. */
void wish_rules(const struct wish *wish, talon_rules *rules);

#endif
