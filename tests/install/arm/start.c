/* SPDX-License-Identifier: MIT */
/* A program for a Cortex-M3 without a C library: it sends a transcript to the
 * debugger (semihosting) and ends. Compiler options define SEED and TURNS. The
 * memory of the board is all 0 at the start. */
#include "transcript.h"

extern uint32_t stack_top[];
void reset(void);

__attribute__((section(".vectors"),
               used)) static const void *const vectors[] = {
    stack_top, (const void *)reset};

static void tell_debugger(uint32_t operation, const void *argument)
{
    register uint32_t r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = argument;

    __asm__ volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
}

void reset(void)
{
    char text[18];

    hexadecimal(transcript(SEED, TURNS), text);
    text[17] = '\0';
    tell_debugger(4, text);                     /* write a string */
    tell_debugger(0x18, (const void *)0x20026); /* the program has ended */
    for (;;)
        ;
}
