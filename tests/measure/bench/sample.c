/* SPDX-License-Identifier: MIT */
/* Samples worlds for a view of seat 0. How long that takes depends on luck,
 * since worlds may have to be drawn again, so the slowest position counts. In
 * Five Hundred, a sample with its history is measured too: after the world, a
 * game is rebuilt from its pack and its moves. */
#include "bench.h"

#include <stdio.h>

static uint64_t scratch[TALON_SAMPLE_BYTES_MAX / sizeof(uint64_t)];

CALL(sample, talon_game_sample(spot->other, spot->view, &spot->rng, scratch,
                               sizeof scratch))

static talon_status sample_and_rebuild(struct spot *spot)
{
    static talon_move move[TALON_HISTORY_MAX];
    talon_card pack[TALON_PACK_MAX];
    uint32_t cards, moves;
    talon_status status = talon_game_sample(spot->other, spot->view, &spot->rng,
                                            scratch, sizeof scratch);

    status |= talon_game_hand_pack(spot->other, pack, TALON_PACK_MAX, &cards);
    status |= talon_game_history(spot->other, NULL, 0, move, TALON_HISTORY_MAX,
                                 &moves);
    return status | talon_game_rebuild(spot->other, spot->view, NULL, 0, pack,
                                       cards, move, moves, NULL);
}

CALL(with_history, sample_and_rebuild(spot))

void bench_sample(void)
{
    char name[64];
    uint32_t i;

    for (i = 0; i < PLACES; i++) {
        struct spots spots = spots_at(&places[i]);
        struct call call = {places[i].name, sample, places[i].most};

        report_calls(&spots, &call, 1);
        if (places[i].game == TALON_GAME_FIVE_HUNDRED) {
            snprintf(name, sizeof name, "%s, history", places[i].name);
            call = (struct call){name, with_history, places[i].rebuilt};
            report_call_by_mean(&spots, &call);
        }
        free_spots(&spots);
    }
}
