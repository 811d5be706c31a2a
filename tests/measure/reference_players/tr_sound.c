/* SPDX-License-Identifier: MIT */
/* The sound player: it takes everybody for one who bets with the best fifth of
 * all hands, raises with the best tenth, and never bluffs.
 * doc/reference-players.md describes each decision.
 *
 * Chances are in ten-thousandths, and so are chips where a chance of some of
 * them counts. */
#include "tr_common.h"
#include "tr_players.h"

#include <stdlib.h>

enum {
    ONE = 10000,
    DRAWS = 1000, /* hands drawn for each seat */
    BETTORS = DRAWS / 5,
    RAISERS = DRAWS / 10,
    RAISES_MAX = 8 /* its own, in a round of betting */
};

/* What it knows when it decides. */
struct table {
    const talon_game *view;
    talon_rng *rng;
    talon_tr_state state;
    talon_rules rules;
    talon_cards hand;
    talon_cards unseen; /* the cards of the pack that it does not see */
    int32_t seat;
};

/* The hands drawn for a place, and their poker ranks, the best first; the order
 * of the hands is that in which they were drawn. */
struct draws {
    talon_cards hand[DRAWS];
    uint32_t rank[DRAWS];
};

static void look(struct table *table)
{
    talon_cards seen, pack = 0;
    int32_t seat;

    talon_tr_state_of(table->view, &table->state);
    talon_game_rules(table->view, &table->rules);
    talon_rules_pack(&table->rules, &pack);
    table->hand = table->state.hand[table->seat];
    seen = table->state.spare;
    for (seat = 0; seat < TALON_TR_SEATS_MAX; seat++)
        seen |= table->state.hand[seat];
    table->unseen = pack & ~seen;
}

static int best_first(const void *a, const void *b)
{
    uint32_t first = *(const uint32_t *)a, second = *(const uint32_t *)b;

    return (first < second) - (first > second);
}

/* Draws hands of a size: the cards that are known to be in them, and others,
 * each equally likely, from those that it does not see. */
static void draw_hands(const struct table *table, talon_cards known,
                       uint32_t size, struct draws *draws)
{
    uint32_t i, count;

    for (i = 0; i < DRAWS; i++) {
        talon_cards hand = known, from = table->unseen, card;

        count = talon_cards_count(&hand);
        for (; count < size && from != 0; count++) {
            card = tr_draw(from, table->rng);
            hand |= card;
            from &= ~card;
        }
        draws->hand[i] = hand;
    }
    talon_poker_ranks(draws->hand, DRAWS, draws->rank, NULL);
    qsort(draws->rank, DRAWS, sizeof *draws->rank, best_first);
}

/* The share of the `count` best hands that are worse than a rank; equal ones
 * count half. */
static int64_t share_worse(const struct draws *draws, uint32_t count,
                           uint32_t rank)
{
    int64_t halves = 0;
    uint32_t i;

    for (i = 0; i < count; i++)
        halves += draws->rank[i] < rank ? 2 : draws->rank[i] == rank;
    return halves * (ONE / 2) / count;
}

static uint32_t best_rank(talon_cards hand)
{
    uint32_t rank = 0;

    talon_poker_best(&hand, &rank, NULL);
    return rank;
}

/* Betting ------------------------------------------------------------------*/

/* How many of the hands drawn for a seat, from the best, it may have. */
static uint32_t believed(const struct table *table, int32_t seat)
{
    if (table->state.raise_count[seat] > 0)
        return RAISERS;
    return table->state.last_action[seat] == TALON_KIND_BET ? BETTORS : DRAWS;
}

/* The chance to have the best hand of those who have not folded. */
static int64_t chance_to_win(const struct table *table)
{
    static struct draws draws;
    uint32_t own = best_rank(table->hand);
    int64_t chance = ONE;
    int32_t seat;

    for (seat = 0; seat < TALON_TR_SEATS_MAX; seat++) {
        if (seat == table->seat || (table->state.in_poker >> seat & 1) == 0)
            continue;
        draw_hands(table, table->state.hand[seat], table->state.held[seat],
                   &draws);
        chance = chance * share_worse(&draws, believed(table, seat), own) / ONE;
    }
    return chance;
}

/* It bets and raises with more than an even chance, and calls if what it may
 * win, times the chance, is more than the price. Bets and raises are as high
 * as the limit or, without a limit, the pot. */
static void decide_betting(struct table *table, talon_move *move)
{
    int64_t cost = 0, pot = table->state.boxes[TALON_TR_BOX_POT];
    int64_t chance = chance_to_win(table);
    int32_t most = table->rules.value[TALON_TR_OPTION_BET_LIMIT];

    if (most == 0)
        most = pot < 1000000 ? (int32_t)pot : 1000000;
    talon_tr_call_cost(table->view, table->seat, &cost);
    if (chance > ONE / 2 &&
        (tr_try(table->view, table->seat, TALON_KIND_BET, most, move) ||
         (table->state.raise_count[table->seat] < RAISES_MAX &&
          tr_try(table->view, table->seat, TALON_KIND_RAISE_BY, most, move))))
        return;
    if (cost == 0)
        tr_either(table->view, table->seat, TALON_KIND_CHECK,
                  TALON_KIND_CALL_BET, move);
    else if (chance * (pot + cost) > cost * ONE)
        tr_either(table->view, table->seat, TALON_KIND_CALL_BET,
                  TALON_KIND_FOLD, move);
    else
        tr_either(table->view, table->seat, TALON_KIND_FOLD,
                  TALON_KIND_CALL_BET, move);
}

/* Whole hands --------------------------------------------------------------*/

static int holds(talon_cards hand, uint32_t suit, uint32_t rank)
{
    talon_card card;

    return talon_card_make(suit, rank, &card) == TALON_OK && hand >> card & 1;
}

static uint32_t rank_below(uint32_t rank)
{
    return rank == TALON_RANK_JACK ? 10 : rank - 1;
}

static uint32_t rank_above(uint32_t rank)
{
    return rank == 10 ? TALON_RANK_JACK : rank + 1;
}

/* The chips in the boxes that a hand fills. */
static int64_t chips_of(const struct table *table, talon_cards hand)
{
    const talon_tr_state *state = &table->state;
    uint32_t i, suit, second = rank_above(state->sequence);
    int64_t chips = 0;

    for (i = 0; i < 5; i++)
        if (state->pay[i] != TALON_CARD_NONE && hand >> state->pay[i] & 1)
            chips += state->boxes[TALON_TR_BOX_ACE + i];
    if (holds(hand, state->pair_suit, state->pair_rank) &&
        holds(hand, state->pair_suit, rank_below(state->pair_rank)))
        chips += state->boxes[TALON_TR_BOX_PAIR];
    for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++) {
        if (holds(hand, suit, state->sequence) && holds(hand, suit, second) &&
            holds(hand, suit, rank_above(second))) {
            chips += state->boxes[TALON_TR_BOX_SEQUENCE];
            break;
        }
    }
    return chips;
}

/* What a hand is worth: the chips in the boxes that it fills, and the pot times
 * the chance to be better than the hands of all others. */
static int64_t worth_of(const struct table *table, const struct draws *draws,
                        talon_cards hand)
{
    int64_t worth = table->state.boxes[TALON_TR_BOX_POT] * ONE, share;
    int32_t seat;

    if (talon_cards_count(&hand) < 5)
        return chips_of(table, hand) * ONE;
    share = share_worse(draws, DRAWS, best_rank(hand));
    for (seat = 0; seat < TALON_TR_SEATS_MAX; seat++)
        if (seat != table->seat && table->state.in_deal >> seat & 1)
            worth = worth * share / ONE;
    return worth + chips_of(table, hand) * ONE;
}

/* How much more the spare hand is worth on average than its own, which may be
 * less than 0. */
static int64_t gain_by_spare(const struct table *table)
{
    static struct draws draws;
    int64_t sum = 0;
    uint32_t i;

    draw_hands(table, 0, table->state.spare_count, &draws);
    for (i = 0; i < DRAWS; i++)
        sum += worth_of(table, &draws, draws.hand[i]);
    return sum / DRAWS - worth_of(table, &draws, table->hand);
}

/* Swaps if the spare hand is worth more, and sells what it does not want. */
static void decide_spare(struct table *table, talon_move *move)
{
    if (!table->state.swapped && gain_by_spare(table) > 0 &&
        tr_try(table->view, table->seat, TALON_KIND_SWAP, 0, move))
        return;
    tr_either(table->view, table->seat, TALON_KIND_AUCTION, TALON_KIND_KEEP,
              move);
}

/* Offers one chip more than the last offer if it gains more than that; but
 * nothing for a hand that the dealer has laid down. */
static void decide_offer(struct table *table, talon_move *move)
{
    int32_t offer = table->state.offer + 1;

    if (table->state.swapped || gain_by_spare(table) <= (int64_t)offer * ONE ||
        !tr_try(table->view, table->seat, TALON_KIND_OFFER, offer, move))
        talon_game_seat_move_at(table->view, table->seat, 0, move);
}

/* Cards --------------------------------------------------------------------*/

/* Leads the lowest card, if possible in a suit of which it has the ace, because
 * it leads again after that; equally low cards are equally likely. */
static void decide_lead(struct table *table, talon_move *move)
{
    uint32_t count, i, key, least = UINT32_MAX;
    talon_cards set, best = 0;
    talon_choice choice;
    talon_card card;

    if (!tr_choice_of(table->view, table->seat, TALON_KIND_PLAY, &choice))
        return;
    set = choice.cards | choice.required;
    count = talon_cards_count(&set);
    for (i = 0; i < count; i++) {
        card = talon_cards_nth(&set, i);
        key = talon_card_rank(card);
        if (!holds(table->hand, talon_card_suit(card), TALON_RANK_ACE))
            key += TALON_RANK_ACE;
        if (key < least)
            best = 0;
        if (key <= least) {
            least = key;
            best |= (talon_cards)1 << card;
        }
    }
    tr_lead(table->seat, tr_draw(best, table->rng), move);
}

static void decide_five(struct table *table, talon_move *move)
{
    talon_cards five = 0;

    talon_poker_best(&table->hand, NULL, &five);
    tr_select(table->seat, five, move);
}

static void decide(const struct reference_player *self, struct turn *turn)
{
    struct table table = {
        .view = turn->view, .rng = turn->rng, .seat = turn->seat};

    (void)self;
    look(&table);
    switch (table.state.phase) {
    case TALON_PHASE_SPARE:
        decide_spare(&table, &turn->move);
        break;
    case TALON_PHASE_SPARE_AUCTION:
        decide_offer(&table, &turn->move);
        break;
    case TALON_PHASE_SELECT_HAND:
        decide_five(&table, &turn->move);
        break;
    case TALON_PHASE_BETTING:
        decide_betting(&table, &turn->move);
        break;
    case TALON_PHASE_MICHIGAN:
        decide_lead(&table, &turn->move);
        break;
    default: /* passes, so it never has to name a pay suit */
        talon_game_seat_move_at(turn->view, turn->seat, 0, &turn->move);
        break;
    }
}

const struct reference_player tr_sound = {
    .name = "sound",
    .game_id = TALON_GAME_TRIPOLI,
    .decide = decide,
};
