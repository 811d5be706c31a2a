/* SPDX-License-Identifier: MIT */
/* A summary of what talon does as one number, the same on every machine. */
#ifndef TALON_TESTS_TRANSCRIPT_H
#define TALON_TESTS_TRANSCRIPT_H

#include <talon/talon.h>

/* Plays a game of every preset with random moves, at most `turns` turns each,
 * and hashes every move as a record has it, its events, the saved game, the
 * view of a seat and a sample of it. Returns 0 if a call was refused. Needs no
 * C library and no memory but its own. */
uint64_t transcript(uint32_t seed, uint32_t turns);

/* A number as 16 hexadecimal digits and a line feed. */
void hexadecimal(uint64_t number, char text[17]);

#endif
