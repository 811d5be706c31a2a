/* SPDX-License-Identifier: MIT */
/* The parts of Microsoft's header that talon uses. */
#ifndef STDLIB_H
#define STDLIB_H

#include <stddef.h>

__declspec(restrict) void *__cdecl malloc(size_t size);
void __cdecl free(void *memory);

#endif
