/* SPDX-License-Identifier: MIT */
/* Faults that a checker of undefined behavior must report, a kind each: of one
 * that it does not see, talon may have any number. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

__attribute__((nonnull)) static int *not_null(int *number)
{
    return number;
}

static int *_Nonnull never_null(int *number)
{
    return (int *_Nonnull)number;
}

int main(int argc, char **argv)
{
    static int numbers[2];
    int32_t most = INT32_MAX;
    uint8_t byte;

    (void)argv;
    most += argc;                   /* overflow */
    byte = (uint8_t)0, byte = most; /* a value is lost */
    not_null(argc > 5 ? numbers : NULL);
    never_null(argc > 5 ? numbers : NULL);
    most <<= argc + 31;           /* a shift too far */
    most += 1.0 / (argc - 1) > 1; /* a division by zero */
    numbers[argc + 1] = byte;     /* past the end: reported, and then a trap */
    return most == 1;
}
