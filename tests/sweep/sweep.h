/* SPDX-License-Identifier: MIT */
/* The sweep: every exported function of the three libraries with hostile
 * arguments. functions.h is the table of functions; values.c makes arguments as
 * a program would pass them; sweep.c spoils them and says what must hold of the
 * answers. */
#ifndef TALON_TESTS_SWEEP_H
#define TALON_TESTS_SWEEP_H

#include "common/views.h"
#include "sweep/functions.h"

/* What the arguments of a call are taken from: a game or a view, and what
 * belongs to it. */
struct world {
    struct handle game;
    struct handle whole; /* the game that a view is of; otherwise the same */
    talon_rules rules;
    uint32_t kind;
    talon_move next_move; /* of the seat to act, all 0 if there is none */
    talon_event told[TALON_EVENTS_MAX]; /* since the deal, as many as fit */
    uint32_t told_count;
    talon_rng rng;
};

/* A world of the sweep, from 0; all are different. */
#define WORLDS_MAX 1000
const struct world *world_of(uint32_t number);

/* An argument as a program would pass it: a number; or what is behind a
 * pointer, up to `room` bytes of it, and how many elements these are. */
uint64_t make_number(struct world *world, const struct function *function,
                     const struct parameter *parameter);
uint32_t make_bytes(struct world *world, const struct function *function,
                    const struct parameter *parameter, uint8_t *bytes,
                    uint32_t room);

/* What must be the answer to a spoiled call. */
enum expected {
    NO_MORE,
    SKIPPED,
    ANYTHING,
    SAME,       /* status and results, as far as they are wanted */
    NOT_WANTED, /* no refusal */
    NULL_POINTER,
    BAD_HANDLE,
    BAD_SOLVER,
    BAD_ALIGNMENT,
    BAD_ALLOCATOR,
    NO_MEMORY,
    TOO_SMALL
};

/* ---- heap.c */

/* An allocator whose memory is counted. */
extern const talon_allocator counted;

/* Spoils it in way v, or the memory that it gives. */
enum expected spoil_allocator(uint32_t v, talon_allocator *allocator);

/* Whether it has given memory that it has not got back. */
int has_given(void);

/* What was done with it that must not be since the last call, or null. */
const char *heap_misused(void);

/* ---- sweep.c */

/* The n-th of the numbers that are tried for every value. */
#define HOSTILE_NUMBERS 44
uint64_t hostile_number(uint32_t n);

/* Sweeps over one function in one world. Returns whether it was called with
 * success. */
int sweep_function(const struct function *function, uint32_t world);

/* How many calls there were, and how many of them were not answered as they
 * should be. */
extern uint64_t calls_made;
extern uint32_t failures;

#endif
