/* SPDX-License-Identifier: MIT */
/* Choosing a card. In every world, the solver says how many tricks are taken
 * after each card. The worths of these results are averaged, and blurred a
 * little because nobody plays as well as the solver. That alone would assume
 * that everyone sees all cards as soon as this card is played. So the best few
 * cards are looked at again (pf_ahead.c), and results of playouts by simple
 * rules are mixed into their worths (pf_playout.c). */
#include "advisor/five_hundred/pf_cards.h"
#include "advisor/base/freestanding.h"
#include "advisor/five_hundred/pf_ahead.h"
#include "advisor/five_hundred/pf_belief.h"
#include "advisor/five_hundred/pf_candidates.h"
#include "advisor/five_hundred/pf_chances.h"
#include "advisor/five_hundred/pf_guard.h"
#include "advisor/five_hundred/pf_imagine.h"
#include "advisor/five_hundred/pf_playout.h"
#include "advisor/five_hundred/pf_points.h"
#include "advisor/five_hundred/pf_reasons.h"
#include "advisor/five_hundred/pf_search.h"
#include "advisor/five_hundred/pf_share.h"
#include "advisor/five_hundred/pf_trick.h"
#include "advisor/five_hundred/pf_willing.h"
#include "advisor/solver/cards.h"
#include "advisor/solver/playing.h"
#include "advisor/solver/position.h"

/* Fills in the contract that is being played. Without one, the tricks of the
 * seat's own side count. */
static void contract_of(const struct sight *sight, struct pf_contract *contract)
{
    const talon_fh_state *state = &sight->state;

    contract->contractor = sight->base.contractor;
    contract->tricks = state->bid_tricks;
    contract->denomination = state->bid_denomination;
    contract->side = sight->base.side;
    contract->partner = TALON_NOBODY;
    if (state->called != TALON_CARD_NONE) {
        uint32_t others = sight->base.side & ~(1u << sight->base.contractor);

        contract->partner =
            others != 0 ? (int8_t)low_index(others) : (int8_t)TALON_NOBODY;
    }
}

static int32_t willing_of(const talon_fh_position *position,
                          const struct option *option)
{
    struct table_trick trick;

    tln_pf_look(position, &trick);
    return tln_pf_willing(position, &trick, option);
}

/* A number that orders cards of equal worth; the lowest comes first. Lower
 * cards come before higher ones. For a lead, however, cards that cannot be
 * beaten come first, the highest of them before the others. In a misère, the
 * simple rules decide. */
static int32_t order_of(const struct pf_mind *mind, const struct option *option,
                        int is_lead)
{
    const struct sight *sight = &mind->sight;
    const talon_fh_position *base = &sight->base;
    uint32_t suit = tln_sv_suit_of(base, sight->me, option->card);
    uint32_t power = tln_sv_power(base, suit, sight->me, option->card);
    talon_cards rest = tln_pf_unseen(sight);

    if (is_misere(base))
        return -willing_of(base, option);
    if (!is_lead)
        return (int32_t)power;
    if (suit != 0)
        rest = tln_sv_of_suit(base, SEATS, rest, suit);
    while (rest != 0) {
        talon_card card = (talon_card)low_index(take_low(&rest));

        if (tln_sv_power(base, suit, SEATS, card) > power)
            return (int32_t)power;
    }
    return -(int32_t)power;
}

static void list_candidates(struct pf_mind *mind, const struct options *options,
                            struct candidates *cards)
{
    int is_lead = mind->sight.base.table[0] == TALON_CARD_NONE;
    uint32_t i;

    memset(cards, 0, sizeof *cards);
    cards->count = options->count;
    for (i = 0; i < options->count; i++) {
        cards->card[i].option = options->option[i];
        cards->card[i].same = options->same[i];
        cards->card[i].order = order_of(mind, &options->option[i], is_lead);
    }
}

/* How many worlds to imagine, if the caller does not say it: a level may have
 * fewer for the first tricks, and a misère has more. */
static uint32_t worlds_for(const struct pf_mind *mind)
{
    uint32_t left = count_bits(mind->sight.hand);
    uint32_t count = mind->decision->budget.worlds;

    if (mind->decision->worlds_asked != 0)
        return count;
    if (left > CARD_EARLY_WORLDS)
        count = mind->skill->worlds[2];
    if (is_misere(&mind->sight.base))
        count *= CARD_MISERE_WORLDS;
    return least(most(count, 1), TALON_PLAYER_WORLDS_MAX);
}

/* The tricks needed to make the contract; without a contract, more than a hand
 * has; in a misère, 1, which is the solver's value if it is made. */
static int32_t tricks_needed(const struct sight *sight)
{
    if (is_misere(&sight->base))
        return 1;
    return sight->state.bid_denomination != 0 ? sight->state.bid_tricks
                                              : ALL_TRICKS + 1;
}

/* Whether the tricks taken so far decide a contract: it is made, or the tricks
 * that are left are too few for it. A misère that has lost a trick is over. */
static int is_decided(const talon_fh_position *position, int32_t needed,
                      int32_t left)
{
    return !is_misere(position) &&
           (position->taken >= needed || position->taken + left < needed);
}

/* The chance, up to TALON_CERTAIN, that a contract is made in a world. */
static int64_t likely_in(const talon_fh_position *position, int32_t value,
                         int32_t needed, int32_t left)
{
    int64_t made[ALL_TRICKS + 1];
    int32_t n;

    for (n = 0; n <= ALL_TRICKS; n++)
        made[n] = n >= needed ? TALON_CERTAIN : 0;
    return left == 0 ? made[value]
                     : tln_pf_spread(made, value, position->taken, left);
}

/* Adds to each card the worth that the solver finds in one world. */
static void add_world(struct pf_mind *mind, struct candidates *cards,
                      uint32_t index, const talon_fh_position *position)
{
    int32_t needed = tricks_needed(&mind->sight);
    int32_t rest = (int32_t)count_bits(mind->sight.hand);
    int32_t left = is_misere(position) ? 0 : rest;
    uint32_t i;

    for (i = 0; i < cards->count; i++) {
        struct candidate *card = &cards->card[i];
        int32_t value = mind->value[index][i];

        tln_pl_estimate_add(&card->found,
                            left == 0 ? mind->worth[value]
                                      : tln_pf_spread(mind->worth, value,
                                                      position->taken, left),
                            1);
        card->made += value >= needed;
        card->likely += likely_in(position, value, needed, left);
        card->decided += (uint32_t)is_decided(position, needed, rest);
    }
}

/* How many nodes the first look at all cards may take. */
static uint64_t first_share(const struct pf_mind *mind)
{
    return mind->skill->looks_ahead ? mind->nodes_most / CARD_FIRST_LOOK
                                    : mind->nodes_most;
}

/* Orders the cards by the simple rules in one world, because the call was
 * stopped before any world was solved. */
static void judge_plainly(struct candidates *cards,
                          const talon_fh_position *position)
{
    uint32_t i;

    for (i = 0; i < cards->count; i++)
        cards->card[i].order = -willing_of(position, &cards->card[i].option);
}

/* Lists the cards that may be played and judges them. The caller ends the
 * search. */
static talon_status judge_cards(struct pf_mind *mind, struct candidates *cards)
{
    struct options options;
    struct pf_contract contract;
    talon_fh_position position;
    uint32_t i, count;
    talon_status status;

    contract_of(&mind->sight, &contract);
    tln_pf_worths(&mind->sight, &contract, mind->worth);
    tln_pf_find_denials(mind);
    status = tln_pf_imagine(mind, worlds_for(mind));
    if (status == TALON_OK)
        status = tln_pf_begin_search(
            mind, most((uint32_t)(mind->nodes_most / SEARCH_WORLDS_LEAST), 1));
    if (status != TALON_OK)
        return status;
    count = mind->worlds;
    for (i = 0; i < count; i++) {
        if (i >= SEARCH_WORLDS_LEAST && mind->nodes > first_share(mind))
            break;
        tln_pf_position(mind, &mind->world[i], &position);
        tln_pf_solve_options(mind, &position, &options, mind->value[i]);
        if (i == 0)
            list_candidates(mind, &options, cards);
        if (tln_pl_stopped(mind->decision))
            break;
        add_world(mind, cards, i, &position);
    }
    mind->worlds = i;
    if (mind->worlds == 0) {
        judge_plainly(cards, &position);
        return TALON_OK;
    }
    for (i = 0; i < cards->count; i++) {
        struct candidate *card = &cards->card[i];

        card->worth = tln_pl_estimate_mean(&card->found);
        card->error = tln_pl_estimate_error(&card->found);
    }
    if (mind->skill->looks_ahead && !is_misere(&mind->sight.base))
        tln_pf_look_ahead(mind, cards);
    tln_pf_play_out(mind, cards);
    if (mind->skill->watches)
        tln_pf_add_shares(mind, cards);
    return TALON_OK;
}

/* Whether candidate i comes before k. Barred cards come last. Cards that are
 * close to the best worth count as equal: they come first, and `order` decides
 * between them. Among the others the higher worth does. */
static int is_better(const struct candidates *cards, uint32_t i, uint32_t k,
                     int64_t best)
{
    const struct candidate *a = &cards->card[i], *b = &cards->card[k];
    int a_close = a->worth + a->close >= best;
    int b_close = b->worth + b->close >= best;

    if (a->is_barred != b->is_barred)
        return b->is_barred;
    if (a_close != b_close)
        return a_close;
    return a_close ? a->order < b->order : a->worth > b->worth;
}

/* Sorts indices of the candidates, the best first. */
static void rank(const struct candidates *cards, uint8_t index[CARDS_MAX])
{
    int64_t best = INT64_MIN;
    uint32_t i, k;

    for (i = 0; i < cards->count; i++)
        if (!cards->card[i].is_barred && cards->card[i].worth > best)
            best = cards->card[i].worth;
    for (i = 0; i < cards->count; i++) {
        for (k = i; k > 0 && is_better(cards, i, index[k - 1], best); k--)
            index[k] = index[k - 1];
        index[k] = (uint8_t)i;
    }
}

/* How far below the best worth another may be and still count as equal. For
 * early leads by the contractor's side this is farther, because that side
 * should lead its winners then. The solver would put that off, since it can be
 * done later. */
static int64_t closeness(const struct sight *sight)
{
    const talon_fh_position *base = &sight->base;

    if (is_misere(base))
        return CARD_MISERE_CLOSE;
    return base->table[0] == TALON_CARD_NONE &&
                   (base->side >> sight->me & 1) != 0 &&
                   count_bits(sight->hand) >= CARD_EARLY
               ? CARD_EARLY_CLOSE
               : CARD_CLOSE;
}

/* Whether a lead cashes a winner of a side suit for the contractor's side. */
static int cashes_for_contract(const struct sight *sight,
                               const struct option *option)
{
    const talon_fh_position *base = &sight->base;

    return base->table[0] == TALON_CARD_NONE && has_trumps(base) &&
           (base->side >> sight->me & 1) != 0 &&
           tln_sv_suit_of(base, sight->me, option->card) !=
               base->denomination &&
           tln_pf_cashes(sight, option);
}

/* The chance that is stated for a contract if the card is played. What the
 * tricks decide is certain, unless it is not known whose tricks count (FH-22);
 * otherwise the mean of the chances in the worlds tells what happens to such
 * contracts. */
static uint32_t chance_with(const struct pf_mind *mind,
                            const struct candidate *card)
{
    struct pf_found found = {.step = PF_CARD};

    if (card->decided == mind->worlds && !mind->sight.is_called_hidden)
        return card->made > 0 ? TALON_CERTAIN : 0;
    found.seat = (uint32_t)mind->sight.state.bidder;
    found.denomination = mind->sight.state.bid_denomination;
    return tln_pf_told(mind, &found, (uint32_t)(card->likely / mind->worlds));
}

/* Whether the contract is made as often after a card as after another: in as
 * many worlds, or with a stated chance that is no lower. */
static int makes_as_often(const struct pf_mind *mind,
                          const struct candidate *card,
                          const struct candidate *other)
{
    return card->made >= other->made ||
           chance_with(mind, card) >= chance_with(mind, other);
}

/* Sets for each card how far below the best worth still counts as equal. If the
 * contract is made as often after a winner as after the best lead, the winner
 * is cashed as readily as an early one: the worlds put that off because there
 * it can be done later, but at a table it may be trumped by then. */
static void find_close(const struct pf_mind *mind, struct candidates *cards)
{
    const struct sight *sight = &mind->sight;
    uint32_t i, best = 0;

    for (i = 1; i < cards->count; i++) {
        if (!cards->card[i].is_barred &&
            (cards->card[best].is_barred ||
             cards->card[i].worth > cards->card[best].worth))
            best = i;
    }
    for (i = 0; i < cards->count; i++) {
        struct candidate *card = &cards->card[i];

        card->close = closeness(sight);
        if (card->close < CARD_EARLY_CLOSE &&
            cashes_for_contract(sight, &card->option) &&
            makes_as_often(mind, card, &cards->card[best]))
            card->close = CARD_EARLY_CLOSE;
    }
}

/* Moves a candidate to the front of the sorted indices. */
static void prefer(uint8_t index[CARDS_MAX], uint32_t count, uint32_t first)
{
    uint32_t k = 0;

    while (k + 1 < count && index[k] != first)
        k++;
    for (; k > 0; k--)
        index[k] = index[k - 1];
    index[0] = (uint8_t)first;
}

static void make_move(const struct pf_mind *mind, const struct option *option,
                      talon_move *move)
{
    memset(move, 0, sizeof *move);
    move->kind = TALON_KIND_PLAY;
    move->seat = (int8_t)mind->sight.me;
    move->cards = ONE << option->card;
    move->denomination = option->suit;
}

/* States what was found out about a card. */
static void state_card(const struct pf_mind *mind, const struct candidate *card,
                       talon_advice *advice)
{
    advice->worlds = mind->worlds;
    if (mind->worlds == 0)
        return;
    advice->worth = card->worth;
    advice->is_estimate = 1;
    advice->error = card->error;
    if (mind->sight.state.bid_denomination == 0)
        return;
    advice->chance_of = TALON_CHANCE_CONTRACT;
    advice->chance = (uint16_t)chance_with(mind, card);
}

/* Lists the cards as moves. The first that the library accepts is the best. */
static void tell_cards(struct pf_mind *mind, const struct candidates *cards,
                       const uint8_t index[CARDS_MAX])
{
    struct decision *decision = mind->decision;
    uint8_t listed[CARDS_MAX];
    uint32_t i;

    for (i = 0; i < cards->count; i++) {
        const struct candidate *card = &cards->card[index[i]];
        talon_move move;
        talon_advice *advice;

        make_move(mind, &card->option, &move);
        advice = tln_pl_add(decision, &move);
        if (advice == NULL)
            continue;
        listed[decision->count - 1] = index[i];
        state_card(mind, card, advice);
    }
    for (i = 0; i < decision->count; i++)
        tln_pf_explain_card(mind, cards, listed[0], listed[i],
                            &decision->advice[i]);
}

talon_status tln_pf_advise_card(struct pf_mind *mind)
{
    struct candidates cards;
    uint8_t index[CARDS_MAX];
    talon_status status = judge_cards(mind, &cards);

    if (status != TALON_OK)
        return status;
    tln_pf_bar_errors(mind, &cards);
    find_close(mind, &cards);
    rank(&cards, index);
    prefer(index, cards.count, tln_pf_plainer(mind, &cards, index[0]));
    tln_pf_end_search(mind);
    tell_cards(mind, &cards, index);
    return TALON_OK;
}
