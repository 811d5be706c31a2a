/* SPDX-License-Identifier: MIT */
/* What a view remembers of a hand (FH-42): the contractor knows the kitty until
 * the next deal. States and views that contradict this are refused. In the
 * worlds sampled from a view, every possible kitty is equally likely. A view
 * forgets nothing that its seat has been told during a hand. */
#include "base/set.h"
#include "five_hundred/fh_module.h"
#include "five_hundred/fh_state.h"
#include "game/module.h"
#include "common/random_games.h"
#include "common/five_hundred.h"

/* Memory for copies and other handles, besides that of the game under test. */
static uint64_t memory[4][TALON_GAME_BYTES_MAX / 8];

static talon_game *copy_of(const talon_game *game, uint32_t i)
{
    talon_game *copy = NULL;

    ck_ok(talon_game_clone(memory[i], sizeof memory[i], game, &copy));
    return copy;
}

#define ALL (SEAT(0) | SEAT(1) | SEAT(2))

/* Asserts which kitty the snapshot of a view of `seats` shows. */
static void remembers(const talon_game *game, uint32_t seats, const char *kitty)
{
    talon_game *view = view_of(game, seats);
    talon_fh_state state;
    talon_cards set = 1;
    uint32_t count = 99;

    ck_assert_int_ge(talon_fh_state_of(view, &state), 0);
    ck_assert_uint_eq(state.kitty, cards(kitty));
    /* no cards are left in the kitty's place once it is taken */
    ck_ok(talon_game_cards(view, KITTY, &set, &count));
    ck_assert_uint_eq(set, 0);
    ck_assert_uint_eq(count, 0);
}

static void only_the_contractor_remembers(const talon_game *game)
{
    ck_assert_uint_eq(fh_state(game).kitty, cards("8H 7H 7D"));
    remembers(game, SEAT(0), "8H 7H 7D");
    remembers(game, SEAT(0) | SEAT(2), "8H 7H 7D");
    remembers(game, ALL, "8H 7H 7D");
    remembers(game, SEAT(1) | SEAT(2), "");
    remembers(game, SPECTATOR, "");
}

START_TEST(fh_42_the_contractor_remembers_the_kitty)
{
    talon_game *game = three_hands(""), *view;
    talon_fh_state state;

    ck_assert_uint_eq(fh_state(game).kitty, cards("8H 7H 7D"));
    ck_status(talon_fh_state_of(view_of(game, ALL), &state), TALON_UNKNOWN);
    ck_assert_uint_eq(state.kitty, 0);
    play(game, "0 bid 7NT, 1 pass, 2 pass");
    only_the_contractor_remembers(game);
    play(game, "0 discard 7H QS QH");
    only_the_contractor_remembers(game);
    ck_ok(talon_fh_state_of(view_of(game, ALL), &state));
    ck_status(talon_fh_state_of(view_of(game, SEAT(1) | SEAT(2)), &state),
              TALON_UNKNOWN);
    play(game, "0 play 7D, 1 play JK, 2 play QD");
    only_the_contractor_remembers(game);
    play_while(game, TALON_PHASE_TRICKS);
    to_act(game, TALON_TABLE, TALON_PHASE_DEAL);
    only_the_contractor_remembers(game);
    /* a view of all seats, reduced to seat 1, no longer shows the kitty */
    view = view_of(game, ALL);
    ck_ok(talon_game_redact(view, view, SEAT(1)));
    ck_assert_int_ge(talon_fh_state_of(view, &state), 0);
    ck_assert_uint_eq(state.kitty, 0);
    DEAL(game, [KITTY] = "7S 8S 9S");
    ck_assert_uint_eq(fh_state(game).kitty, cards("7S 8S 9S"));
    ck_assert_int_ge(talon_fh_state_of(view_of(game, ALL), &state), 0);
    ck_assert_uint_eq(state.kitty, 0);
}
END_TEST

/* If everyone passes, nobody sees the kitty, whether the hand is thrown in or
 * played without a contract. */
START_TEST(fh_42_without_a_contractor_nobody_sees_the_kitty)
{
    static const char *const options[] = {"all-pass next-dealer",
                                          "all-pass play"};
    uint32_t i;

    for (i = 0; i < 2; i++) {
        talon_game *game = three_hands(options[i]);
        talon_fh_state state;

        play(game, "0 pass, 1 pass, 2 pass");
        ck_assert_uint_eq(fh_state(game).kitty, cards("8H 7H 7D"));
        ck_status(talon_fh_state_of(view_of(game, ALL), &state), TALON_UNKNOWN);
        ck_assert_uint_eq(state.kitty, 0);
        play_while(game, TALON_PHASE_TRICKS);
        ck_status(talon_fh_state_of(view_of(game, ALL), &state), TALON_UNKNOWN);
        ck_assert_uint_eq(state.kitty, 0);
    }
}
END_TEST

static talon_status verdict(const talon_game *game)
{
    uint32_t field = 0;

    return tln_fh_module.verify(game, &field);
}

/* Asserts the verdict on a state after its kitty is replaced. */
static void with_kitty(const talon_game *game, const char *kitty,
                       talon_status status)
{
    talon_game *changed = copy_of(game, 1);

    ck_ok(verdict(game));
    fh_of(changed)->kitty = cards(kitty);
    ck_status(verdict(changed), status);
}

/* The kitty may be any three cards that the contractor holds, or has played or
 * discarded. */
static void check_kitties(const talon_game *game)
{
    with_kitty(game, "8H 7H 7D", TALON_OK);
    with_kitty(game, "JS AD KC", TALON_OK);
    with_kitty(game, "QS AS 7D", TALON_OK);
    with_kitty(game, "8H 7H", TALON_E_SAVED_STATE);
    with_kitty(game, "8H 7H 7D AD", TALON_E_SAVED_STATE);
    with_kitty(game, "", TALON_E_SAVED_STATE);
    with_kitty(game, "8H 7H JK", TALON_E_SAVED_STATE); /* JK is seat 1's */
    with_kitty(game, "8H 7H 8D", TALON_E_SAVED_STATE); /* 8D is seat 2's */
    with_kitty(game, "8H 7H 2D", TALON_E_SAVED_FIELD);
}

START_TEST(fh_42_impossible_kitties_are_refused)
{
    talon_game *game = three_hands("");

    /* until it is taken, the kitty must be the cards that are in no hand */
    with_kitty(game, "8H 7H 7D", TALON_OK);
    with_kitty(game, "8H 7H", TALON_E_SAVED_STATE);
    with_kitty(game, "8H 7H AD", TALON_E_SAVED_STATE);
    play(game, "0 bid 7NT, 1 pass, 2 pass");
    check_kitties(game);
    check_kitties(view_of(game, SEAT(0)));
    play(game, "0 discard 7H QS QH");
    check_kitties(game);
    play(game, "0 play AS, 1 play KS, 2 play 8D, 0 play 7D, 1 play JK");
    check_kitties(game);
    check_kitties(view_of(game, SEAT(0)));
    with_kitty(view_of(game, SEAT(1)), "", TALON_OK);
    with_kitty(view_of(game, SEAT(1)), "8H 7H 7D", TALON_E_SAVED_STATE);
    with_kitty(view_of(game, SPECTATOR), "8H 7H 7D", TALON_E_SAVED_STATE);
    with_kitty(view_of(game, SPECTATOR), "7D", TALON_E_SAVED_STATE);
    play(game, "2 play QD");
    play_while(game, TALON_PHASE_TRICKS);
    check_kitties(game);
    with_kitty(view_of(game, SEAT(2)), "8H 7H 7D", TALON_E_SAVED_STATE);
}
END_TEST

/* A position in which play proves nothing. There is no joker, and the kitty has
 * two cards. Seat 0 has taken eight tricks, in which both others followed suit,
 * and has led to the ninth. Seat 1 does not know where five cards are: one is
 * in the hand of seat 0, two are in the hand of seat 2, and two in the
 * discard. */
static talon_game *nothing_proved(void)
{
    talon_game *game = sit("classic-3, first-dealer 2, jokers 0");

    DEAL(game, "AS KS JS AC KC QC AD KD AH KH",
         "7S 8S 7C 8C 7D 8D 9D 10D 7H 8H",
         "9S 10S 9C 10C JD QD 9H 10H JH QH", [KITTY] = "QS JC");
    play(game, "0 bid 8NT, 1 pass, 2 pass, 0 discard JS JC,"
               "0 play AS, 1 play 7S, 2 play 9S,"
               "0 play KS, 1 play 8S, 2 play 10S,"
               "0 play AC, 1 play 7C, 2 play 9C,"
               "0 play KC, 1 play 8C, 2 play 10C,"
               "0 play AD, 1 play 7D, 2 play JD,"
               "0 play KD, 1 play 8D, 2 play QD,"
               "0 play AH, 1 play 7H, 2 play 9H,"
               "0 play KH, 1 play 8H, 2 play 10H,"
               "0 play QS");
    return game;
}

static void *scratch(void)
{
    static uint64_t room[TALON_SAMPLE_BYTES_MAX / sizeof(uint64_t)];

    return room;
}

static int by_hash(const void *a, const void *b)
{
    uint64_t first, other;

    memcpy(&first, a, sizeof first);
    memcpy(&other, b, sizeof other);
    return (first > other) - (first < other);
}

/* There are 5!/(1!·2!·2!) = 30 ways to place the five cards, and C(12,2) = 66
 * kitties: 1980 worlds. With 60 draws per world, every world must be drawn, and
 * all about equally often. */
START_TEST(fh_42_all_possible_kitties_are_equally_likely_in_worlds)
{
    enum {
        WORLDS = 30 * 66,
        DRAWS = 60
    };
    static uint64_t hash[WORLDS * DRAWS];
    talon_game *game = nothing_proved(), *view = view_of(game, SEAT(1));
    talon_game *world = copy_of(game, 1), *again = copy_of(game, 2);
    uint32_t i, count = 0, worlds = 0;
    double square = 0;
    talon_rng rng;

    seed_for(&rng, 44, 1);
    for (i = 0; i < WORLDS * DRAWS; i++) {
        must_ok(talon_game_sample(world, view, &rng, scratch(),
                                  TALON_SAMPLE_BYTES_MAX));
        must_ok(talon_game_redact(again, world, SEAT(1)));
        must(memcmp(again, view, tln_fh_module.size) == 0);
        must_ok(talon_game_hash(world, &hash[i]));
    }
    qsort(hash, WORLDS * DRAWS, sizeof *hash, by_hash);
    for (i = 0; i < WORLDS * DRAWS; i++) {
        count++;
        if (i + 1 < WORLDS * DRAWS && hash[i + 1] == hash[i])
            continue;
        square += ((double)count - DRAWS) * ((double)count - DRAWS) / DRAWS;
        worlds++;
        count = 0;
    }
    ck_assert_uint_eq(worlds, WORLDS);
    /* 1979 (the degrees of freedom) plus or minus five deviations of 62.9 */
    ck_assert_double_gt(square, 1664);
    ck_assert_double_lt(square, 2294);
}
END_TEST

/* All worlds of the contractor's view have the kitty and the discard that it
 * knows. */
START_TEST(fh_42_worlds_of_the_contractors_view_keep_its_kitty)
{
    talon_game *game = nothing_proved(), *view = view_of(game, SEAT(0));
    talon_game *world = copy_of(game, 1);
    talon_rng rng;
    uint32_t i;

    seed_for(&rng, 44, 2);
    for (i = 0; i < 100; i++) {
        must_ok(talon_game_sample(world, view, &rng, scratch(),
                                  TALON_SAMPLE_BYTES_MAX));
        ck_assert_uint_eq(fh_state(world).kitty, cards("QS JC"));
        ck_assert_uint_eq(fh_state(world).discard, cards("JS JC"));
    }
}
END_TEST

/* A hand as it is played, and a hash of the events that each viewer has been
 * told. The viewers are the seats and, as the last one, a spectator. */
#define VIEWERS (TALON_FH_SEATS_MAX + 1)

struct history {
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *game;
    uint64_t told[VIEWERS];
};

static uint64_t mix(uint64_t hash, const void *bytes, size_t size)
{
    const uint8_t *at = bytes;

    for (; size > 0; size--)
        hash = (hash ^ *at++) * 0x100000001B3;
    return hash;
}

static uint32_t seat_of_viewer(uint32_t viewer)
{
    return viewer < TALON_FH_SEATS_MAX ? 1u << viewer : 0;
}

static void hear(struct history *history, const talon_event *event,
                 uint32_t count)
{
    talon_event seen[TALON_EVENTS_MAX];
    uint32_t i;

    for (i = 0; i < VIEWERS; i++) {
        memcpy(seen, event, count * sizeof *seen);
        must_ok(talon_events_redact(seen, count, seat_of_viewer(i)));
        history->told[i] = mix(history->told[i], seen, count * sizeof *seen);
    }
}

/* A hash of what the view of a viewer holds: the information key of a seat, or
 * the saved view of the spectator. */
static uint64_t knowledge(const struct history *history, uint32_t viewer)
{
    uint8_t key[TALON_SAVE_BYTES_MAX];
    talon_game *view;
    size_t length;

    if (viewer < TALON_FH_SEATS_MAX) {
        must_ok(talon_game_information_key(history->game, (int32_t)viewer, key,
                                           sizeof key, &length));
    } else {
        view = copy_of(history->game, 3);
        must_ok(talon_game_redact(view, view, 0));
        must_ok(talon_game_save(view, key, sizeof key, &length));
    }
    return mix(0xCBF29CE484222325, key, length);
}

/* Asserts that a viewer's views of two histories differ if and only if the
 * viewer was told different things. Returns the number of viewers who were. */
static uint32_t compare(const struct history *first,
                        const struct history *other, uint32_t seats)
{
    uint32_t i, differ = 0;

    for (i = 0; i < VIEWERS; i++) {
        if (i >= seats && i < TALON_FH_SEATS_MAX)
            continue;
        must((first->told[i] == other->told[i]) ==
             (knowledge(first, i) == knowledge(other, i)));
        differ += first->told[i] != other->told[i];
    }
    return differ;
}

static void make_in(struct history *history, const talon_move *move)
{
    talon_event event[TALON_EVENTS_MAX];
    uint32_t count;

    must_ok(
        talon_game_apply(history->game, move, event, TALON_EVENTS_MAX, &count));
    hear(history, event, count);
}

static void deal_to(struct history *history, const talon_card *card,
                    uint32_t cards)
{
    talon_event event[TALON_EVENTS_MAX];
    uint32_t count;

    memset(history->told, 0, sizeof history->told);
    must_ok(talon_game_deal(history->game, card, cards, event, TALON_EVENTS_MAX,
                            &count));
    hear(history, event, count);
}

static int is_over(const struct history *history)
{
    int32_t over;

    must_ok(talon_game_deal_over(history->game, &over));
    return over;
}

/* Makes a move if it is legal in this history, and otherwise a random one. Now
 * and then it makes a random move on purpose. */
static void follow(struct history *history, const talon_move *move,
                   talon_rng *rng)
{
    talon_move other;

    if (talon_rng_below(rng, 30) != 0 &&
        talon_game_check(history->game, move, NULL) == TALON_OK) {
        make_in(history, move);
        return;
    }
    must_ok(talon_game_move_random(history->game, rng, &other));
    make_in(history, &other);
}

static void start_history(struct history *history, const talon_game *game)
{
    must_ok(talon_game_clone(history->memory, sizeof history->memory, game,
                             &history->game));
}

/* Plays two histories of a hand. They begin with the same position; the two
 * deals differ in two exchanged cards, and the moves are mostly the same as
 * long as they are legal. Returns how often some viewers, but not all, could
 * tell the two apart. */
static uint32_t play_two(const talon_game *game, talon_rng *rng)
{
    struct history first, other;
    talon_card card[TALON_PACK_MAX], kept;
    uint32_t count, seats, a, b, differ, told_apart = 0;
    talon_move move;

    start_history(&first, game);
    start_history(&other, game);
    must_ok(talon_game_seat_count(game, &seats));
    must_ok(talon_game_shuffle(game, rng, card, TALON_PACK_MAX, &count));
    deal_to(&first, card, count);
    a = talon_rng_below(rng, count);
    b = talon_rng_below(rng, count);
    kept = card[a];
    card[a] = card[b];
    card[b] = kept;
    deal_to(&other, card, count);
    while (!is_over(&first) && !is_over(&other)) {
        differ = compare(&first, &other, seats);
        told_apart += differ > 0 && differ <= seats;
        must_ok(talon_game_move_random(first.game, rng, &move));
        make_in(&first, &move);
        follow(&other, &move, rng);
    }
    compare(&first, &other, seats);
    return told_apart;
}

/* Plays a random game up to a position in which a hand must be dealt. */
static talon_game *to_a_deal(talon_rng *rng)
{
    talon_event event[TALON_EVENTS_MAX];
    talon_rules rules;
    talon_game *game = NULL;
    uint32_t phase = 0, steps = talon_rng_below(rng, 3) * 60;

    random_rules(rng, TALON_GAME_FIVE_HUNDRED, &rules);
    must_ok(talon_game_init(memory[1], sizeof memory[1], &rules, &game));
    while (phase != TALON_PHASE_DEAL || steps > 0) {
        steps -= steps > 0;
        if (random_step(game, rng, event) == 0)
            must_ok(
                talon_game_init(memory[1], sizeof memory[1], &rules, &game));
        must_ok(talon_game_phase(game, &phase));
    }
    return game;
}

/* A view holds everything that its seat has been told since the deal, and
 * nothing else. */
START_TEST(fh_42_a_view_forgets_nothing_of_a_hand)
{
    uint32_t i, hands = games_to_play(4000), told_apart = 0;
    talon_rng rng;

    for (i = 0; i < hands; i++) {
        seed_for(&rng, 45, i);
        told_apart += play_two(to_a_deal(&rng), &rng);
    }
    must(told_apart > hands);
}
END_TEST

/* Hashes of what a spectator sees in each auction of at most `depth` calls, in
 * which every call is a pass or one of the two lowest bids. */
struct auctions {
    uint64_t hash[40000];
    uint32_t count;
};

static void try_calls(struct auctions *auctions, const talon_game *game,
                      uint32_t depth)
{
    _Alignas(8) uint64_t room[TALON_GAME_BYTES_MAX / 8];
    uint32_t i, moves, phase;
    talon_game *next;
    talon_move move;

    next = view_of(game, SPECTATOR);
    must(auctions->count < 40000);
    must_ok(talon_game_hash(next, &auctions->hash[auctions->count++]));
    must_ok(talon_game_phase(game, &phase));
    if (depth == 0 || phase != TALON_PHASE_AUCTION)
        return;
    must_ok(talon_game_move_count(game, &moves));
    for (i = 0; i < 3 && i < moves; i++) {
        must_ok(talon_game_clone(room, sizeof room, game, &next));
        must_ok(talon_game_move_at(game, i, &move));
        must_ok(talon_game_apply(next, &move, NULL, 0, NULL));
        try_calls(auctions, next, depth - 1);
    }
}

/* FH-11, FH-41: no two auctions look the same to a spectator, so a view shows
 * all calls, including passes. */
START_TEST(fh_41_a_view_shows_all_calls)
{
    static const char *const options[] = {
        "auction one-round", "auction until-passed", "auction re-entry",
        "auction re-entry, misere any-time, all-pass play"};
    static struct auctions auctions;
    uint32_t i, k;

    for (i = 0; i < sizeof options / sizeof *options; i++) {
        auctions.count = 0;
        try_calls(&auctions, three_hands(options[i]), 9);
        must(auctions.count >= 40);
        qsort(auctions.hash, auctions.count, sizeof *auctions.hash, by_hash);
        for (k = 1; k < auctions.count; k++)
            must(auctions.hash[k] != auctions.hash[k - 1]);
    }
}
END_TEST

SUITE(five_hundred_memory)
TEST(fh_42_the_contractor_remembers_the_kitty)
TEST(fh_42_without_a_contractor_nobody_sees_the_kitty)
TEST(fh_42_impossible_kitties_are_refused)
TEST(fh_42_all_possible_kitties_are_equally_likely_in_worlds)
TEST(fh_42_worlds_of_the_contractors_view_keep_its_kitty)
TEST(fh_42_a_view_forgets_nothing_of_a_hand)
TEST(fh_41_a_view_shows_all_calls)
END_SUITE
