/* SPDX-License-Identifier: MIT */
/* A match from its arguments, and back. */
#ifndef CONTEST_H
#define CONTEST_H

#include "tournament.h"

/* Whether an argument is followed by its value. */
int takes_value(const char *name);

/* Sets what one argument says; the game comes before players. Says what is
 * wrong and returns 0, or returns 1. */
int contest_set(struct contest *contest, const char *name, const char *value);

/* Checks what was set, and makes the rules. The same. */
int contest_finish(struct contest *contest);

/* As the arguments that contest_read() takes, always in the same order. */
void contest_write(const struct contest *contest, char *text, size_t size);
int contest_read(struct contest *contest, const char *text);

#endif
