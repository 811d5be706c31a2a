/* SPDX-License-Identifier: MIT */
/* The player of Tripoli: passes each decision to the function for its phase. */
#include "advisor/tripoli/pt_advise.h"
#include "advisor/base/bits.h"
#include "advisor/tripoli/pt_beginner.h"
#include "advisor/tripoli/pt_bet.h"
#include "advisor/tripoli/pt_bettors.h"
#include "advisor/tripoli/pt_constants.h"
#include "advisor/tripoli/pt_five.h"
#include "advisor/tripoli/pt_hand.h"
#include "advisor/tripoli/pt_lead.h"
#include "advisor/tripoli/pt_leaders.h"
#include "advisor/tripoli/pt_mind.h"

/* The budget and the manner of each level. */
static const struct {
    struct {
        uint32_t bet_worlds, hand_worlds, lead_worlds, games;
    } budget;
    struct pt_manner manner;
} levels[] = {
    [TALON_LEVEL_BEGINNER_1] = {BUDGET_BEGINNER, MANNER_BEGINNER},
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
    if (mind->manner.by_maxims)
        return tln_pt_beginner(mind);
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

/* Reads the view. */
static talon_status begin(struct decision *decision)
{
    struct pt_mind *mind = decision->scratch;
    talon_status status = tln_pt_look(decision, mind);

    mind->manner = levels[decision->budget.level].manner;
    return status < 0 ? status : TALON_OK;
}

static talon_status advise(struct decision *decision)
{
    talon_status status = begin(decision);

    if (status != TALON_OK)
        return status;
    return tln_pl_only_move(decision) ? TALON_OK : consider(decision->scratch);
}

/* Imagines worlds and weights them as the decision of the phase does. */
static talon_status imagine(struct pt_mind *mind)
{
    struct round round;
    talon_status status;

    if (mind->decision->phase == TALON_PHASE_BETTING)
        return tln_pt_imagine_round(mind, &round);
    status = tln_pt_imagine(mind, 0);
    if (status == TALON_OK && mind->decision->phase == TALON_PHASE_MICHIGAN &&
        mind->manner.reads_leads)
        tln_pt_weigh_by_leads(mind);
    return status;
}

/* Counts the cards of a world. `rest` are those that may not have been dealt;
 * in this world, it is those of them that are in no other place. */
static void count_world(const struct pt_mind *mind,
                        const struct pt_world *world, talon_cards rest,
                        struct tally *tally)
{
    talon_cards spare = open_up(world->spare);
    uint32_t player;

    rest &= ~spare;
    for (player = 0; player < mind->players; player++) {
        talon_cards hand = open_up(world->hand[player]);

        tln_pl_count_cards(tally, mind->seat_of[player], hand, world->weight);
        rest &= ~hand;
    }
    tln_pl_count_cards(tally, TALON_PLACE_TALON, spare, world->weight);
    tln_pl_count_cards(tally, TALON_PLACE_UNDEALT, rest, world->weight);
}

static talon_status believe(struct decision *decision, struct tally *tally)
{
    struct pt_mind *mind = decision->scratch;
    talon_cards rest = 0;
    talon_rules rules;
    talon_status status = begin(decision);
    uint32_t w, undealt = 0;

    /* TR-30: only closing rounds leave cards in the pack, and nothing is
     * played in them. */
    talon_game_cards(decision->view, TALON_PLACE_UNDEALT, NULL, &undealt);
    if (status == TALON_OK && undealt > 0) {
        status = talon_game_rules(decision->view, &rules);
        if (status == TALON_OK)
            status = talon_rules_pack(&rules, &rest);
    }
    if (status == TALON_OK)
        status = imagine(mind);
    if (status != TALON_OK)
        return status;
    for (w = 0; w < mind->worlds; w++)
        count_world(mind, &mind->world[w], rest, tally);
    tally->worlds = mind->worlds;
    return TALON_OK;
}

_Static_assert(ROOM_OF(struct pt_mind) <= PLAYER_ROOM_MAX,
               "more than players may need");

const struct game_player tln_pl_tripoli = {
    TALON_GAME_TRIPOLI, ROOM_OF(struct pt_mind), budget, advise, believe,
};
