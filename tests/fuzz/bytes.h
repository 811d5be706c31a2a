/* SPDX-License-Identifier: MIT */
/* What must be true of bytes of any value, without a game. */
#ifndef TALON_TESTS_FUZZ_BYTES_H
#define TALON_TESTS_FUZZ_BYTES_H

#include "fuzz.h"

/* Scores hands, settles pots and ranks cards that the bytes describe. Whatever
 * they are, the answer is a refusal or adds up. */
void score_bytes(const talon_rules *rules, const uint8_t *bytes, size_t length);

/* Reads the bytes as cards, events and rules. What is read is written, and read
 * again as the same. */
void read_bytes(const uint8_t *bytes, size_t length);

#endif
