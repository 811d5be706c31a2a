/* SPDX-License-Identifier: MIT */
/* What the levels do. A row never changes once it has been released. */
#include "advisor/five_hundred/pf_levels.h"

static const struct pf_skill skills[] = {
    [TALON_LEVEL_NOVICE_1] =
        {
            .worlds = {0, 0, 3, 3},
            .nodes = 400000,
            .count_worth = 20,
        },
    [TALON_LEVEL_CASUAL_1] =
        {
            .worlds = {0, 0, 8, 8},
            .nodes = 400000,
            .count_worth = 20,
            .hears = 1,
        },
    [TALON_LEVEL_CLUB_1] =
        {
            .worlds = {8, 0, 8, 16},
            .let_off = {180, 180},
            .nodes = 120000,
            .count_worth = 20,
            .caution = 80,
            .bids_less = 24,
            .hears = 1,
            .watches = 1,
            .rolls_out = 1,
        },
    [TALON_LEVEL_EXPERT_1] =
        {
            .worlds = {48, 32, 32, 32},
            .let_off = {420, 600},
            .nodes = 4000000,
            .count_worth = 20,
            .caution = 40,
            .hears = 1,
            .watches = 1,
            .rolls_out = 1,
            .looks_ahead = 1,
            .playouts = 8,
        },
};

const struct pf_skill *tln_pf_skill(uint32_t level)
{
    return &skills[level];
}

int tln_pf_budget(uint32_t level, uint32_t phase, talon_player_budget *budget)
{
    static const struct {
        uint32_t phase;
        uint32_t column;
    } columns[] = {
        {TALON_PHASE_AUCTION, 0},
        {TALON_PHASE_DISCARD, 1},
        {TALON_PHASE_PARTNER, 1},
        {TALON_PHASE_TRICKS, 3},
    };
    uint32_t i;

    for (i = 0; i < sizeof columns / sizeof columns[0]; i++) {
        if (columns[i].phase == phase) {
            budget->worlds = skills[level].worlds[columns[i].column];
            budget->nodes = budget->worlds != 0 ? skills[level].nodes : 0;
            return 1;
        }
    }
    return 0;
}
