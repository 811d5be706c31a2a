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

/* It promises more than the seat's own hand. */
int spare_better(const struct scene *scene)
{
    return is_best_worth(scene) &&
           scene->advice->worth > worth_of(scene, TALON_KIND_KEEP);
}

/* TR-11, TR-12: another seat in the deal may buy, and has chips or needs none
 * (TR-4). */
int may_sell(const struct scene *scene)
{
    talon_tr_state state = tripoli_of(scene);
    talon_rules rules;
    int32_t bankroll, seat;

    must_ok(talon_game_rules(scene->game, &rules));
    must_ok(talon_rules_get(&rules, TALON_TR_OPTION_BANKROLL, &bankroll));
    for (seat = 0; seat < (int32_t)TALON_TR_SEATS_MAX; seat++)
        if (seat != scene->me && (state.in_deal & ~state.barred) >> seat & 1 &&
            (bankroll == 0 || state.stack[seat] > 0))
            return 1;
    return 0;
}

/* The offer costs less than what it is for is worth. */
int worth_offer(const struct scene *scene)
{
    return is_best_worth(scene) && scene->advice->worth >= 0;
}

/* The hand may be exchanged. Where keeping is not listed, because only two
 * moves are compared, the best one is worth no less. */
int spare_worse(const struct scene *scene)
{
    const talon_move swap = {.kind = TALON_KIND_SWAP,
                             .seat = (int8_t)scene->me};
    int64_t keep = worth_of(scene, TALON_KIND_KEEP);

    if (talon_game_check(scene->game, &swap, NULL) < 0)
        return 0;
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

/* No other five cards as good leave out some of those that this one shows for
 * the first time, and show no others. */
int shows_least(const struct scene *scene)
{
    talon_tr_state state = tripoli_of(scene);
    talon_cards shown = scene->advice->next_move.cards & ~state.shown;
    talon_card card[TALON_PACK_MAX];
    talon_cards other;
    uint32_t count, best, rank, i, k;
    int is_least = is_best_five(scene);

    must_ok(talon_poker_rank(&scene->advice->next_move.cards, &best));
    must_ok(talon_cards_list(&scene->hand, card, TALON_PACK_MAX, &count));
    /* With one card less shown there would be another in its place, which has
     * been shown before. */
    for (i = 0; i < count; i++)
        for (k = 0; k < count; k++) {
            talon_cards out = (talon_cards)1 << card[i];
            talon_cards in = (talon_cards)1 << card[k];

            other = (scene->advice->next_move.cards & ~out) | in;
            if ((shown & out) == 0 || (state.shown & in) == 0 ||
                talon_cards_count(&other) != 5)
                continue;
            must_ok(talon_poker_rank(&other, &rank));
            if (rank == best)
                is_least = 0;
        }
    return is_least;
}

int is_likely_out(const struct scene *scene)
{
    return scene->advice->chance_of == TALON_CHANCE_GOES_OUT &&
           scene->advice->chance > TALON_CERTAIN / 2;
}

int is_out_less(const struct scene *scene)
{
    const talon_advice *best = &scene->said->advice[0];

    return scene->advice->chance_of == TALON_CHANCE_GOES_OUT &&
           best->chance_of == TALON_CHANCE_GOES_OUT &&
           scene->advice->chance + TALON_CERTAIN / 10 <= best->chance;
}
