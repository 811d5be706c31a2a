/* SPDX-License-Identifier: MIT */
/* The player of Tripoli: passes each decision to the function for its phase. */
#include "advisor/tripoli/pt_advise.h"
#include "advisor/tripoli/pt_bet.h"
#include "advisor/tripoli/pt_constants.h"
#include "advisor/tripoli/pt_five.h"
#include "advisor/tripoli/pt_hand.h"
#include "advisor/tripoli/pt_lead.h"
#include "advisor/tripoli/pt_mind.h"

/* The budget and the manner of each level. */
static const struct {
    struct {
        uint32_t bet_worlds, hand_worlds, lead_worlds, games;
    } budget;
    struct pt_manner manner;
} levels[] = {
    [TALON_LEVEL_NOVICE_1] = {BUDGET_NOVICE, MANNER_NOVICE},
    [TALON_LEVEL_CASUAL_1] = {BUDGET_CASUAL, MANNER_CASUAL},
    [TALON_LEVEL_CLUB_1] = {BUDGET_CLUB, MANNER_CLUB},
    [TALON_LEVEL_EXPERT_1] = {BUDGET_EXPERT, MANNER_EXPERT},
};

static int budget(uint32_t level, uint32_t phase, talon_player_budget *budget)
{
    switch (phase) {
    case TALON_PHASE_PAY_AUCTION:
    case TALON_PHASE_PAY_SUIT:
    case TALON_PHASE_SPARE:
    case TALON_PHASE_SPARE_AUCTION:
        budget->worlds = levels[level].budget.hand_worlds;
        return 1;
    case TALON_PHASE_BETTING:
        budget->worlds = levels[level].budget.bet_worlds;
        return 1;
    case TALON_PHASE_SELECT_HAND:
        return 1;
    case TALON_PHASE_MICHIGAN:
        budget->worlds = levels[level].budget.lead_worlds;
        budget->nodes = levels[level].budget.games;
        return 1;
    default:
        return 0;
    }
}

static talon_status consider(struct pt_mind *mind)
{
    switch (mind->decision->phase) {
    case TALON_PHASE_PAY_AUCTION:
        return tln_pt_pay_offer(mind);
    case TALON_PHASE_PAY_SUIT:
        return tln_pt_pay_suit(mind);
    case TALON_PHASE_SPARE:
        return tln_pt_spare(mind);
    case TALON_PHASE_SPARE_AUCTION:
        return tln_pt_offer(mind);
    case TALON_PHASE_SELECT_HAND:
        return tln_pt_select_hand(mind);
    case TALON_PHASE_BETTING:
        return tln_pt_bet(mind);
    default:
        return tln_pt_lead(mind);
    }
}

static talon_status advise(struct decision *decision)
{
    struct pt_mind *mind = decision->scratch;
    talon_status status = tln_pt_look(decision, mind);

    if (status < 0)
        return status;
    mind->manner = levels[decision->budget.level].manner;
    return tln_pl_only_move(decision) ? TALON_OK : consider(mind);
}

_Static_assert(ROOM_OF(struct pt_mind) <= PLAYER_ROOM_MAX,
               "more than players may need");

const struct game_player tln_pl_tripoli = {
    TALON_GAME_TRIPOLI,
    ROOM_OF(struct pt_mind),
    budget,
    advise,
};
