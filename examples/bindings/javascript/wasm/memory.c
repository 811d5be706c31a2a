/* SPDX-License-Identifier: MIT */
/* What talon needs of a C library, for WebAssembly: four functions for bytes,
 * and an allocator. Free blocks are in a list, in the order of their addresses;
 * neighbors are joined. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define PAGE ((size_t)65536)

struct block {
    size_t size;        /* bytes, those of this header included */
    struct block *next; /* the next free block */
};

extern unsigned char __heap_base; /* the linker puts it behind all data */

static struct block *first_free;
static size_t heap_end, bytes_allocated;

/* Instructions of WebAssembly (-mbulk-memory), not calls of themselves. */
void *memmove(void *to, const void *from, size_t size)
{
    return __builtin_memmove(to, from, size);
}

void *memcpy(void *restrict to, const void *restrict from, size_t size)
{
    return __builtin_memmove(to, from, size);
}

void *memset(void *to, int byte, size_t size)
{
    return __builtin_memset(to, byte, size);
}

int memcmp(const void *a, const void *b, size_t size)
{
    const unsigned char *x = a, *y = b;
    size_t i;

    for (i = 0; i < size; i++)
        if (x[i] != y[i])
            return x[i] - y[i];
    return 0;
}

static struct block *after(struct block *block)
{
    return (struct block *)((unsigned char *)block + block->size);
}

static void join(struct block *block)
{
    if (block->next != NULL && after(block) == block->next) {
        block->size += block->next->size;
        block->next = block->next->next;
    }
}

static void give_back(struct block *block)
{
    struct block *before = NULL, *next = first_free;

    while (next != NULL && next < block) {
        before = next;
        next = next->next;
    }
    block->next = next;
    join(block);
    if (before == NULL) {
        first_free = block;
    } else {
        before->next = block;
        join(before);
    }
}

/* Adds memory at the end of the heap. Returns 0 if there is none. */
static int grow(size_t size)
{
    struct block *block;
    size_t pages = 0, had = __builtin_wasm_memory_size(0) * PAGE;

    if (heap_end == 0)
        heap_end = ((size_t)&__heap_base + 7) & ~(size_t)7;
    if (had - heap_end < size)
        pages = (size - (had - heap_end) + PAGE - 1) / PAGE;
    if (pages > 0 && __builtin_wasm_memory_grow(0, pages) == (size_t)-1)
        return 0;
    block = (struct block *)heap_end;
    block->size = had + pages * PAGE - heap_end;
    heap_end += block->size;
    give_back(block);
    return 1;
}

static struct block *take(size_t size)
{
    struct block **link = &first_free, *block, *rest;

    while (*link != NULL && (*link)->size < size)
        link = &(*link)->next;
    block = *link;
    if (block == NULL)
        return NULL;
    if (block->size - size < 2 * sizeof *block) {
        *link = block->next;
        return block;
    }
    rest = (struct block *)((unsigned char *)block + size);
    rest->size = block->size - size;
    rest->next = block->next;
    block->size = size;
    *link = rest;
    return block;
}

__attribute__((export_name("malloc"))) void *malloc(size_t size)
{
    struct block *block;

    if (size > SIZE_MAX / 2)
        return NULL;
    size = ((size + 7) & ~(size_t)7) + sizeof *block;
    block = take(size);
    if (block == NULL && grow(size))
        block = take(size);
    if (block == NULL)
        return NULL;
    bytes_allocated += block->size;
    return block + 1;
}

__attribute__((export_name("free"))) void free(void *memory)
{
    struct block *block = memory;

    if (block == NULL)
        return;
    bytes_allocated -= block[-1].size;
    give_back(block - 1);
}

/* How many bytes are allocated now: what a test for leaks compares. */
__attribute__((export_name("allocated"))) size_t allocated(void)
{
    return bytes_allocated;
}
