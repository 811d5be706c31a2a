/* SPDX-License-Identifier: MIT */
/* A call of any exported function of the three libraries, with arguments of any
 * kind (store.h). The table of functions is tests/sweep/functions.h, so a new
 * function is called as soon as it is exported.
 *
 * Whatever it is called with, a function must answer as include/talon/base.h
 * promises: with a status that its header lists; a refused call has changed
 * nothing but what the header says, an accepted one nothing that it should only
 * read, and nothing past its results; a buffer is refused if and only if it is
 * too small. A function that changes no game gives the same answer twice. */
#ifndef TALON_TESTS_FUZZ_ANY_CALL_H
#define TALON_TESTS_FUZZ_ANY_CALL_H

#include "store.h"

/* Calls some function. */
talon_status call_any(struct store *store);

/* Whether a function has accepted a call, by its place in the table; and a
 * number of two bytes that stands for it. */
int is_reached(uint32_t function);
uint32_t number_of(uint32_t function);

#endif
