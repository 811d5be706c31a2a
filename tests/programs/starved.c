/* SPDX-License-Identifier: MIT */
/* A library to be loaded before that of C (LD_PRELOAD): of the allocations that
 * a program makes, those of the C library included, the one with the number in
 * STARVE_AT fails, or so many from there on as STARVE_MANY says (0 is all). How
 * many were made goes to the file in STARVE_COUNT at the end. With
 * STARVE_SIGNAL, they are counted from one SIGUSR2 to the next. A test that
 * runs inside the program calls starve() and starved() instead. Needs glibc. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);

static unsigned long made, first, many;
static size_t only;
static volatile sig_atomic_t counts;

/* From now on, of the allocations of `size` bytes, or of any if it is 0, the
 * one with this number fails (0 is none), and those that follow until so many
 * have (0 is all). */
void starve(unsigned long number, unsigned long how_many, size_t size);
/* Ends that. Returns how many were made. */
unsigned long starved(void);

void starve(unsigned long number, unsigned long how_many, size_t size)
{
    made = 0;
    first = number;
    many = how_many;
    only = size;
    counts = 1;
}

unsigned long starved(void)
{
    counts = 0;
    return made;
}

static int fails(size_t size)
{
    unsigned long number;

    if (!counts || (only != 0 && size != only))
        return 0;
    number = __atomic_add_fetch(&made, 1, __ATOMIC_RELAXED);
    if (first == 0 || number < first || (many > 0 && number - first >= many))
        return 0;
    errno = ENOMEM;
    return 1;
}

void *malloc(size_t size)
{
    return fails(size) ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return fails(count * size) ? NULL : __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size)
{
    return fails(size) ? NULL : __libc_realloc(memory, size);
}

/* Stops, and tells the number; also in a handler, so without stdio. */
static void tell(void)
{
    const char *name = getenv("STARVE_COUNT");
    char digits[24];
    size_t at = sizeof digits;
    unsigned long left = made;
    int file;

    counts = 0;
    file = name != NULL ? open(name, O_WRONLY | O_CREAT | O_TRUNC, 0666) : -1;
    if (file < 0)
        return;
    digits[--at] = '\n';
    do
        digits[--at] = (char)('0' + left % 10);
    while ((left /= 10) > 0);
    if (write(file, digits + at, sizeof digits - at) < 0)
        abort();
    close(file);
}

static void turn(int number)
{
    (void)number;
    if (counts)
        tell();
    else
        counts = 1;
}

__attribute__((constructor)) static void begin(void)
{
    const char *number = getenv("STARVE_AT"), *more = getenv("STARVE_MANY");

    first = number != NULL ? strtoul(number, NULL, 10) : 0;
    many = more != NULL ? strtoul(more, NULL, 10) : 1;
    if (getenv("STARVE_SIGNAL") != NULL)
        signal(SIGUSR2, turn);
    else
        counts = number != NULL;
}

__attribute__((destructor)) static void end(void)
{
    tell();
}
