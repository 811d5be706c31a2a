/* SPDX-License-Identifier: MIT */
/* A program for Linux on x86-64 without a C library: it prints a transcript and
 * exits with 0 if that worked. Compiler options define SEED and TURNS. */
#include "transcript.h"

static long system_call(long number, long a, long b, long c)
{
    long result;

    __asm__ volatile("syscall"
                     : "=a"(result)
                     : "a"(number), "D"(a), "S"(b), "d"(c)
                     : "rcx", "r11", "memory");
    return result;
}

__attribute__((noreturn, used, force_align_arg_pointer)) void _start(void)
{
    uint64_t number = transcript(SEED, TURNS);
    char text[17];

    hexadecimal(number, text);
    if (system_call(1, 1, (long)text, sizeof text) != sizeof text)
        number = 0;
    for (;;)
        system_call(60, number == 0, 0, 0);
}
