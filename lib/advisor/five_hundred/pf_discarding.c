/* SPDX-License-Identifier: MIT */
/* The contractor's decisions before the tricks: which cards to discard, which
 * suit to name for a joker (FH-21), and which card to call (FH-22).
 *
 * All discards are ranked by counting (pf_keep.c). The best few are then solved
 * in several worlds. The count remains a part of the judgment, because the
 * solver sees all cards and so does not care about safety. */
#include "advisor/five_hundred/pf_discarding.h"
#include "advisor/base/freestanding.h"
#include "advisor/five_hundred/pf_chances.h"
#include "advisor/five_hundred/pf_forecast.h"
#include "advisor/five_hundred/pf_imagine.h"
#include "advisor/five_hundred/pf_keep.h"
#include "advisor/five_hundred/pf_playout.h"
#include "advisor/five_hundred/pf_points.h"
#include "advisor/five_hundred/pf_reasons.h"
#include "advisor/five_hundred/pf_search.h"
#include "advisor/five_hundred/pf_strength.h"
#include "advisor/five_hundred/pf_suits.h"
#include "advisor/player/estimate.h"
#include "advisor/solver/position.h"

/* The most plans that are judged: discards, one for each suit that the joker
 * may be given; or cards to call. */
#define PLANS 16

/* Something the contractor may do, and what it is worth. */
struct plan {
    talon_cards cards; /* the discard, or the card called */
    uint32_t suit;     /* the suit named for the joker, or 0 */
    int32_t count;     /* its worth by counting, in 64ths of a trick */
    struct estimate worth;
    uint64_t made; /* the sum over all worlds of the chance, in 1/1024, that the
                      contract is made there; in a misère, whether the solver
                      finds that it is */
};

static const struct plan no_plan;

struct plans {
    struct plan plan[PLANS + 1]; /* one more: the move that was asked about */
    uint32_t count;
};

/* Keeps a plan if it is among the best by counting. */
static void keep_plan(struct plans *plans, uint32_t most_plans,
                      const struct plan *plan)
{
    uint32_t k = plans->count;

    if (k == most_plans && plans->plan[k - 1].count >= plan->count)
        return;
    if (k < most_plans)
        plans->count++;
    else
        k--;
    for (; k > 0 && plans->plan[k - 1].count < plan->count; k--)
        plans->plan[k] = plans->plan[k - 1];
    plans->plan[k] = *plan;
}

/* Ranks all discards by counting and keeps the best; in a misère, more of
 * them. */
static void rank_discards(const struct sight *sight, uint32_t count,
                          struct plans *plans)
{
    talon_cards hand = sight->hand, bit[16];
    uint32_t cards = 0, denomination = sight->state.bid_denomination, choice;
    uint32_t most_plans = denomination >= TALON_DENOMINATION_MISERE
                              ? PLAN_MISERE_SOLVED
                              : PLAN_SOLVED;

    while (hand != 0 && cards < 16)
        bit[cards++] = take_low(&hand);
    for (choice = (1u << count) - 1; choice < 1u << cards;
         choice = (uint32_t)next_subset(choice)) {
        struct plan plan = no_plan;
        uint32_t i;

        for (i = 0; i < cards; i++)
            plan.cards |= (choice >> i & 1) != 0 ? bit[i] : 0;
        plan.count =
            tln_pf_kept(sight->pack, sight->hand & ~plan.cards, denomination);
        keep_plan(plans, most_plans, &plan);
    }
}

/* FH-21: for each plan that keeps a joker, adds one more plan for each suit
 * that the joker may be given. */
static void add_suits(const struct sight *sight, struct plans *plans)
{
    uint32_t count = plans->count, suit, i;

    if (sight->rules.value[TALON_FH_OPTION_JOKER_NO_TRUMP] !=
            TALON_FH_JOKER_NO_TRUMP_PAGAT ||
        sight->state.bid_denomination <= TALON_SUIT_HEARTS)
        return;
    for (i = 0; i < count; i++) {
        if ((sight->hand & ~plans->plan[i].cards & JOKERS) == 0)
            continue;
        for (suit = 1; suit <= TALON_SUIT_HEARTS && plans->count < PLANS;
             suit++) {
            struct plan *plan = &plans->plan[plans->count++];

            *plan = plans->plan[i];
            plan->suit = suit;
        }
    }
}

/* What is taken off the tricks that are expected. Playouts, which stand in for
 * the solver at large tables, need the same as for a call. */
static int32_t plan_less(const talon_fh_position *position)
{
    static const int8_t own_less[] = BID_OWN_LESS;
    uint32_t seats = count_bits(position->playing);

    return seats > PLAYOUT_SOLVED ? own_less[seats] : PLAN_LESS;
}

/* What the hand that a plan leaves is for the contract, without what the worlds
 * say. A card that is called leaves all of it. */
static struct pf_found found_by(const struct pf_mind *mind,
                                const struct plan *plan)
{
    const struct sight *sight = &mind->sight;
    struct pf_found found = {
        .step = PF_DISCARD, .seat = sight->me, .worlds = mind->worlds};

    found.denomination = sight->state.bid_denomination;
    found.merit = tln_pf_merit(sight->pack, sight->hand & ~plan->cards,
                               sight->state.bid_tricks, found.denomination, 0);
    return found;
}

/* Adds to a plan what the solver finds in a world: its worth, and its chance of
 * making the contract. */
static void add_outcome(struct pf_mind *mind, struct plan *plan,
                        const talon_fh_position *position,
                        const int64_t worth[ALL_TRICKS + 1])
{
    int32_t tricks = tln_pf_expected(mind, position);
    uint32_t needed = mind->sight.state.bid_tricks;

    if (is_misere(position)) {
        struct pf_found found = found_by(mind, plan);
        uint32_t chance = tln_pf_misere_chance(mind, &found, tricks != 0);

        tln_pl_estimate_add(
            &plan->worth,
            (chance * worth[1] + (TALON_CERTAIN - chance) * worth[0]) /
                TALON_CERTAIN,
            1);
        plan->made += tricks != 0 ? 1024 : 0;
        return;
    }
    tricks -= plan_less(position);
    tln_pl_estimate_add(&plan->worth, tln_pf_forecast(worth, tricks), 1);
    plan->made += tln_pf_chance(tricks, needed);
}

/* Adds to each discard its results in a world, where the contractor may then
 * call a partner (FH-22). */
static void try_discards(struct pf_mind *mind, struct plans *plans,
                         const struct pf_world *world)
{
    const struct sight *sight = &mind->sight;
    talon_cards hand[PLACES];
    struct pf_contract contract;
    talon_fh_position position;
    int64_t worth[ALL_TRICKS + 1];
    uint32_t i;

    memcpy(hand, world->hand, sizeof hand);
    tln_pf_contract(sight, sight->me, sight->state.bid_tricks,
                    sight->state.bid_denomination, &contract);
    tln_pf_call_helper(sight, hand, &contract);
    tln_pf_worths(sight, &contract, worth);
    for (i = 0; i < plans->count && !mind->decision->stopped; i++) {
        hand[sight->me] = sight->hand & ~plans->plan[i].cards;
        tln_pf_first_lead(sight, &contract, hand, &position);
        position.nominated = (uint8_t)plans->plan[i].suit;
        add_outcome(mind, &plans->plan[i], &position, worth);
    }
}

/* States what was found out about a plan. */
static void state_plan(const struct pf_mind *mind, const struct plan *plan,
                       talon_advice *advice)
{
    struct pf_found found = found_by(mind, plan);

    if (mind->worlds == 0)
        return;
    found.share = (uint32_t)(plan->made * TALON_CERTAIN / 1024 / mind->worlds);
    tln_pl_state(advice, &plan->worth);
    advice->worlds = mind->worlds;
    advice->chance_of = TALON_CHANCE_CONTRACT;
    advice->chance = tln_pf_told(mind, &found, tln_pf_drawn(mind, &found));
}

/* Lists a plan as a move, with what it is judged by: counting, too. */
static void list_plan(const struct pf_mind *mind, const struct plan *plan,
                      uint32_t kind)
{
    talon_move move;
    talon_advice *advice;

    memset(&move, 0, sizeof move);
    move.kind = (uint16_t)(plan->cards != 0 ? kind : TALON_KIND_ALONE);
    move.seat = (int8_t)mind->sight.me;
    move.cards = plan->cards;
    move.denomination = (uint8_t)plan->suit;
    advice = tln_pl_add(mind->decision, &move);
    if (advice == NULL)
        return;
    advice->worth = plan->count * (int64_t)mind->skill->count_worth +
                    tln_pl_estimate_mean(&plan->worth);
}

static const struct plan *plan_of(const struct plans *plans,
                                  const talon_move *move)
{
    const struct plan *plan = plans->plan;

    while (plan->cards != move->cards || plan->suit != move->denomination)
        plan++;
    return plan;
}

/* Whether in most worlds the misère is made after the best plan, and fails
 * after another: at least as many more are made after the best. The chance that
 * is stated says the same. */
static int loses_misere(const struct pf_mind *mind, const struct plan *best,
                        const struct plan *plan, const talon_advice *advice)
{
    return mind->sight.state.bid_denomination >= TALON_DENOMINATION_MISERE &&
           2 * (int64_t)(best->made - plan->made) >
               1024 * (int64_t)mind->worlds &&
           2 * advice->chance < TALON_CERTAIN;
}

/* Lists the plans in the order of what they are judged by, and states what they
 * are worth. */
static void tell_plans(struct pf_mind *mind, const struct plans *plans,
                       uint32_t kind)
{
    struct decision *decision = mind->decision;
    uint32_t i;

    for (i = 0; i < plans->count; i++)
        list_plan(mind, &plans->plan[i], kind);
    tln_pl_sort(decision);
    for (i = 0; i < decision->count; i++) {
        talon_advice *advice = &decision->advice[i];

        state_plan(mind, plan_of(plans, &advice->next_move), advice);
    }
    tln_pf_explain_plans(mind);
    for (i = 1; i < decision->count; i++) {
        talon_advice *advice = &decision->advice[i];

        if (loses_misere(mind, plan_of(plans, &decision->advice[0].next_move),
                         plan_of(plans, &advice->next_move), advice))
            advice->reason = TALON_ADVICE_LOSES_CONTRACT;
    }
}

/* Imagines worlds and judges plans in them. A world that was not finished when
 * the call was stopped does not count. */
static talon_status judge_plans(struct pf_mind *mind, struct plans *plans,
                                void (*try)(struct pf_mind *, struct plans *,
                                            const struct pf_world *))
{
    talon_status status;
    uint32_t i, count = mind->decision->budget.worlds;

    mind->worlds = 0;
    if (count == 0 || plans->count < 2)
        return TALON_OK;
    if (mind->sight.state.bid_denomination >= TALON_DENOMINATION_MISERE &&
        mind->decision->worlds_asked == 0)
        count = least(PLAN_MISERE_WORLDS * count, TALON_PLAYER_WORLDS_MAX);
    status = tln_pf_imagine(mind, count);
    if (status == TALON_OK)
        status = tln_pf_begin_search(
            mind,
            least(PLAN_NODES,
                  most((uint32_t)(mind->nodes_most / SEARCH_WORLDS_LEAST), 1)));
    if (status != TALON_OK)
        return status;
    count = mind->worlds;
    for (i = 0; i < count && !tln_pl_stopped(mind->decision); i++) {
        struct plans before = *plans;

        if (i >= SEARCH_WORLDS_LEAST && mind->nodes > mind->nodes_most)
            break;
        try(mind, plans, &mind->world[i]);
        if (tln_pl_stopped(mind->decision)) {
            *plans = before;
            break;
        }
    }
    mind->worlds = i;
    tln_pf_end_search(mind);
    return TALON_OK;
}

/* Adds the move asked about to the plans if it is not among them; a discard
 * gets its worth by counting. */
static void add_asked(const struct pf_mind *mind, struct plans *plans)
{
    const struct sight *sight = &mind->sight;
    const talon_move *asked = mind->decision->asked;
    struct plan *plan = &plans->plan[plans->count];
    uint32_t i;

    if (asked == NULL)
        return;
    for (i = 0; i < plans->count; i++) {
        if (plans->plan[i].cards == asked->cards &&
            plans->plan[i].suit == asked->denomination)
            return;
    }
    memset(plan, 0, sizeof *plan);
    plan->cards = asked->cards;
    plan->suit = asked->denomination;
    if (asked->kind == TALON_KIND_DISCARD)
        plan->count = tln_pf_kept(sight->pack, sight->hand & ~plan->cards,
                                  sight->state.bid_denomination);
    plans->count++;
}

talon_status tln_pf_advise_discard(struct pf_mind *mind)
{
    const struct sight *sight = &mind->sight;
    struct plans plans;
    talon_status status;

    memset(&plans, 0, sizeof plans);
    rank_discards(sight, count_bits(sight->hand) - ALL_TRICKS, &plans);
    add_suits(sight, &plans);
    add_asked(mind, &plans);
    status = judge_plans(mind, &plans, try_discards);
    if (status == TALON_OK)
        tell_plans(mind, &plans, TALON_KIND_DISCARD);
    return status;
}

/* The contractor's side in a world if a card is called. */
static uint8_t side_with(const struct sight *sight,
                         const struct pf_world *world, talon_cards called)
{
    uint32_t seat, side = 1u << sight->me;

    for (seat = 0; seat < sight->seats; seat++) {
        if ((world->hand[seat] & called) != 0)
            side |= 1u << seat;
    }
    return (uint8_t)side;
}

static void try_partners(struct pf_mind *mind, struct plans *plans,
                         const struct pf_world *world)
{
    const struct sight *sight = &mind->sight;
    struct pf_contract contract;
    int64_t alone[ALL_TRICKS + 1], shared[ALL_TRICKS + 1];
    talon_fh_position position;
    uint32_t i;

    tln_pf_contract(sight, sight->me, sight->state.bid_tricks,
                    sight->state.bid_denomination, &contract);
    tln_pf_worths(sight, &contract, alone);
    contract.partner = (int8_t)(sight->me == 0 ? 1 : 0);
    contract.side |= (uint8_t)(1u << contract.partner);
    tln_pf_worths(sight, &contract, shared);
    for (i = 0; i < plans->count && !mind->decision->stopped; i++) {
        contract.side = side_with(sight, world, plans->plan[i].cards);
        tln_pf_first_lead(sight, &contract, world->hand, &position);
        position.nominated = sight->state.nominated;
        add_outcome(mind, &plans->plan[i], &position,
                    is_single(contract.side) ? alone : shared);
    }
}

/* Lists cards to call: high cards that the contractor lacks, trumps first.
 * Playing alone is on the list, too. */
static void list_partners(const struct sight *sight, struct plans *plans)
{
    uint32_t trump = sight->state.bid_denomination, suit, rank;
    struct plan alone = no_plan;

    keep_plan(plans, PLANS, &alone);
    for (suit = 1; suit <= TALON_SUIT_HEARTS; suit++) {
        uint32_t found = 0, wanted = suit == trump ? CALL_TRUMPS : CALL_OTHERS;

        for (rank = RANK(TALON_RANK_ACE); rank >= CALL_LOWEST && found < wanted;
             rank--) {
            struct plan plan = no_plan;

            plan.cards = ONE << (16 * (suit - 1) + rank);
            if ((sight->pack & ~sight->hand & ~sight->known[KITTY] &
                 plan.cards & tln_pf_suit(trump, suit)) == 0 ||
                (suit == trump && rank == RANK(TALON_RANK_JACK)))
                continue;
            plan.count =
                (int32_t)rank * CALL_RANK + (suit == trump ? CALL_TRUMP : 0);
            keep_plan(plans, PLAN_SOLVED, &plan);
            found++;
        }
    }
}

talon_status tln_pf_advise_partner(struct pf_mind *mind)
{
    struct plans plans;
    talon_status status;

    memset(&plans, 0, sizeof plans);
    list_partners(&mind->sight, &plans);
    add_asked(mind, &plans);
    status = judge_plans(mind, &plans, try_partners);
    if (status == TALON_OK)
        tell_plans(mind, &plans, TALON_KIND_CALL_CARD);
    return status;
}
