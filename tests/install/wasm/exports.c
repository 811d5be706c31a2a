/* SPDX-License-Identifier: MIT */
/* The function that the test adds to the module. It returns the hash of a
 * transcript. */
#include "transcript.h"

__attribute__((visibility("default"))) uint64_t play(uint32_t seed,
                                                     uint32_t turns);

uint64_t play(uint32_t seed, uint32_t turns)
{
    return transcript(seed, turns);
}
