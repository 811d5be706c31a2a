/* SPDX-License-Identifier: MIT */
#include "truths.h"

static talon_tr_state tripoli_of(const struct scene *scene)
{
    talon_tr_state state;

    must_ok(talon_tr_state_of(scene->game, &state));
    return state;
}

int is_likely_best(const struct scene *scene)
{
    return scene->advice->chance_of == TALON_CHANCE_BEST_HAND &&
           scene->advice->chance > TALON_CERTAIN / 2;
}

int is_seldom_best(const struct scene *scene)
{
    return scene->advice->chance_of == TALON_CHANCE_BEST_HAND &&
           scene->advice->chance < TALON_CERTAIN / 4;
}

/* The share of the pot that a call costs, minus the chance that is stated. */
static int64_t overpaid(const struct scene *scene)
{
    talon_tr_state state = tripoli_of(scene);
    int64_t cost;

    must_ok(talon_tr_call_cost(scene->game, scene->me, &cost));
    return cost * TALON_CERTAIN -
           (state.boxes[TALON_TR_BOX_POT] + cost) * scene->advice->chance;
}

int good_price(const struct scene *scene)
{
    return scene->advice->chance_of == TALON_CHANCE_BEST_HAND &&
           overpaid(scene) <= 0;
}

int bad_price(const struct scene *scene)
{
    return scene->advice->chance_of == TALON_CHANCE_BEST_HAND &&
           overpaid(scene) > 0;
}

int is_free(const struct scene *scene)
{
    int64_t cost;

    must_ok(talon_tr_call_cost(scene->game, scene->me, &cost));
    return cost == 0;
}

/* The worth of a kind of move that is listed, or the least number. */
static int64_t worth_of(const struct scene *scene, uint32_t kind)
{
    uint32_t i;

    for (i = 0; i < scene->said->count; i++)
        if (scene->said->advice[i].next_move.kind == kind)
            return scene->said->advice[i].worth;
    return INT64_MIN;
}

/* Where keeping is not listed, because only two moves are compared, the best
 * one is worth no less. */
int spare_worse(const struct scene *scene)
{
    int64_t keep = worth_of(scene, TALON_KIND_KEEP);

    if (keep == INT64_MIN)
        keep = scene->said->advice[0].worth;
    return worth_of(scene, TALON_KIND_SWAP) <= keep;
}

/* An offer is worth what it brings beyond its price, and a pass nothing. */
int too_dear(const struct scene *scene)
{
    if (scene->advice->next_move.kind == TALON_KIND_OFFER)
        return scene->advice->worth <= 0;
    return worth_of(scene, TALON_KIND_OFFER) <= 0;
}

/* TR-15, TR-16: no five cards of the hand have a higher rank. */
int is_best_five(const struct scene *scene)
{
    uint32_t rank, best;
    talon_cards five;

    must_ok(talon_poker_rank(&scene->advice->next_move.cards, &rank));
    must_ok(talon_poker_best(&scene->hand, &best, &five));
    return rank == best;
}

int is_likely_out(const struct scene *scene)
{
    return scene->advice->chance_of == TALON_CHANCE_GOES_OUT &&
           scene->advice->chance > TALON_CERTAIN / 2;
}
