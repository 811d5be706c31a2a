/* SPDX-License-Identifier: MIT */
/* A library to be loaded before that of C (LD_PRELOAD): of the allocations that
 * a program makes, those of the C library included, the one with the number in
 * STARVE_AT fails, and so does every later one if STARVE_ALL is set. The number
 * of all goes to the file in STARVE_COUNT at the end. Needs glibc. */
#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);

static unsigned long made, first;
static int counts, all;

static int fails(void)
{
    unsigned long number;

    if (!counts)
        return 0;
    number = __atomic_add_fetch(&made, 1, __ATOMIC_RELAXED);
    if (first == 0 || number < first || (number > first && !all))
        return 0;
    errno = ENOMEM;
    return 1;
}

void *malloc(size_t size)
{
    return fails() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return fails() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size)
{
    return fails() ? NULL : __libc_realloc(memory, size);
}

__attribute__((constructor)) static void begin(void)
{
    const char *number = getenv("STARVE_AT");

    first = number != NULL ? strtoul(number, NULL, 10) : 0;
    all = getenv("STARVE_ALL") != NULL;
    counts = 1;
}

__attribute__((destructor)) static void end(void)
{
    const char *name = getenv("STARVE_COUNT");
    FILE *file;

    counts = 0;
    file = name != NULL ? fopen(name, "w") : NULL;
    if (file == NULL)
        return;
    fprintf(file, "%lu\n", made);
    fclose(file);
}
