/* SPDX-License-Identifier: MIT */
/* The five cards for poker (TR-15): always the best five, since all cards come
 * back for the runs. If several sets of five are equally good, `expert-1`
 * chooses the one that gives away least at a showdown: it prefers cards that
 * have been shown before, then high ones, because runs end there anyway. */
#include "advisor/tripoli/pt_five.h"
#include "advisor/base/bits.h"
#include "advisor/base/freestanding.h"
#include "advisor/tripoli/pt_constants.h"

#define HAND_MAX 32

/* How many points a set of five cards gives away (see SHOWS_TWO). */
static uint32_t shows(const struct pt_mind *mind, talon_cards five)
{
    uint64_t hidden = close_up(five & ~mind->state.shown);
    uint32_t cost = 0;

    for (; hidden != 0; hidden &= hidden - 1)
        cost += SHOWS_TWO - low_index(hidden) % LANE_BITS;
    return cost;
}

static talon_cards pick(const talon_card *card, uint64_t subset)
{
    talon_cards five = 0;

    for (; subset != 0; subset &= subset - 1)
        five |= ONE << card[low_index(subset)];
    return five;
}

/* Finds the five cards to choose: of all sets with the best rank, the one that
 * gives away least. `five` is one of these sets. */
static talon_cards find_five(const struct pt_mind *mind, talon_cards hand,
                             uint32_t best, talon_cards five)
{
    talon_card card[TALON_PACK_MAX];
    uint32_t count, rank, least = shows(mind, five);
    uint64_t subset = 31;
    talon_cards set;

    if (talon_cards_list(&hand, card, TALON_PACK_MAX, &count) < 0 ||
        count > HAND_MAX)
        return five;
    for (; subset >> count == 0; subset = next_subset(subset)) {
        set = pick(card, subset);
        if (shows(mind, set) >= least)
            continue;
        if (talon_poker_rank(&set, &rank) == TALON_OK && rank == best) {
            least = shows(mind, set);
            five = set;
        }
    }
    return five;
}

static talon_advice *list_five(struct pt_mind *mind, talon_cards five)
{
    talon_move move;

    memset(&move, 0, sizeof move);
    move.kind = TALON_KIND_SELECT_HAND;
    move.seat = (int8_t)mind->decision->seat;
    move.cards = five;
    return tln_pl_add(mind->decision, &move);
}

talon_status tln_pt_select_hand(struct pt_mind *mind)
{
    talon_cards hand = mind->state.hand[mind->decision->seat], best, five;
    talon_advice *advice;
    uint32_t rank;
    talon_status status = talon_poker_best(&hand, &rank, &best);

    if (status < 0)
        return TALON_E_NO_WORLD;
    five = mind->manner.looks_ahead ? find_five(mind, hand, rank, best) : best;
    advice = list_five(mind, five);
    advice->reason = TALON_ADVICE_BEST_FIVE;
    if (five != best) {
        advice->reason = TALON_ADVICE_SHOWS_LEAST;
        advice = list_five(mind, best);
        advice->reason = TALON_ADVICE_EQUAL;
    }
    tln_pt_list_asked(mind, -MILLI);
    tln_pt_explain(mind);
    return TALON_OK;
}
