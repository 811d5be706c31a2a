/* SPDX-License-Identifier: MIT */
/* Allocators: good ones, whose memory is counted, and all that a program could
 * do wrong with one. */
#include "sweep/sweep.h"

/* What the allocator has given and not got back: one game at a time. */
static struct {
    uint8_t *memory; /* what to free, or null */
    size_t size;
    uint32_t shift; /* of what was given, from an aligned address */
    int is_empty;   /* it gives nothing */
    const char *wrong;
} heap;

static void *allocate(void *context, size_t size)
{
    if (context != &heap || heap.memory != NULL)
        heap.wrong = "another context, or memory asked for twice";
    if (heap.is_empty)
        return NULL;
    heap.memory = malloc(size + heap.shift);
    must(heap.memory != NULL);
    heap.size = size;
    return heap.memory + heap.shift;
}

static void release(void *context, void *memory, size_t size)
{
    if (context != &heap || heap.memory == NULL ||
        memory != heap.memory + heap.shift || size != heap.size) {
        heap.wrong = "memory is given back that was not given so";
        return;
    }
    free(heap.memory);
    heap.memory = NULL;
}

const talon_allocator counted = {&heap, allocate, release};

enum expected spoil_allocator(uint32_t v, talon_allocator *allocator)
{
    static const struct {
        talon_allocator allocator;
        uint32_t shift;
        int is_empty;
        enum expected expected;
    } ways[] = {
        {{&heap, allocate, NULL}, 0, 0, BAD_ALLOCATOR},
        {{&heap, NULL, release}, 0, 0, BAD_ALLOCATOR},
        {{&heap, NULL, NULL}, 0, 0, BAD_ALLOCATOR},
        {{&heap, allocate, release}, 0, 0, SAME},
        {{&heap, allocate, release}, 0, 1, NO_MEMORY},
        {{&heap, allocate, release}, 1, 0, BAD_ALIGNMENT},
        {{&heap, allocate, release}, 2, 0, BAD_ALIGNMENT},
        {{&heap, allocate, release}, 4, 0, BAD_ALIGNMENT},
    };

    if (v >= COUNT(ways))
        return NO_MORE;
    *allocator = ways[v].allocator;
    heap.shift = ways[v].shift;
    heap.is_empty = ways[v].is_empty;
    return ways[v].expected;
}

int has_given(void)
{
    return heap.memory != NULL;
}

const char *heap_misused(void)
{
    const char *wrong = heap.wrong;

    heap.wrong = NULL;
    return wrong;
}
