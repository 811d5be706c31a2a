/* SPDX-License-Identifier: MIT */
/* The last option that rules have room for can be set, played with, saved,
 * sampled and recorded; and a library that knows fewer options refuses it. The
 * list of games has one entry, which the tests change: barter with 2 options
 * stands for a library of today, barter with 62 for one of tomorrow. */
#include "third_game/barter.h"

#include "common/views.h"

#include "talon/save.h"

extern const struct module barter_of_62;

/* The list is constant for the library; here the test may change it. */
static struct module known;
const struct game_entry *const tln_games[GAMES_MAX] = {&known.entry};

#define LAST TALON_OPTIONS_MAX

static talon_game *start(struct handle *handle, int32_t last)
{
    talon_rules rules;
    talon_game *game;

    known = barter_of_62;
    ck_ok(talon_rules_init(&rules, BARTER, 1));
    ck_ok(talon_rules_set(&rules, LAST, last));
    ck_ok(
        talon_game_init(handle->memory, sizeof handle->memory, &rules, &game));
    return game;
}

START_TEST(the_last_option_can_be_set)
{
    talon_rules rules, again;
    talon_text_position position;
    char text[4096];
    size_t length, used;
    int32_t value, equal;

    known = barter_of_62;
    ck_assert_uint_eq(talon_option_count(BARTER), 62);
    ck_assert_str_eq(talon_option_key(BARTER, LAST), "more-62");
    ck_assert_uint_eq(talon_option_find(BARTER, "more-62"), 62);
    ck_ok(talon_rules_init(&rules, BARTER, 1));
    ck_ok(talon_rules_set_text(&rules, "more-62", "on"));
    ck_ok(talon_rules_get(&rules, LAST, &value));
    ck_assert_int_eq(value, 1);
    ck_assert_int_eq(rules.value[62], 1);
    ck_status(talon_rules_set(&rules, 63, 0), TALON_E_OPTION);
    ck_status(talon_rules_set(&rules, LAST, 2), TALON_E_VALUE);
    ck_ok(talon_rules_check(&rules, NULL, 0, NULL));
    ck_ok(talon_rules_init(&again, BARTER, 1));
    ck_ok(talon_rules_equal(&rules, &again, &equal));
    ck_assert_int_eq(equal, 0);
    ck_ok(talon_rules_write(&rules, text, sizeof text, &length));
    ck_assert_ptr_nonnull(strstr(text, "more-62 on\n"));
    ck_ok(talon_rules_read(text, length, &again, &used, &position));
    ck_assert_mem_eq(&again, &rules, sizeof rules);
}
END_TEST

/* A value that an option got later has a release of its own. */
START_TEST(a_later_value_has_its_own_release)
{
    known = barter_of_62;
    ck_assert_uint_eq(talon_option_since(BARTER, 60), 0x000100);
    ck_assert_uint_eq(talon_option_value_since(BARTER, 60, 0), 0x000100);
    ck_assert_uint_eq(talon_option_value_since(BARTER, 60, 1), 0x000900);
    ck_assert_uint_eq(talon_option_value_since(BARTER, 60, 2), 0);
    ck_assert_uint_eq(talon_option_value_since(BARTER, 61, 1), 0x000100);
    ck_assert_uint_eq(talon_option_value_since(BARTER, 1, 0), 0);
}
END_TEST

/* A group that a later option begins comes last, and an option that is later
 * still may be in an earlier group. */
START_TEST(a_later_group_comes_last)
{
    known = barter_of_62;
    ck_assert_uint_eq(talon_option_group_count(BARTER), 2);
    ck_assert_str_eq(talon_option_group_at(BARTER, 0), "table");
    ck_assert_str_eq(talon_option_group_at(BARTER, 1), "late");
    ck_assert_str_eq(talon_option_group_label_at(BARTER, 1), "Late");
    ck_assert_str_eq(talon_option_group_at(BARTER, 2), "");
    ck_assert_str_eq(talon_option_group_key(BARTER, LAST), "table");
}
END_TEST

/* Sets all options that were added, and writes and reads rules with a line for
 * each. Then gives all of them a wrong value. */
START_TEST(all_options_can_be_set_at_once)
{
    talon_rules rules, again;
    char text[4096];
    size_t length;
    uint32_t i;

    known = barter_of_62;
    ck_ok(talon_rules_init(&rules, BARTER, 1));
    for (i = 3; i <= LAST; i++)
        ck_ok(talon_rules_set(&rules, i, 1));
    ck_ok(talon_rules_write(&rules, text, sizeof text, &length));
    ck_ok(talon_rules_read(text, length, &again, NULL, NULL));
    ck_assert_mem_eq(&again, &rules, sizeof rules);
    for (i = 3; i <= LAST; i++)
        rules.value[i] = 2;
    ck_status(talon_rules_check(&rules, NULL, 0, &i), TALON_E_UNSUPPORTED);
    ck_assert_uint_eq(i, 60);
}
END_TEST

/* Plays a game to its end. At each step, saves and loads the game, samples a
 * view of it, and reads the line of its record into a second game. */
START_TEST(games_can_be_played_with_the_last_option)
{
    static char text[1 << 16], line[512];
    struct handle handle, other, record;
    talon_event event[TALON_EVENTS_MAX];
    talon_game *game = start(&handle, 1), *again;
    talon_rules rules, kept;
    struct saved saved;
    size_t length;
    talon_rng rng;
    int32_t equal;

    ck_ok(talon_game_rules(game, &rules));
    ck_assert_int_eq(rules.value[LAST], 1);
    ck_ok(talon_game_init(record.memory, sizeof record.memory, &rules, &again));
    seed_for(&rng, 140, 0);
    while (seat_to_act(game) != TALON_NOBODY) {
        talon_card card[TALON_PACK_MAX];
        talon_move move;
        uint32_t n;

        if (seat_to_act(game) == TALON_TABLE) {
            ck_ok(talon_game_shuffle(game, &rng, card, TALON_PACK_MAX, &n));
            ck_ok(talon_record_write_deal(game, card, n, line, sizeof line,
                                          &length));
            ck_ok(talon_game_deal(game, card, n, event, TALON_EVENTS_MAX, &n));
        } else {
            ck_ok(talon_game_move_random(game, &rng, &move));
            ck_ok(talon_record_write_move(game, &move, line, sizeof line,
                                          &length));
            ck_ok(talon_game_apply(game, &move, event, TALON_EVENTS_MAX, &n));
        }
        ck_ok(talon_record_read_line(again, line, length, TALON_RECORD_CHECK,
                                     NULL, 0, NULL, NULL));
        ck_assert(same(again, game));
        save(game, &saved);
        start(&other, 0);
        ck_ok(talon_game_load(of(&other), saved.byte, saved.length, NULL));
        ck_assert(same(of(&other), game));
        ck_ok(talon_game_redact(of(&other), game, 1));
        ck_ok(talon_game_rules(of(&other), &kept));
        ck_assert_mem_eq(&kept, &rules, sizeof rules);
        ck_ok(talon_game_sample(of(&other), of(&other), &rng, scratch_memory(),
                                TALON_SAMPLE_BYTES_MAX));
        ck_ok(talon_game_rules(of(&other), &kept));
        ck_assert_mem_eq(&kept, &rules, sizeof rules);
        start(&other, 0);
        ck_ok(talon_game_equal(game, of(&other), &equal));
        ck_assert_int_eq(equal, 0);
    }
    ck_ok(talon_record_write_state(game, text, sizeof text, &length));
}
END_TEST

/* A library with fewer options accepts a saved game only if the options that it
 * does not know are 0. It refuses rules and record headers that set one of
 * them. */
START_TEST(a_library_with_fewer_options_refuses_unknown_ones)
{
    static const char header[] = "talon-record 1\ngame barter\npreset barter\n";
    char text[256];
    struct handle handle, other;
    struct saved saved[2];
    talon_rules rules;
    talon_game *game;
    size_t at;
    uint32_t i;

    for (i = 0; i < 2; i++)
        save(start(&handle, (int32_t)i), &saved[i]);
    known = barter_module;
    ck_assert_uint_eq(talon_option_count(BARTER), 2);
    preset_game(&other, BARTER, 2);
    ck_ok(talon_game_load(of(&other), saved[0].byte, saved[0].length, &at));
    ck_assert_uint_eq(at, saved[0].length);
    ck_status(talon_game_load(of(&other), saved[1].byte, saved[1].length, &at),
              TALON_E_UNSUPPORTED);
    ck_assert_uint_eq(at, 16); /* the rules */
    ck_status(
        talon_saved_rules(saved[1].byte, saved[1].length, &rules, NULL, NULL),
        TALON_E_UNSUPPORTED);
    ck_status(talon_game_init_saved(other.memory, sizeof other.memory,
                                    saved[1].byte, saved[1].length, &game,
                                    NULL),
              TALON_E_UNSUPPORTED);
    ck_ok(talon_rules_init(&rules, BARTER, 1));
    rules.value[LAST] = 1;
    ck_status(talon_rules_check(&rules, NULL, 0, NULL), TALON_E_UNSUPPORTED);
    ck_status(talon_game_init(other.memory, sizeof other.memory, &rules, &game),
              TALON_E_UNSUPPORTED);
    snprintf(text, sizeof text, "%soption more-62 on\n", header);
    ck_status(talon_rules_read(text, strlen(text), &rules, NULL, NULL),
              TALON_E_OPTION);
    known = barter_of_62;
    ck_ok(talon_rules_read(text, strlen(text), &rules, NULL, NULL));
    ck_assert_int_eq(rules.value[LAST], 1);
}
END_TEST

SUITE(many_options)
TEST(the_last_option_can_be_set)
TEST(a_later_value_has_its_own_release)
TEST(a_later_group_comes_last)
TEST(all_options_can_be_set_at_once)
TEST(games_can_be_played_with_the_last_option)
TEST(a_library_with_fewer_options_refuses_unknown_ones)
END_SUITE
