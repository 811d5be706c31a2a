/* SPDX-License-Identifier: MIT */
/* The player of Alysoun/tripoley, which decides by the poker category of its
 * best five cards and bluffs at random. The code is new, written from a
 * description of its decisions.
 *
 * All chances and strengths are in ten-thousandths. In the original program,
 * every player starts with 200 chips, so 200 is added to the stack here. The
 * original has one board and one rule for leads. Here, any card that fills a
 * box of the board is a pay card, and if the rules require no color, it leads
 * its lowest card. */
#include "tr_common.h"
#include "tr_players.h"

#include <string.h>

#define ONE         10000
#define CHIPS_SHOWN 200

/* The numbers in which the levels differ. */
struct profile {
    int32_t aggression;
    int32_t bluff;
    int32_t value;
    int32_t discipline;
};

/* The levels easy, medium, hard and cardShark. */
static const struct profile profiles[] = {
    {5500, 1000, 7200, 4500},
    {8200, 2000, 8400, 6200},
    {10500, 3000, 9000, 7600},
    {12800, 4200, 9300, 8600},
};

/* What it knows when it decides. */
struct table {
    const struct profile *profile;
    const talon_game *view;
    talon_rng *rng;
    talon_tr_state state;
    talon_cards hand; /* as dealt */
    uint32_t category;
    int32_t top;      /* the highest rank in its best five, 2 … 14 */
    int32_t suits;    /* how many suits its hand has */
    int32_t strength; /* ONE for category 9 */
    int32_t chips;
    int32_t noise; /* drawn once for each decision, 0 … ONE - 1 */
    int32_t seat;
};

/* The rank of a card, 2 … 14. */
static int32_t rank_of(talon_card card)
{
    int32_t rank = (int32_t)talon_card_rank(card);

    return rank > 10 ? rank - 3 : rank;
}

static talon_cards of_ranks_to_five(talon_cards hand)
{
    talon_cards found = 0;
    uint32_t i, count = talon_cards_count(&hand);

    for (i = 0; i < count; i++) {
        talon_card card = talon_cards_nth(&hand, i);

        if (rank_of(card) <= 5 || talon_card_rank(card) == TALON_RANK_ACE)
            found |= (talon_cards)1 << card;
    }
    return found;
}

static int32_t top_of(talon_cards cards)
{
    uint32_t i, count = talon_cards_count(&cards);
    int32_t top = 0;

    for (i = 0; i < count; i++)
        if (rank_of(talon_cards_nth(&cards, i)) > top)
            top = rank_of(talon_cards_nth(&cards, i));
    return top;
}

static int32_t suits_of(talon_cards cards)
{
    uint32_t i, count = talon_cards_count(&cards), suits = 0;
    int32_t found = 0;

    for (i = 0; i < count; i++)
        suits |= 1u << talon_card_suit(talon_cards_nth(&cards, i));
    for (; suits != 0; suits &= suits - 1)
        found++;
    return found;
}

/* The best five of a hand. Two hands of a category are compared by their ranks
 * from the top, so A-2-3-4-5 beats every straight but 10-J-Q-K-A. */
static talon_cards best_five(talon_cards hand, uint32_t *rank)
{
    talon_cards five = 0, low_five = 0, low = of_ranks_to_five(hand);
    uint32_t category, low_rank = 0;

    talon_poker_best(&hand, rank, &five);
    category = talon_poker_category(*rank);
    if ((category != TALON_POKER_STRAIGHT &&
         category != TALON_POKER_STRAIGHT_FLUSH) ||
        top_of(five) == 14 || talon_cards_count(&low) < 5)
        return five;
    talon_poker_best(&low, &low_rank, &low_five);
    return talon_poker_category(low_rank) == category ? low_five : five;
}

static void look(struct table *table)
{
    talon_cards five = 0;
    uint32_t rank = 0;

    talon_tr_state_of(table->view, &table->state);
    table->hand = table->state.hand[table->seat];
    if (talon_cards_count(&table->hand) >= 5)
        five = best_five(table->hand, &rank);
    if (table->state.selected[table->seat] != 0) {
        five = table->state.selected[table->seat];
        talon_poker_rank(&five, &rank);
    }
    table->category = talon_poker_category(rank);
    table->top = top_of(five);
    table->suits = suits_of(table->hand);
    table->strength =
        (int32_t)table->category * ONE / 9 + table->top * ONE / 140;
    table->chips = CHIPS_SHOWN + (int32_t)table->state.stack[table->seat];
    if (table->chips < 0)
        table->chips = 0;
}

static int happens(struct table *table, int32_t chance)
{
    return (int32_t)talon_rng_below(table->rng, ONE) < chance;
}

/* The product of two numbers in ten-thousandths. */
static int32_t times(int32_t a, int32_t b)
{
    return (int32_t)((int64_t)a * b / ONE);
}

/* Whether the hand fills a box in phase one, leaving aside the box for a
 * pair. */
static int has_pay_card(const struct table *table)
{
    talon_cards pay = 0, run;
    uint32_t i, suit;
    talon_card first;

    for (i = 0; i < 5; i++)
        if (table->state.pay[i] != TALON_CARD_NONE)
            pay |= (talon_cards)1 << table->state.pay[i];
    if ((table->hand & pay) != 0)
        return 1;
    for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++) {
        run = 0;
        for (i = 0; i < 3; i++) {
            static const uint8_t next[] = {3, 4,  5,  6,  7,  8,
                                           9, 10, 14, 15, 16, 17};
            uint32_t low = table->state.sequence;
            uint32_t at = low > 10 ? low - 5 : low - 2;

            if (low == 0 ||
                talon_card_make(suit, i == 0 ? low : next[at + i - 1], &first) <
                    0)
                return 0;
            run |= (talon_cards)1 << first;
        }
        if ((table->hand & run) == run)
            return 1;
    }
    return 0;
}

/* In the original, the hand that is laid down in a swap cannot be sold. */
static void decide_spare(struct table *table, talon_move *move)
{
    const talon_game *view = table->view;
    int weak = table->strength < 3500 && table->category <= TALON_POKER_PAIR;

    if (!has_pay_card(table) && weak &&
        tr_try(view, table->seat, TALON_KIND_SWAP, 0, move))
        return;
    if (table->strength > 5500 || table->state.swapped)
        tr_either(view, table->seat, TALON_KIND_KEEP, TALON_KIND_AUCTION, move);
    else
        tr_either(view, table->seat, TALON_KIND_AUCTION, TALON_KIND_KEEP, move);
}

/* Offers one or two chips more than the last offer, as long as that is less
 * than its strength times a quarter of its chips; but never more than the
 * quarter. With a pay card, it does not offer. */
static void decide_offer(struct table *table, talon_move *move)
{
    int32_t most = table->chips / 4, offer = table->state.offer;

    if (!has_pay_card(table) && offer < times(table->strength, most) &&
        offer < most) {
        offer += 1 + (int32_t)talon_rng_below(table->rng, 2);
        if (tr_try(table->view, table->seat, TALON_KIND_OFFER,
                   offer < most ? offer : most, move))
            return;
    }
    talon_game_seat_move_at(table->view, table->seat, 0, move);
}

static int32_t count_of(uint32_t seats)
{
    int32_t count = 0;

    for (; seats != 0; seats &= seats - 1)
        count++;
    return count;
}

/* The chance of a bluff when it must pay `cost` to call; 0 if there is no
 * bet. */
static int32_t bluff_chance(struct table *table, int64_t cost)
{
    int32_t trust = 2500 + table->top * ONE / 20;
    int32_t chance = times(table->profile->bluff, table->profile->aggression);

    if (table->category >= TALON_POKER_PAIR)
        trust += 800;
    if (table->suits <= 2)
        trust += 600;
    if (trust > ONE)
        trust = ONE;
    chance = times(chance, 5500 + times(4500, trust));
    chance = times(chance, 8500 + times(3000, table->noise));
    if (cost > 0)
        chance = times(chance, 5500);
    if (cost > 4)
        chance = times(chance, 3500);
    if (count_of(table->state.in_poker) - 1 <= 2)
        chance = times(chance, 11500);
    if (table->state.boxes[TALON_TR_BOX_POT] >= 8)
        chance = times(chance, 11000);
    return chance < 6500 ? chance : 6500;
}

/* How many chips it bets or raises. With a pair or less, it sizes every bet as
 * a bluff. */
static int32_t size_of(struct table *table, int64_t cost)
{
    int32_t size = (cost > 2 ? (int32_t)cost : 2) +
                   (int32_t)talon_rng_below(table->rng, 3);
    int32_t most, least_most;

    if (table->category <= TALON_POKER_PAIR) {
        most = table->chips / 10;
        least_most = 4;
    } else {
        size += table->category >= TALON_POKER_FULL_HOUSE ? 4
                : table->category >= TALON_POKER_STRAIGHT ? 3
                                                          : 2;
        most = (int32_t)((int64_t)table->chips * 22 *
                         table->profile->aggression / (100 * ONE));
        least_most = 6;
    }
    if (most < least_most)
        most = least_most;
    if (most > table->chips)
        most = table->chips;
    return size < most ? size : most;
}

/* Raises, or calls if it may not raise. */
static void raise_or_call(struct table *table, int64_t cost, talon_move *move)
{
    if (!tr_try(table->view, table->seat, TALON_KIND_RAISE_BY,
                size_of(table, cost), move))
        tr_either(table->view, table->seat, TALON_KIND_CALL_BET,
                  TALON_KIND_FOLD, move);
}

/* Decides when there is no bet to call: it usually bets with a good hand, and
 * sometimes with a bad one. */
static void decide_bet(struct table *table, talon_move *move)
{
    static const int32_t factor[] = {0,    0,   5000, 7200, 8800,
                                     8800, ONE, ONE,  ONE,  ONE};
    int32_t chance = times(table->profile->value, table->profile->aggression);
    int bets = happens(table, times(chance, factor[table->category]));

    if (!bets && table->category < TALON_POKER_THREE_OF_A_KIND)
        bets = happens(table, bluff_chance(table, 0));
    if (!bets || !tr_try(table->view, table->seat, TALON_KIND_BET,
                         size_of(table, 0), move))
        tr_either(table->view, table->seat, TALON_KIND_CHECK,
                  TALON_KIND_CALL_BET, move);
}

/* Whether it calls a bet with less than a straight. */
static int calls(struct table *table, int64_t cost)
{
    switch (table->category) {
    case TALON_POKER_THREE_OF_A_KIND:
        return cost <= 6 || happens(table, 3000);
    case TALON_POKER_TWO_PAIRS:
        return cost <= 4 ||
               happens(table, times(3800, table->profile->discipline));
    case TALON_POKER_PAIR:
        return cost <= 2 ||
               (cost <= 4 &&
                table->noise < times(2200, table->profile->aggression));
    default:
        return cost <= 1 && table->strength > 1800 && table->noise < 3500;
    }
}

static void decide_call(struct table *table, int64_t cost, talon_move *move)
{
    int32_t aggression = table->profile->aggression;
    int raises = 0, bluffs = 0;

    if (table->category >= TALON_POKER_FLUSH)
        raises = happens(table, times(5500, aggression));
    else if (table->category == TALON_POKER_STRAIGHT)
        raises = cost <= 4 && happens(table, times(4200, aggression));
    else if (table->category == TALON_POKER_HIGH_CARD)
        bluffs = happens(table, bluff_chance(table, cost));
    if (raises || (bluffs && cost <= 3))
        raise_or_call(table, cost, move);
    else if (table->category >= TALON_POKER_STRAIGHT || bluffs ||
             calls(table, cost))
        tr_either(table->view, table->seat, TALON_KIND_CALL_BET,
                  TALON_KIND_FOLD, move);
    else
        tr_either(table->view, table->seat, TALON_KIND_FOLD,
                  TALON_KIND_CALL_BET, move);
}

/* Plays the lowest legal card; of equally low cards, each is equally likely,
 * because the original does not sort its hand. */
static void decide_lead(struct table *table, talon_move *move)
{
    talon_choice choice;
    talon_cards set, lowest = 0;
    uint32_t count, i;
    int32_t rank = 15;

    if (!tr_choice_of(table->view, table->seat, TALON_KIND_PLAY, &choice))
        return;
    set = choice.cards | choice.required;
    count = talon_cards_count(&set);
    for (i = 0; i < count; i++) {
        talon_card card = talon_cards_nth(&set, i);

        if (rank_of(card) < rank)
            lowest = 0;
        if (lowest == 0)
            rank = rank_of(card);
        if (rank_of(card) == rank)
            lowest |= (talon_cards)1 << card;
    }
    tr_lead(table->seat, tr_draw(lowest, table->rng), move);
}

static void decide_five(struct table *table, talon_move *move)
{
    uint32_t rank = 0;

    tr_select(table->seat, best_five(table->hand, &rank), move);
}

static void decide(const struct reference_player *self, struct turn *turn)
{
    struct table table = {.profile = &profiles[self->variant],
                          .view = turn->view,
                          .rng = turn->rng,
                          .seat = turn->seat};
    int64_t cost = 0;

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
        talon_tr_call_cost(turn->view, turn->seat, &cost);
        table.noise = (int32_t)talon_rng_below(turn->rng, ONE);
        if (cost > 0)
            decide_call(&table, cost, &turn->move);
        else
            decide_bet(&table, &turn->move);
        break;
    case TALON_PHASE_MICHIGAN:
        decide_lead(&table, &turn->move);
        break;
    default: /* it has no policy for the pay suit */
        talon_game_seat_move_at(turn->view, turn->seat, 0, &turn->move);
        break;
    }
}

#define LEVEL(level, text, number)                                             \
    const struct reference_player level = {                                    \
        .name = text,                                                          \
        .game_id = TALON_GAME_TRIPOLI,                                         \
        .variant = number,                                                     \
        .decide = decide,                                                      \
    };

LEVEL(tr_alysoun_easy, "alysoun-easy", 0)
LEVEL(tr_alysoun_medium, "alysoun-medium", 1)
LEVEL(tr_alysoun_hard, "alysoun-hard", 2)
LEVEL(tr_alysoun_card_shark, "alysoun-card-shark", 3)
