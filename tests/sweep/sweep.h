/* SPDX-License-Identifier: MIT */
/* The sweep: every exported function of the three libraries with hostile
 * arguments. make.py makes the table of functions from doc/talon-api.json;
 * values.c makes arguments as a program would pass them; sweep.c spoils them
 * and says what must hold of the answers. */
#ifndef TALON_TESTS_SWEEP_H
#define TALON_TESTS_SWEEP_H

#include "common/views.h"

#include "talon/advisor.h"
#include "talon/player.h"
#include "talon/solve.h"
#include "talon/words.h"

enum role {
    ROLE_VALUE,
    ROLE_HANDLE,
    ROLE_NEW_HANDLE,
    ROLE_OBJECT,
    ROLE_RESULT,
    ROLE_ARRAY,
    ROLE_TEXT,
    ROLE_KEY,
    ROLE_MEMORY,
    ROLE_BUFFER,
    ROLE_CAPACITY,
    ROLE_COUNT,
    ROLE_LENGTH
};

enum type {
    TYPE_OTHER,
    TYPE_GAME,
    TYPE_SOLVER,
    TYPE_RULES,
    TYPE_MOVE,
    TYPE_RNG,
    TYPE_EVENT,
    TYPE_CARD,
    TYPE_CARDS,
    TYPE_WORDS,
    TYPE_BUDGET,
    TYPE_NOTES,
    TYPE_POSITION,
    TYPE_TABLE,
    TYPE_HAND,
    TYPE_READING,
    TYPE_CHOICE,
    TYPE_ALLOCATOR,
    TYPE_TEXT
};

enum null_rule {
    NULL_NONE,
    NULL_REFUSED,
    NULL_ALLOWED,
    NULL_IF_EMPTY
};

enum {
    IS_READ = 1,
    IS_WRITTEN = 2,
    IS_SET_ON_REFUSAL = 4,
    IS_TERMINATED = 8,
    IS_FILLED = 16,
    IS_POINTER = 32,
    IS_SIGNED = 64
};

enum returns {
    RETURNS_STATUS,
    RETURNS_TEXT,
    RETURNS_VALUE,
    RETURNS_NONE
};

#define NO_MORE_STATUSES INT32_MAX

struct parameter {
    const char *name;
    enum role role;
    enum type type;
    enum null_rule null;
    uint32_t flags;
    uint32_t size;   /* of an element, or of what is behind the pointer */
    uint32_t fixed;  /* elements of an array of fixed length, or 0 */
    uint32_t enough; /* elements or bytes that are always enough, or 0 */
    int32_t partner; /* which has the length or capacity; -1: none */
    int32_t reports; /* which receives the number of results; -1: none */
};

union argument {
    void *p;
    uint64_t n;
};

struct answer {
    talon_status status;
    const char *text;
    int64_t number;
};

struct function {
    const char *name;
    enum returns returns;
    uint32_t count;
    const struct parameter *parameter;
    const talon_status *statuses;
    void (*call)(const union argument *a, struct answer *answer);
    int is_advisors;
};

extern const struct function functions[];
extern const uint32_t functions_count;

#define PARAMETERS_MAX         16
#define NAMED(parameter, text) (strcmp((parameter)->name, text) == 0)

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
