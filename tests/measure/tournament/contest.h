/* SPDX-License-Identifier: MIT */
/* Reads a match from arguments and writes it as arguments. */
#ifndef CONTEST_H
#define CONTEST_H

#include "tournament.h"

/* Whether an argument is followed by its value. */
int takes_value(const char *name);

/* Stores one argument in a contest; the game must come before the players.
 * Returns 1; or prints what is wrong and returns 0. */
int contest_set(struct contest *contest, const char *name, const char *value);

/* Checks the arguments and makes the rules. Returns 1; or prints what is wrong
 * and returns 0. */
int contest_finish(struct contest *contest);

/* Writes the arguments that contest_read() takes, always in the same order. */
void contest_write(const struct contest *contest, char *text, size_t size);
int contest_read(struct contest *contest, const char *text);

#endif
