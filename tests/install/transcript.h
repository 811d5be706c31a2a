/* SPDX-License-Identifier: MIT */
/* One number that sums up what talon does, the same on every machine. */
#ifndef TALON_TESTS_TRANSCRIPT_H
#define TALON_TESTS_TRANSCRIPT_H

#include <talon/talon.h>

/* Plays a game of every preset with random moves, at most `turns` turns each.
 * Hashes every move in the form of a record, its events, the saved game, the
 * view of a seat and a sample of that view. Returns 0 if a call was refused. It
 * needs no C library, and no memory but its own. */
uint64_t transcript(uint32_t seed, uint32_t turns);

/* Writes a number as 16 hexadecimal digits and a line feed. */
void hexadecimal(uint64_t number, char text[17]);

#endif
