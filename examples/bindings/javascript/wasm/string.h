/* SPDX-License-Identifier: MIT */
/* For WebAssembly there is no C library: what talon includes of it. */
#ifndef STRING_H
#define STRING_H

#include <stddef.h>
void *memcpy(void *restrict to, const void *restrict from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *to, int byte, size_t size);
int memcmp(const void *a, const void *b, size_t size);

#endif
