/* SPDX-License-Identifier: MIT */
/* What samples cost besides time: what share of the worlds drawn is accepted,
 * and the most states that were counted. Only an internal function reports
 * this, so this program is separate from the benchmark and linked with the
 * objects of the library. The positions are the same. */
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
