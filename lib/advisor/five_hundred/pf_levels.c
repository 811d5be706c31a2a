/* SPDX-License-Identifier: MIT */
/* What each level does, with the records of pf_constants.h. */
#include "advisor/five_hundred/pf_levels.h"

static const struct pf_skill skills[] = {
    [TALON_LEVEL_BEGINNER_1] = BEGINNER_1, [TALON_LEVEL_NOVICE_1] = NOVICE_1,
    [TALON_LEVEL_CASUAL_1] = CASUAL_1,     [TALON_LEVEL_CLUB_1] = CLUB_1,
    [TALON_LEVEL_EXPERT_1] = EXPERT_1,
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
            budget->nodes = skills[level].nodes;
            return 1;
        }
    }
    return 0;
}
