/* SPDX-License-Identifier: MIT */
/* The sweep over one function. It is first called as a program would call it;
 * then again and again with the same arguments, of which one or a few are
 * spoiled. All that is behind pointers stands in blocks of exactly the size
 * that the function is told, so AddressSanitizer sees a byte too many. What
 * must hold is what include/talon/base.h promises of every function:
 *
 * - a null pointer is refused with TALON_E_NULL where it is not allowed, and a
 *   result that may be null makes no difference;
 * - what is no game is refused with TALON_E_HANDLE, what is no solver with
 *   TALON_E_SOLVER, memory that is not aligned with TALON_E_ALIGNMENT, a buffer
 *   that is too small with TALON_E_SPACE;
 * - an allocator without a function is refused with TALON_E_ALLOCATOR, one that
 *   has no memory with TALON_E_MEMORY, and gets all back that is not a game;
 * - a buffer that is just large enough is, and what is past the results is left
 *   alone;
 * - what is only read does not change, and a refused call changes nothing but
 *   the results that the interface names;
 * - every status is one of those that the header lists.
 *
 * Under MemorySanitizer (tests/checkers), results and scratch memory are unset
 * before a call, so it sees what is read there; and an accepted call must have
 * set every result. */
#include "sweep/sweep.h"

#if defined(__has_feature)
#if __has_feature(memory_sanitizer)
#include <sanitizer/msan_interface.h>
#define FORGET(memory, size)       __msan_poison(memory, size)
#define TREAT_AS_SET(memory, size) __msan_unpoison(memory, size)
#define IS_SET(memory, size)       (__msan_test_shadow(memory, size) < 0)
#endif
#endif
#ifndef FORGET
#define FORGET(memory, size)       ((void)(memory), (void)(size))
#define TREAT_AS_SET(memory, size) ((void)(memory), (void)(size))
#define IS_SET(memory, size)       ((void)(memory), (void)(size), 1)
#endif

/* More than any element of an array, buffer or text of a valid call. */
#define ROOM       65536
#define BLAMED_MAX 100
#define POISON     0xA5

/* Larger blocks are scratch memory; what is in them does not matter. */
#define COMPARED ROOM

struct block {
    uint8_t *memory; /* what to free */
    uint8_t *at;
    size_t size;
    uint8_t *before; /* a copy, or null */
    int is_kept;     /* for the next call */
};

struct attempt {
    const struct function *function;
    struct world world;
    union argument a[PARAMETERS_MAX];
    struct block block[PARAMETERS_MAX];
    struct answer answer;
    talon_game *owned; /* made for a function that frees it, or null */
    int is_counted;    /* whether it has memory of the allocator of heap.c */
};

uint64_t calls_made;
uint32_t failures;

/* ---- blocks */

/* Scratch memory is large, so it is kept from call to call, once for each size
 * and shift. */
static uint8_t *large_memory(size_t size, uint32_t shift)
{
    static struct large {
        size_t size;
        uint32_t shift;
        uint8_t *memory;
    } kept[32];
    uint32_t i = 0;

    while (i < COUNT(kept) && kept[i].memory != NULL &&
           (kept[i].size != size || kept[i].shift != shift))
        i++;
    must(i < COUNT(kept));
    if (kept[i].memory == NULL) {
        kept[i].size = size;
        kept[i].shift = shift;
        kept[i].memory = malloc(size + shift);
    }
    return kept[i].memory;
}

static void drop_block(struct block *block)
{
    if (!block->is_kept)
        free(block->memory);
    free(block->before);
    memset(block, 0, sizeof *block);
}

/* A block of exactly this size, `shift` bytes away from an aligned address. An
 * empty one begins where its memory ends. */
static void set_block(struct attempt *attempt, uint32_t i, size_t size,
                      uint32_t shift)
{
    struct block *block = &attempt->block[i];

    drop_block(block);
    if (size == 0)
        shift = 16;
    block->is_kept = size > COMPARED;
    block->memory =
        block->is_kept ? large_memory(size, shift) : malloc(size + shift);
    must(block->memory != NULL);
    block->at = block->memory + shift;
    block->size = size;
    if (size <= COMPARED)
        memset(block->at, POISON, size);
    attempt->a[i].p = block->at;
}

static void set_null(struct attempt *attempt, uint32_t i)
{
    drop_block(&attempt->block[i]);
    attempt->a[i].p = NULL;
}

static void set_bytes(struct attempt *attempt, uint32_t i, const uint8_t *bytes,
                      size_t size)
{
    set_block(attempt, i, size, 0);
    memcpy(attempt->block[i].at, bytes, size);
}

static void drop_attempt(struct attempt *attempt)
{
    uint32_t i;

    for (i = 0; i < PARAMETERS_MAX; i++)
        drop_block(&attempt->block[i]);
}

/* ---- a valid call */

/* One solver serves all calls. It forgets what it knows, which within so few
 * nodes would change how far it gets. */
static talon_fh_solver *the_solver(void)
{
    static uint64_t memory[TALON_FH_SOLVER_BYTES_MIN / 8];
    static talon_fh_solver *solver;

    if (solver == NULL)
        must_ok(talon_fh_solver_init(memory, sizeof memory, &solver));
    must_ok(talon_fh_solver_forget(solver));
    return solver;
}

/* Makes what is behind a pointer that is read. An array sets the number that is
 * its length, unless another array has. */
static void prepare_bytes(struct attempt *attempt, uint32_t i)
{
    static uint64_t room[ROOM / 8];
    const struct parameter *parameter = &attempt->function->parameter[i];
    uint8_t *bytes = (uint8_t *)room;
    uint32_t count, size = parameter->size, most = ROOM;

    if (parameter->type == TYPE_GAME)
        most = (uint32_t)size_of(of(&attempt->world.game));
    else if (parameter->role == ROLE_OBJECT)
        most = size;
    else if (parameter->fixed != 0)
        most = size * parameter->fixed;
    else if (parameter->type == TYPE_NOTES)
        most = size * seats_at(of(&attempt->world.game));
    memset(bytes, 0, ROOM);
    count =
        make_bytes(&attempt->world, attempt->function, parameter, bytes, most);
    if (parameter->fixed != 0)
        count = parameter->fixed;
    if (parameter->role == ROLE_OBJECT)
        count = 1;
    if (parameter->partner >= 0)
        attempt->a[parameter->partner].n = count;
    set_bytes(attempt, i, bytes, (size_t)count * size);
}

/* A block for results. */
static void prepare_results(struct attempt *attempt, uint32_t i)
{
    const struct parameter *parameter = &attempt->function->parameter[i];
    uint64_t count = 1;

    if (parameter->role == ROLE_BUFFER || parameter->role == ROLE_MEMORY)
        count = parameter->enough;
    else if (parameter->fixed != 0)
        count = parameter->fixed;
    else if (parameter->role == ROLE_ARRAY)
        count = attempt->a[parameter->partner].n;
    if (parameter->role == ROLE_ARRAY && count == 0 && parameter->fixed == 0)
        count = 16;
    if (parameter->partner >= 0)
        attempt->a[parameter->partner].n = count;
    set_block(attempt, i, (size_t)count * parameter->size, 0);
}

static void prepare_argument(struct attempt *attempt, uint32_t i)
{
    const struct function *function = attempt->function;
    const struct parameter *parameter = &function->parameter[i];

    if (parameter->type == TYPE_ALLOCATOR) {
        attempt->a[i].p = NULL;
    } else if (parameter->type == TYPE_SOLVER && parameter->size == 1) {
        attempt->a[i].p = the_solver();
    } else if (function->returns == RETURNS_NONE) { /* which frees it */
        must_ok(talon_game_new(NULL, &attempt->world.rules, &attempt->owned));
        attempt->a[i].p = attempt->owned;
    } else if (parameter->role == ROLE_VALUE) {
        attempt->a[i].n = make_number(&attempt->world, function, parameter);
    } else if (parameter->flags & IS_POINTER) {
        if (parameter->type == TYPE_GAME && parameter->role == ROLE_HANDLE)
            prepare_bytes(attempt, i);
        else if (parameter->flags & IS_READ && parameter->role != ROLE_MEMORY)
            prepare_bytes(attempt, i);
        else
            prepare_results(attempt, i);
    }
}

static void prepare(struct attempt *attempt, const struct function *function,
                    const struct world *world)
{
    uint32_t i;

    memset(attempt, 0, sizeof *attempt);
    attempt->function = function;
    attempt->world = *world;
    for (i = 0; i < function->count; i++)
        prepare_argument(attempt, i);
}

/* ---- a call and its answer */

/* Players with a spoiled budget must not think for long. */
static void limit_budget(struct attempt *attempt)
{
    uint32_t i;

    for (i = 0; i < attempt->function->count; i++) {
        talon_player_budget *budget = attempt->a[i].p;

        if (attempt->function->parameter[i].type != TYPE_BUDGET ||
            budget == NULL ||
            attempt->function->parameter[i].role != ROLE_OBJECT)
            continue;
        if (budget->worlds == 0 ||
            (budget->worlds > 4 && budget->worlds <= TALON_PLAYER_WORLDS_MAX))
            budget->worlds = 2;
        if (budget->nodes == 0 ||
            (budget->nodes > 500 && budget->nodes <= TALON_PLAYER_NODES_MAX))
            budget->nodes = 500;
    }
}

static void keep_copies(struct attempt *attempt)
{
    uint32_t i;

    for (i = 0; i < attempt->function->count; i++) {
        struct block *block = &attempt->block[i];

        if (block->at == NULL || block->size == 0 || block->size > COMPARED)
            continue;
        block->before = malloc(block->size);
        must(block->before != NULL);
        memcpy(block->before, block->at, block->size);
    }
}

/* Whether nothing is read there. A handle is looked at before it is written. */
static int is_for_results(const struct parameter *parameter)
{
    return (parameter->flags & IS_POINTER) != 0 &&
           parameter->role != ROLE_HANDLE &&
           ((parameter->flags & IS_READ) == 0 ||
            parameter->role == ROLE_MEMORY || NAMED(parameter, "scratch"));
}

static void forget_results(const struct attempt *attempt)
{
    uint32_t i;

    for (i = 0; i < attempt->function->count; i++) {
        const struct block *block = &attempt->block[i];

        if (block->at != NULL &&
            is_for_results(&attempt->function->parameter[i]))
            FORGET(block->at, block->size);
    }
}

static int is_changed(const struct block *block)
{
    return block->before != NULL &&
           memcmp(block->before, block->at, block->size) != 0;
}

/* Says which call failed; the sweep goes on, to find all that is wrong. */
static void blame(const struct attempt *attempt, const char *what,
                  const char *parameter)
{
    uint32_t i;

    if (failures++ >= BLAMED_MAX)
        return;
    printf("%s: %s: %s (%s)\n   ", attempt->function->name, parameter, what,
           attempt->function->returns == RETURNS_STATUS
               ? talon_status_name(attempt->answer.status)
               : "no status");
    for (i = 0; i < attempt->function->count; i++)
        printf(" %s %" PRIx64, attempt->function->parameter[i].name,
               attempt->a[i].n);
    printf("\n");
}

/* What holds of every call. */
static void check_answer(const struct attempt *attempt)
{
    const struct function *function = attempt->function;
    int is_refused =
        function->returns == RETURNS_STATUS && attempt->answer.status < 0;
    uint32_t i;

    if (function->returns == RETURNS_STATUS &&
        !is_listed(function, attempt->answer.status))
        blame(attempt, "a status that is not listed", "returns");
    if (function->returns == RETURNS_TEXT && attempt->answer.text == NULL)
        blame(attempt, "no text", "returns");
    for (i = 0; i < function->count; i++) {
        const struct parameter *parameter = &function->parameter[i];

        if (!is_changed(&attempt->block[i]) || NAMED(parameter, "scratch"))
            continue;
        if ((parameter->flags & IS_WRITTEN) == 0)
            blame(attempt, "changed, and should only be read", parameter->name);
        if (is_refused && !is_set_on_refusal(function, parameter))
            blame(attempt, "changed by a refused call", parameter->name);
    }
}

/* The number of results of a valid call, for its buffer i; 0 if it was refused
 * after all. */
static uint64_t results_of(const struct attempt *valid, uint32_t i)
{
    const struct parameter *parameter = &valid->function->parameter[i];
    uint32_t four = 0;
    size_t number = 0;

    if (parameter->role != ROLE_BUFFER || parameter->reports < 0 ||
        valid->answer.status < 0 || valid->block[parameter->reports].at == NULL)
        return 0;
    if (valid->block[parameter->reports].size == sizeof four) {
        memcpy(&four, valid->block[parameter->reports].at, sizeof four);
        return four;
    }
    memcpy(&number, valid->block[parameter->reports].at, sizeof number);
    return number;
}

/* How many bytes of results there are at parameter i of an accepted call. */
static size_t bytes_set(const struct attempt *attempt, uint32_t i)
{
    const struct parameter *parameter = &attempt->function->parameter[i];
    uint64_t count = results_of(attempt, i);

    if (parameter->role == ROLE_MEMORY || NAMED(parameter, "scratch"))
        return 0;
    if (parameter->role == ROLE_ARRAY && parameter->partner >= 0)
        return (size_t)attempt->a[parameter->partner].n * parameter->size;
    if (parameter->role != ROLE_BUFFER)
        return attempt->block[i].size;
    return (size_t)(count + ((parameter->flags & IS_TERMINATED) != 0)) *
           parameter->size;
}

/* What an accepted call has left as it was is not a result. */
static void check_results(const struct attempt *attempt)
{
    const struct function *function = attempt->function;
    uint32_t i;

    for (i = 0; i < function->count; i++) {
        const struct block *block = &attempt->block[i];
        size_t size;

        if (block->at == NULL || !is_for_results(&function->parameter[i]))
            continue;
        size = bytes_set(attempt, i);
        if (attempt->answer.status >= 0 && size <= block->size &&
            !IS_SET(block->at, size))
            blame(attempt, "a result that is not set",
                  function->parameter[i].name);
        TREAT_AS_SET(block->at, block->size);
    }
}

/* The allocator of a call, or null. */
static const talon_allocator *allocator_of(const struct attempt *attempt)
{
    uint32_t i;

    for (i = 0; i < attempt->function->count; i++) {
        if (attempt->function->parameter[i].type == TYPE_ALLOCATOR)
            return attempt->a[i].p;
    }
    return NULL;
}

/* Whether a call should have freed the game that was made for it: it was given
 * that, and the allocator that it is from. */
static int is_freed(const struct attempt *attempt)
{
    const talon_allocator *allocator = allocator_of(attempt);
    int is_usable = allocator == NULL ||
                    (allocator->allocate != NULL && allocator->release != NULL);

    return attempt->a[attempt->function->count - 1].p == attempt->owned &&
           is_usable;
}

/* What holds of the memory of games: a refused call has none, a freed game has
 * none, and what is no game is not freed. */
static void check_memory(struct attempt *attempt)
{
    const char *misused = heap_misused();
    int is_free = attempt->function->returns == RETURNS_NONE;

    if (misused != NULL)
        blame(attempt, misused, "allocator");
    if (!is_free && has_given() && attempt->answer.status < 0)
        blame(attempt, "a refused call keeps memory", "allocator");
    if (is_free && is_freed(attempt)) {
        if (has_given())
            blame(attempt, "a game is not freed", "allocator");
        attempt->owned = NULL;
    } else if (is_free && is_changed(&attempt->block[1])) {
        blame(attempt, "changed, and is no game", "game");
    }
}

static void call(struct attempt *attempt)
{
    limit_budget(attempt);
    keep_copies(attempt);
    forget_results(attempt);
    attempt->function->call(attempt->a, &attempt->answer);
    calls_made++;
    check_results(attempt);
    check_memory(attempt);
    check_answer(attempt);
}

/* Frees a game that was made, and all blocks. */
static void finish(struct attempt *attempt)
{
    const struct function *function = attempt->function;
    int is_within = 0;
    uint32_t i;

    for (i = 0; i < function->count; i++)
        is_within |= function->parameter[i].role == ROLE_MEMORY;
    talon_game_free(attempt->is_counted ? &counted : NULL, attempt->owned);
    for (i = 0; i < function->count; i++) {
        if (function->parameter[i].role == ROLE_NEW_HANDLE && !is_within &&
            attempt->answer.status >= 0 && attempt->a[i].p != NULL)
            talon_game_free(allocator_of(attempt),
                            *(talon_game **)attempt->a[i].p);
    }
    if (has_given())
        blame(attempt, "memory is lost", "allocator");
    drop_attempt(attempt);
}

/* ---- spoiled arguments */

static void shorten(struct attempt *attempt, uint32_t i, size_t count)
{
    const struct parameter *parameter = &attempt->function->parameter[i];
    struct block *block = &attempt->block[i];
    size_t size = count * parameter->size;
    uint8_t *bytes = malloc(block->size + 1);

    must(bytes != NULL && size <= block->size);
    memcpy(bytes, block->at, block->size);
    set_bytes(attempt, i, bytes, size);
    attempt->a[parameter->partner].n = count;
    free(bytes);
}

static void spoil_noise(struct attempt *attempt, uint32_t i, uint32_t how)
{
    struct block *block = &attempt->block[i];
    uint32_t size = (uint32_t)block->size;

    if (size == 0)
        return;
    if (how == 0)
        must_ok(talon_rng_bytes(&attempt->world.rng, block->at, size));
    else if (how == 1)
        memset(block->at, 0xFF, size);
    else
        block->at[talon_rng_below(&attempt->world.rng, size)] =
            (uint8_t)hostile_number(talon_rng_below(&attempt->world.rng, 44));
}

/* Null with nothing, with a little, and with as much as there can be. The last
 * is for buffers alone: other arrays may have the same length. Of what must not
 * be null, functions need not look at the pointer if nothing is there. */
static enum expected spoil_null(struct attempt *attempt, uint32_t i, uint32_t v)
{
    static const uint64_t counts[] = {0, 1, UINT64_MAX};
    const struct parameter *parameter = &attempt->function->parameter[i];
    int is_empty;

    if (parameter->null == NULL_IF_EMPTY) {
        if (v == 2 && parameter->role != ROLE_BUFFER)
            return SKIPPED;
        set_null(attempt, i);
        attempt->a[parameter->partner].n = counts[v];
        if (v > 0)
            return NULL_POINTER;
        return parameter->role == ROLE_BUFFER ? NOT_WANTED : ANYTHING;
    }
    if (v > 0)
        return SKIPPED;
    is_empty = parameter->role != ROLE_MEMORY && parameter->partner >= 0 &&
               attempt->a[parameter->partner].n == 0;
    set_null(attempt, i);
    if (parameter->null == NULL_REFUSED)
        return is_empty ? ANYTHING : NULL_POINTER;
    return parameter->role == ROLE_COUNT || parameter->role == ROLE_RESULT
               ? SAME
               : ANYTHING;
}

/* One too small, just enough, and three more. */
static enum expected spoil_buffer(struct attempt *attempt, uint32_t i,
                                  uint32_t v, uint64_t results)
{
    const struct parameter *parameter = &attempt->function->parameter[i];
    uint64_t count = results + ((parameter->flags & IS_TERMINATED) != 0);

    if (v > 2)
        return NO_MORE;
    if (parameter->flags & IS_FILLED || (v == 0 && count == 0))
        return SKIPPED;
    count = v == 0 ? count - 1 : v == 1 ? count : count + 3;
    if (count == 0) /* not null, but nothing */
        return SKIPPED;
    set_block(attempt, i, (size_t)count * parameter->size, 0);
    attempt->a[parameter->partner].n = count;
    return v == 0 && !is_cut_short(attempt->function) ? TOO_SMALL : SAME;
}

static enum expected spoil_array(struct attempt *attempt, uint32_t i,
                                 uint32_t v)
{
    const struct parameter *parameter = &attempt->function->parameter[i];
    size_t count = attempt->block[i].size / parameter->size;

    if (parameter->partner >= 0 && v < 2) {
        if (count == 0)
            return SKIPPED;
        shorten(attempt, i, v == 0 ? 0 : count - 1);
        return ANYTHING;
    }
    if (v > 12)
        return NO_MORE;
    spoil_noise(attempt, i, v < 2 ? v : v - 2);
    return ANYTHING;
}

/* A game that is to be freed was made with an equal allocator, or the allocator
 * cannot be used at all. */
static enum expected spoil_source(struct attempt *attempt, uint32_t i,
                                  uint32_t v)
{
    int is_free = attempt->function->returns == RETURNS_NONE;
    talon_allocator allocator;
    enum expected expected = spoil_allocator(v, &allocator);

    if (expected == NO_MORE)
        return NO_MORE;
    if (is_free && expected != SAME && expected != BAD_ALLOCATOR)
        return SKIPPED;
    set_bytes(attempt, i, (const uint8_t *)&allocator, sizeof allocator);
    if (is_free && expected == SAME) {
        talon_game_free(NULL, attempt->owned);
        must_ok(
            talon_game_new(&counted, &attempt->world.rules, &attempt->owned));
        attempt->is_counted = 1;
        attempt->a[attempt->function->count - 1].p = attempt->owned;
    }
    return expected;
}

/* Instead of a game that is to be freed: null, and what is none. */
static enum expected spoil_freed(struct attempt *attempt, uint32_t i,
                                 uint32_t v)
{
    if (v > 2)
        return NO_MORE;
    if (v == 0) {
        set_null(attempt, i);
        return ANYTHING;
    }
    set_block(attempt, i, TALON_GAME_BYTES_MAX, 0);
    memset(attempt->block[i].at, v == 1 ? 0 : 0xFF, attempt->block[i].size);
    return ANYTHING;
}

/* A solver that is none: nothing, noise, a game. */
static enum expected spoil_solver(struct attempt *attempt, uint32_t i,
                                  uint32_t v)
{
    const talon_game *game = of(&attempt->world.game);
    struct block *block = &attempt->block[i];

    if (v > 2)
        return NO_MORE;
    set_block(attempt, i, TALON_FH_SOLVER_BYTES_MIN, 0);
    memset(block->at, v == 0 ? 0 : 0xFF, block->size);
    if (v == 2)
        memcpy(block->at, game, size_of(game));
    return BAD_SOLVER;
}

static enum expected spoil_handle(struct attempt *attempt, uint32_t i,
                                  uint32_t v)
{
    const struct parameter *parameter = &attempt->function->parameter[i];
    const struct world *other;
    int is_known = attempt->a[i].p != NULL;

    if (parameter->type == TYPE_SOLVER)
        return spoil_solver(attempt, i, v);
    if (v > 3)
        return NO_MORE;
    if (!is_known)
        return SKIPPED;
    if (v < 2) {
        memset(attempt->block[i].at, v == 0 ? 0 : 0xFF, attempt->block[i].size);
        return BAD_HANDLE;
    }
    /* of the other game; a complete one, or a view */
    other = world_of((attempt->world.kind == FH ? 5 : 4) + 6 * (v - 2));
    must(other->kind != attempt->world.kind);
    set_bytes(attempt, i, (const uint8_t *)other->game.memory,
              size_of((const talon_game *)other->game.memory));
    return ANYTHING;
}

static enum expected spoil_memory(struct attempt *attempt, uint32_t i,
                                  uint32_t v)
{
    static const uint32_t shifts[] = {1, 2, 4, 7};
    const struct parameter *parameter = &attempt->function->parameter[i];

    if (v > 6)
        return NO_MORE;
    if (v < 4) {
        set_block(attempt, i, parameter->enough, shifts[v]);
        return BAD_ALIGNMENT;
    }
    attempt->a[parameter->partner].n = v == 4 ? 0 : v == 5 ? 1 : 56;
    set_block(attempt, i, (size_t)attempt->a[parameter->partner].n, 0);
    if (v == 4) { /* aligned, so that only the size is wrong */
        set_block(attempt, i, 8, 0);
        attempt->a[parameter->partner].n = 0;
    }
    return TOO_SMALL;
}

static enum expected spoil_key(struct attempt *attempt, uint32_t i, uint32_t v)
{
    uint8_t text[400];

    if (v > 2)
        return NO_MORE;
    memset(text, v == 1 ? 'x' : 0xC3, sizeof text);
    text[sizeof text - 1] = '\0';
    if (v == 0)
        set_bytes(attempt, i, text + sizeof text - 1, 1);
    else
        set_bytes(attempt, i, text, sizeof text);
    return ANYTHING;
}

/* The numbers of searches stay small: those are tried in the solver's own
 * tests. */
static enum expected spoil_value(struct attempt *attempt, uint32_t i,
                                 uint32_t v)
{
    const struct parameter *parameter = &attempt->function->parameter[i];
    uint64_t number = hostile_number(v);

    if (v >= HOSTILE_NUMBERS)
        return NO_MORE;
    if (attempt->function->is_advisors &&
        ((NAMED(parameter, "limit") && (number == 0 || number > 1000)) ||
         (NAMED(parameter, "wanted") && number > 4)))
        return SKIPPED;
    attempt->a[i].n = number;
    return ANYTHING;
}

/* Spoils argument i in way v; `results` is how many the valid call had. */
static enum expected spoil(struct attempt *attempt, uint32_t i, uint32_t v,
                           uint64_t results)
{
    const struct parameter *parameter = &attempt->function->parameter[i];

    if (parameter->type == TYPE_ALLOCATOR)
        return spoil_source(attempt, i, v);
    if (attempt->function->returns == RETURNS_NONE)
        return spoil_freed(attempt, i, v);
    if (parameter->flags & IS_POINTER) {
        if (v < 3)
            return spoil_null(attempt, i, v);
        v -= 3;
    }
    switch (parameter->role) {
    case ROLE_BUFFER:
        return spoil_buffer(attempt, i, v, results);
    case ROLE_OBJECT:
    case ROLE_ARRAY:
    case ROLE_TEXT:
        return spoil_array(attempt, i, v);
    case ROLE_HANDLE:
        return spoil_handle(attempt, i, v);
    case ROLE_MEMORY:
        return spoil_memory(attempt, i, v);
    case ROLE_KEY:
        return spoil_key(attempt, i, v);
    case ROLE_VALUE:
        return spoil_value(attempt, i, v);
    default:
        return NO_MORE;
    }
}

/* ---- what must hold of it */

/* Results that both calls wanted are equal, and nothing is past them. Games
 * that were made are elsewhere; the key of a result is not. */
static void check_same(const struct attempt *valid,
                       const struct attempt *attempt, uint32_t spoiled)
{
    const struct function *function = valid->function;
    uint32_t i;

    if (valid->answer.status != attempt->answer.status)
        blame(attempt, "not the same status",
              function->parameter[spoiled].name);
    for (i = 0; i < function->count; i++) {
        const struct parameter *parameter = &function->parameter[i];
        const struct block *one = &valid->block[i], *other = &attempt->block[i];
        size_t size = one->size < other->size ? one->size : other->size;

        if ((parameter->flags & IS_WRITTEN) == 0 || other->at == NULL ||
            one->size > COMPARED || NAMED(parameter, "scratch") ||
            parameter->role == ROLE_NEW_HANDLE)
            continue;
        if (memcmp(one->at, other->at, size) != 0)
            blame(attempt, "not the same results", parameter->name);
        while (size < other->size) {
            if (other->at[size++] != POISON)
                blame(attempt, "written past the results", parameter->name);
        }
    }
}

static void check_expected(const struct attempt *valid,
                           const struct attempt *attempt, uint32_t i,
                           enum expected expected)
{
    static const talon_status statuses[] = {
        [NULL_POINTER] = TALON_E_NULL,
        [BAD_HANDLE] = TALON_E_HANDLE,
        [BAD_SOLVER] = TALON_E_SOLVER,
        [BAD_ALIGNMENT] = TALON_E_ALIGNMENT,
        [BAD_ALLOCATOR] = TALON_E_ALLOCATOR,
        [NO_MEMORY] = TALON_E_MEMORY,
        [TOO_SMALL] = TALON_E_SPACE,
    };
    const char *name = attempt->function->parameter[i].name;

    if (attempt->function->returns != RETURNS_STATUS ||
        valid->answer.status < 0 || expected == ANYTHING)
        return;
    if (expected == SAME)
        check_same(valid, attempt, i);
    else if (expected == NOT_WANTED && attempt->answer.status < 0)
        blame(attempt, "refused, but not wanted", name);
    else if (expected >= NULL_POINTER &&
             attempt->answer.status != statuses[expected])
        blame(attempt, talon_status_name(statuses[expected]), name);
}

static void sweep_argument(const struct attempt *valid,
                           const struct world *world, uint32_t i)
{
    struct attempt *attempt = malloc(sizeof *attempt);
    enum expected expected = SKIPPED;
    uint64_t results = results_of(valid, i);
    uint32_t v;

    must(attempt != NULL);
    for (v = 0; expected != NO_MORE; v++) {
        prepare(attempt, valid->function, world);
        expected = spoil(attempt, i, v, results);
        if (expected != NO_MORE && expected != SKIPPED) {
            call(attempt);
            check_expected(valid, attempt, i, expected);
        }
        finish(attempt);
    }
    free(attempt);
}

/* Two arrays may have one length: then that of the shorter one counts. */
static void settle_lengths(struct attempt *attempt)
{
    uint32_t i;

    for (i = 0; i < attempt->function->count; i++) {
        const struct parameter *parameter = &attempt->function->parameter[i];
        const struct block *block = &attempt->block[i];
        uint64_t *length;

        if (parameter->partner < 0 || block->at == NULL)
            continue;
        length = &attempt->a[parameter->partner].n;
        if (*length > block->size / parameter->size)
            *length = block->size / parameter->size;
    }
}

/* Several arguments at once. */
static void sweep_together(const struct attempt *valid,
                           const struct world *world, uint32_t tries)
{
    const struct function *function = valid->function;
    struct attempt *attempt = malloc(sizeof *attempt);
    struct world drawn = *world;
    uint32_t i;

    must(attempt != NULL);
    while (tries-- > 0) {
        (void)talon_rng_below(&drawn.rng, 2);
        prepare(attempt, function, &drawn);
        for (i = 0; i < function->count; i++) {
            if (talon_rng_below(&attempt->world.rng, 3) == 0)
                (void)spoil(attempt, i,
                            talon_rng_below(&attempt->world.rng, 16),
                            results_of(valid, i));
        }
        settle_lengths(attempt);
        call(attempt);
        finish(attempt);
    }
    free(attempt);
}

int sweep_function(const struct function *function, uint32_t number)
{
    struct attempt *valid = malloc(sizeof *valid);
    const struct world *world = world_of(number);
    int is_accepted_call;
    uint32_t i;

    must(valid != NULL);
    prepare(valid, function, world);
    call(valid);
    is_accepted_call =
        function->returns != RETURNS_STATUS || valid->answer.status >= 0;
    for (i = 0; i < function->count; i++)
        sweep_argument(valid, world, i);
    sweep_together(valid, world, 8);
    finish(valid);
    free(valid);
    return is_accepted_call;
}
