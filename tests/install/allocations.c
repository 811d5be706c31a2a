/* SPDX-License-Identifier: MIT */
/* Counts allocations: only talon_game_new() allocates, and only once. The
 * linker sends every call of malloc() and its relatives to the functions
 * __wrap_… below; the caller's own allocator counts its calls itself. */
#include "session.h"

#include <stdio.h>
#include <stdlib.h>

/* The calls of the caller's allocator. */
struct own {
    unsigned long calls;
    size_t bytes; /* not yet freed */
};

static unsigned long hosted_calls;

void *__real_malloc(size_t size);
void __real_free(void *memory);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);
void __wrap_free(void *memory);

void *__wrap_malloc(size_t size)
{
    hosted_calls++;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    hosted_calls++;
    (void)count;
    (void)size;
    return NULL;
}

void *__wrap_realloc(void *memory, size_t size)
{
    hosted_calls++;
    (void)memory;
    (void)size;
    return NULL;
}

void __wrap_free(void *memory)
{
    hosted_calls++;
    __real_free(memory);
}

static void *allocate(void *context, size_t size)
{
    struct own *own = context;

    own->calls++;
    own->bytes += size;
    return __real_malloc(size);
}

static void release(void *context, void *memory, size_t size)
{
    struct own *own = context;

    own->calls++;
    own->bytes -= size;
    __real_free(memory);
}

/* Plays a game made with the caller's allocator. It is called twice: to
 * allocate the size that talon_games_bytes() reports, and to free it. The C
 * library's allocator is not called. */
static int with_own(const talon_rules *rules)
{
    struct own own = {0, 0};
    talon_allocator allocator = {&own, allocate, release};
    talon_game *game = NULL;
    size_t size = 0;
    int fine;

    hosted_calls = 0;
    talon_games_bytes(rules->game_id, &size);
    fine = talon_game_new(&allocator, rules, &game) == TALON_OK && size > 0;
    fine = fine && own.calls == 1 && own.bytes == size;
    fine = fine && play_session(game) > 0 && own.calls == 1;
    talon_game_free(&allocator, game);
    return fine && own.calls == 2 && own.bytes == 0 && hosted_calls == 0;
}

/* Plays a game made with the built-in allocator: one malloc(), one free(). */
static int with_hosted(const talon_rules *rules)
{
    talon_game *game = NULL;
    int fine;

    hosted_calls = 0;
    fine = talon_game_new(NULL, rules, &game) == TALON_OK && hosted_calls == 1;
    fine = fine && play_session(game) > 0 && hosted_calls == 1;
    talon_game_free(NULL, game);
    return fine && hosted_calls == 2;
}

int main(void)
{
    static const uint32_t games[] = {TALON_GAME_FIVE_HUNDRED,
                                     TALON_GAME_TRIPOLI};
    talon_rules rules;
    int i, wrong = 0;

    for (i = 0; i < 2; i++) {
        wrong += talon_rules_init(&rules, games[i], 0) != TALON_OK;
        wrong += !with_own(&rules) + !with_hosted(&rules);
    }
    return wrong;
}
