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
    int32_t suits;    /* how many suits its best five have */
    int32_t strength; /* ONE for category 9 */
    int32_t chips;
    int32_t seat;
};

/* The rank of a card, 2 … 14. */
static int32_t rank_of(talon_card card)
{
    int32_t rank = (int32_t)talon_card_rank(card);

    return rank > 10 ? rank - 3 : rank;
}

static void count_five(struct table *table, talon_cards five)
{
    talon_card card[TALON_PACK_MAX];
    uint32_t count, i, suits = 0;

    table->top = 0;
    talon_cards_list(&five, card, TALON_PACK_MAX, &count);
    for (i = 0; i < count; i++) {
        if (rank_of(card[i]) > table->top)
            table->top = rank_of(card[i]);
        suits |= 1u << talon_card_suit(card[i]);
    }
    table->suits = 0;
    for (i = TALON_SUIT_SPADES; i <= TALON_SUIT_HEARTS; i++)
        table->suits += (int32_t)(suits >> i & 1);
}

static void look(struct table *table)
{
    talon_cards five = 0;
    uint32_t rank = 0;

    talon_tr_state_of(table->view, &table->state);
    table->hand = table->state.hand[table->seat];
    if (talon_cards_count(&table->hand) >= 5)
        talon_poker_best(&table->hand, &rank, &five);
    if (table->state.selected[table->seat] != 0) {
        five = table->state.selected[table->seat];
        talon_poker_rank(&five, &rank);
    }
    table->category = talon_poker_category(rank);
    count_five(table, five);
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

static void decide_spare(struct table *table, talon_move *move)
{
    const talon_game *view = table->view;
    int weak = table->strength < 3500 && table->category <= TALON_POKER_PAIR;

    if (!has_pay_card(table) && weak &&
        tr_try(view, table->seat, TALON_KIND_SWAP, 0, move))
        return;
    if (table->strength > 5500)
        tr_either(view, table->seat, TALON_KIND_KEEP, TALON_KIND_AUCTION, move);
    else
        tr_either(view, table->seat, TALON_KIND_AUCTION, TALON_KIND_KEEP, move);
}

/* Offers one or two chips more than the last offer, but at most its strength
 * times a quarter of its chips; with a pay card, it does not offer. */
static void decide_offer(struct table *table, talon_move *move)
{
    int32_t most = times(table->strength, table->chips / 4);
    int32_t offer =
        table->state.offer + 1 + (int32_t)talon_rng_below(table->rng, 2);

    if (has_pay_card(table) || offer > most ||
        !tr_try(table->view, table->seat, TALON_KIND_OFFER, offer, move))
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
    chance = times(chance, 8500 + (int32_t)talon_rng_below(table->rng, 3001));
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

/* How many chips it bets or raises. */
static int32_t size_of(struct table *table, int64_t cost, int is_bluff)
{
    int32_t size = cost > 2 ? (int32_t)cost : 2, share;

    size += (int32_t)talon_rng_below(table->rng, 3);
    if (is_bluff) {
        share = table->chips / 10;
        return size < share || size < 4 ? size : share > 4 ? share : 4;
    }
    if (table->category >= TALON_POKER_FULL_HOUSE)
        size += 4;
    else if (table->category >= TALON_POKER_STRAIGHT)
        size += 3;
    else if (table->category >= TALON_POKER_TWO_PAIRS)
        size += 2;
    else
        size += 1;
    share = times(times(table->chips, 2200), table->profile->aggression);
    if (share < 6)
        share = 6;
    return size < share ? size : share;
}

/* Raises, or calls if it may not raise. */
static void raise_or_call(struct table *table, int64_t cost, int is_bluff,
                          talon_move *move)
{
    if (!tr_try(table->view, table->seat, TALON_KIND_RAISE_BY,
                size_of(table, cost, is_bluff), move))
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
    int is_bluff = 0,
        bets = happens(table, times(chance, factor[table->category]));

    if (!bets && table->category < TALON_POKER_THREE_OF_A_KIND)
        bets = is_bluff = happens(table, bluff_chance(table, 0));
    if (!bets || !tr_try(table->view, table->seat, TALON_KIND_BET,
                         size_of(table, 0, is_bluff), move))
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
                happens(table, times(2200, table->profile->aggression)));
    default:
        return cost <= 1 && table->strength > 1800 && happens(table, 3500);
    }
}

static void decide_call(struct table *table, int64_t cost, talon_move *move)
{
    int32_t aggression = table->profile->aggression;
    int raises = 0, is_bluff = 0;

    if (table->category >= TALON_POKER_FLUSH)
        raises = happens(table, times(5500, aggression));
    else if (table->category == TALON_POKER_STRAIGHT)
        raises = cost <= 4 && happens(table, times(4200, aggression));
    else if (table->category == TALON_POKER_HIGH_CARD && cost <= 3)
        raises = is_bluff = happens(table, bluff_chance(table, cost));
    if (raises)
        raise_or_call(table, cost, is_bluff, move);
    else if (table->category >= TALON_POKER_STRAIGHT || calls(table, cost))
        tr_either(table->view, table->seat, TALON_KIND_CALL_BET,
                  TALON_KIND_FOLD, move);
    else
        tr_either(table->view, table->seat, TALON_KIND_FOLD,
                  TALON_KIND_CALL_BET, move);
}

/* Plays the lowest legal card; of equally low cards, the first. */
static void decide_lead(struct table *table, talon_move *move)
{
    talon_card card[TALON_PACK_MAX];
    talon_choice choice;
    talon_cards set;
    uint32_t count, i, best = 0;

    if (!tr_choice_of(table->view, table->seat, TALON_KIND_PLAY, &choice))
        return;
    set = choice.cards | choice.required;
    talon_cards_list(&set, card, TALON_PACK_MAX, &count);
    for (i = 1; i < count; i++)
        if (rank_of(card[i]) < rank_of(card[best]))
            best = i;
    tr_lead(table->seat, (talon_cards)1 << card[best], move);
}

static void decide_five(struct table *table, talon_move *move)
{
    talon_cards five = 0;

    talon_poker_best(&table->hand, NULL, &five);
    tr_select(table->seat, five, move);
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
