/* SPDX-License-Identifier: MIT */
/* What a program that plays games needs besides moves, for every game: clones,
 * comparing states, chance, random moves, the end of a deal, and the key of a
 * seat (what it knows, as bytes). */
#include "common/views.h"

#include "talon/save.h"

/* Plays random games and runs a check before every step. */
static void play_all(uint32_t test, uint32_t games, uint32_t steps,
                     void (*check)(const talon_game *game, talon_rng *rng))
{
    talon_event event[TALON_EVENTS_MAX];
    struct handle handle;
    uint32_t i, n, step;
    talon_rng rng;

    for (i = 0; i < talon_games_count(); i++) {
        for (n = 0; n < games; n++) {
            seed_for(&rng, test, n);
            random_game(&handle, &rng, talon_games_at(i));
            for (step = 0; step < steps; step++) {
                check(of(&handle), &rng);
                if (random_step(of(&handle), &rng, event) == 0)
                    break;
            }
        }
    }
}

static int are_equal(const talon_game *a, const talon_game *b)
{
    int32_t equal = 77;

    must_ok(talon_game_equal(a, b, &equal));
    must(equal == 0 || equal == 1);
    return equal;
}

static uint64_t hash_of(const talon_game *game)
{
    uint64_t hash = 0;

    must_ok(talon_game_hash(game, &hash));
    return hash;
}

/* ---- Clones */

START_TEST(clones_can_be_made_in_any_memory)
{
    struct handle handle, memory, clean;
    uint32_t i;

    for (i = 0; i < talon_games_count(); i++) {
        talon_game *game = preset_game(&handle, talon_games_at(i), 2);
        size_t size = size_of(game);
        talon_game *clone = NULL;

        memset(&memory, 0x55, sizeof memory);
        clean = memory;
        ck_status(talon_game_clone(memory.memory, size - 1, game, &clone),
                  TALON_E_SPACE);
        ck_status(
            talon_game_clone((uint8_t *)memory.memory + 4, size, game, &clone),
            TALON_E_ALIGNMENT);
        ck_status(talon_game_clone(NULL, size, game, &clone), TALON_E_NULL);
        ck_status(talon_game_clone(memory.memory, size, NULL, &clone),
                  TALON_E_NULL);
        ck_status(talon_game_clone(memory.memory, size, game, NULL),
                  TALON_E_NULL);
        ck_status(talon_game_clone(clean.memory, size, of(&memory), &clone),
                  TALON_E_HANDLE);
        ck_assert_mem_eq(&memory, &clean, sizeof clean);
        ck_assert_ptr_null(clone);
        ck_ok(talon_game_clone(memory.memory, size, game, &clone));
        ck_assert_ptr_eq((void *)clone, memory.memory);
        ck_assert(same(clone, game));
        ck_assert_mem_eq((uint8_t *)memory.memory + size,
                         (uint8_t *)clean.memory + size,
                         sizeof clean.memory - size);
        ck_ok(talon_game_redact(game, game, 1)); /* clones of views are views */
        ck_ok(talon_game_clone(memory.memory, size, game, &clone));
        ck_assert(same(clone, game));
    }
}
END_TEST

/* ---- Equality and hashes */

static void check_equal(const talon_game *game, talon_rng *rng)
{
    talon_event event[TALON_EVENTS_MAX];
    struct handle copy, view;
    talon_rules rules;

    copy_to(&copy, game);
    must(are_equal(game, of(&copy)) && hash_of(game) == hash_of(of(&copy)));
    if (random_step(of(&copy), rng, event) > 0) {
        must(!are_equal(game, of(&copy)) && !are_equal(of(&copy), game));
        must(hash_of(game) != hash_of(of(&copy)));
    }
    copy_to(&view, game);
    must_ok(talon_game_redact(of(&view), game, 1));
    must(!are_equal(game, of(&view)));
    must(hash_of(game) != hash_of(of(&view)));
    must_ok(talon_game_rules(game, &rules));
    must(rules.game_id == kind_of(game));
}

/* A state equals its copy, but neither the state after one more step nor a view
 * of it. The same holds for their hashes. */
START_TEST(states_differ_after_every_step)
{
    play_all(120, games_to_play(100), 150, check_equal);
}
END_TEST

/* New games with equal rules are equal, whatever preset the rules came from and
 * whatever the turn number; new games with different rules are not. */
START_TEST(equality_ignores_turn_and_preset)
{
    struct handle handle, other;
    struct saved saved;
    talon_rules rules;
    talon_game *game, *same_game;
    uint32_t i, k, turns = 0;
    int32_t equal;

    for (i = 0; i < talon_games_count(); i++) {
        game = preset_game(&handle, talon_games_at(i), 1);
        ck_ok(talon_game_rules(game, &rules));
        rules.value[0] = 0;
        ck_ok(talon_game_init(other.memory, sizeof other.memory, &rules,
                              &same_game));
        ck_assert(are_equal(game, same_game));
        ck_assert_uint_eq(hash_of(game), hash_of(same_game));
        preset_game(&other, talon_games_at(i), 2);
        ck_assert(!are_equal(game, of(&other)));
        ck_assert_uint_ne(hash_of(game), hash_of(of(&other)));
        save(game, &saved);
        /* Byte 12 is part of the turn. With some of its values the game cannot
         * be loaded. */
        for (k = 1; k < 64; k++) {
            saved.byte[12] = (uint8_t)k;
            if (talon_game_load(of(&other), saved.byte, saved.length, NULL) < 0)
                continue;
            ck_assert(!same(game, of(&other)) && are_equal(game, of(&other)));
            ck_assert_uint_eq(hash_of(game), hash_of(of(&other)));
            turns++;
        }
        for (k = 0; k < i; k++) {
            preset_game(&other, talon_games_at(k), 1);
            ck_assert(!are_equal(game, of(&other)));
        }
        ck_status(talon_game_equal(game, NULL, &equal), TALON_E_NULL);
        ck_status(talon_game_equal(NULL, game, &equal), TALON_E_NULL);
        ck_status(talon_game_equal(game, game, NULL), TALON_E_NULL);
        ck_status(talon_game_hash(game, NULL), TALON_E_NULL);
        ck_status(talon_game_hash(NULL, &(uint64_t){0}), TALON_E_NULL);
    }
    printf("%" PRIu32 " other turns\n", turns);
}
END_TEST

/* ---- What a seat knows, as bytes */

struct key {
    uint8_t byte[TALON_GAME_BYTES_MAX];
    size_t length;
};

static void find_key(const talon_game *game, int32_t seat, struct key *key)
{
    memset(key, 0, sizeof *key);
    must_ok(talon_game_information_key(game, seat, key->byte, sizeof key->byte,
                                       &key->length));
    must(key->length <= TALON_GAME_BYTES_MAX);
}

static void check_keys(const talon_game *game, talon_rng *rng)
{
    int32_t seat = (int32_t)talon_rng_below(rng, seats_at(game)), other;
    struct handle view, world, other_view, world_view;
    struct key key, again;

    if (talon_rng_below(rng, 4) != 0)
        return;
    find_key(game, seat, &key);
    copy_to(&view, game);
    must_ok(talon_game_redact(of(&view), game, 1u << seat));
    find_key(of(&view), seat, &again);
    must(memcmp(&key, &again, sizeof key) == 0);
    copy_to(&world, game);
    if (talon_game_sample(of(&world), of(&view), rng, scratch_memory(),
                          TALON_SAMPLE_BYTES_MAX) < 0)
        return;
    find_key(of(&world), seat, &again);
    must(memcmp(&key, &again, sizeof key) == 0);
    for (other = 0; other < (int32_t)seats_at(game); other++) {
        find_key(game, other, &key);
        find_key(of(&world), other, &again);
        copy_to(&other_view, game);
        copy_to(&world_view, game);
        must_ok(talon_game_redact(of(&other_view), game, 1u << other));
        must_ok(talon_game_redact(of(&world_view), of(&world), 1u << other));
        must((memcmp(&key, &again, sizeof key) == 0) ==
             are_equal(of(&other_view), of(&world_view)));
        must_be(talon_game_information_key(of(&view), other, NULL, 0, NULL),
                other == seat ? TALON_OK : TALON_E_VIEW);
    }
}

/* Two games have the same key for a seat if and only if their views for the
 * seat are equal. */
START_TEST(keys_are_equal_if_and_only_if_views_are)
{
    play_all(121, games_to_play(60), 100, check_keys);
}
END_TEST

START_TEST(keys_need_a_large_enough_buffer)
{
    struct handle handle;
    uint8_t byte[TALON_GAME_BYTES_MAX] = {0};
    size_t length = 0, size;
    uint32_t i;

    for (i = 0; i < talon_games_count(); i++) {
        talon_game *game = preset_game(&handle, talon_games_at(i), 1);

        ck_ok(talon_game_information_key(game, 0, NULL, 0, &length));
        ck_assert_uint_gt(length, 0);
        memset(byte, 0, sizeof byte);
        for (size = 0; size < length; size++) {
            size_t needed = 0;

            ck_status(talon_game_information_key(game, 0, byte, size, &needed),
                      TALON_E_SPACE);
            ck_assert_uint_eq(needed, length);
            ck_assert_uint_eq(byte[0], 0);
        }
        ck_ok(talon_game_information_key(game, 0, byte, length, NULL));
        ck_status(talon_game_information_key(game, 0, NULL, 1, NULL),
                  TALON_E_NULL);
        ck_status(talon_game_information_key(game, -1, byte, length, NULL),
                  TALON_E_SEAT);
        ck_status(talon_game_information_key(game, (int32_t)seats_at(game),
                                             byte, length, NULL),
                  TALON_E_SEAT);
    }
}
END_TEST

/* ---- Chance */

/* Takes the step that chance owes in two ways: with talon_game_chance(), and
 * with talon_game_shuffle() and talon_game_deal(). Both must give the same game
 * and events. */
static void check_chance_due(const talon_game *game, const talon_rng *rng)
{
    talon_event event[TALON_EVENTS_MAX], dealt[TALON_EVENTS_MAX], clean;
    struct handle chance, deal;
    talon_card card[TALON_PACK_MAX];
    uint32_t needed, count, n, capacity;
    talon_rng drawn = *rng, again = *rng, left = *rng;

    copy_to(&chance, game);
    copy_to(&deal, game);
    must_ok(talon_game_chance(of(&chance), &drawn, NULL, 0, &needed));
    must(needed > 0 && needed <= TALON_EVENTS_MAX);
    memset(event, 0x55, sizeof event);
    clean = event[0];
    for (capacity = 0; capacity < needed; capacity++) {
        must_be(talon_game_chance(of(&deal), &left, event, capacity, &count),
                TALON_E_SPACE);
        must(count == needed && same(of(&deal), game));
        must(memcmp(&left, rng, sizeof left) == 0);
        must(memcmp(event, &clean, sizeof clean) == 0);
    }
    must_ok(talon_game_chance(of(&deal), &left, event, needed, NULL));
    must(same(of(&deal), of(&chance)));
    must(memcmp(&left, &drawn, sizeof left) == 0);
    if (needed < TALON_EVENTS_MAX)
        must(memcmp(&event[needed], &clean, sizeof clean) == 0);
    copy_to(&deal, game);
    if (talon_game_shuffle(game, &again, card, TALON_PACK_MAX, &n) < 0)
        return; /* a board must be turned first */
    must_ok(
        talon_game_deal(of(&deal), card, n, dealt, TALON_EVENTS_MAX, &count));
    must(same(of(&deal), of(&chance)) && count == needed);
    must(memcmp(event, dealt, count * sizeof *event) == 0);
    must(memcmp(&again, &drawn, sizeof again) == 0);
}

static void check_chance(const talon_game *game, talon_rng *rng)
{
    struct handle handle, view;
    talon_rng left = *rng;
    talon_status status;

    copy_to(&view, game);
    must_ok(talon_game_redact(of(&view), game, 1));
    must_be(talon_game_chance(of(&view), &left, NULL, 0, NULL), TALON_E_VIEW);
    copy_to(&handle, game);
    must_be(talon_game_chance(of(&handle), NULL, NULL, 0, NULL), TALON_E_NULL);
    must_be(talon_game_chance(of(&handle), &left, NULL, 1, NULL), TALON_E_NULL);
    must(same(of(&handle), game));
    status = talon_game_chance(of(&handle), &left, NULL, 0, NULL);
    if (seat_to_act(game) >= 0)
        must(status == TALON_E_NOT_DUE);
    else if (seat_to_act(game) == TALON_NOBODY)
        must(status == TALON_E_OVER);
    else
        must(status == TALON_OK || status == TALON_E_TOO_FEW);
    if (status == TALON_OK) {
        check_chance_due(game, rng);
        return;
    }
    must(same(of(&handle), game));
    must(memcmp(&left, rng, sizeof left) == 0);
}

START_TEST(chance_does_the_same_as_shuffle_and_deal)
{
    play_all(122, games_to_play(100), 200, check_chance);
}
END_TEST

/* TR-6: if each deal has its own board, one call of talon_game_chance() turns
 * the board and deals. That makes two turns, and the events of both. */
START_TEST(tr_06_chance_turns_a_board_and_deals)
{
    talon_event event[TALON_EVENTS_MAX];
    struct handle handle;
    talon_game *game = preset_game(&handle, TR, 6);
    uint32_t count, i, turn;
    talon_rng rng;

    seed_for(&rng, 123, 0);
    ck_ok(talon_game_chance(game, &rng, event, TALON_EVENTS_MAX, &count));
    ck_ok(talon_game_turn(game, &turn));
    ck_assert_uint_eq(turn, 2);
    ck_assert_uint_eq(event[0].kind, TALON_KIND_BOARD);
    ck_assert_uint_eq(event[0].turn, 1);
    for (i = 1; event[i].kind != TALON_KIND_DEAL; i++)
        ck_assert_uint_lt(i, count);
    ck_assert_uint_eq(event[i].turn, 2);
    ck_assert_int_ge(seat_to_act(game), 0);
}
END_TEST

/* TR-32: with table stakes a session reaches a point where fewer than two seats
 * can pay the ante. */
START_TEST(tr_32_chance_refuses_a_deal_to_too_few_seats)
{
    talon_event event[TALON_EVENTS_MAX];
    struct handle handle, before;
    talon_rules rules;
    talon_game *game;
    talon_rng rng, left;
    uint32_t steps = 0;

    ck_ok(talon_rules_init(&rules, TR, 1));
    ck_ok(talon_rules_set_text(&rules, "bankroll", "20"));
    ck_ok(talon_game_init(handle.memory, sizeof handle.memory, &rules, &game));
    seed_for(&rng, 124, 0);
    do {
        copy_to(&before, game);
        left = rng;
        ck_assert_uint_lt(steps++, 100000);
        if (seat_to_act(game) != TALON_TABLE)
            must(random_step(game, &rng, event) > 0);
        else if (talon_game_chance(game, &rng, NULL, 0, NULL) < 0)
            break;
    } while (1);
    ck_status(talon_game_chance(game, &rng, NULL, 0, NULL), TALON_E_TOO_FEW);
    ck_assert(same(game, of(&before)));
    ck_assert_mem_eq(&left, &rng, sizeof rng);
}
END_TEST

/* ---- Random moves */

#define DRAWS 2000

/* Draws random moves: all are legal, their amounts are at most 3 above the
 * minimum, and each kind is drawn about equally often. */
static void check_draws(const talon_game *game, talon_rng *rng)
{
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t drawn[TALON_CHOICES_MAX] = {0}, count, i, k, kinds = 0, first;
    double chi = 0, expected;
    talon_move move;

    must_ok(talon_game_choices(game, choice, TALON_CHOICES_MAX, &count));
    for (i = 0; i < DRAWS; i++) {
        must_ok(talon_game_move_random(game, rng, &move));
        must_ok(talon_game_check(game, &move, NULL));
        for (k = 0, first = count; k < count; k++) {
            if (choice[k].kind != move.kind)
                continue;
            first = first < k ? first : k;
            if (move.amount - choice[k].amount_min < 4)
                break;
        }
        must(k < count);
        drawn[first]++;
    }
    for (k = 0; k < count; k++)
        kinds += drawn[k] > 0;
    expected = (double)DRAWS / kinds;
    for (k = 0; k < count; k++) {
        if (drawn[k] > 0)
            chi += (drawn[k] - expected) * (drawn[k] - expected) / expected;
        for (i = 0; i < k && choice[i].kind != choice[k].kind; i++)
            ;
        must(i < k || drawn[k] > 0); /* every kind has been drawn */
    }
    must(chi < 45);
}

static void check_random(const talon_game *game, talon_rng *rng)
{
    struct handle before, view;
    talon_move move = {.amount = 77}, clean = move;
    talon_rng left = *rng;

    copy_to(&before, game);
    must_be(talon_game_move_random(game, NULL, &move), TALON_E_NULL);
    must_be(talon_game_move_random(game, &left, NULL), TALON_E_NULL);
    if (seat_to_act(game) < 0) {
        must_be(talon_game_move_random(game, &left, &move),
                seat_to_act(game) == TALON_TABLE ? TALON_E_NOT_DUE
                                                 : TALON_E_OVER);
    } else {
        copy_to(&view, game);
        must_ok(talon_game_redact(of(&view), game,
                                  ((1u << seats_at(game)) - 1) &
                                      ~(1u << seat_to_act(game))));
        must_be(talon_game_move_random(of(&view), &left, &move), TALON_E_VIEW);
        if (talon_rng_below(rng, 20) == 0)
            check_draws(game, rng);
        must_ok(talon_game_redact(of(&view), game, 1u << seat_to_act(game)));
        left = *rng;
        must_ok(talon_game_move_random(game, &left, &clean));
        must_ok(talon_game_move_random(of(&view), rng, &move));
        must(memcmp(&move, &clean, sizeof move) == 0);
        must(memcmp(&left, rng, sizeof left) == 0);
        return;
    }
    must(same(game, of(&before)));
    must(memcmp(&left, rng, sizeof left) == 0);
    must(memcmp(&move, &clean, sizeof move) == 0);
}

START_TEST(random_moves_are_legal_and_moderate)
{
    play_all(125, games_to_play(60), 120, check_random);
}
END_TEST

/* Games played only with talon_game_chance() and talon_game_move_random() reach
 * the end of a deal. */
START_TEST(chance_and_random_moves_reach_the_end_of_a_deal)
{
    struct handle handle;
    uint32_t i, n, steps, games = games_to_play(200);
    talon_move move;
    talon_rng rng;
    int32_t over;

    for (i = 0; i < talon_games_count(); i++) {
        for (n = 0; n < games; n++) {
            seed_for(&rng, 126, n);
            random_game(&handle, &rng, talon_games_at(i));
            for (steps = 0; steps < 20000; steps++) {
                if (seat_to_act(of(&handle)) == TALON_TABLE) {
                    if (talon_game_chance(of(&handle), &rng, NULL, 0, NULL) < 0)
                        break;
                    continue;
                }
                must_ok(talon_game_deal_over(of(&handle), &over));
                if (over)
                    break;
                must_ok(talon_game_move_random(of(&handle), &rng, &move));
                must_ok(talon_game_apply(of(&handle), &move, NULL, 0, NULL));
                must_ok(talon_game_deal_over(of(&handle), &over));
                if (over)
                    break;
            }
            must(steps < 20000);
        }
    }
}
END_TEST

/* ---- Deals */

/* Asserts that the returns of a deal are the changes of the totals since the
 * deal began, or 0 if they are not due yet. */
static void check_returns(const talon_game *game, const int64_t *before,
                          int is_due)
{
    int64_t total[TALON_SEATS_MAX], returned[TALON_SEATS_MAX];
    uint32_t i, count, seats = seats_at(game);

    must_ok(talon_game_totals(game, total, TALON_SEATS_MAX, &count));
    must(count == seats);
    must_ok(talon_game_returns(game, returned, seats, &count));
    must(count == seats);
    must_be(talon_game_returns(game, returned, seats - 1, &count),
            TALON_E_SPACE);
    must(count == seats);
    must_be(talon_game_totals(game, total, seats - 1, NULL), TALON_E_SPACE);
    must_be(talon_game_returns(game, NULL, 1, NULL), TALON_E_NULL);
    for (i = 0; i < seats; i++)
        must(returned[i] == (is_due ? total[i] - before[i] : 0));
}

/* In Five Hundred the returns of a hand are known, and the hand is counted,
 * when it is over. In other games returns are known at any time, and a deal is
 * counted when it is dealt. */
START_TEST(deals_are_counted_and_returns_are_the_gains_of_a_deal)
{
    talon_event event[TALON_EVENTS_MAX];
    uint32_t i, n, steps, deals, counted, games = games_to_play(100);
    int64_t before[TALON_SEATS_MAX];
    struct handle handle;
    int32_t over, was_over;
    talon_rng rng;

    for (i = 0; i < talon_games_count(); i++) {
        uint32_t kind = talon_games_at(i);

        for (n = 0; n < games; n++) {
            seed_for(&rng, 127, n);
            random_game(&handle, &rng, kind);
            must_ok(talon_game_deal_over(of(&handle), &over));
            must_ok(talon_game_deal_count(of(&handle), &deals));
            must(over == 1 && deals == 0);
            must_ok(
                talon_game_totals(of(&handle), before, TALON_SEATS_MAX, NULL));
            check_returns(of(&handle), before, 1);
            for (steps = 0; steps < 300; steps++) {
                int64_t now[TALON_SEATS_MAX];

                must_ok(
                    talon_game_totals(of(&handle), now, TALON_SEATS_MAX, NULL));
                was_over = over;
                if (random_step(of(&handle), &rng, event) == 0)
                    break;
                if (event[0].kind == TALON_KIND_BUY)
                    break;
                must_ok(talon_game_deal_over(of(&handle), &over));
                must_ok(talon_game_deal_count(of(&handle), &counted));
                must(!over == (seat_to_act(of(&handle)) >= 0));
                if (event[0].kind == TALON_KIND_DEAL)
                    memcpy(before, now, sizeof before);
                if (kind == FH)
                    must(counted - deals <= (uint32_t)(!was_over && over));
                else
                    must(counted - deals == (event[0].kind == TALON_KIND_DEAL));
                deals = counted;
                check_returns(of(&handle), before, kind != FH || over);
            }
        }
    }
}
END_TEST

/* ---- Cards in the hand */

static void check_cards(const talon_game *game, talon_rng *rng)
{
    talon_card sorted[TALON_PACK_MAX], few[TALON_PACK_MAX], i;
    uint32_t suit, last = 99, seen = 0, count, n, capacity;
    talon_cards pack, back = 0, none = 0;
    talon_rules rules;

    if (talon_rng_below(rng, 8) != 0)
        return;
    must_ok(talon_game_rules(game, &rules));
    must_ok(talon_rules_pack(&rules, &pack));
    must_ok(talon_game_sort_hand(game, &pack, NULL, 0, &n));
    must(n == talon_cards_count(&pack));
    capacity = talon_rng_below(rng, n);
    memset(few, 0x55, sizeof few);
    must_be(talon_game_sort_hand(game, &pack, few, capacity, &count),
            TALON_E_SPACE);
    must(count == n && few[0] == 0x55);
    must_ok(talon_game_sort_hand(game, &pack, sorted, n, NULL));
    for (count = 0; count < n; count++) {
        back |= (talon_cards)1 << sorted[count];
        must_ok(talon_game_card_suit(game, sorted[count], &suit));
        must(suit <= TALON_SUIT_HEARTS);
        if (suit != last) { /* cards of a suit are together */
            must(!(seen >> suit & 1));
            seen |= 1u << suit;
            last = suit;
        }
    }
    must(back == pack);
    for (i = 0; i < TALON_PACK_MAX; i++) {
        talon_cards single = (talon_cards)1 << i;

        must_be(talon_game_card_suit(game, i, &suit),
                pack & single ? TALON_OK : TALON_E_CARD_FOREIGN);
        must_be(talon_game_sort_hand(game, &single, sorted, 1, NULL),
                pack & single ? TALON_OK : TALON_E_CARD_FOREIGN);
    }
    must_be(talon_game_card_suit(game, 64, &suit), TALON_E_CARD);
    must_be(talon_game_card_suit(game, TALON_CARD_NONE, &suit), TALON_E_CARD);
    must_be(talon_game_card_suit(game, 0, NULL), TALON_E_NULL);
    must_ok(talon_game_sort_hand(game, &none, NULL, 0, &count));
    must(count == 0);
    must_be(talon_game_sort_hand(game, NULL, sorted, 1, NULL), TALON_E_NULL);
    must_be(talon_game_sort_hand(game, &none, NULL, 1, NULL), TALON_E_NULL);
}

START_TEST(hands_are_shown_suit_by_suit)
{
    play_all(128, games_to_play(100), 150, check_cards);
}
END_TEST

/* ---- Before there is a game */

/* A program can ask for the seats and sides of a game before it makes the game.
 */
START_TEST(seats_and_sides_are_known_before_a_game)
{
    uint32_t i, n, seats, side, lobby;
    struct handle handle;
    talon_rules rules;
    talon_rng rng;
    int32_t seat;

    for (i = 0; i < talon_games_count(); i++) {
        for (n = 0; n < 100; n++) {
            seed_for(&rng, 129, n);
            random_game(&handle, &rng, talon_games_at(i));
            ck_ok(talon_game_rules(of(&handle), &rules));
            ck_ok(talon_rules_seat_count(&rules, &seats));
            ck_assert_uint_eq(seats, seats_at(of(&handle)));
            for (seat = 0; seat < (int32_t)seats; seat++) {
                ck_ok(talon_rules_side(&rules, seat, &lobby));
                ck_ok(talon_game_side(of(&handle), seat, &side));
                ck_assert_uint_eq(lobby, side);
                ck_assert(side >> seat & 1);
            }
            ck_status(talon_rules_side(&rules, seat, &side), TALON_E_SEAT);
            ck_status(talon_rules_side(&rules, -1, &side), TALON_E_SEAT);
        }
        ck_status(talon_rules_seat_count(NULL, &seats), TALON_E_NULL);
        ck_status(talon_rules_seat_count(&rules, NULL), TALON_E_NULL);
        ck_status(talon_rules_side(NULL, 0, &side), TALON_E_NULL);
        ck_status(talon_rules_side(&rules, 0, NULL), TALON_E_NULL);
        rules.value[1] = 1000;
        ck_status(talon_rules_seat_count(&rules, &seats), TALON_E_UNSUPPORTED);
        ck_status(talon_rules_side(&rules, 0, &side), TALON_E_UNSUPPORTED);
        rules.game_id = 0;
        ck_status(talon_rules_seat_count(&rules, &seats), TALON_E_GAME);
        ck_status(talon_rules_side(&rules, 0, &side), TALON_E_GAME);
    }
}
END_TEST

SUITE(steps)
TEST(clones_can_be_made_in_any_memory)
TEST(states_differ_after_every_step)
TEST(equality_ignores_turn_and_preset)
TEST(keys_are_equal_if_and_only_if_views_are)
TEST(keys_need_a_large_enough_buffer)
TEST(chance_does_the_same_as_shuffle_and_deal)
TEST(tr_06_chance_turns_a_board_and_deals)
TEST(tr_32_chance_refuses_a_deal_to_too_few_seats)
TEST(random_moves_are_legal_and_moderate)
TEST(chance_and_random_moves_reach_the_end_of_a_deal)
TEST(deals_are_counted_and_returns_are_the_gains_of_a_deal)
TEST(hands_are_shown_suit_by_suit)
TEST(seats_and_sides_are_known_before_a_game)
END_SUITE
