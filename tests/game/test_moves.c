/* SPDX-License-Identifier: MIT */
/* Moves of any game: which are accepted and refused, their events, the turn,
 * and moves by number. */

#include "common/table.h"

/* Draws, deals, boards and moves each raise the turn by one; refused calls do
 * not. */
START_TEST(every_step_raises_the_turn_by_one)
{
    talon_move pass = {.kind = TALON_KIND_PASS, .seat = 1};
    struct table table;
    uint32_t kind, i;

    sit_table(&table, "classic-3, first-dealer 0");
    ck_assert_uint_eq(turn_of(table.game), 0);
    ck_status(talon_game_apply(table.game, &pass, NULL, 0, NULL), TALON_E_TURN);
    ck_assert_uint_eq(turn_of(table.game), 0);
    deal_any(&table);
    ck_assert_uint_eq(turn_of(table.game), 1);
    ck_ok(talon_game_apply(table.game, &pass, NULL, 0, NULL));
    ck_assert_uint_eq(turn_of(table.game), 2);
    ck_status(talon_game_apply(table.game, &pass, NULL, 0, NULL), TALON_E_TURN);
    ck_assert_uint_eq(turn_of(table.game), 2);
    for (kind = FH; kind <= TR; kind++) {
        /* rules with a draw, or with boards; no early end */
        sit_table(&table, "%s",
                  kind == FH ? "australian-4, target 2000" : "cosmo");
        for (i = 0; i < 100; i++) {
            ck_assert_uint_eq(turn_of(table.game), i);
            step(&table);
        }
    }
}
END_TEST

/* Asserts what must hold for every event. */
static void check_event(const talon_event *event, uint32_t number)
{
    uint32_t i;

    ck_assert_uint_eq(event->turn, number);
    ck_assert_str_ne(talon_kind_key(event->kind), "");
    if (event->reason != 0)
        ck_assert_str_ne(talon_reason_key(event->reason), "");
    ck_assert_int_ge(event->seat, TALON_TABLE);
    ck_assert_int_lt(event->seat, TALON_SEATS_MAX);
    ck_assert_int_ge(event->other, TALON_NOBODY);
    ck_assert_int_lt(event->other, TALON_SEATS_MAX);
    ck_assert_uint_eq(event->count, talon_cards_count(&event->cards));
    for (i = 0; i < sizeof event->reserved; i++)
        ck_assert_uint_eq(event->reserved[i], 0);
}

static const talon_move no_move = {0};

/* Makes a move, or deals cards, with an event buffer of a given capacity. */
static talon_status make_with(talon_game *game, const talon_move *move,
                              const talon_card *card, uint32_t cards,
                              talon_event *event, uint32_t capacity,
                              uint32_t *count)
{
    return move != NULL
               ? talon_game_apply(game, move, event, capacity, count)
               : talon_game_deal(game, card, cards, event, capacity, count);
}

/* Makes a step with every capacity that is too small, then with one that is
 * just large enough. */
static void make_in_all_capacities(struct table *table, const talon_move *move,
                                   const talon_card *card, uint32_t cards)
{
    _Alignas(8) uint64_t before[TALON_GAME_BYTES_MAX / 8],
        after[TALON_GAME_BYTES_MAX / 8];
    talon_event event[TALON_EVENTS_MAX + 1], clean;
    uint32_t needed = 77, capacity, count, i;
    talon_game *copy = (talon_game *)after;

    memcpy(before, table->game, table->size);
    memcpy(after, table->game, table->size);
    ck_status(make_with(table->game, move, card, cards, NULL, 1, &needed),
              TALON_E_NULL);
    ck_assert_uint_eq(needed, 77);
    ck_ok(make_with(copy, move, card, cards, NULL, 0, &needed));
    ck_assert_uint_gt(needed, 0);
    ck_assert_uint_le(needed, TALON_EVENTS_MAX);
    memset(event, 0x55, sizeof event);
    clean = event[0];
    for (capacity = 0; capacity < needed; capacity++) {
        count = 77;
        ck_status(
            make_with(table->game, move, card, cards, event, capacity, &count),
            TALON_E_SPACE);
        ck_assert_uint_eq(count, needed);
        ck_assert_mem_eq(table->game, before, table->size);
        ck_assert_mem_eq(&event[0], &clean, sizeof clean);
    }
    ck_ok(make_with(table->game, move, card, cards, event, needed, NULL));
    ck_assert_mem_eq(table->game, after, table->size);
    ck_assert_mem_eq(&event[needed], &clean, sizeof clean);
    for (i = 0; i < needed; i++)
        check_event(&event[i], turn_of(table->game));
    if (move != NULL) { /* the first event is the move */
        ck_assert_uint_eq(event[0].kind, move->kind);
        ck_assert_int_eq(event[0].seat, move->seat);
        ck_assert_uint_eq(event[0].cards, move->cards);
        ck_assert_int_eq(event[0].amount, move->amount);
        ck_assert_int_eq(event[0].other, move->other);
        ck_assert_uint_eq(event[0].denomination, move->denomination);
    }
    memcpy(after, before, table->size);
    ck_ok(make_with(copy, move, card, cards, event, TALON_EVENTS_MAX, &count));
    ck_assert_uint_eq(count, needed);
    ck_assert_mem_eq(table->game, after, table->size);
}

/* Makes a random step with all capacities; returns 0 if the game is over. */
static int step_in_all_capacities(struct table *table)
{
    talon_card card[TALON_PACK_MAX];
    uint32_t n;
    talon_move move = no_move;
    int32_t seat = seat_to_act(table->game);

    if (seat == TALON_NOBODY)
        return 0;
    if (seat == TALON_TABLE &&
        talon_game_shuffle(table->game, &table->rng, card, TALON_PACK_MAX,
                           &n) == TALON_OK) {
        make_in_all_capacities(table, NULL, card, n);
        return 1;
    }
    if (seat != TALON_TABLE ||
        talon_tr_board_shuffle(table->game, &table->rng, &move) < 0) {
        ck_ok(talon_game_move_count(table->game, &n));
        ck_ok(talon_game_move_at(table->game, talon_rng_below(&table->rng, n),
                                 &move));
    }
    make_in_all_capacities(table, &move, NULL, 0);
    return 1;
}

START_TEST(events_fit_exactly_the_capacity_reported)
{
    struct table table;
    uint32_t place, game, games = games_to_play(20), i;

    for (place = 0; place < talon_games_count(); place++) {
        for (game = 0; game < games; game++) {
            sit_at_random(&table, talon_games_at(place), game);
            for (i = 0; i < 300; i++)
                if (!step_in_all_capacities(&table))
                    break;
        }
    }
}
END_TEST

/* There are six choices: a pass, and bids of six to ten tricks. */
START_TEST(choices_need_large_enough_buffers)
{
    talon_choice choice[TALON_CHOICES_MAX], clean;
    struct table table;
    uint32_t capacity, count;

    sit_table(&table, "classic-3, first-dealer 0");
    deal_any(&table);
    ck_ok(talon_game_choices(table.game, NULL, 0, &count));
    ck_assert_uint_eq(count, 6);
    memset(choice, 0x55, sizeof choice);
    clean = choice[0];
    for (capacity = 0; capacity < 6; capacity++) {
        count = 77;
        ck_status(talon_game_choices(table.game, choice, capacity, &count),
                  TALON_E_SPACE);
        ck_assert_uint_eq(count, 6);
        ck_assert_mem_eq(&choice[0], &clean, sizeof clean);
    }
    ck_ok(talon_game_choices(table.game, choice, 6, &count));
    ck_assert_uint_eq(choice[0].kind, TALON_KIND_PASS);
    ck_assert_uint_eq(choice[5].kind, TALON_KIND_BID);
    ck_assert_mem_eq(&choice[6], &clean, sizeof clean);
}
END_TEST

/* Asserts that an index gives a legal move, and that this move gives the index.
 */
static void check_index(const talon_game *game, uint32_t index)
{
    talon_move move, same;
    uint32_t number = UINT32_MAX;

    memset(&move, 0x55, sizeof move);
    memset(&same, 0xAA, sizeof same);
    ck_ok(talon_game_move_at(game, index, &move));
    ck_ok(talon_game_check(game, &move, NULL));
    ck_ok(talon_game_move_index(game, &move, &number));
    ck_assert_uint_eq(number, index);
    ck_ok(talon_game_move_at(game, index, &same));
    ck_assert_mem_eq(&move, &same, sizeof move);
}

static void check_indices(struct table *table)
{
    uint32_t count, i;
    talon_move move;

    ck_ok(talon_game_move_count(table->game, &count));
    for (i = 0; i < count && i < 40; i++)
        check_index(table->game, i);
    for (i = 0; i < 20 && count > 0; i++)
        check_index(table->game, talon_rng_below(&table->rng, count));
    if (count > 0)
        check_index(table->game, count - 1);
    ck_status(talon_game_move_at(table->game, count, &move), TALON_E_INDEX);
    ck_status(talon_game_move_at(table->game, UINT32_MAX, &move),
              TALON_E_INDEX);
}

START_TEST(moves_and_their_numbers_correspond)
{
    struct table table;
    uint32_t place, game, games = games_to_play(100), i;

    for (place = 0; place < talon_games_count(); place++) {
        for (game = 0; game < games; game++) {
            sit_at_random(&table, talon_games_at(place), 2000 + game);
            for (i = 0; i < 150 && seat_to_act(table.game) != TALON_NOBODY;
                 i++) {
                check_indices(&table);
                step(&table);
            }
        }
    }
}
END_TEST

/* All discards of four out of fourteen cards, ordered by the first card that
 * differs. In set order the jokers come last, so the test adds 64 to their
 * numbers, which puts them behind the other cards. */
START_TEST(moves_with_sets_of_cards_are_in_set_order)
{
    talon_move move = MOVE_OF(0, 7, TALON_KIND_BID, 1, TALON_SUIT_HEARTS);
    talon_card last[4] = {0}, now[4];
    struct table table;
    uint32_t i, n, count, place;

    sit_table(&table, "classic-3, first-dealer 0, jokers 2");
    deal_any(&table);
    ck_ok(talon_game_apply(table.game, &move, NULL, 0, NULL));
    move = (talon_move){.kind = TALON_KIND_PASS, .seat = 2};
    ck_ok(talon_game_apply(table.game, &move, NULL, 0, NULL));
    move.seat = 0;
    ck_ok(talon_game_apply(table.game, &move, NULL, 0, NULL));
    ck_ok(talon_game_move_count(table.game, &n));
    ck_assert_uint_eq(n, 14 * 13 * 12 * 11 / 24);
    for (i = 0; i < n; i++) {
        ck_ok(talon_game_move_at(table.game, i, &move));
        ck_ok(talon_cards_list(&move.cards, now, 4, &count));
        ck_assert_uint_eq(count, 4);
        for (place = 0; place < 4; place++)
            if (now[place] == TALON_CARD_LOW_JOKER ||
                now[place] == TALON_CARD_HIGH_JOKER)
                now[place] = (talon_card)(now[place] + 64);
        ck_assert_int_gt(memcmp(now, last, 4), 0);
        memcpy(last, now, 4);
    }
}
END_TEST

/* Which of a seat's choices a move comes from. */
static uint32_t choice_of(const talon_choice *choice, uint32_t count,
                          const talon_move *move)
{
    uint32_t i;

    for (i = 0; i < count; i++) {
        if (choice[i].kind == move->kind &&
            (choice[i].denominations >> move->denomination & 1) != 0 &&
            (choice[i].required & ~move->cards) == 0 &&
            (move->cards & ~(choice[i].required | choice[i].cards)) == 0 &&
            move->amount >= choice[i].amount_min &&
            move->amount <= choice[i].amount_max)
            return i;
    }
    must(0);
    return count;
}

/* Compares sets by size, and then by the first card that differs. */
static int compare_sets(const talon_cards *one, const talon_cards *other)
{
    uint32_t i, count = talon_cards_count(one), theirs;
    talon_cards left, right;

    theirs = talon_cards_count(other);
    if (count != theirs)
        return count < theirs ? -1 : 1;
    for (i = 0; i < count; i++) {
        talon_card mine = talon_cards_nth(one, i);

        if (mine == talon_cards_nth(other, i))
            continue;
        left = (talon_cards)1 << mine;
        right = (talon_cards)1 << talon_cards_nth(other, i);
        left |= right;
        return talon_cards_nth(&left, 0) == mine ? -1 : 1;
    }
    return 0;
}

/* Whether one move comes before another in the order that game.h documents. */
static int comes_before(const talon_choice *choice, uint32_t count,
                        const talon_move *one, const talon_move *other)
{
    uint32_t mine = choice_of(choice, count, one);
    uint32_t theirs = choice_of(choice, count, other);
    int sets = compare_sets(&one->cards, &other->cards);

    if (mine != theirs)
        return mine < theirs;
    if (sets != 0)
        return sets < 0;
    if (one->amount != other->amount)
        return one->amount < other->amount;
    if (one->other != other->other)
        return one->other < other->other;
    if (one->index != other->index)
        return one->index < other->index;
    return one->denomination < other->denomination;
}

static void check_order_of(const talon_game *game, int32_t seat, talon_rng *rng)
{
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t choices, moves, i, tries;
    talon_move one, other;

    must_ok(
        talon_game_choices_of(game, seat, choice, TALON_CHOICES_MAX, &choices));
    must_ok(talon_game_seat_move_count(game, seat, &moves));
    for (tries = 0; moves > 1 && tries < 50; tries++) {
        i = moves <= 50 ? tries % (moves - 1) : talon_rng_below(rng, moves - 1);
        must_ok(talon_game_seat_move_at(game, seat, i, &one));
        must_ok(talon_game_seat_move_at(game, seat, i + 1, &other));
        must(comes_before(choice, choices, &one, &other));
    }
}

/* Bids of Five Hundred are in order of rank instead. */
START_TEST(moves_are_numbered_choice_by_choice)
{
    uint32_t place, game, games = games_to_play(60), i, seat;
    struct table table;

    for (place = 0; place < talon_games_count(); place++) {
        for (game = 0; game < games; game++) {
            sit_at_random(&table, talon_games_at(place), 3000 + game);
            for (i = 0; i < 150 && seat_to_act(table.game) != TALON_NOBODY;
                 i++) {
                for (seat = 0; seat < seats_at(table.game) &&
                               phase_of(table.game) != TALON_PHASE_AUCTION;
                     seat++)
                    check_order_of(table.game, (int32_t)seat, &table.rng);
                step(&table);
            }
        }
    }
}
END_TEST

static talon_move discard_at(const talon_game *game, uint32_t index)
{
    talon_move move;

    ck_ok(talon_game_seat_move_at(game, 0, index, &move));
    ck_assert_int_eq(move.kind, TALON_KIND_DISCARD);
    return move;
}

/* FH-21: five of fifteen cards, 3003 ways; then the 2002 that keep the joker,
 * each with four suits to name. */
START_TEST(fh_21_discards_that_name_no_suit_come_first)
{
    struct table table;
    talon_game *game;
    talon_cards first;
    uint32_t count, i;

    sit_table(&table, "american-4, first-dealer 3, joker-no-trump pagat");
    game = table.game;
    DEAL(game, "4S 5S 6S 7S 8S 9S 10S JS QS JK");
    play(game, "0 bid 10NT, 1 pass, 2 pass, 3 pass");
    ck_ok(talon_game_seat_move_count(game, 0, &count));
    ck_assert_uint_eq(count, 3003 + 4 * 2002);
    first = discard_at(game, 0).cards;
    for (i = 0; i < 3003; i++)
        ck_assert_uint_eq(discard_at(game, i).denomination, 0);
    for (; i < count; i++) {
        ck_assert_uint_eq(discard_at(game, i).denomination,
                          TALON_SUIT_SPADES + (i - 3003) % 4);
        ck_assert(!(discard_at(game, i).cards >> TALON_CARD_HIGH_JOKER & 1));
    }
    ck_assert_uint_eq(discard_at(game, 3003).cards, first);
    ck_assert_uint_eq(discard_at(game, 3006).cards, first);
    ck_assert_uint_ne(discard_at(game, 3007).cards, first);
}
END_TEST

/* Moves of the table have numbers, except those that chance makes: draws, deals
 * and boards. */
START_TEST(moves_of_the_table_that_chance_makes_have_no_numbers)
{
    struct table table;
    talon_move move;
    uint32_t count, index = 77;

    sit_table(&table, "classic-3");
    ck_ok(talon_game_move_count(table.game, &count));
    ck_assert_uint_eq(count, 0); /* only a draw is due */
    sit_table(&table, "tripoli");
    ck_ok(talon_game_move_count(table.game, &count));
    ck_assert_uint_eq(count, 16); /* finish 1 … 16 */
    ck_ok(talon_game_move_at(table.game, 4, &move));
    ck_assert_uint_eq(move.kind, TALON_KIND_FINISH);
    ck_assert_int_eq(move.amount, 5);
    ck_assert_int_eq(move.seat, TALON_TABLE);
    sit_table(&table, "cosmo, bankroll 100");
    ck_ok(talon_game_move_count(table.game, &count));
    /* and each purchase of 1 … 1 000 000 for each of five seats */
    ck_assert_uint_eq(count, 16 + 5 * 1000000);
    ck_ok(talon_tr_board_shuffle(table.game, &table.rng, &move));
    ck_ok(talon_game_check(table.game, &move, NULL));
    ck_status(talon_game_move_index(table.game, &move, &index), TALON_E_INDEX);
    ck_assert_uint_eq(index, 77);
}
END_TEST

/* Reasons are checked in this order: whether a seat acts at all, the seat, the
 * kind, the fields. Each row has the fault whose reason is returned, and others
 * that would be found later. */
START_TEST(the_first_reason_for_a_refusal_is_returned)
{
    static const struct {
        talon_move move;
        talon_status status;
    } wrong[] = {
        {MOVE_OF(5, 5, 99, 3, 99), TALON_E_SEAT},
        {MOVE_OF(5, 5, 99, -1, 99), TALON_E_SEAT},
        {MOVE_OF(5, 5, 99, -3, 99), TALON_E_SEAT},
        {MOVE_OF(5, 5, 99, 127, 99), TALON_E_SEAT},
        {MOVE_OF(5, 5, 99, -128, 99), TALON_E_SEAT},
        {MOVE_OF(5, 5, 99, 0, 99), TALON_E_TURN},
        {MOVE_OF(5, 5, 99, TALON_TABLE, 99), TALON_E_TURN},
        {MOVE_OF(5, 5, 0, 1, 99), TALON_E_KIND},
        {MOVE_OF(5, 5, 18, 1, 99), TALON_E_KIND},
        {MOVE_OF(5, 5, TALON_KIND_DRAW, 1, 99), TALON_E_KIND},
        {MOVE_OF(5, 5, TALON_KIND_DEAL, 1, 99), TALON_E_KIND},
        {MOVE_OF(5, 5, TALON_KIND_TRICK, 1, 99), TALON_E_KIND},
        {MOVE_OF(5, 5, 64 + TALON_KIND_PASS, 1, 99), TALON_E_KIND},
        {MOVE_OF(5, 5, UINT16_MAX, 1, 99), TALON_E_KIND},
        {MOVE_OF(5, 5, TALON_KIND_OFFER, 1, 99),
         TALON_E_KIND}, /* a kind of the other game */
        {MOVE_OF(5, 5, TALON_KIND_CALL_BET, 1, 99), TALON_E_KIND},
        {MOVE_OF(5, 5, TALON_KIND_BUY, 1, 99), TALON_E_KIND},
        {MOVE_OF(5, 0, TALON_KIND_PASS, 1, 0), TALON_E_FIELD},
        {MOVE_OF(0, 5, TALON_KIND_PASS, 1, 0), TALON_E_FIELD},
        {MOVE_OF(0, -1, TALON_KIND_PASS, 1, 0), TALON_E_FIELD},
        {MOVE_OF(0, 0, TALON_KIND_PASS, 1, 5), TALON_E_FIELD},
        {MOVE_OF(5, 7, TALON_KIND_BID, 1, 4), TALON_E_FIELD},
        {MOVE_OF(5, 5, TALON_KIND_PLAY, 1, 0), TALON_E_FIELD},
        {MOVE_OF(5, 0, TALON_KIND_ALONE, 1, 0), TALON_E_FIELD},
        {MOVE_OF(5, 0, TALON_KIND_CALL_CARD, 1, 4), TALON_E_FIELD},
        {{.kind = TALON_KIND_PASS, .seat = 1, .other = 2}, TALON_E_FIELD},
        {{.kind = TALON_KIND_PASS, .seat = 1, .other = TALON_NOBODY},
         TALON_E_FIELD},
        {{.kind = TALON_KIND_PASS, .seat = 1, .index = 1}, TALON_E_FIELD},
        {{.kind = TALON_KIND_PASS, .seat = 1, .reserved = {1}}, TALON_E_FIELD},
        {{.kind = TALON_KIND_PASS, .seat = 1, .reserved = {0, 0, 0, 0, 0, 1}},
         TALON_E_FIELD},
        {MOVE_OF(5, 0, TALON_KIND_PLAY, 1, 99), TALON_E_PHASE},
        {MOVE_OF(5, 0, TALON_KIND_DISCARD, 1, 99), TALON_E_PHASE},
        {MOVE_OF(0, 0, TALON_KIND_ALONE, 1, 0), TALON_E_PHASE},
        {MOVE_OF(0, 5, TALON_KIND_BID, 1, 99), TALON_E_DENOMINATION},
        {MOVE_OF(0, 7, TALON_KIND_BID, 1, 0), TALON_E_DENOMINATION},
        {MOVE_OF(0, 5, TALON_KIND_BID, 1, 4), TALON_E_AMOUNT},
        {MOVE_OF(0, 11, TALON_KIND_BID, 1, 4), TALON_E_AMOUNT},
        {MOVE_OF(0, INT32_MIN, TALON_KIND_BID, 1, 4), TALON_E_AMOUNT},
        {MOVE_OF(0, 7, TALON_KIND_BID, 1, TALON_DENOMINATION_MISERE),
         TALON_E_AMOUNT},
        {MOVE_OF(0, 0, TALON_KIND_BID, 1, TALON_DENOMINATION_MISERE),
         TALON_E_MISERE},
    };
    _Alignas(8) uint64_t before[TALON_GAME_BYTES_MAX / 8];
    struct table table;
    talon_cards concerned;
    uint32_t i, count, index;

    sit_table(&table, "classic-3, first-dealer 0");
    deal_any(&table);
    memcpy(before, table.game, table.size);
    for (i = 0; i < COUNT(wrong); i++) {
        concerned = count = index = 77;
        ck_status(talon_game_check(table.game, &wrong[i].move, &concerned),
                  wrong[i].status);
        ck_assert_uint_eq(concerned, 0); /* no reason is about cards */
        ck_status(talon_game_apply(table.game, &wrong[i].move, NULL, 0, &count),
                  wrong[i].status);
        ck_status(talon_game_move_index(table.game, &wrong[i].move, &index),
                  wrong[i].status);
        ck_assert_uint_eq(count, 77);
        ck_assert_uint_eq(index, 77);
        ck_assert_mem_eq(table.game, before, table.size);
    }
}
END_TEST

/* Tripoli refuses the fields that Five Hundred uses in moves of the same kinds,
 * and all fields that a kind does not need. Kinds of Five Hundred do not exist
 * there. */
START_TEST(fields_that_tripoli_does_not_use_are_refused)
{
    static const talon_move wrong[] = {
        MOVE_OF(1, 0, TALON_KIND_PLAY, 1, 4),
        MOVE_OF(1, 0, TALON_KIND_CALL_BET, 1, 0),
        MOVE_OF(0, 0, TALON_KIND_CALL_BET, 1, 1),
        MOVE_OF(1, 0, TALON_KIND_SELECT_HAND, 1, 4),
        MOVE_OF(1, 5, TALON_KIND_OFFER, 1, 0),
        MOVE_OF(0, 5, TALON_KIND_OFFER, 1, 1),
        MOVE_OF(0, 1, TALON_KIND_NAME, 1, 4),
        MOVE_OF(0, 1, TALON_KIND_KEEP, 1, 0),
        MOVE_OF(0, 0, TALON_KIND_SWAP, 1, 1),
        MOVE_OF(1, 0, TALON_KIND_AUCTION, 1, 0),
        MOVE_OF(1, 0, TALON_KIND_CHECK, 1, 0),
        MOVE_OF(1, 3, TALON_KIND_BET, 1, 0),
        MOVE_OF(0, 3, TALON_KIND_RAISE_BY, 1, 1),
        MOVE_OF(0, 3, TALON_KIND_FOLD, 1, 0),
        MOVE_OF(0, 3, TALON_KIND_PASS, 1, 0),
        MOVE_OF(1, 1, TALON_KIND_SELECT_HAND, 1, 0),
        {.kind = TALON_KIND_OFFER, .seat = 1, .amount = 5, .other = 2},
        {.kind = TALON_KIND_OFFER, .seat = 1, .amount = 5, .index = 2},
        {.kind = TALON_KIND_KEEP, .seat = 1, .other = TALON_NOBODY},
    };
    static const talon_move others[] = {
        MOVE_OF(0, 0, TALON_KIND_BID, 1, 0),
        MOVE_OF(1, 0, TALON_KIND_CALL_CARD, 1, 0),
    };
    struct table table;
    uint32_t i;

    sit_table(&table, "tripoli, first-dealer 1");
    deal_any(&table);
    ck_assert_int_eq(seat_to_act(table.game), 1); /* TR-10: the dealer */
    for (i = 0; i < COUNT(wrong); i++)
        ck_status(talon_game_check(table.game, &wrong[i], NULL), TALON_E_FIELD);
    for (i = 0; i < COUNT(others); i++)
        ck_status(talon_game_check(table.game, &others[i], NULL), TALON_E_KIND);
}
END_TEST

SUITE(moves)
TEST(every_step_raises_the_turn_by_one)
TEST(events_fit_exactly_the_capacity_reported)
TEST(choices_need_large_enough_buffers)
TEST(moves_and_their_numbers_correspond)
TEST(moves_with_sets_of_cards_are_in_set_order)
TEST(moves_are_numbered_choice_by_choice)
TEST(fh_21_discards_that_name_no_suit_come_first)
TEST(moves_of_the_table_that_chance_makes_have_no_numbers)
TEST(the_first_reason_for_a_refusal_is_returned)
TEST(fields_that_tripoli_does_not_use_are_refused)
END_SUITE
