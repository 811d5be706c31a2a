/* SPDX-License-Identifier: MIT */
/* The last hand: its pack, its moves, and playing it again (history.h). Some
 * hands are worked out by hand. In random games the test keeps every move and
 * every state, and the library must find them again. */
#include "common/table.h"
#include "common/views.h"

#define MOVES_MAX  2048
#define EVENTS_MAX 65536

/* A hand as it was played: its moves, the state after each of them, and the
 * events. */
struct hand {
    uint32_t moves, events;
    talon_move move[MOVES_MAX];
    struct handle state[MOVES_MAX + 1]; /* [0]: right after the deal */
    talon_event event[EVENTS_MAX];
};

static struct hand played;

/* How many hands and worlds were compared. */
static uint32_t hands, worlds;

static void keep_events(const talon_event *event, uint32_t count)
{
    must(played.events + count <= EVENTS_MAX);
    memcpy(played.event + played.events, event, count * sizeof *event);
    played.events += count;
}

/* Makes a random step and keeps it; a deal begins a new hand. Returns 0 if the
 * game is over or the hand is too long to keep. */
static int keep_step(talon_game *game, talon_rng *rng)
{
    talon_event event[TALON_EVENTS_MAX];
    uint32_t count = random_step(game, rng, event);

    if (count == 0 || played.moves == MOVES_MAX ||
        played.events + count > EVENTS_MAX)
        return 0;
    if (event->kind == TALON_KIND_DEAL)
        played.moves = played.events = 0;
    else
        played.move[played.moves++] =
            (talon_move){.cards = event->cards,
                         .amount = (int32_t)event->amount,
                         .kind = event->kind,
                         .seat = event->seat,
                         .other = event->other,
                         .denomination = event->denomination,
                         .index = event->index};
    if (event->kind == TALON_KIND_PLAY)
        played.move[played.moves - 1].index = 0;
    keep_events(event, count);
    copy_to(&played.state[played.moves], game);
    return 1;
}

static uint32_t pack_of(const talon_game *game, talon_card *pack)
{
    uint32_t count = 0;

    must_ok(talon_game_hand_pack(game, pack, TALON_PACK_MAX, &count));
    return count;
}

/* The events since the deal as a spectator sees them. */
static const talon_event *public_events(void)
{
    static talon_event event[EVENTS_MAX];

    memcpy(event, played.event, played.events * sizeof *event);
    must_ok(talon_events_redact(event, played.events, SPECTATOR));
    return event;
}

/* Whether the hand is over and has barred a side (FH-38). Then a hand played
 * again up to an earlier point may have other barred sides than it had. */
static int bar_is_uncertain(const talon_game *game, uint32_t made)
{
    talon_fh_state state;
    int32_t over;

    if (kind_of(game) != FH || made == played.moves)
        return 0;
    must_ok(talon_fh_state_of(game, &state));
    must_ok(talon_game_deal_over(game, &over));
    return over && state.barred != 0;
}

/* Plays the hand of a game again up to a given move. */
static void check_rebuilding(const talon_game *game, const talon_game *hand,
                             const talon_event *told, uint32_t made)
{
    talon_card pack[TALON_PACK_MAX];
    uint32_t count = pack_of(game, pack), done = 0;
    struct handle again;

    copy_to(&again, game);
    must_ok(talon_game_rebuild(of(&again), hand, told,
                               told == NULL ? 0 : played.events, pack, count,
                               played.move, made, &done));
    must(done == made);
    if (!bar_is_uncertain(game, made))
        must(same(of(&again), of(&played.state[made])));
}

/* Lists the moves of a game into a buffer. */
static talon_status list(const talon_game *game, const talon_event *told,
                         talon_move *move, uint32_t *count)
{
    return talon_game_history(game, told, told == NULL ? 0 : played.events,
                              move, MOVES_MAX, count);
}

static int is_kept(const talon_move *move)
{
    switch (move->kind) {
    case TALON_KIND_KEEP:
    case TALON_KIND_SWAP:
    case TALON_KIND_AUCTION:
    case TALON_KIND_SELECT_HAND:
    case TALON_KIND_PLAY:
        return 1;
    default:
        return 0;
    }
}

/* TR-34: whether chips may have been bought since the deal, which leaves no
 * trace. */
static int may_have_bought(const talon_game *game)
{
    talon_rules rules;

    must_ok(talon_game_rules(game, &rules));
    return kind_of(game) == TR && rules.value[TALON_TR_OPTION_BANKROLL] > 0 &&
           phase_of(game) == TALON_PHASE_BETWEEN;
}

/* Without events, talon_game_history() lists the moves of the kinds that a game
 * keeps; Five Hundred keeps all of them. It returns TALON_UNKNOWN if moves of
 * other kinds were made, and if chips may have been bought. */
static void check_what_is_kept(const talon_game *game)
{
    static talon_move move[MOVES_MAX];
    uint32_t i, kept = 0, count = 0;
    talon_status status = list(game, NULL, move, &count);
    int is_missing = may_have_bought(game);

    for (i = 0; i < played.moves; i++) {
        if (kind_of(game) == TR && !is_kept(&played.move[i])) {
            is_missing = 1;
            continue;
        }
        must(kept < count);
        must(memcmp(&move[kept++], &played.move[i], sizeof *move) == 0);
    }
    must(kept == count);
    must(status == (is_missing ? TALON_UNKNOWN : TALON_OK));
}

static void check_history(const talon_game *game, const talon_event *told)
{
    static talon_move move[MOVES_MAX];
    uint32_t count = 0;

    must_ok(list(game, told, move, &count));
    must(count == played.moves);
    must(memcmp(move, played.move, count * sizeof *move) == 0);
}

/* Samples a world from a view, and plays the hand of the world again: that
 * gives the same world, whose view is the same. */
static void check_world(const talon_game *game, const talon_event *told,
                        uint32_t seats, talon_rng *rng)
{
    static talon_move move[MOVES_MAX];
    talon_card pack[TALON_PACK_MAX];
    struct handle view, world, again;
    uint32_t count = 0, cards;
    talon_status status;

    copy_to(&view, game);
    must_ok(talon_game_redact(of(&view), game, seats));
    copy_to(&world, game);
    status = talon_game_sample(of(&world), of(&view), rng, scratch_memory(),
                               TALON_SAMPLE_BYTES_MAX);
    must(status == TALON_OK || status == TALON_E_TRIES);
    if (status != TALON_OK)
        return;
    worlds++;
    must_ok(list(of(&world), told, move, &count));
    must(count == played.moves);
    cards = pack_of(of(&world), pack);
    copy_to(&again, game);
    must_ok(talon_game_rebuild(of(&again), of(&world), told,
                               told == NULL ? 0 : played.events, pack, cards,
                               move, count, NULL));
    must(same(of(&again), of(&world)));
    must_ok(talon_game_redact(of(&again), of(&again), seats));
    must(same(of(&again), of(&view)));
    copy_to(&again, game);
    must_ok(talon_game_rebuild(of(&again), of(&view), told,
                               told == NULL ? 0 : played.events, pack, cards,
                               move, count, NULL));
    must(same(of(&again), of(&world)));
}

/* Whether a board has been turned for the next deal (TR-6): then the game no
 * longer has the board of the last deal. */
static int board_is_gone(const talon_game *game)
{
    return kind_of(game) == TR && played.moves > 0 &&
           played.move[played.moves - 1].kind == TALON_KIND_BOARD;
}

static void check_hand(const talon_game *game, talon_rng *rng)
{
    const talon_event *told = kind_of(game) == TR ? public_events() : NULL;
    uint32_t seats = talon_rng_below(rng, 1u << seats_at(game));

    check_what_is_kept(game);
    check_history(game, told);
    if (board_is_gone(game))
        return;
    hands++;
    check_rebuilding(game, game, told, played.moves);
    check_rebuilding(game, game, told, talon_rng_below(rng, played.moves + 1));
    check_world(game, told, seats, rng);
}

/* Plays some steps of a game and checks some of its positions. A game that is
 * over begins again. */
static void follow(struct table *table, uint32_t steps)
{
    struct handle fresh;
    int is_dealt = 0;

    copy_to(&fresh, table->game);
    played.moves = played.events = 0;
    while (steps-- > 0) {
        if (!keep_step(table->game, &table->rng)) {
            must_ok(talon_game_copy(table->game, of(&fresh)));
            played.moves = played.events = 0;
            is_dealt = 0;
            continue;
        }
        is_dealt |= played.moves == 0 && played.event->kind == TALON_KIND_DEAL;
        if (is_dealt && talon_rng_below(&table->rng, 8) == 0)
            check_hand(table->game, &table->rng);
    }
}

START_TEST(hands_of_all_presets_are_played_again)
{
    uint32_t game, preset;
    struct table table;

    for (game = FH; game <= TR; game++) {
        for (preset = 1; preset <= talon_preset_count(game); preset++) {
            sit_table(&table, "%s", talon_preset_key(game, preset));
            follow(&table, games_to_play(8000));
        }
    }
    ck_assert_uint_gt(hands, games_to_play(8000));
    ck_assert_uint_gt(worlds, games_to_play(8000));
}
END_TEST

START_TEST(hands_of_random_rules_are_played_again)
{
    uint32_t i, games = games_to_play(400);
    struct table table;

    for (i = 0; i < 2 * games; i++) {
        sit_at_random(&table, i % 2 == 0 ? FH : TR, 14000 + i);
        follow(&table, 250);
    }
    ck_assert_uint_gt(hands, 2 * games);
    ck_assert_uint_gt(worlds, 2 * games);
}
END_TEST

/* Asserts that a hand had these moves, and that it can be played again up to
 * each of them. */
#define history_is(game, status, ...)                                          \
    check_lines(game, status, (const char *[]){__VA_ARGS__, NULL})

static void check_lines(const talon_game *game, talon_status status,
                        const char *const *text)
{
    talon_move move[64], expected;
    uint32_t i, count;

    ck_status(talon_game_history(game, NULL, 0, move, 64, &count), status);
    for (i = 0; i < count && text[i] != NULL; i++) {
        expected = read_move(game, text[i]);
        ck_assert_mem_eq(&move[i], &expected, sizeof expected);
    }
    ck_assert_uint_eq(i, count);
    ck_assert_ptr_null(text[i]);
}

/* FH-10, FH-20, FH-21, FH-29: passes, the cards discarded with the suit
 * nominated, and the suit named for a joker that is led. */
START_TEST(fh_10_history_has_passes_discards_and_named_suits)
{
    talon_game *game = sit("classic-3, first-dealer 2, joker-no-trump pagat, "
                           "auction until-passed");
    talon_cards hand;

    DEAL(game, [0] = "AS KS QS AC KC QC AD KD QD JK",
         [TALON_PLACE_TALON] = "7H 8H 9H");
    history_is(game, TALON_OK, NULL);
    play(game, "0 bid 6NT, 1 pass, 2 bid 7S, 0 bid 7NT");
    history_is(game, TALON_OK, "0 bid 6NT", "1 pass", "2 bid 7S", "0 bid 7NT");
    play(game, "2 pass, 0 discard 7H 8H 9H nominate H, 0 play JK");
    history_is(game, TALON_OK, "0 bid 6NT", "1 pass", "2 bid 7S", "0 bid 7NT",
               "2 pass", "0 discard 7H 8H 9H nominate H", "0 play JK");

    /* The kitty is dealt again as it was before the contractor took it. */
    {
        struct handle again;
        talon_card pack[TALON_PACK_MAX];
        uint32_t count = pack_of(game, pack);

        copy_to(&again, game);
        ck_ok(talon_game_rebuild(of(&again), game, NULL, 0, pack, count, NULL,
                                 0, NULL));
        to_act(of(&again), 0, TALON_PHASE_AUCTION);
        hand = cards("AS KS QS AC KC QC AD KD QD JK");
        ck_assert_uint_eq(cards_at(of(&again), 0), hand);
        ck_assert_uint_eq(cards_at(of(&again), TALON_PLACE_TALON),
                          cards("7H 8H 9H"));
        ck_assert_uint_eq(turn_of(of(&again)), 1);
    }
}
END_TEST

/* FH-18: a hand that was thrown in can be read until the next deal. */
START_TEST(fh_18_history_keeps_a_hand_thrown_in)
{
    talon_game *game = sit("classic-3, first-dealer 2");
    talon_card pack[TALON_PACK_MAX];
    struct handle again;

    DEAL(game, "");
    play(game, "0 pass, 1 pass, 2 pass");
    to_act(game, TALON_TABLE, TALON_PHASE_DEAL);
    history_is(game, TALON_OK, "0 pass", "1 pass", "2 pass");
    copy_to(&again, game);
    ck_ok(talon_game_rebuild(
        of(&again), game, NULL, 0, pack, pack_of(game, pack),
        (talon_move[]){MOVE_OF(0, 0, TALON_KIND_PASS, 0, 0)}, 1, NULL));
    to_act(of(&again), 1, TALON_PHASE_AUCTION);
}
END_TEST

/* TR-6, TR-30: in closing rounds the board is still the one turned for the last
 * deal. */
START_TEST(tr_30_closing_rounds_after_a_turned_board_are_played_again)
{
    talon_move finish = MOVE_OF(0, 3, TALON_KIND_FINISH, TALON_TABLE, 0);
    uint32_t rounds = 0;
    struct table table;

    sit_table(&table, "cosmo");
    played.moves = played.events = 0;
    do {
        keep_step(table.game, &table.rng);
    } while (phase_of(table.game) != TALON_PHASE_BETWEEN ||
             played.events == 0 || played.event->kind != TALON_KIND_DEAL);
    ck_ok(talon_game_apply(table.game, &finish, NULL, 0, NULL));
    while (keep_step(table.game, &table.rng)) {
        rounds += played.moves == 0;
        check_rebuilding(table.game, table.game, public_events(), played.moves);
    }
    ck_assert_uint_eq(rounds, 3);
}
END_TEST

/* TR-6, TR-12: a board that has been replaced is found again, with all hands
 * that it barred: otherwise seats that had no turn would have one. Cards that
 * bar need not be played, and so need not have collected anything. */
START_TEST(tr_12_history_finds_boards_that_barred_hands)
{
    uint32_t boards = 0, barred = 0;
    struct handle fresh;
    struct table table;

    sit_table(&table, "tripoli, players 4, board per-deal, collect in-play, "
                      "pay-card-bar on");
    copy_to(&fresh, table.game);
    played.moves = played.events = 0;
    while (boards < 30) {
        if (!keep_step(table.game, &table.rng)) {
            must_ok(talon_game_copy(table.game, of(&fresh)));
            played.moves = played.events = 0;
        } else if (board_is_gone(table.game) &&
                   played.event->kind == TALON_KIND_DEAL) {
            talon_tr_state state;

            must_ok(talon_tr_state_of(table.game, &state));
            boards++;
            barred += state.barred != 0;
            check_history(table.game, public_events());
        }
    }
    ck_assert_uint_gt(barred, 5);
}
END_TEST

/* TR-10, TR-11, TR-15: auctions and swaps are kept, offers are not. */
START_TEST(tr_10_history_keeps_auctions_swaps_and_selections)
{
    talon_game *game = sit("tripoli, players 2, first-dealer 1");

    DEAL(game, "");
    history_is(game, TALON_OK, NULL);
    play(game, "1 auction, 0 pass");
    history_is(game, TALON_UNKNOWN, "1 auction");
    play(game, "1 swap, 1 auction, 0 offer 3");
    history_is(game, TALON_UNKNOWN, "1 auction", "1 swap", "1 auction");
    to_act(game, 0, TALON_PHASE_SELECT_HAND);
}
END_TEST

START_TEST(tr_10_history_shows_that_the_dealer_kept_its_hand)
{
    talon_game *game = sit("tripoli, players 2, first-dealer 1");

    DEAL(game, "2S 3S 4S 5S 7D");
    play(game, "1 keep, 0 select 2S 3S 4S 5S 7D");
    history_is(game, TALON_OK, "1 keep", "0 select 2S 3S 4S 5S 7D");
}
END_TEST

/* TR-9, TR-11, TR-12: nothing is missing from an auction in which nobody has
 * called yet, or nobody could. */
START_TEST(tr_12_history_is_complete_without_a_call)
{
    talon_game *game = sit("pay-suit, players 2, first-dealer 1");

    DEAL(game, "");
    history_is(game, TALON_OK, NULL);
    play(game, "1 pass");
    history_is(game, TALON_UNKNOWN, NULL);

    game = sit("tripoli, players 2, first-dealer 1");
    DEAL(game, "");
    play(game, "1 auction");
    history_is(game, TALON_OK, "1 auction");
    play(game, "0 pass");
    history_is(game, TALON_UNKNOWN, "1 auction");

    game = sit("tripoli, players 2, first-dealer 1, pay-card-bar on");
    DEAL(game, [0] = "AH", [1] = "KH");
    play(game, "1 auction");
    to_act(game, 0, TALON_PHASE_SELECT_HAND);
    history_is(game, TALON_OK, "1 auction");
}
END_TEST

/* The seat to act bets or raises, which is kept as by keep_step(). */
static void raise_by_one(talon_game *game, uint32_t kind)
{
    talon_move *move = &played.move[played.moves++];
    talon_event event[TALON_EVENTS_MAX];
    uint32_t count;

    *move = (talon_move){
        .kind = (uint16_t)kind, .seat = (int8_t)seat_to_act(game), .amount = 1};
    must_ok(talon_game_apply(game, move, event, TALON_EVENTS_MAX, &count));
    keep_events(event, count);
}

/* TR-18: without a limit on raises, events tell of more moves than a state can
 * keep. A buffer of TALON_HISTORY_MAX is then too small, and left alone. */
START_TEST(tr_18_a_history_may_be_longer_than_what_a_state_keeps)
{
    static talon_move move[MOVES_MAX], unused[TALON_HISTORY_MAX];
    struct table table;
    talon_game *game;
    uint32_t i, count;

    sit_table(&table, "tripoli");
    game = table.game;
    while (phase_of(game) != TALON_PHASE_BETTING)
        must(keep_step(game, &table.rng));
    for (i = 0; i <= TALON_HISTORY_MAX; i++)
        raise_by_one(game, i == 0 ? TALON_KIND_BET : TALON_KIND_RAISE_BY);
    memset(unused, 7, sizeof unused);
    memcpy(move, unused, sizeof unused);
    ck_status(talon_game_history(game, played.event, played.events, move,
                                 TALON_HISTORY_MAX, &count),
              TALON_E_SPACE);
    ck_assert_uint_eq(count, played.moves);
    ck_assert(memcmp(move, unused, sizeof unused) == 0);
    ck_ok(talon_game_history(game, played.event, played.events, move, MOVES_MAX,
                             &count));
    ck_assert(memcmp(move, played.move, played.moves * sizeof *move) == 0);
}
END_TEST

/* TR-34: a session does not show whether chips have been bought since a deal;
 * the events do. */
START_TEST(tr_34_history_cannot_rule_out_purchases)
{
    talon_game *game = sit("tripoley, players 2, first-dealer 1, bankroll 50, "
                           "poker off");
    struct table table = {.game = game};
    talon_event event[TALON_EVENTS_MAX];
    talon_move move[TALON_HISTORY_MAX];
    uint32_t count;

    seed_for(&table.rng, 22, 1);
    played.moves = played.events = 0;
    do {
        count = random_step(game, &table.rng, event);
        keep_events(event, count);
    } while (phase_of(game) != TALON_PHASE_BETWEEN);
    ck_status(talon_game_history(game, NULL, 0, move, TALON_HISTORY_MAX, NULL),
              TALON_UNKNOWN);
    ck_ok(talon_game_history(game, played.event, played.events, move,
                             TALON_HISTORY_MAX, NULL));
}
END_TEST

/* TR-11: the pack of a hand deals cards that were later sold to the places that
 * first held them. */
START_TEST(tr_11_sold_hands_are_dealt_as_they_were)
{
    talon_game *game = sit("tripoli, players 2, first-dealer 1");
    talon_rules rules = rules_of("tripoli, players 2, first-dealer 1");
    talon_card pack[TALON_PACK_MAX];
    talon_game *again;
    talon_cards hand[3];
    struct handle handle;
    uint32_t place;

    DEAL(game, "");
    for (place = 0; place < 2; place++)
        hand[place] = cards_at(game, place);
    hand[2] = cards_at(game, TALON_PLACE_TALON);
    play(game, "1 swap, 1 auction, 0 offer 3");
    ck_ok(talon_game_init(handle.memory, sizeof handle.memory, &rules, &again));
    ck_ok(talon_game_deal(again, pack, pack_of(game, pack), NULL, 0, NULL));
    for (place = 0; place < 2; place++)
        ck_assert_uint_eq(cards_at(again, place), hand[place]);
    ck_assert_uint_eq(cards_at(again, TALON_PLACE_TALON), hand[2]);
}
END_TEST

/* Asserts that a refused call has changed nothing. */
static void not_rebuilt(const talon_game *game, const talon_event *told,
                        uint32_t count, talon_status status)
{
    talon_card pack[TALON_PACK_MAX];
    uint32_t cards = pack_of(game, pack), made = 9;
    struct handle target, before;

    copy_to(&target, game);
    copy_to(&before, game);
    ck_status(talon_game_rebuild(of(&target), game, told, count, pack, cards,
                                 played.move, played.moves, &made),
              status);
    ck_assert(same(of(&target), of(&before)));
    ck_assert_uint_eq(made, 0);
}

/* Plays a deal of Tripoli up to the first lead of Michigan. */
static void play_tripoli(struct table *table)
{
    sit_table(table, "tripoli");
    played.moves = played.events = 0;
    while (phase_of(table->game) != TALON_PHASE_MICHIGAN)
        keep_step(table->game, &table->rng);
}

/* Events that are not exactly those since the deal are refused. */
START_TEST(events_of_another_hand_are_refused)
{
    static talon_event told[EVENTS_MAX];
    struct table table;
    uint32_t i, count;

    play_tripoli(&table);
    count = played.events;
    not_rebuilt(table.game, NULL, 0, TALON_E_EVENTS);
    not_rebuilt(table.game, played.event + 1, count - 1, TALON_E_EVENTS);
    for (i = count; played.event[i - 1].kind != TALON_KIND_TAKE; i--)
        ;
    not_rebuilt(table.game, played.event, i - 1, TALON_E_EVENTS);
    for (i = 0; i < count; i++) {
        memcpy(told, played.event, count * sizeof *told);
        told[i].turn++;
        not_rebuilt(table.game, told, count, TALON_E_EVENTS);
    }
    memcpy(told, played.event, count * sizeof *told);
    for (i = 0; i < count && told[i].kind != TALON_KIND_PAY; i++)
        ;
    told[i].amount = (int64_t)1 << 60;
    not_rebuilt(table.game, told, count, TALON_E_EVENTS);
    told[i].amount = -1;
    not_rebuilt(table.game, told, count, TALON_E_EVENTS);
    told[i].amount = 1;
    told[i].seat = 77;
    not_rebuilt(table.game, told, count, TALON_E_EVENTS);
    told[i].seat = 0;
    told[i].box_id = 200;
    not_rebuilt(table.game, told, count, TALON_E_EVENTS);
}
END_TEST

/* TR-30: a closing round has no antes, so chips do not show that a check is
 * missing; the number of the turn does, also with a view. */
START_TEST(tr_30_a_deal_alone_is_not_all_that_a_view_was_told)
{
    talon_game *game = sit("cosmo, board fixed, players 3, next-lead "
                           "other-suit");
    talon_card pack[TALON_PACK_MAX];
    struct handle view, target;
    talon_event deal;
    uint32_t cards;

    DEAL(game, [1] = "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC");
    play_run(game, 1, "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC");
    play(game, "finish 3");
    DEAL(game, "");
    deal = *told(TALON_KIND_DEAL, 0);
    cards = pack_of(game, pack);
    copy_to(&target, game);
    copy_to(&view, game);
    must_ok(talon_game_redact(of(&view), game, SPECTATOR));
    ck_ok(talon_game_rebuild(of(&target), of(&view), &deal, 1, pack, cards,
                             NULL, 0, NULL));
    ck_assert(same(of(&target), game));
    play(game, "2 check");
    copy_to(&view, game);
    must_ok(talon_game_redact(of(&view), game, SPECTATOR));
    ck_status(talon_game_rebuild(of(&target), of(&view), &deal, 1, pack, cards,
                                 NULL, 0, NULL),
              TALON_E_EVENTS);
}
END_TEST

START_TEST(history_checks_its_arguments)
{
    talon_game *game = sit("classic-3, first-dealer 2, auction until-passed");
    talon_game *session;
    talon_card pack[TALON_PACK_MAX], few[3] = {1, 2, 3};
    talon_move move[4] = {{0}}, other = {.kind = 99};
    uint32_t count = 7, cards, made = 9;
    struct handle target, before, trip;

    ck_status(talon_game_hand_pack(game, pack, TALON_PACK_MAX, &count),
              TALON_E_PHASE);
    ck_status(talon_game_history(game, NULL, 0, move, 4, &count),
              TALON_E_PHASE);
    ck_status(talon_game_rebuild(game, game, NULL, 0, pack, 0, NULL, 0, NULL),
              TALON_E_PHASE);
    session = sit_in(&trip, "tripoli");
    ck_status(talon_game_history(session, NULL, 0, move, 4, &count),
              TALON_E_PHASE);
    ck_assert_uint_eq(count, 7);

    DEAL(game, "");
    play(game, "0 bid 6S, 1 bid 7S, 2 pass, 0 pass");
    cards = pack_of(game, pack);
    copy_to(&before, game);
    ck_status(talon_game_hand_pack(NULL, pack, TALON_PACK_MAX, &count),
              TALON_E_NULL);
    ck_status(talon_game_hand_pack(game, NULL, 1, &count), TALON_E_NULL);
    ck_ok(talon_game_hand_pack(game, NULL, 0, &count));
    ck_assert_uint_eq(count, cards);
    count = 0;
    ck_status(talon_game_hand_pack(game, few, 3, &count), TALON_E_SPACE);
    ck_assert_uint_eq(count, cards);
    ck_assert_uint_eq(few[2], 3);

    ck_status(talon_game_history(NULL, NULL, 0, move, 4, &count), TALON_E_NULL);
    ck_status(talon_game_history(game, NULL, 1, move, 4, &count), TALON_E_NULL);
    ck_status(talon_game_history(game, NULL, 0, NULL, 4, &count), TALON_E_NULL);
    move[0] = other;
    ck_status(talon_game_history(game, NULL, 0, move, 3, &count),
              TALON_E_SPACE);
    ck_assert_uint_eq(count, 4);
    ck_assert_uint_eq(move[0].kind, 99);
    ck_ok(talon_game_history(game, NULL, 0, move, 4, NULL));

    copy_to(&target, game);
    ck_status(
        talon_game_rebuild(NULL, game, NULL, 0, pack, cards, move, 4, &made),
        TALON_E_NULL);
    ck_status(talon_game_rebuild(of(&target), game, NULL, 0, NULL, cards, move,
                                 4, &made),
              TALON_E_NULL);
    ck_status(talon_game_rebuild(of(&target), game, NULL, 0, pack, cards, NULL,
                                 4, &made),
              TALON_E_NULL);
    ck_status(
        talon_game_rebuild(session, game, NULL, 0, pack, cards, move, 4, &made),
        TALON_E_WRONG_GAME);
    ck_status(talon_game_rebuild(of(&target), game, NULL, 0, pack, cards - 1,
                                 move, 4, &made),
              TALON_E_CARD_COUNT);
    move[2] = move[1]; /* seat 2 is to act */
    ck_status(talon_game_rebuild(of(&target), game, NULL, 0, pack, cards, move,
                                 4, &made),
              TALON_E_TURN);
    ck_assert_uint_eq(made, 2);
    ck_assert(same(of(&target), of(&before)));

    ck_ok(talon_game_redact(of(&target), game, SEAT(0)));
    ck_status(talon_game_hand_pack(of(&target), pack, TALON_PACK_MAX, &count),
              TALON_E_VIEW);
    ck_status(talon_game_history(of(&target), NULL, 0, move, 4, &count),
              TALON_E_VIEW);
}
END_TEST

SUITE(history)
TEST(hands_of_all_presets_are_played_again)
TEST(hands_of_random_rules_are_played_again)
TEST(fh_10_history_has_passes_discards_and_named_suits)
TEST(fh_18_history_keeps_a_hand_thrown_in)
TEST(tr_30_closing_rounds_after_a_turned_board_are_played_again)
TEST(tr_12_history_finds_boards_that_barred_hands)
TEST(tr_10_history_keeps_auctions_swaps_and_selections)
TEST(tr_10_history_shows_that_the_dealer_kept_its_hand)
TEST(tr_12_history_is_complete_without_a_call)
TEST(tr_18_a_history_may_be_longer_than_what_a_state_keeps)
TEST(tr_34_history_cannot_rule_out_purchases)
TEST(tr_11_sold_hands_are_dealt_as_they_were)
TEST(events_of_another_hand_are_refused)
TEST(tr_30_a_deal_alone_is_not_all_that_a_view_was_told)
TEST(history_checks_its_arguments)
END_SUITE
