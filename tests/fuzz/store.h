/* SPDX-License-Identifier: MIT */
/* What the arguments of a call are taken from, by their type: a right value for
 * the game that is asked about; what calls have reported, also with a byte
 * changed; or bytes of any value. An input decides. */
#ifndef TALON_TESTS_FUZZ_STORE_H
#define TALON_TESTS_FUZZ_STORE_H

#include "fuzz.h"
#include "reader.h"

#include "sweep/functions.h"

#define STORE_GAMES 3
#define KEPT_BYTES  8192
#define ROOM        (2 * KEPT_BYTES)
#define KEPT_KINDS  24

/* The last values of a type. */
struct kept {
    uint32_t size, count; /* bytes of an element, and elements */
    uint8_t bytes[KEPT_BYTES];
};

struct store {
    struct reader *reader;
    talon_rng *rng;
    talon_game *own;                       /* the game that a call may change */
    const talon_game *others[STORE_GAMES]; /* some may be null */
    const talon_event *told;               /* of the hand of `own` */
    uint32_t told_count;
    struct kept kept[KEPT_KINDS];
    talon_game *made; /* by talon_game_new(), or null */
    talon_fh_solver *solver;
    uint64_t solver_memory[TALON_FH_SOLVER_BYTES_MIN / 8];
    uint64_t placed[TALON_GAME_BYTES_MAX / 8]; /* a game that a call made in
                                                  memory that it was given */
    int has_placed;
    int may_change; /* whether the call may change `own` */
};

void open_store(struct store *store, struct reader *reader, talon_rng *rng);
void close_store(struct store *store);

/* Keeps what a call has reported. Structs that no function reads are not
 * kept. */
void keep_values(struct store *store, const struct parameter *parameter,
                 const void *bytes, size_t count);
void keep_text(struct store *store, const char *text);
void keep_number(struct store *store, int64_t number);

uint64_t draw_number(struct store *store, const struct function *function,
                     const struct parameter *parameter);

/* Draws values, at most ROOM bytes of them; returns how many. A small `how`
 * asks for right ones, a large one for any. */
uint32_t draw_values(struct store *store, const struct parameter *parameter,
                     uint8_t *bytes, uint32_t how);

#endif
