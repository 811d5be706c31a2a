/* SPDX-License-Identifier: MIT */
/* Histories from events (history.h). What the library has told of a hand, to
 * whomever, leads to its moves and its beginning; what it has not told is
 * refused. The hands are random, and the test keeps every move and event of
 * them; the table draws boards and buys chips, ends sessions, and lets the
 * library do chance's work. */
#include "common/table.h"
#include "common/views.h"

#include "game/told.h"

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

/* The fields of an event. */
#define FIELD_OF(name)                                                         \
    {                                                                          \
        offsetof(talon_event, name), sizeof((talon_event *)NULL)->name         \
    }
static const struct {
    size_t offset, size;
} fields[] = {
    FIELD_OF(cards),        FIELD_OF(amount),   FIELD_OF(turn),
    FIELD_OF(viewers),      FIELD_OF(kind),     FIELD_OF(reason),
    FIELD_OF(seat),         FIELD_OF(other),    FIELD_OF(place),
    FIELD_OF(denomination), FIELD_OF(box_id),   FIELD_OF(index),
    FIELD_OF(count),        FIELD_OF(reserved),
};
#define EVENT_FIELDS (sizeof fields / sizeof *fields)
enum {
    CARDS = 0,
    AMOUNT = 1,
    KIND = 4,
    OTHER = 7,
    RESERVED = 13
};

static uint32_t tried[EVENT_FIELDS];

/* The number in a field of up to eight bytes, and storing one in it. */
static uint64_t number_in(const talon_event *event, uint32_t field)
{
    const uint8_t *byte = (const uint8_t *)event + fields[field].offset;
    uint64_t number = 0;
    size_t i;

    for (i = 0; i < fields[field].size; i++)
        number |= (uint64_t)byte[i] << 8 * i;
    return number;
}

static void put_number(talon_event *event, uint32_t field, uint64_t number)
{
    uint8_t *byte = (uint8_t *)event + fields[field].offset;
    size_t i;

    for (i = 0; i < fields[field].size; i++)
        byte[i] = (uint8_t)(number >> 8 * i);
}

static uint32_t size_of_field(uint32_t field)
{
    return (uint32_t)fields[field].size;
}

/* A number near another, a small one, one bit off, 0, or any. */
static uint64_t other_number(talon_rng *rng, uint64_t number, uint32_t size)
{
    switch (talon_rng_below(rng, 6)) {
    case 0:
        return number + 1;
    case 1:
        return number - 1;
    case 2:
        return talon_rng_below(rng, 16);
    case 3:
        return number ^ (uint64_t)1 << talon_rng_below(rng, 8 * size);
    case 4:
        return 0;
    default:
        return (uint64_t)talon_rng_below(rng, UINT32_MAX) << 32 |
               talon_rng_below(rng, UINT32_MAX);
    }
}

/* What some seats or the table were told, from the deal or from its board
 * on. */
static uint32_t draw_told(talon_rng *rng, uint32_t seats, talon_event *event)
{
    uint32_t from = talon_rng_below(rng, hand.deal + 1);

    memcpy(event, hand.event + from, (hand.events - from) * sizeof *event);
    must_ok(talon_events_redact(event, hand.events - from,
                                talon_rng_below(rng, 1u << seats)));
    return hand.events - from;
}

/* FH-38: without this event a side may have been barred before the hand. */
static int is_bar(const talon_event *event)
{
    return event->kind == TALON_KIND_BARRED;
}

/* Whether a change makes no difference: reserved bytes are not looked at, nor
 * cards that some may not see. */
static int is_unseen(const talon_event *event, uint32_t field)
{
    return field == RESERVED ||
           (field == CARDS && event->viewers != TALON_EVENT_PUBLIC);
}

/* Whether the game does not have a kind. */
static int is_unknown(const talon_game *game, const talon_event *event)
{
    return tln_kind_in(module_of_handle(game)->vocabulary, event->kind) == NULL;
}

/* Whether an event that turns into one that is passed over may be missing: a
 * board before the deal, and a bar. */
static int is_left_out(const talon_game *game, const talon_event *before,
                       const talon_event *after, int is_first)
{
    return is_unknown(game, after) &&
           (is_bar(before) || (before->kind == TALON_KIND_BOARD && is_first));
}

/* Whether nothing but the event itself tells what was changed: an offer that
 * was outbid, chips bought, and closing pots beyond the chips there are. Then
 * another hand can have been told like this. */
static int is_told_once(const talon_event *event, const talon_event *end,
                        uint32_t field)
{
    const talon_event *later = event + 1;

    if (event->kind == TALON_KIND_BUY)
        return field == AMOUNT || field == OTHER;
    if (field != AMOUNT)
        return 0;
    while (later < end && later->kind != TALON_KIND_OFFER)
        later++;
    return event->kind == TALON_KIND_FINISH ||
           (event->kind == TALON_KIND_OFFER && later < end);
}

/* Rebuilding refuses the same events with a complete game. With a view it may
 * take others, but only if play can reach what they lead to. */
static void check_rebuilding(const talon_game *game, talon_rng *rng,
                             const talon_event *event, uint32_t count,
                             talon_status expected)
{
    talon_card pack[TALON_PACK_MAX];
    struct handle again, view;
    talon_status status;
    uint32_t cards = 0;

    must_ok(talon_game_hand_pack(game, pack, TALON_PACK_MAX, &cards));
    copy_to(&again, game);
    copy_to(&view, game);
    status = talon_game_rebuild(of(&again), game, event, count, pack, cards,
                                NULL, 0, NULL);
    must(status == expected ||
         (status == TALON_E_EVENTS && board_is_lost(game)));
    must_ok(talon_game_redact(of(&view), game,
                              random_viewers(rng, seats_at(game))));
    status = talon_game_rebuild(of(&again), of(&view), event, count, pack,
                                cards, NULL, 0, NULL);
    must(status == TALON_E_EVENTS ||
         (status == TALON_OK && is_accepted(of(&again))));
}

/* How often a change was accepted that another hand can have, and how often a
 * bar was missing that the state does not miss. */
static uint32_t told_once, bars_missed;

/* Changes one field of one event: the events are refused, or it makes no
 * difference; or nothing contradicts it, and just that move is another. */
static void change_field(const talon_game *game, talon_rng *rng,
                         talon_event *event, uint32_t count)
{
    uint32_t field = talon_rng_below(rng, EVENT_FIELDS);
    talon_event *changed = &event[talon_rng_below(rng, count)];
    talon_event before = *changed;
    uint64_t number = number_in(changed, field);
    talon_status status;
    int is_same;

    put_number(changed, field, other_number(rng, number, size_of_field(field)));
    if (number_in(changed, field) == number)
        return;
    tried[field]++;
    status = list(game, event, count, &is_same);
    if (is_unseen(&before, field)) {
        must_ok(status);
        must(is_same);
    } else if (is_same) {
        must(is_left_out(game, &before, changed, changed == event));
        bars_missed += (uint32_t)is_bar(&before);
    } else if (status == TALON_OK) {
        must(is_told_once(changed, event + count, field));
        told_once++;
    } else {
        must_be(status, TALON_E_EVENTS);
    }
    if (talon_rng_below(rng, 4) == 0)
        check_rebuilding(game, rng, event, count, status);
    *changed = before;
}

static void change_fields(const talon_game *game, talon_rng *rng)
{
    static talon_event event[EVENTS_MAX];
    uint32_t count = draw_told(rng, seats_at(game), event), i;

    for (i = 0; i < 48; i++)
        change_field(game, rng, event, count);
}

/* Plays hands of all presets of both games, and of random rules. */
static void follow_all(uint32_t steps, uint32_t games, uint32_t seed,
                       void (*check)(const talon_game *game, talon_rng *rng))
{
    struct table table;
    uint32_t game, i;

    for (game = FH; game <= TR; game++) {
        for (i = 1; i <= talon_preset_count(game); i++) {
            sit_table(&table, "%s", talon_preset_key(game, i));
            follow(&table, steps, check);
        }
        for (i = 0; i < games; i++) {
            sit_at_random(&table, game, seed + i);
            follow(&table, 200, check);
        }
    }
}

START_TEST(told_with_one_field_changed_is_refused)
{
    uint32_t field;

    follow_all(games_to_play(1000), games_to_play(100), 20000, change_fields);
    for (field = 0; field < EVENT_FIELDS; field++)
        ck_assert_uint_gt(tried[field], games_to_play(10000));
}
END_TEST

/* The n-th offer told, counted from 0. */
static talon_event *offer(uint32_t n)
{
    uint32_t i;

    for (i = 0; hand.event[i].kind != TALON_KIND_OFFER || n-- > 0; i++)
        must(i + 1 < hand.events);
    return &hand.event[i];
}

/* Asserts what comes of the events if the n-th offer told is another. */
#define if_told(game, n, chips, status)                                        \
    do {                                                                       \
        int64_t before = offer(n)->amount;                                     \
        int same_moves;                                                        \
                                                                               \
        offer(n)->amount = (chips);                                            \
        ck_status(list(game, hand.event, hand.events, &same_moves), status);   \
        ck_assert(!same_moves);                                                \
        offer(n)->amount = before;                                             \
    } while (0)

/* TR-11: an offer that was outbid is told by one event, which can tell any that
 * the rules allow there. A seat's last offer is in the session, too. */
START_TEST(tr_11_told_offers_follow_each_other)
{
    static const char *const line[] = {"2 auction", "0 offer 2", "1 offer 5",
                                       "0 offer 9", "1 pass"};
    talon_game *game = sit("tripoli, players 3, first-dealer 2");
    uint32_t i;

    DEAL(game, "");
    keep(last_step.event, last_step.events);
    for (i = 0; i < 5; i++) {
        play(game, "%s", line[i]);
        keep(last_step.event, last_step.events);
    }
    if_told(game, 0, 4, TALON_OK);
    if_told(game, 0, 5, TALON_E_EVENTS);
    if_told(game, 0, 0, TALON_E_EVENTS);
    if_told(game, 0, (int64_t)1 << 32 | 2, TALON_E_EVENTS);
    if_told(game, 1, 6, TALON_E_EVENTS);
    if_told(game, 2, 8, TALON_E_EVENTS);
}
END_TEST

/* An event is left out, told twice, or told before its turn. */
static void change_order(const talon_game *game, talon_rng *rng)
{
    static talon_event event[EVENTS_MAX];
    uint32_t count = draw_told(rng, seats_at(game), event), place;
    talon_event kept;
    talon_status status;
    int is_same;

    place = talon_rng_below(rng, count);
    kept = event[place];
    memmove(&event[place], &event[place + 1],
            (count - place - 1) * sizeof *event);
    status = list(game, event, count - 1, &is_same);
    if (is_bar(&kept) && is_same)
        bars_missed++;
    else if (kept.kind != TALON_KIND_BOARD || place > 0)
        must_be(status, TALON_E_EVENTS);
    memmove(&event[place + 1], &event[place],
            (count - place - 1) * sizeof *event);
    event[place] = kept;
    memmove(&event[place + 1], &event[place], (count - place) * sizeof *event);
    must_be(list(game, event, count + 1, &is_same), TALON_E_EVENTS);
    if (place > 0) {
        event[place] = event[place - 1];
        event[place - 1] = kept;
        memmove(&event[place + 1], &event[place + 2],
                (count - place - 1) * sizeof *event);
        must_be(list(game, event, count, &is_same), TALON_E_EVENTS);
    }
}

START_TEST(told_in_another_order_is_refused)
{
    follow_all(games_to_play(2000), games_to_play(100), 21000, change_order);
}
END_TEST

/* Only the first events, in a block of just their size: no more are read, which
 * sanitizers would see. */
static void cut_off(const talon_game *game, talon_rng *rng)
{
    static talon_event event[EVENTS_MAX];
    uint32_t count = draw_told(rng, seats_at(game), event);
    uint32_t kept = talon_rng_below(rng, count - 1) + 1;
    talon_event *block = malloc(kept * sizeof *block);
    talon_status status;
    int is_same;

    must(block != NULL);
    memcpy(block, event, kept * sizeof *block);
    status = list(game, block, kept, &is_same);
    must(status == TALON_E_EVENTS || is_bar(&event[kept]));
    free(block);
}

START_TEST(told_in_part_is_refused)
{
    follow_all(games_to_play(2000), games_to_play(100), 23000, cut_off);
}
END_TEST

/* Past the last event told there is none, however far past it. */
START_TEST(told_ends_with_its_count)
{
    const talon_event event[2] = {{.kind = TALON_KIND_DEAL},
                                  {.kind = TALON_KIND_PASS}};
    const struct told told = {event, 2,
                              module_of_handle(sit("classic-3"))->vocabulary};

    ck_assert_uint_eq(tln_told_from(&told, 0), 0);
    ck_assert_uint_eq(tln_told_from(&told, 1), 1);
    ck_assert_uint_eq(tln_told_from(&told, 2), 2);
    ck_assert_uint_eq(tln_told_from(&told, 3), 2);
    ck_assert_uint_eq(tln_told_from(&told, UINT32_MAX), 2);
}
END_TEST

/* Events of kinds that the game does not have, with anything in them. */
static void add_unknown(const talon_game *game, talon_rng *rng)
{
    static talon_event event[EVENTS_MAX + 3];
    uint32_t count = draw_told(rng, seats_at(game), event), i, place;
    int is_same;

    for (i = 0; i < 3; i++, count++) {
        place = talon_rng_below(rng, count + 1);
        memmove(&event[place + 1], &event[place],
                (count - place) * sizeof *event);
        must_ok(talon_rng_bytes(rng, (uint8_t *)&event[place], sizeof *event));
        event[place].kind = (uint16_t)(0x8000 | event[place].kind);
    }
    must_ok(list(game, event, count, &is_same));
    must(is_same);
}

START_TEST(told_by_a_later_version_passes_over_unknown_kinds)
{
    follow_all(games_to_play(2000), games_to_play(100), 22000, add_unknown);
}
END_TEST

SUITE(told)
TEST(told_by_the_library_is_accepted_for_all_presets)
TEST(told_by_the_library_is_accepted_under_random_rules)
TEST(tr_30_closing_rounds_after_turned_boards_are_played_again)
TEST(told_with_one_field_changed_is_refused)
TEST(tr_11_told_offers_follow_each_other)
TEST(told_in_another_order_is_refused)
TEST(told_in_part_is_refused)
TEST(told_ends_with_its_count)
TEST(told_by_a_later_version_passes_over_unknown_kinds)
END_SUITE
