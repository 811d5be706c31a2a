/* SPDX-License-Identifier: MIT */
/* The player of Five Hundred: hands each decision to the file for its phase. */
#include "advisor/five_hundred/pf_advise.h"
#include "advisor/five_hundred/pf_beginner.h"
#include "advisor/five_hundred/pf_belief.h"
#include "advisor/five_hundred/pf_bidding.h"
#include "advisor/five_hundred/pf_cards.h"
#include "advisor/five_hundred/pf_discarding.h"
#include "advisor/five_hundred/pf_imagine.h"
#include "advisor/five_hundred/pf_levels.h"
#include "advisor/five_hundred/pf_mind.h"
#include "advisor/five_hundred/pf_sight.h"

/* Reads the view. */
static talon_status begin(struct decision *decision, int imagines)
{
    struct pf_mind *mind = decision->scratch;
    talon_status status;

    mind->decision = decision;
    mind->skill = tln_pf_skill(decision->budget.level);
    mind->nodes = 0;
    mind->nodes_most = decision->budget.nodes;
    mind->worlds = 0;
    mind->denial_count = 0;
    status = tln_pl_seed(decision->rng, &mind->chain.random.state);
    return status == TALON_OK ? tln_pf_see(mind, imagines) : status;
}

static talon_status advise(struct decision *decision)
{
    struct pf_mind *mind = decision->scratch;
    int goes_by_maxims = tln_pf_skill(decision->budget.level)->by_maxims;
    talon_status status;

    if (tln_pl_only_move(decision))
        return TALON_OK;
    status = begin(decision, !goes_by_maxims);
    if (status != TALON_OK)
        return status;
    if (goes_by_maxims)
        return tln_pf_beginner(mind);
    if (mind->sight.seats > SEARCH_HANDS)
        mind->nodes_most /= SEARCH_NODES_PART;
    switch (decision->phase) {
    case TALON_PHASE_AUCTION:
        return tln_pf_advise_call(mind);
    case TALON_PHASE_DISCARD:
        return tln_pf_advise_discard(mind);
    case TALON_PHASE_PARTNER:
        return tln_pf_advise_partner(mind);
    case TALON_PHASE_TRICKS:
        return tln_pf_advise_card(mind);
    default:
        return TALON_E_PHASE;
    }
}

static talon_status believe(struct decision *decision, struct tally *tally)
{
    struct pf_mind *mind = decision->scratch;
    talon_status status = begin(decision, 1);
    uint32_t kitty = TALON_PLACE_DISCARD, left = 0, place, i;

    if (status != TALON_OK)
        return status;
    if (decision->phase == TALON_PHASE_TRICKS)
        tln_pf_find_denials(mind);
    status = tln_pf_imagine(mind, decision->budget.worlds);
    if (status != TALON_OK)
        return status;
    talon_game_cards(decision->view, TALON_PLACE_TALON, NULL, &left);
    if (left > 0)
        kitty = TALON_PLACE_TALON;
    for (i = 0; i < mind->worlds; i++) {
        for (place = 0; place < PLACES; place++)
            tln_pl_count_cards(tally, place == KITTY ? kitty : place,
                               mind->world[i].hand[place], 1);
    }
    tally->worlds = mind->worlds;
    return TALON_OK;
}

_Static_assert(ROOM_OF(struct pf_mind) <= PLAYER_ROOM_MAX,
               "more than players may need");

const struct game_player tln_pl_five_hundred = {
    TALON_GAME_FIVE_HUNDRED,
    ROOM_OF(struct pf_mind),
    tln_pf_budget,
    advise,
    believe,
};
