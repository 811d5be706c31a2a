/* SPDX-License-Identifier: MIT */
/* What the built-in allocator of talon includes. */
#ifndef STDLIB_H
#define STDLIB_H

#include <stddef.h>
void *malloc(size_t size);
void free(void *memory);

#endif
