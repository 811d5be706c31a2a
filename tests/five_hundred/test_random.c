/* SPDX-License-Identifier: MIT */
/* Random games of Five Hundred: what must hold after every step, under the
 * rules of classic-3 and under random rules. */
#include "common/random_games.h"

#include "base/set.h"

/* What the events of a game have shown so far. */
struct table {
    talon_cards played;
    talon_cards trick;
    uint32_t tricks;
    uint64_t order;                     /* the cards of the trick, in the form
                                           of its event */
    uint32_t on_table;                  /* cards in the trick */
    int32_t leader;                     /* of the trick */
    int64_t points[TALON_FH_SEATS_MAX]; /* scored in the hand, under the first
                                           seat of each side */
};

static talon_cards at(const talon_game *game, uint32_t place)
{
    talon_cards there;

    must_ok(talon_game_cards(game, place, &there, NULL));
    return there;
}

/* FH-2, FH-8: during a hand, each card of the pack is in exactly one place. */
static void check_cards(const talon_game *game, const talon_fh_state *state,
                        talon_cards pack, talon_cards played)
{
    talon_cards all = 0;
    uint32_t place, count = 0;

    if (state->phase < TALON_PHASE_AUCTION || state->phase > TALON_PHASE_TRICKS)
        return;
    for (place = 0; place <= TALON_PLACE_DISCARD; place++) {
        talon_cards there = 0;

        if (talon_game_cards(game, place, &there, NULL) == TALON_OK) {
            count += talon_cards_count(&there);
            all |= there;
        }
    }
    must((all & played) == 0);
    must(count == (talon_cards_count(&all)));
    must((all | played) == pack);
}

static void check_snapshot(const talon_game *game, const talon_fh_state *state)
{
    uint32_t seat, seats, tricks = 0, number;
    int64_t total[TALON_SEATS_MAX];
    int32_t to_act;

    must_ok(talon_game_totals(game, total, TALON_SEATS_MAX, &seats));
    must_ok(talon_game_to_act(game, &to_act));
    must_ok(talon_game_turn(game, &number));
    must(state->to_act == to_act);
    must(state->turn == number);
    must(seats <= TALON_FH_SEATS_MAX);
    for (seat = 0; seat < seats; seat++) {
        talon_cards hand = at(game, seat);

        must(hand == state->hand[seat]);
        must(talon_cards_count(&hand) == state->held[seat]);
        must(total[seat] == state->score[seat]);
        must((state->side[seat] & (1u << seat)) != 0);
        tricks += state->tricks[seat];
    }
    must(tricks <= TALON_FH_TRICKS);
    if (state->phase == TALON_PHASE_TRICKS)
        must((tricks + 1) == state->trick);
}

/* FH-24…FH-26, in a slow implementation for this test: the suit of a card under
 * the contract; 0 for a joker without trumps. */
static uint32_t suit_of(talon_card card, uint32_t trumps)
{
    uint32_t suit = talon_card_suit(card);
    static const uint8_t same_color[] = {0, TALON_SUIT_CLUBS, TALON_SUIT_SPADES,
                                         TALON_SUIT_HEARTS,
                                         TALON_SUIT_DIAMONDS};

    if (trumps >= TALON_SUIT_SPADES && trumps <= TALON_SUIT_HEARTS) {
        if (suit == 0)
            return trumps;
        if (talon_card_rank(card) == TALON_RANK_JACK &&
            same_color[trumps] == suit)
            return trumps;
    }
    return suit;
}

/* FH-25: a seat that holds a card of the suit led may play no other suit.
 * Jokers without trumps have rules of their own and are left out. */
static void check_following(const talon_game *game, const talon_fh_state *state)
{
    talon_choice choice[TALON_CHOICES_MAX];
    talon_cards legal = 0, follow = 0, hand;
    uint32_t count, i;

    if (state->phase != TALON_PHASE_TRICKS || state->suit_led == 0 ||
        state->nominated != 0)
        return;
    hand = state->hand[state->to_act];
    must_ok(talon_game_choices(game, choice, TALON_CHOICES_MAX, &count));
    for (i = 0; i < count; i++)
        legal |= choice[i].cards;
    while (hand != 0) {
        talon_card card = set_take(&hand);

        if (suit_of(card, state->bid_denomination) == state->suit_led)
            follow |= BIT(card);
    }
    legal &= ~JOKERS | follow;
    if (follow != 0)
        must(legal == follow);
}

/* FH-5, FH-6, FH-21: if a seat has cards that belong to the suit led, according
 * to talon_game_card_suit(), it may play these and perhaps jokers without a
 * suit, but nothing else. The seat's view reports the same suits as the
 * game. */
static void check_suits(const talon_game *game, const talon_fh_state *state)
{
    static uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *view;
    talon_cards legal, follow = 0, loose = 0, hand;
    uint32_t suit, seen, suits;
    talon_card card;
    int32_t seat;

    if (state->phase != TALON_PHASE_TRICKS || state->suit_led == 0)
        return;
    must_ok(talon_fh_playable(game, &seat, &legal, &suits));
    must_ok(talon_game_clone(memory, sizeof memory, game, &view));
    must_ok(talon_game_redact(view, game, 1u << seat));
    hand = state->hand[seat];
    while (hand != 0) {
        card = set_take(&hand);
        must_ok(talon_game_card_suit(game, card, &suit));
        must_ok(talon_game_card_suit(view, card, &seen));
        must(suit == seen);
        follow |= (talon_cards)(suit == state->suit_led) << card;
        loose |= (talon_cards)(suit == 0) << card;
    }
    if (follow != 0)
        must((legal & ~loose) == follow);
}

/* FH-26, in a slow implementation for this test: how high a card ranks in a
 * trick. Jokers with a suit are left out. */
static uint32_t strength(talon_card card, uint32_t led, uint32_t trumps)
{
    uint32_t rank = talon_card_rank(card), suit = suit_of(card, trumps);

    if (talon_card_suit(card) == 0)
        return card == TALON_CARD_HIGH_JOKER ? 201 : 200;
    if (suit == trumps && rank == TALON_RANK_JACK)
        return talon_card_suit(card) == trumps ? 151 : 150;
    if (suit == trumps)
        return 100 + rank;
    return suit == led ? rank : 0;
}

static void check_winning(const talon_game *game, const talon_fh_state *state)
{
    uint32_t seat, best = 0, now, seats = 0;
    int32_t winning, expected = TALON_NOBODY;
    talon_card card;

    if (state->phase != TALON_PHASE_TRICKS) {
        must_be(talon_fh_winning(game, &winning, &card), TALON_E_PHASE);
        return;
    }
    must_ok(talon_fh_winning(game, &winning, &card));
    must_ok(talon_game_seat_count(game, &seats));
    for (seat = 0; seat < seats; seat++) {
        if (state->table[seat] == TALON_CARD_NONE)
            continue;
        now = strength(state->table[seat], state->suit_led,
                       state->bid_denomination);
        if (now > best)
            expected = (int32_t)seat;
        best = now > best ? now : best;
    }
    if (state->nominated == 0)
        must(winning == expected);
    must(card == (winning < 0 ? TALON_CARD_NONE : state->table[winning]));
}

/* The fields that a kind of event may use besides seat, turn, viewers and
 * count. */
enum uses_of_event {
    CARDS = 1,
    AMOUNT = 2,
    REASON = 4,
    OTHER = 8,
    DENOMINATION = 16,
    PLACE = 32,
    INDEX = 64,
    PRIVATE = 128 /* only the seat of the event may see the cards */
};

static uint32_t used_by(uint32_t kind)
{
    static const uint8_t used[TALON_KIND_GAME_OVER + 1] = {
        [TALON_KIND_BID] = AMOUNT | DENOMINATION,
        [TALON_KIND_DISCARD] = CARDS | DENOMINATION | PRIVATE,
        [TALON_KIND_CALL_CARD] = CARDS,
        [TALON_KIND_PLAY] = CARDS | DENOMINATION | INDEX,
        [TALON_KIND_DRAW] = CARDS,
        [TALON_KIND_DEAL] = CARDS,
        [TALON_KIND_HAND] = CARDS | PLACE | REASON | PRIVATE,
        [TALON_KIND_DEALER] = REASON,
        [TALON_KIND_CONTRACT] = AMOUNT | DENOMINATION,
        [TALON_KIND_PASSED_OUT] = REASON,
        [TALON_KIND_KITTY] = CARDS | PRIVATE,
        [TALON_KIND_LAID_DOWN] = CARDS | PRIVATE,
        [TALON_KIND_VOID] = DENOMINATION,
        [TALON_KIND_PARTNER] = OTHER,
        [TALON_KIND_SHOWN] = CARDS | REASON,
        [TALON_KIND_TRICK] = CARDS | OTHER | AMOUNT | INDEX,
        [TALON_KIND_HAND_OVER] = REASON,
        [TALON_KIND_SCORE] = AMOUNT | REASON,
        [TALON_KIND_WON] = REASON,
        [TALON_KIND_GAME_OVER] = REASON,
    };

    return used[kind];
}

/* Fields that a kind does not use are 0. Private cards are shown only to the
 * seat of the event. */
static void check_event(const talon_event *event)
{
    static const uint8_t zero[sizeof event->reserved] = {0};
    uint32_t used = used_by(event->kind), viewers = TALON_EVENT_PUBLIC;

    if (used & PRIVATE)
        viewers = event->seat >= 0 ? 1u << event->seat : 0;
    must(event->viewers == viewers);
    must(event->cards == 0 || (used & CARDS));
    must(event->count == talon_cards_count(&event->cards));
    must(event->amount == 0 || (used & AMOUNT));
    must(event->reason == 0 || (used & REASON));
    must(event->other == 0 || (used & OTHER));
    must(event->denomination == 0 || (used & DENOMINATION));
    must(event->place == 0 || (used & PLACE));
    must(event->index == 0 || (used & INDEX));
    must(event->box_id == 0);
    must(memcmp(event->reserved, zero, sizeof zero) == 0);
}

static void clear_trick(struct table *table)
{
    table->trick = 0;
    table->order = UINT64_MAX;
    table->on_table = 0;
}

/* FH-24, FH-26: the event of a trick names its leader, and its cards in the
 * order of play. */
static void follow_trick(struct table *table, const talon_event *event)
{
    must(event->cards == table->trick);
    must(event->index == ++table->tricks);
    must(event->other == table->leader);
    must((uint64_t)event->amount == table->order);
    clear_trick(table);
}

static void follow_play(struct table *table, const talon_event *event)
{
    talon_card card;
    uint32_t count;

    must_ok(talon_cards_list(&event->cards, &card, 1, &count));
    if (table->on_table == 0)
        table->leader = event->seat;
    table->order &= ~((uint64_t)0xFF << 8 * table->on_table);
    table->order |= (uint64_t)card << 8 * table->on_table++;
    table->played |= event->cards;
    table->trick |= event->cards;
}

static void follow_events(struct table *table, const talon_event *event,
                          uint32_t count)
{
    uint32_t i;

    for (i = 0; i < count; i++) {
        check_event(&event[i]);
        switch (event[i].kind) {
        case TALON_KIND_DEAL:
            table->played = 0;
            table->tricks = 0;
            memset(table->points, 0, sizeof table->points);
            clear_trick(table);
            break;
        case TALON_KIND_PLAY:
            follow_play(table, &event[i]);
            break;
        case TALON_KIND_TRICK:
            follow_trick(table, &event[i]);
            break;
        case TALON_KIND_SCORE:
            table->points[event[i].seat] += event[i].amount;
            break;
        default:
            break;
        }
    }
}

/* The returns of the last hand are the points that its events reported for each
 * side. They stay until the next deal. */
static void check_returns(const talon_game *game, const struct table *table,
                          const talon_fh_state *state)
{
    int64_t returns[TALON_SEATS_MAX];
    uint32_t seat, first, seats, deals;
    int32_t over;

    must_ok(talon_game_returns(game, returns, TALON_SEATS_MAX, &seats));
    for (seat = 0; seat < seats; seat++) {
        for (first = 0; !(state->side[seat] >> first & 1); first++)
            ;
        must(returns[seat] == table->points[first]);
    }
    must_ok(talon_game_deal_count(game, &deals));
    must(deals == state->deals);
    must_ok(talon_game_deal_over(game, &over));
    must(over == (state->phase < TALON_PHASE_AUCTION ||
                  state->phase > TALON_PHASE_TRICKS));
}

/* FH-37…FH-39: a game that is over has a reason for it, and accepts no more
 * moves. */
static void check_over(talon_game *game, const talon_rules *rules)
{
    talon_move move = {.kind = TALON_KIND_PASS};
    talon_fh_score score;
    uint32_t winners, count;

    must_ok(talon_fh_last_score(game, &score));
    must_ok(talon_game_winners(game, &winners));
    must(score.over == 1);
    must(score.winners == winners);
    must(strcmp(talon_reason_key(score.reason), "") != 0);
    if (winners == 0)
        must(rules->value[TALON_FH_OPTION_MINUS] == TALON_FH_MINUS_BARRED);
    must_be(talon_game_apply(game, &move, NULL, 0, NULL), TALON_E_OVER);
    must_ok(talon_game_choices(game, NULL, 0, &count));
    must(count == 0);
}

/* Plays a game, or `deals` deals of it. Choices are checked in one of `every`
 * positions on average. */
static void play(const talon_rules *rules, talon_rng *rng, uint32_t deals,
                 uint32_t every)
{
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_event event[TALON_EVENTS_MAX];
    struct table table = {0};
    talon_fh_state state;
    talon_cards pack;
    talon_game *game;
    uint32_t count, dealt = 0;

    clear_trick(&table);
    must_ok(talon_game_init(memory, sizeof memory, rules, &game));
    must_ok(talon_rules_pack(rules, &pack));
    while (dealt <= deals && (count = random_step(game, rng, event)) > 0) {
        must_ok(talon_fh_state_of(game, &state));
        dealt += event[0].kind == TALON_KIND_DEAL;
        follow_events(&table, event, count);
        check_cards(game, &state, pack, table.played);
        check_snapshot(game, &state);
        check_following(game, &state);
        check_suits(game, &state);
        check_winning(game, &state);
        check_returns(game, &table, &state);
        if (state.to_act >= 0 && talon_rng_below(rng, every) == 0)
            check_choices(game, rng);
        if (state.phase == TALON_PHASE_OVER)
            check_over(game, rules);
    }
}

START_TEST(whole_games_of_classic_3_keep_the_rules)
{
    uint32_t i, games = games_to_play(20000);
    talon_rules rules;
    talon_rng rng;

    must_ok(talon_rules_init(&rules, TALON_GAME_FIVE_HUNDRED, 0));
    for (i = 0; i < games; i++) {
        seed_for(&rng, 1, i);
        play(&rules, &rng, UINT32_MAX - 1, 20000);
    }
    printf("classic-3: %" PRIu32 " games\n", games);
}
END_TEST

START_TEST(games_under_random_rules_keep_the_rules)
{
    uint32_t i, games = games_to_play(50000);
    talon_rules rules;
    talon_rng rng;

    for (i = 0; i < games; i++) {
        seed_for(&rng, 2, i);
        random_rules(&rng, TALON_GAME_FIVE_HUNDRED, &rules);
        play(&rules, &rng, 30, 20000);
    }
    printf("any rules: %" PRIu32 " games\n", games);
}
END_TEST

SUITE(five_hundred_random)
TEST(whole_games_of_classic_3_keep_the_rules)
TEST(games_under_random_rules_keep_the_rules)
END_SUITE
