/* In place of hosted.c: no allocator is built in. */
#include "core/memory.h"

const talon_allocator *default_allocator(void)
{
    return NULL;
}
