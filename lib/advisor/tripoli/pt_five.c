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

/* After so many sets of five, it is looked whether the call is stopped. */
#define LOOK_SETS 256

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
 * gives away least, or of those that were looked at before the call was
 * stopped. `five` is one of these sets. */
static talon_cards find_five(struct pt_mind *mind, talon_cards hand,
                             uint32_t best, talon_cards five)
{
    talon_card card[TALON_PACK_MAX];
    uint32_t count, rank, least = shows(mind, five), sets = 0;
    uint64_t subset = 31;
    talon_cards set;

    if (talon_cards_list(&hand, card, TALON_PACK_MAX, &count) < 0 ||
        count > HAND_MAX)
        return five;
    for (; subset >> count == 0; subset = next_subset(subset)) {
        if (++sets % LOOK_SETS == 0 && tln_pl_stopped(mind->decision))
            break;
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

/* What the five cards that were asked about are worth: as much as the best
 * five, or less. */
static int64_t worth_of_five(const struct pt_mind *mind, uint32_t best)
{
    uint32_t rank = 0;

    talon_poker_rank(&mind->decision->asked->cards, &rank);
    return rank == best ? 0 : -MILLI;
}

talon_status tln_pt_select_hand(struct pt_mind *mind)
{
    talon_cards hand = mind->state.hand[mind->decision->seat], best, five;
    uint32_t rank;
    talon_status status = talon_poker_best(&hand, &rank, &best);

    if (status < 0)
        return TALON_E_NO_WORLD;
    five = mind->manner.looks_ahead ? find_five(mind, hand, rank, best) : best;
    tln_pt_list_cards(mind, TALON_KIND_SELECT_HAND, five,
                      five != best ? TALON_ADVICE_SHOWS_LEAST
                                   : TALON_ADVICE_BEST_FIVE);
    if (five != best)
        tln_pt_list_cards(mind, TALON_KIND_SELECT_HAND, best,
                          TALON_ADVICE_EQUAL);
    if (mind->decision->asked != NULL)
        tln_pt_list_asked(mind, tln_pt_number(worth_of_five(mind, rank)));
    tln_pt_explain(mind);
    return TALON_OK;
}
