/* SPDX-License-Identifier: MIT */
/* The player of Five Hundred: the first moves that the rules allow. */
#include "advisor/player/internal.h"

static int budget(uint32_t level, uint32_t phase, talon_player_budget *budget)
{
    if (phase != TALON_PHASE_AUCTION && phase != TALON_PHASE_DISCARD &&
        phase != TALON_PHASE_PARTNER && phase != TALON_PHASE_TRICKS)
        return 0;
    budget->worlds = level;
    budget->nodes = 1;
    return 1;
}

static talon_status advise(struct decision *decision)
{
    uint32_t count, i;
    talon_move move;
    talon_status status =
        talon_game_seat_move_count(decision->view, decision->seat, &count);

    for (i = 0; i < count && status == TALON_OK; i++) {
        status =
            talon_game_seat_move_at(decision->view, decision->seat, i, &move);
        if (status == TALON_OK)
            tln_pl_add(decision, &move);
    }
    return status;
}

const struct game_player tln_pl_five_hundred = {
    TALON_GAME_FIVE_HUNDRED,
    8,
    budget,
    advise,
};
