/* SPDX-License-Identifier: MIT */
/* Players with a later libtalon, which forbids moves that there are today and
 * has kinds of moves and phases that they have never heard of. The linker lets
 * this program stand between the player and the library (--wrap) and answer as
 * such a library would. */
#include "common/ask.h"

#define NEW_KIND 24

/* What the later library does differently; all 0: nothing. */
static struct {
    uint32_t no_denominations; /* no bid in these: bit i for denomination i */
    uint32_t no_tricks;        /* no bid of so many tricks: bit n */
    uint32_t refuses_one_in;   /* refuses many moves, whatever its choices */
    uint32_t has_new_move;     /* one of a new kind, before all others */
    uint32_t has_only_new_move;
    uint32_t is_in_new_phase;
} later;

static int is_new(const talon_move *move)
{
    return move->kind == NEW_KIND &&
           (later.has_new_move || later.has_only_new_move);
}

static uint32_t hash_of(const talon_move *move)
{
    const uint8_t *byte = (const uint8_t *)move;
    uint32_t hash = 2166136261u, i;

    for (i = 0; i < sizeof *move; i++)
        hash = (hash ^ byte[i]) * 16777619u;
    return hash >> 8;
}

static int is_forbidden(const talon_move *move)
{
    if (later.has_only_new_move)
        return 1;
    if (later.refuses_one_in != 0 && hash_of(move) % later.refuses_one_in == 0)
        return 1;
    return move->kind == TALON_KIND_BID &&
           ((later.no_denominations >> move->denomination & 1) != 0 ||
            (later.no_tricks >> move->amount & 1) != 0);
}

talon_status __real_talon_game_check(const talon_game *game,
                                     const talon_move *move,
                                     talon_problem *problem);
talon_status __wrap_talon_game_check(const talon_game *game,
                                     const talon_move *move,
                                     talon_problem *problem);

talon_status __wrap_talon_game_check(const talon_game *game,
                                     const talon_move *move,
                                     talon_problem *problem)
{
    if (is_new(move))
        return TALON_OK;
    return is_forbidden(move) ? TALON_E_BID_LOW
                              : __real_talon_game_check(game, move, problem);
}

talon_status __real_talon_game_choices_of(const talon_game *game, int32_t seat,
                                          talon_choice *choices,
                                          uint32_t capacity, uint32_t *count);
talon_status __wrap_talon_game_choices_of(const talon_game *game, int32_t seat,
                                          talon_choice *choices,
                                          uint32_t capacity, uint32_t *count);

talon_status __wrap_talon_game_choices_of(const talon_game *game, int32_t seat,
                                          talon_choice *choices,
                                          uint32_t capacity, uint32_t *count)
{
    talon_choice list[TALON_CHOICES_MAX];
    uint32_t all, i, n = 0;
    talon_status status =
        __real_talon_game_choices_of(game, seat, list, TALON_CHOICES_MAX, &all);

    if (later.has_new_move || later.has_only_new_move)
        choices[n++] = (talon_choice){.kind = NEW_KIND,
                                      .flags = 0x8000,
                                      .denominations = 1,
                                      .reserved = {7}};
    for (i = 0; i < all && n < capacity && !later.has_only_new_move; i++) {
        if (list[i].kind == TALON_KIND_BID) {
            list[i].denominations &= ~later.no_denominations;
            if (list[i].denominations == 0 ||
                (later.no_tricks >> list[i].amount_min & 1) != 0)
                continue;
        }
        choices[n++] = list[i];
    }
    *count = n;
    return status;
}

talon_status __real_talon_game_seat_move_count(const talon_game *game,
                                               int32_t seat, uint32_t *count);
talon_status __wrap_talon_game_seat_move_count(const talon_game *game,
                                               int32_t seat, uint32_t *count);

talon_status __wrap_talon_game_seat_move_count(const talon_game *game,
                                               int32_t seat, uint32_t *count)
{
    talon_status status = __real_talon_game_seat_move_count(game, seat, count);

    if (later.has_only_new_move)
        *count = 0;
    *count += later.has_new_move || later.has_only_new_move;
    return status;
}

talon_status __real_talon_game_seat_move_at(const talon_game *game,
                                            int32_t seat, uint32_t index,
                                            talon_move *move);
talon_status __wrap_talon_game_seat_move_at(const talon_game *game,
                                            int32_t seat, uint32_t index,
                                            talon_move *move);

talon_status __wrap_talon_game_seat_move_at(const talon_game *game,
                                            int32_t seat, uint32_t index,
                                            talon_move *move)
{
    if (later.has_new_move || later.has_only_new_move) {
        if (index == 0) {
            *move = (talon_move)MOVE_OF(0, 0, NEW_KIND, (int8_t)seat, 0);
            return TALON_OK;
        }
        index--;
    }
    return __real_talon_game_seat_move_at(game, seat, index, move);
}

talon_status __real_talon_game_phase(const talon_game *game, uint32_t *phase);
talon_status __wrap_talon_game_phase(const talon_game *game, uint32_t *phase);

talon_status __wrap_talon_game_phase(const talon_game *game, uint32_t *phase)
{
    talon_status status = __real_talon_game_phase(game, phase);

    if (later.is_in_new_phase && *phase != TALON_PHASE_OVER)
        *phase = 30;
    return status;
}

static void ask(const talon_game *game, uint32_t level, struct said *said)
{
    talon_player_budget budget = {level, 3, 2000, 0, {0}};

    ask_player(game, seat_to_act(game), &budget, level, said);
}

/* All moves listed are accepted by the later library, and of known kinds. */
static void check_moves(const talon_game *game, const struct said *said)
{
    uint32_t i;

    must(said->count > 0);
    for (i = 0; i < said->count; i++) {
        must_ok(talon_game_check(game, &said->advice[i].next_move, NULL));
        must(said->advice[i].next_move.kind != NEW_KIND);
        must(said->advice[i].reason != 0);
    }
}

/* Plays random games, in which each position is tried with a later library. */
static void in_random_games(uint32_t test, uint32_t games,
                            void (*try)(const talon_game *game, uint32_t n))
{
    uint32_t i, step;
    struct handle handle;
    talon_event event[TALON_EVENTS_MAX];
    talon_rng rng;

    for (i = 0; i < games; i++) {
        uint32_t game_id = i % 2 == 0 ? FH : TR;
        uint32_t preset = 1 + i / 2 % talon_preset_count(game_id);
        talon_game *game =
            sit_in(&handle, "%s", talon_preset_key(game_id, preset));

        seed_for(&rng, test, i);
        for (step = 0; step < 90 && random_step(game, &rng, event) != 0;
             step++) {
            if (seat_to_act(game) >= 0)
                try(game, 90 * i + step);
            memset(&later, 0, sizeof later);
        }
    }
}

/* A hand for no trump, with hearts as its longest suit. */
static talon_game *strong(void)
{
    talon_game *game = sit("classic-3, first-dealer 2");

    DEAL(game, [0] = "AS KS AC KC AD KD AH KH QH JK");
    return game;
}

START_TEST(a_level_bids_what_a_later_option_leaves)
{
    uint32_t level, denomination;
    talon_game *game = strong();
    struct said said;

    for (level = 1; level <= talon_level_count(); level++) {
        ask(game, level, &said);
        ck_ok(said.status);
        ck_assert_uint_eq(said.advice[0].next_move.kind, TALON_KIND_BID);
        denomination = said.advice[0].next_move.denomination;
        later.no_denominations = 1u << denomination;
        ask(game, level, &said);
        ck_ok(said.status);
        check_moves(game, &said);
        ck_assert_uint_eq(said.advice[0].next_move.kind, TALON_KIND_BID);
        ck_assert_uint_ne(said.advice[0].next_move.denomination, denomination);
        later.no_denominations = 0;
        later.no_tricks = 1u << said.advice[0].next_move.amount;
        ask(game, level, &said);
        check_moves(game, &said);
        ck_assert_uint_eq(said.advice[0].next_move.kind, TALON_KIND_BID);
        memset(&later, 0, sizeof later);
    }
}
END_TEST

START_TEST(without_any_bid_a_level_passes)
{
    uint32_t level;
    talon_game *game = strong();
    struct said said;

    later.no_denominations = 0xFF;
    for (level = 1; level <= talon_level_count(); level++) {
        ask(game, level, &said);
        ck_ok(said.status);
        ck_assert_uint_eq(said.count, 1);
        ck_assert_uint_eq(said.advice[0].next_move.kind, TALON_KIND_PASS);
    }
    memset(&later, 0, sizeof later);
}
END_TEST

static uint32_t answered, refused_all;

static void refuse_many(const talon_game *game, uint32_t n)
{
    struct said said;

    later.refuses_one_in = 2 + n % 3;
    ask(game, 1 + n % talon_level_count(), &said);
    if (said.status == TALON_E_UNSUPPORTED) {
        refused_all++;
        return;
    }
    must_ok(said.status);
    check_moves(game, &said);
    answered++;
}

START_TEST(a_move_that_a_later_library_refuses_is_not_listed)
{
    answered = refused_all = 0;
    in_random_games(110, 26, refuse_many);
    ck_assert_uint_gt(answered, 4 * refused_all);
    ck_assert_uint_gt(refused_all, 0);
}
END_TEST

static void offer_new_move(const talon_game *game, uint32_t n)
{
    uint32_t level = 1 + n % talon_level_count();
    struct said with, without;

    ask(game, level, &without);
    must_ok(without.status);
    later.has_new_move = 1;
    ask(game, level, &with);
    must_ok(with.status);
    check_moves(game, &with);
    if (without.advice[0].reason == TALON_ADVICE_ONLY_MOVE)
        must(with.advice[0].reason != TALON_ADVICE_ONLY_MOVE);
    else
        must(memcmp(&with, &without, sizeof with) == 0);
}

/* The only change: what was the only move is no longer the only one. */
START_TEST(a_move_of_an_unknown_kind_changes_no_advice)
{
    in_random_games(111, 26, offer_new_move);
}
END_TEST

static void offer_nothing_else(const talon_game *game, uint32_t n)
{
    talon_player_budget budget = {1 + n % talon_level_count(), 2, 1000, 0, {0}};
    talon_move asked = MOVE_OF(0, 0, NEW_KIND, (int8_t)seat_to_act(game), 0);
    talon_advice best, other;
    struct said said;
    talon_rng rng;

    later.has_only_new_move = 1;
    ask(game, 1 + n % talon_level_count(), &said);
    must_be(said.status, TALON_E_UNSUPPORTED);
    later.has_only_new_move = 0;
    later.has_new_move = 1;
    seed_for(&rng, 112, n);
    must_be(talon_player_why(game, seat_to_act(game), &budget, NULL, NULL, 0,
                             &rng, player_memory(), TALON_PLAYER_BYTES, &asked,
                             &best, &other),
            TALON_E_UNSUPPORTED);
}

START_TEST(unknown_moves_alone_are_unsupported)
{
    in_random_games(112, 26, offer_nothing_else);
}
END_TEST

static void be_in_new_phase(const talon_game *game, uint32_t n)
{
    talon_player_budget budget = {1 + n % talon_level_count(), 2, 1000, 0, {0}};
    talon_advice best, other;
    talon_move asked;
    struct said said;
    talon_rng rng;

    later.is_in_new_phase = 1;
    ask(game, 1 + n % talon_level_count(), &said);
    must_ok(said.status);
    check_moves(game, &said);
    seed_for(&rng, 113, n);
    must_ok(talon_game_move_random(game, &rng, &asked));
    must_ok(talon_player_why(game, seat_to_act(game), &budget, NULL, NULL, 0,
                             &rng, player_memory(), TALON_PLAYER_BYTES, &asked,
                             &best, &other));
    must(memcmp(&other.next_move, &asked, sizeof asked) == 0);
}

START_TEST(in_an_unknown_phase_a_plain_move_is_made)
{
    in_random_games(113, 26, be_in_new_phase);
}
END_TEST

SUITE(player_later)
TEST(a_level_bids_what_a_later_option_leaves)
TEST(without_any_bid_a_level_passes)
TEST(a_move_that_a_later_library_refuses_is_not_listed)
TEST(a_move_of_an_unknown_kind_changes_no_advice)
TEST(unknown_moves_alone_are_unsupported)
TEST(in_an_unknown_phase_a_plain_move_is_made)
END_SUITE
