/* SPDX-License-Identifier: MIT */
/* Prints the transcript for a seed and a number of turns. It uses a C
 * library. */
#include "transcript.h"

#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    char text[17];

    if (argc != 3)
        return 2;
    hexadecimal(transcript((uint32_t)strtoul(argv[1], NULL, 10),
                           (uint32_t)strtoul(argv[2], NULL, 10)),
                text);
    return fwrite(text, 1, sizeof text, stdout) == sizeof text ? 0 : 1;
}
