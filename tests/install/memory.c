/* SPDX-License-Identifier: MIT */
/* The four functions that talon needs. With them, it links without a C
 * library. */
#include <stddef.h>

void *memmove(void *to, const void *from, size_t size);
void *memcpy(void *to, const void *from, size_t size);
void *memset(void *memory, int byte, size_t size);
int memcmp(const void *a, const void *b, size_t size);

void *memmove(void *to, const void *from, size_t size)
{
    const unsigned char *source = from;
    unsigned char *target = to;
    size_t i;

    for (i = 0; i < size; i++) {
        size_t at = target < source ? i : size - 1 - i;

        target[at] = source[at];
    }
    return to;
}

void *memcpy(void *to, const void *from, size_t size)
{
    return memmove(to, from, size);
}

void *memset(void *memory, int byte, size_t size)
{
    unsigned char *target = memory;
    size_t i;

    for (i = 0; i < size; i++)
        target[i] = (unsigned char)byte;
    return memory;
}

int memcmp(const void *a, const void *b, size_t size)
{
    const unsigned char *first = a;
    const unsigned char *other = b;
    size_t i;

    for (i = 0; i < size; i++) {
        if (first[i] != other[i])
            return first[i] < other[i] ? -1 : 1;
    }
    return 0;
}
