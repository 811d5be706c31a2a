/* SPDX-License-Identifier: MIT */
/* The four functions of the C library that talon needs, for WebAssembly. */
#include <string.h>

void *memmove(void *to, const void *from, size_t size)
{
    unsigned char *t = to;
    const unsigned char *f = from;
    size_t i;

    for (i = 0; i < size; i++)
        if (t <= f)
            t[i] = f[i];
        else
            t[size - 1 - i] = f[size - 1 - i];
    return to;
}

void *memcpy(void *restrict to, const void *restrict from, size_t size)
{
    return memmove(to, from, size);
}

void *memset(void *to, int byte, size_t size)
{
    unsigned char *t = to;

    while (size > 0)
        t[--size] = (unsigned char)byte;
    return to;
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
