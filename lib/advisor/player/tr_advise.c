/* SPDX-License-Identifier: MIT */
/* The player of Tripoli: which decision is due. */
#include "advisor/player/tr_mind.h"

/* Worlds by level, for the kinds of decisions. */
struct worlds {
    uint32_t phase;
    uint32_t count[5];
};

static const struct worlds worlds[] = {
    {TALON_PHASE_PAY_AUCTION, {0, 4, 16, 256, 1024}},
    {TALON_PHASE_PAY_SUIT, {0, 4, 16, 256, 1024}},
    {TALON_PHASE_SPARE, {0, 4, 16, 256, 1024}},
    {TALON_PHASE_SPARE_AUCTION, {0, 4, 16, 256, 1024}},
    {TALON_PHASE_SELECT_HAND, {0, 0, 0, 0, 0}},
    {TALON_PHASE_BETTING, {0, 4, 16, 256, 1024}},
    {TALON_PHASE_MICHIGAN, {0, 4, 16, 256, 1024}},
};

static int budget(uint32_t level, uint32_t phase, talon_player_budget *budget)
{
    uint32_t i;

    for (i = 0; i < sizeof worlds / sizeof *worlds; i++) {
        if (worlds[i].phase == phase) {
            budget->worlds = worlds[i].count[level];
            budget->nodes = 0;
            return 1;
        }
    }
    return 0;
}

static talon_status advise(struct decision *decision)
{
    struct mind *mind = decision->scratch;
    talon_status status = tln_tr_look(decision, mind);

    if (status < 0)
        return status;
    switch (decision->phase) {
    case TALON_PHASE_PAY_AUCTION:
        return tln_tr_pay_offer(mind);
    case TALON_PHASE_PAY_SUIT:
        return tln_tr_pay_suit(mind);
    case TALON_PHASE_SPARE:
        return tln_tr_spare(mind);
    case TALON_PHASE_SPARE_AUCTION:
        return tln_tr_offer(mind);
    case TALON_PHASE_SELECT_HAND:
        return tln_tr_select_hand(mind);
    case TALON_PHASE_BETTING:
        return tln_tr_bet(mind);
    default:
        return tln_tr_lead(mind);
    }
}

const struct game_player tln_pl_tripoli = {
    TALON_GAME_TRIPOLI,
    sizeof(struct mind),
    budget,
    advise,
};
