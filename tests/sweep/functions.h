/* SPDX-License-Identifier: MIT */
/* The table of all exported functions: what the interface says of them and of
 * their parameters, and how to call them with arguments of any kind. make.py
 * makes it from doc/talon-api.json. The sweep uses it, and tests/fuzz. */
#ifndef TALON_TESTS_SWEEP_FUNCTIONS_H
#define TALON_TESTS_SWEEP_FUNCTIONS_H

#include <string.h>

#include "talon/advisor.h"
#include "talon/player.h"
#include "talon/solve.h"
#include "talon/talon.h"
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

/* Numbers that a parameter usually has, by its name: `count` of them. */
struct usual {
    const char *name;
    int32_t first;
    uint32_t count;
};
const struct usual *usual_numbers(const struct parameter *parameter);

/* Whether the header says that the function returns a status. */
int is_listed(const struct function *function, talon_status status);

/* Whether a refused call may change what is behind a parameter: a count, or
 * scratch memory, or because the header says so. */
int is_set_on_refusal(const struct function *function,
                      const struct parameter *parameter);

/* Whether the function gives the first results where there is no room for all,
 * as its header says. */
int is_cut_short(const struct function *function);

#endif
