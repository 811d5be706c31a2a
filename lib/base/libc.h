/* SPDX-License-Identifier: MIT */
/* What talon needs of a C library: four functions. A freestanding compiler has
 * no string.h, so there they are declared here and defined by the program, or
 * come from the compiler's own library.
 *
 * TALON_HOSTED says whether there is a C library. It is what the compiler says
 * (0 with -ffreestanding), unless the build defines it; without one there is no
 * built-in allocator either (see game/memory.c). */
#ifndef TALON_BASE_LIBC_H
#define TALON_BASE_LIBC_H

#ifndef TALON_HOSTED
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define TALON_HOSTED 0
#else
#define TALON_HOSTED 1
#endif
#endif

#if TALON_HOSTED
#include <string.h>
#else
#include <stddef.h>

void *memcpy(void *to, const void *from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *memory, int byte, size_t size);
int memcmp(const void *a, const void *b, size_t size);
#endif

#endif
