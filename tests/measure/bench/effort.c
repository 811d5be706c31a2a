/* SPDX-License-Identifier: MIT */
/* What sampling costs besides time: the share of the worlds drawn that are
 * accepted, and the most states that a sample had to count. Only an internal
 * function reports this, so the program is separate from the benchmark and
 * linked with the objects of the library. It samples at the same positions. */
#include <stdio.h>
#include <stdlib.h>

#include "bench.h"
#include "sample/sample.h"

#define SAMPLES 100 /* at each position */

static uint64_t scratch[TALON_SAMPLE_BYTES_MAX / sizeof(uint64_t)];

static void show_effort(const struct place *place)
{
    struct spots spots = spots_at(place);
    uint64_t worlds = 0, tries = 0;
    uint32_t states = 0, i;
    struct effort effort;

    for (i = 0; i < spots.count * SAMPLES; i++) {
        struct spot *spot = &spots.spot[i / SAMPLES];

        must(tln_sample_world(spot->other, spot->view, &spot->rng, scratch,
                              &effort),
             "tln_sample_world");
        worlds++;
        tries += effort.tries;
        if (effort.states > states)
            states = effort.states;
    }
    printf("%-32s %8.3f %8u\n", place->name, (double)worlds / (double)tries,
           (unsigned)states);
    free_spots(&spots);
}

int main(void)
{
    uint32_t i;

    printf("%-32s %8s %8s\n", "seat 0 looks", "accepted", "states");
    for (i = 0; i < PLACES; i++)
        show_effort(&places[i]);
    return EXIT_SUCCESS;
}
