/* SPDX-License-Identifier: MIT */
/* The parts of Microsoft's header that talon uses. */
#ifndef STRING_H
#define STRING_H

#include <stddef.h>

void *__cdecl memcpy(void *to, const void *from, size_t size);
void *__cdecl memmove(void *to, const void *from, size_t size);
void *__cdecl memset(void *memory, int byte, size_t size);
int __cdecl memcmp(const void *a, const void *b, size_t size);

#endif
