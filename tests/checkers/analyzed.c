/* SPDX-License-Identifier: MIT */
/* Faults that gcc's analyzer must find, a kind each, by its name. */
#include <stdint.h>
#include <stdlib.h>

uint8_t not_written(void);
uint32_t by_null(int known);
void freed_twice(void *memory);
uint8_t *used_after(uint8_t *memory);

uint8_t not_written(void)
{
    uint8_t *memory = malloc(4), value = 0;

    if (memory != NULL)
        value = memory[1]; /* use-of-uninitialized-value */
    free(memory);
    return value;
}

uint32_t by_null(int known)
{
    static uint32_t number;
    uint32_t *where = NULL;

    if (known)
        where = &number;
    return *where; /* null-dereference */
}

void freed_twice(void *memory)
{
    free(memory);
    free(memory); /* double-free */
}

uint8_t *used_after(uint8_t *memory)
{
    free(memory);
    memory[0] = 1; /* use-after-free */
    return memory;
}
