/* SPDX-License-Identifier: MIT */
/* Games in memory from an allocator. This is the only code in the library that
 * asks for memory and, with the built-in allocator, the only code that needs a
 * hosted environment; TALON_HOSTED=0 leaves that out. A game is one block,
 * whose size is passed back when it is freed. */
#include "game/memory.h"
#include "base/libc.h"
#include "game/handle.h"

#if TALON_HOSTED
#include <stdlib.h>

static void *allocate(void *context, size_t size)
{
    (void)context;
    return malloc(size);
}

static void release(void *context, void *memory, size_t size)
{
    (void)context;
    (void)size;
    free(memory);
}

const talon_allocator *tln_default_allocator(void)
{
    static const talon_allocator allocator = {NULL, allocate, release};

    return &allocator;
}
#else
const talon_allocator *tln_default_allocator(void)
{
    return NULL;
}
#endif

static int is_usable(const talon_allocator *allocator)
{
    return allocator != NULL && allocator->allocate != NULL &&
           allocator->release != NULL;
}

talon_status talon_game_new(const talon_allocator *allocator,
                            const talon_rules *rules, talon_game **game)
{
    talon_status status;
    size_t size;
    void *memory;

    if (rules == NULL || game == NULL)
        return TALON_E_NULL;
    if (allocator == NULL)
        allocator = tln_default_allocator();
    if (!is_usable(allocator))
        return TALON_E_ALLOCATOR;
    status = tln_rules_status(rules);
    if (status < 0)
        return status;
    size = tln_module_of(rules->game_id)->size;
    memory = allocator->allocate(allocator->context, size);
    if (memory == NULL)
        return TALON_E_MEMORY;
    status = talon_game_init(memory, size, rules, game);
    if (status < 0)
        allocator->release(allocator->context, memory, size);
    return status;
}

void talon_game_free(const talon_allocator *allocator, talon_game *game)
{
    size_t size;

    if (allocator == NULL)
        allocator = tln_default_allocator();
    if (!is_usable(allocator) || handle_status(game) < 0)
        return;
    size = module_of_handle(game)->size;
    game->mark = 0;
    allocator->release(allocator->context, game, size);
}
