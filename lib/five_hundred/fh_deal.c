/* SPDX-License-Identifier: MIT */
/* How a game begins, with the draw for the deal (FH-7), and the deal of each
 * hand (FH-8): which cards are due, where each goes, and the state they leave.
 * Everything about the last hand is cleared here and nowhere else. */
#include "five_hundred/fh_deal.h"
#include "base/libc.h"
#include "five_hundred/fh_auction.h"

/* Assigns the next cards of a pack to a place. */
static uint8_t *packet(uint8_t *place, uint32_t to, int32_t cards)
{
    for (; cards > 0; cards--)
        *place++ = (uint8_t)to;
    return place;
}

/* A packet to each hand, from the dealer's left; the dead hand last. */
static uint8_t *round_of_packets(const struct five_hundred *game,
                                 uint8_t *place, int32_t cards)
{
    uint32_t seats = everyone(game);

    while (seats != 0) {
        place =
            packet(place, (uint32_t)take_seat(&seats, game->dealer + 1), cards);
    }
    if (has_dead_hand(game->rule))
        place = packet(place, seats_of(game), cards);
    return place;
}

/* FH-8: packets of three, four and three, each followed by cards for the
 * kitty. */
static uint32_t deal_places(const struct five_hundred *game, uint8_t *place)
{
    int32_t size = kitty_size(game->rule);
    int once = rule_of(game, TALON_FH_OPTION_DEAL_PATTERN) ==
               TALON_FH_DEAL_PATTERN_KITTY_ONCE;
    const int32_t packets[] = {3, 4, 3};
    int32_t kitty[3] = {1, 1, 0};
    uint8_t *next = place;
    uint32_t i;

    if (once) {
        kitty[0] = size;
        kitty[1] = 0;
    } else {
        kitty[2] = size - 2;
    }
    for (i = 0; i < 3; i++) {
        next = round_of_packets(game, next, packets[i]);
        next = packet(next, TALON_PLACE_TALON, kitty[i]);
    }
    return (uint32_t)(next - place);
}

static talon_status draw_due(const struct talon_game *handle, struct due *due)
{
    const struct five_hundred *game = fh_in(handle);
    uint32_t seat;

    due->kind = TALON_KIND_DRAW;
    due->count = seats_of(game);
    due->pack = tln_fh_pack(game->rule);
    for (seat = 0; seat < due->count; seat++)
        due->place[seat] = (uint8_t)seat;
    return TALON_OK;
}

static talon_status deal_due(const struct talon_game *handle, struct due *due)
{
    const struct five_hundred *game = fh_in(handle);

    due->kind = TALON_KIND_DEAL;
    due->pack = tln_fh_pack(game->rule);
    due->count = deal_places(game, due->place);
    return TALON_OK;
}

/* The cards that are due, as the one choice of the table. */
static uint32_t due_choices(const struct talon_game *handle,
                            talon_choice *choice)
{
    struct due due;

    if (fh_in(handle)->phase == TALON_PHASE_DRAW)
        draw_due(handle, &due);
    else
        deal_due(handle, &due);
    *choice = (talon_choice){.kind = (uint16_t)due.kind,
                             .cards = due.pack,
                             .denominations = 1,
                             .pick_min = (uint8_t)due.count,
                             .pick_max = (uint8_t)due.count};
    return 1;
}

/* FH-7: jokers are lowest, then aces, then the rest in rank order. */
static uint32_t draw_order(talon_card card)
{
    uint32_t rank = card % LANE + 2u;

    if ((BIT(card) & JOKERS) != 0)
        return 0;
    return rank == TALON_RANK_ACE ? 1 : rank;
}

/* The seat that drew the lowest card; nobody if several did. */
static int32_t lowest_drawn(const struct five_hundred *game)
{
    uint32_t seat, lowest = UINT32_MAX;
    int32_t dealer = TALON_NOBODY;

    for (seat = 0; seat < seats_of(game); seat++) {
        uint32_t order = draw_order(game->drawn[seat]);

        if (order == lowest)
            dealer = TALON_NOBODY;
        if (order >= lowest)
            continue;
        lowest = order;
        dealer = (int32_t)seat;
    }
    return dealer;
}

static talon_cards set_of(const talon_card *card, uint32_t count)
{
    talon_cards set = 0;

    while (count > 0)
        set |= BIT(card[--count]);
    return set;
}

static void draw(struct talon_game *handle, const talon_card *card,
                 struct events *events)
{
    struct five_hundred *game = fh_of(handle);
    uint32_t seat, seats = seats_of(game);
    talon_event *event;

    memcpy(game->drawn, card, seats);
    event = tell_step(handle, events, TALON_KIND_DRAW, TALON_TABLE);
    name_cards(events, event, set_of(card, seats));
    for (seat = 0; seat < seats; seat++) {
        tell_set(events, TALON_KIND_SHOWN, (int32_t)seat, BIT(card[seat]))
            ->reason = TALON_REASON_DRAW;
    }
    game->dealer = (int8_t)lowest_drawn(game);
    if (game->dealer == TALON_NOBODY) {
        tell(events, TALON_KIND_REDRAW, TALON_NOBODY);
        return;
    }
    game->phase = TALON_PHASE_DEAL;
    tell(events, TALON_KIND_DEALER, game->dealer)->reason = TALON_REASON_DRAW;
}

/* Clears the last hand. Members without a value yet are set to show that. */
static void clear_hand(struct five_hundred *game)
{
    memset(game->hand, 0, sizeof game->hand);
    memset(game->drawn, TALON_CARD_NONE, sizeof game->drawn);
    memset(game->bid, 0, sizeof game->bid);
    memset(game->bidder, 0, sizeof game->bidder);
    memset(game->trick, TALON_CARD_NONE, sizeof game->trick);
    memset(game->leader, TALON_NOBODY, sizeof game->leader);
    memset(game->suit_led, 0, sizeof game->suit_led);
    memset(game->taken, 0, sizeof game->taken);
    memset(game->voids, 0, sizeof game->voids);
    memset(game->contract_points, 0, sizeof game->contract_points);
    memset(game->trick_points, 0, sizeof game->trick_points);
    game->kitty = game->discard = 0;
    game->bids = game->passed = 0;
    game->contract = NO_BID;
    game->contractor = game->partner = TALON_NOBODY;
    game->trump = game->nominated = game->laid_down = 0;
    game->called = TALON_CARD_NONE;
    game->tricks = game->on_table = 0;
    game->made = game->slam = 0;
}

/* FH-42: each seat sees its hand; nobody sees the dead hand and the kitty. */
static void tell_hands(const struct five_hundred *game, struct events *events)
{
    uint32_t i, seats = seats_of(game);

    for (i = 0; i < hands_dealt(game->rule); i++) {
        tell_hand(events, i < seats ? (int32_t)i : TALON_NOBODY, i,
                  game->hand[i], TALON_REASON_DEALT);
    }
    tell_hand(events, TALON_NOBODY, TALON_PLACE_TALON, game->kitty,
              TALON_REASON_DEALT);
}

/* FH-7: whether no seat has been told yet who deals. Without a draw the first
 * deal is the first step of a game; before any other, the dealer is told. */
static int deals_by_rules(const struct five_hundred *game)
{
    return rule_of(game, TALON_FH_OPTION_FIRST_DEALER) !=
               TALON_FH_FIRST_DEALER_DRAW &&
           game->common.turn == 0;
}

static void deal(struct talon_game *handle, const talon_card *card,
                 struct events *events)
{
    struct five_hundred *game = fh_of(handle);
    uint8_t place[TALON_PACK_MAX];
    uint32_t i, count = deal_places(game, place);
    int by_rules = deals_by_rules(game);

    clear_hand(game);
    tell_deal_step(handle, events, set_of(card, count));
    if (by_rules)
        tell(events, TALON_KIND_DEALER, game->dealer)->reason =
            TALON_REASON_RULES;
    for (i = 0; i < count; i++) {
        if (place[i] == TALON_PLACE_TALON)
            game->kitty |= BIT(card[i]);
        else
            game->hand[place[i]] |= BIT(card[i]);
    }
    tell_hands(game, events);
    tln_fh_begin_auction(game);
}

void tln_fh_start(struct talon_game *handle)
{
    struct five_hundred *game = fh_of(handle);

    tln_fh_ladder(game->rule, game->ladder);
    tln_fh_begin(game);
}

/* FH-7 */
void tln_fh_begin(struct five_hundred *game)
{
    int32_t dealer = rule_of(game, TALON_FH_OPTION_FIRST_DEALER);

    clear_hand(game);
    game->to_act = TALON_TABLE;
    if (dealer == TALON_FH_FIRST_DEALER_DRAW) {
        game->phase = TALON_PHASE_DRAW;
        game->dealer = TALON_NOBODY;
    } else {
        game->phase = TALON_PHASE_DEAL;
        game->dealer = (int8_t)dealer;
    }
}

const struct phase tln_fh_draw_phase = {
    .number = TALON_PHASE_DRAW,
    .key = WORDS("draw", "draw"),
    .is_between = 1,
    .choices = due_choices,
    .due = draw_due,
    .deal = draw,
};

const struct phase tln_fh_deal_phase = {
    .number = TALON_PHASE_DEAL,
    .key = WORDS("deal", "deal"),
    .is_between = 1,
    .choices = due_choices,
    .due = deal_due,
    .deal = deal,
};
