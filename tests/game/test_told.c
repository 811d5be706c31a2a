/* SPDX-License-Identifier: MIT */
/* Histories from events (history.h). What the library has told of a hand, to
 * whomever, leads to its moves and its beginning; what it has not told is
 * refused. The hands are random, and the test keeps every move and event of
 * them; the table draws boards and buys chips, ends sessions, and lets the
 * library do chance's work. */
#include "common/table.h"
#include "common/views.h"

#define MOVES_MAX  2048
#define EVENTS_MAX 16384

/* A hand: what was told of it and of its board, and its moves. */
struct hand {
    uint32_t events, moves, deal; /* deal: the place of its event */
    talon_event event[EVENTS_MAX];
    talon_move move[MOVES_MAX];
    struct handle dealt; /* right after the deal */
};

static struct hand hand;

/* A board turned in a step of its own. */
static talon_event board;

/* How many positions were checked, and how many of them were special: after a
 * new board has replaced that of the hand, also where its suits have barred a
 * hand; at the end of a hand in which a side was barred that was barred
 * before. */
static uint32_t positions, boards_lost, bars_lost, barred_again;

static void keep_event(const talon_event *event)
{
    must(hand.events < EVENTS_MAX && hand.moves < MOVES_MAX);
    hand.event[hand.events++] = *event;
}

static void forget_hand(void)
{
    hand.events = hand.moves = hand.deal = 0;
    memset(&board, 0, sizeof board);
}

/* A new hand begins; its board comes before it. */
static void begin_hand(const talon_event *event)
{
    hand.events = hand.moves = 0;
    if (board.kind != 0)
        keep_event(&board);
    hand.deal = hand.events;
    memset(&board, 0, sizeof board);
    keep_event(event);
}

static talon_move move_in(const talon_event *event)
{
    talon_move move = {.cards = event->cards,
                       .amount = (int32_t)event->amount,
                       .kind = event->kind,
                       .seat = event->seat,
                       .other = event->other,
                       .denomination = event->denomination,
                       .index = event->index};

    if (event->kind == TALON_KIND_PLAY)
        move.index = 0;
    return move;
}

static int is_move(const talon_event *event)
{
    return event->kind < 32 || event->kind == TALON_KIND_BUY ||
           event->kind == TALON_KIND_FINISH || event->kind == TALON_KIND_BOARD;
}

/* Keeps the events of a call, in which a board may come before the deal. */
static void keep(const talon_event *event, uint32_t count)
{
    uint32_t i;

    for (i = 0; i < count; i++) {
        if (event[i].kind == TALON_KIND_DEAL) {
            begin_hand(&event[i]);
            continue;
        }
        if (is_move(&event[i]))
            hand.move[hand.moves++] = move_in(&event[i]);
        if (event[i].kind == TALON_KIND_BOARD)
            board = event[i];
        keep_event(&event[i]);
    }
}

/* A purchase or the end of the session, now and then. Returns the number of
 * events, or 0. */
static uint32_t table_move(talon_game *game, talon_rng *rng,
                           talon_event event[TALON_EVENTS_MAX])
{
    talon_choice choice[TALON_CHOICES_MAX];
    talon_move move;
    uint32_t i, n, count = 0;

    must_ok(talon_game_choices(game, choice, TALON_CHOICES_MAX, &n));
    i = talon_rng_below(rng, n);
    if (choice[i].kind != TALON_KIND_BUY && choice[i].kind != TALON_KIND_FINISH)
        return 0;
    move_of(&choice[i], rng, TALON_TABLE, &move);
    must_ok(talon_game_apply(game, &move, event, TALON_EVENTS_MAX, &count));
    return count;
}

static uint32_t any_step(talon_game *game, talon_rng *rng,
                         talon_event event[TALON_EVENTS_MAX])
{
    uint32_t count = 0;

    if (seat_to_act(game) == TALON_TABLE) {
        if (kind_of(game) == TR && talon_rng_below(rng, 4) == 0)
            count = table_move(game, rng, event);
        else if (talon_rng_below(rng, 2) == 0 &&
                 talon_game_chance(game, rng, event, TALON_EVENTS_MAX,
                                   &count) != TALON_OK)
            count = 0;
    }
    return count > 0 ? count : random_step(game, rng, event);
}

/* Makes a step and keeps what it tells. A game that is over, or a hand too long
 * to keep, ends in a new game. Returns whether a hand has been dealt. */
static int step_on(struct table *table, const struct handle *fresh)
{
    talon_event event[TALON_EVENTS_MAX];
    uint32_t count = any_step(table->game, &table->rng, event);

    if (count == 0 || hand.moves + 2 > MOVES_MAX ||
        hand.events + TALON_EVENTS_MAX > EVENTS_MAX) {
        memcpy(&table->handle, fresh, sizeof *fresh);
        forget_hand();
        return 0;
    }
    keep(event, count);
    if (event[count - 1].turn == hand.event[hand.deal].turn)
        copy_to(&hand.dealt, table->game);
    return hand.events > 0 && hand.event[hand.deal].kind == TALON_KIND_DEAL;
}

static int board_is_lost(const talon_game *game)
{
    return kind_of(game) == TR && board.kind != 0 && hand.moves > 0 &&
           hand.move[hand.moves - 1].kind == TALON_KIND_BOARD;
}

/* Whether events lead to the moves of the hand. */
static talon_status list(const talon_game *game, const talon_event *event,
                         uint32_t count, int *is_same)
{
    static talon_move move[EVENTS_MAX];
    uint32_t moves = 0;
    talon_status status =
        talon_game_history(game, event, count, move, EVENTS_MAX, &moves);

    *is_same = status == TALON_OK && moves == hand.moves &&
               memcmp(move, hand.move, moves * sizeof *move) == 0;
    return status;
}

/* Plays the hand again: nothing but the deal, and everything. */
static void check_rebuilt(const talon_game *game, const talon_event *event,
                          uint32_t count, int has_board)
{
    talon_card pack[TALON_PACK_MAX];
    struct handle again;
    talon_status status;
    uint32_t cards = 0;

    must_ok(talon_game_hand_pack(game, pack, TALON_PACK_MAX, &cards));
    copy_to(&again, game);
    status = talon_game_rebuild(of(&again), game, event, count, pack, cards,
                                hand.move, hand.moves, NULL);
    if (board_is_lost(game) && !has_board) {
        must(status == TALON_E_EVENTS);
        return;
    }
    must_ok(status);
    must(same(of(&again), game));
    must_ok(talon_game_rebuild(of(&again), game, event, count, pack, cards,
                               NULL, 0, NULL));
    must(same(of(&again), of(&hand.dealt)));
}

/* What some seats were told of the hand leads to its moves, whether the board
 * is kept or not. */
static void check_told(const talon_game *game, uint32_t seats)
{
    static talon_event event[EVENTS_MAX];
    uint32_t from;
    int is_same;

    memcpy(event, hand.event, hand.events * sizeof *event);
    must_ok(talon_events_redact(event, hand.events, seats));
    for (from = 0; from <= hand.deal; from++) {
        must_ok(list(game, event + from, hand.events - from, &is_same));
        must(is_same);
        check_rebuilt(game, event + from, hand.events - from, from < hand.deal);
    }
}

/* What anyone was told of the hand agrees with every world that a seat can
 * imagine; and a view with these events can be dealt again as each of them. */
static void check_world(const talon_game *game, talon_rng *rng)
{
    static talon_event event[EVENTS_MAX];
    uint32_t seats = random_viewers(rng, seats_at(game));
    talon_card pack[TALON_PACK_MAX];
    struct handle view, world, again;
    uint32_t cards = 0;
    int is_same;

    copy_to(&view, game);
    copy_to(&world, game);
    copy_to(&again, game);
    must_ok(talon_game_redact(of(&view), game, seats));
    if (talon_game_sample(of(&world), of(&view), rng, scratch_memory(),
                          TALON_SAMPLE_BYTES_MAX) != TALON_OK)
        return;
    memcpy(event, hand.event, hand.events * sizeof *event);
    must_ok(talon_events_redact(event, hand.events,
                                random_viewers(rng, seats_at(game))));
    must_ok(list(of(&world), event, hand.events, &is_same));
    must_ok(talon_game_hand_pack(of(&world), pack, TALON_PACK_MAX, &cards));
    must_ok(talon_game_rebuild(of(&again), of(&view), event, hand.events, pack,
                               cards, NULL, 0, NULL));
    must_ok(talon_game_rebuild(of(&world), of(&world), event, hand.events, pack,
                               cards, NULL, 0, NULL));
    if (kind_of(game) == TR)
        must(same(of(&again), of(&world)));
}

/* FH-38: whether a side that was barred has fallen to minus the target again,
 * which its state does not tell from being barred by this hand. */
static int is_barred_again(const talon_game *game)
{
    talon_fh_state state, before;
    talon_rules rules;
    uint32_t seat;

    must_ok(talon_game_rules(game, &rules));
    must_ok(talon_fh_state_of(game, &state));
    must_ok(talon_fh_state_of(of(&hand.dealt), &before));
    for (seat = 0; seat < seats_at(game); seat++) {
        int32_t least = -rules.value[TALON_FH_OPTION_TARGET];

        if ((before.barred >> seat & 1) && before.score[seat] > least &&
            state.score[seat] <= least)
            return 1;
    }
    return 0;
}

static void count_position(const talon_game *game)
{
    talon_tr_state state;

    positions++;
    if (kind_of(game) == FH) {
        barred_again += (uint32_t)is_barred_again(game);
        return;
    }
    must_ok(talon_tr_state_of(game, &state));
    boards_lost += (uint32_t)board_is_lost(game);
    bars_lost += board_is_lost(game) && state.barred != 0;
}

static void check_everyone(const talon_game *game, talon_rng *rng)
{
    uint32_t seat, all = (1u << seats_at(game)) - 1;

    check_told(game, SPECTATOR);
    check_told(game, all);
    for (seat = 0; seat < seats_at(game); seat++)
        check_told(game, SEAT(seat));
    check_world(game, rng);
    count_position(game);
}

/* Plays steps, and calls a function in some positions: all in which only the
 * table can act, and one in several others. */
static void follow(struct table *table, uint32_t steps,
                   void (*check)(const talon_game *game, talon_rng *rng))
{
    struct handle fresh = table->handle;

    forget_hand();
    while (steps-- > 0) {
        if (step_on(table, &fresh) && (talon_rng_below(&table->rng, 16) == 0 ||
                                       seat_to_act(table->game) < 0))
            check(table->game, &table->rng);
    }
}

START_TEST(told_by_the_library_is_accepted_for_all_presets)
{
    uint32_t game, preset;
    struct table table;

    for (game = FH; game <= TR; game++) {
        for (preset = 1; preset <= talon_preset_count(game); preset++) {
            sit_table(&table, "%s", talon_preset_key(game, preset));
            follow(&table, games_to_play(4000), check_everyone);
        }
    }
    ck_assert_uint_ge(boards_lost, games_to_play(20) - 1);
}
END_TEST

START_TEST(told_by_the_library_is_accepted_under_random_rules)
{
    uint32_t i, games = games_to_play(300);
    struct table table;

    for (i = 0; i < 2 * games; i++) {
        sit_at_random(&table, i % 2 == 0 ? FH : TR, 18000 + i);
        follow(&table, 250, check_everyone);
    }
    ck_assert_uint_gt(positions, games_to_play(10000));
    ck_assert_uint_ge(bars_lost, games_to_play(5) - 1);
    ck_assert_uint_ge(barred_again, games_to_play(2) - 1);
}
END_TEST

static void finish(talon_game *game)
{
    talon_move move = MOVE_OF(0, 3, TALON_KIND_FINISH, TALON_TABLE, 0);
    talon_event event[TALON_EVENTS_MAX];
    uint32_t count;

    must_ok(talon_game_apply(game, &move, event, TALON_EVENTS_MAX, &count));
    keep(event, count);
}

/* TR-6, TR-30: in closing rounds the board of the last deal stays, and there is
 * none to be told. */
START_TEST(tr_30_closing_rounds_after_turned_boards_are_played_again)
{
    uint32_t preset, rounds = 0;
    struct table table;
    struct handle fresh;

    for (preset = 1; preset <= talon_preset_count(TR); preset++) {
        sit_table(&table,
                  "%s, board per-deal, pay-auction off, collect in-play",
                  talon_preset_key(TR, preset));
        fresh = table.handle;
        forget_hand();
        while (!step_on(&table, &fresh) ||
               phase_of(table.game) != TALON_PHASE_BETWEEN)
            ;
        finish(table.game);
        while (seat_to_act(table.game) != TALON_NOBODY) {
            step_on(&table, &fresh);
            check_everyone(table.game, &table.rng);
            rounds +=
                hand.event[hand.events - 1].turn == hand.event[hand.deal].turn;
        }
    }
    ck_assert_uint_eq(rounds, 3 * talon_preset_count(TR));
}
END_TEST

SUITE(told)
TEST(told_by_the_library_is_accepted_for_all_presets)
TEST(told_by_the_library_is_accepted_under_random_rules)
TEST(tr_30_closing_rounds_after_turned_boards_are_played_again)
END_SUITE
