/* SPDX-License-Identifier: MIT */
/* The only functions of the C library that the advisor may use. A
 * freestanding compiler has no string.h, so for it they are declared here. */
#ifndef TALON_ADVISOR_BASE_FREESTANDING_H
#define TALON_ADVISOR_BASE_FREESTANDING_H

#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#include <stddef.h>

void *memcpy(void *to, const void *from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *memory, int byte, size_t size);
int memcmp(const void *a, const void *b, size_t size);
#else
#include <string.h>
#endif

#endif
