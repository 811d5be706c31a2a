/* SPDX-License-Identifier: MIT */
/* Worlds for a view of seat 0. The time of a sample is a matter of luck if
 * worlds are drawn again, so the slowest position counts. */
#include "bench.h"

static uint64_t scratch[TALON_SAMPLE_BYTES_MAX / sizeof(uint64_t)];

CALL(sample, talon_game_sample(spot->other, spot->view, &spot->rng, scratch,
                               sizeof scratch))

void bench_sample(void)
{
    uint32_t i;

    for (i = 0; i < PLACES; i++) {
        struct spots spots = spots_at(&places[i]);
        struct call call = {places[i].name, sample, places[i].most};

        report_calls(&spots, &call, 1);
        free_spots(&spots);
    }
}
