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

/* Prints the functions that have never accepted a call; returns how many. */
uint32_t print_unreached(void);

#endif
