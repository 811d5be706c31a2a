/* The default allocator: malloc. The only hosted code of the library. */
#include "core/memory.h"

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

const talon_allocator *default_allocator(void)
{
    static const talon_allocator allocator = {NULL, allocate, release};

    return &allocator;
}
