/* SPDX-License-Identifier: MIT */
/* Saved games, views and events: they are loaded as they were saved, equal
 * states have equal bytes, and any other bytes are either refused or give a
 * position that can be played to its end. */
#include "common/views.h"

#include "talon/save.h"
#include "talon/view.h"

#include "places.h"

/* Where the fields of the header begin. */
#define MARK_AT     0
#define VERSION_AT  4
#define FLAGS_AT    5
#define VIEWERS_AT  6
#define GAME_AT     8
#define TURN_AT     12
#define RULES_AT    16
#define RESERVED_AT 268
#define STATE_AT    272

/* The sizes that doc/save.md gives. */
#define FH_BYTES 582
#define TR_BYTES 960

/* A position some steps into a game. */
static talon_game *some_game(struct handle *handle, uint32_t kind,
                             uint32_t steps)
{
    talon_event event[TALON_EVENTS_MAX];
    talon_game *game = preset_game(handle, kind, 1);
    talon_rng rng;

    seed_for(&rng, 90, steps);
    while (steps-- > 0)
        random_step(game, &rng, event);
    return game;
}

/* Saves and loads a game and a view of it: both must be the same afterwards. */
static void check_round_trip(const talon_game *game, talon_rng *rng)
{
    uint32_t i, viewers = random_viewers(rng, seats_at(game)), seats;
    struct handle view, loaded;
    struct saved saved, again;
    talon_rules rules, kept;

    copy_to(&view, game);
    must_ok(talon_game_redact(of(&view), game, viewers));
    for (i = 0; i < 2; i++) {
        const talon_game *source = i == 0 ? game : of(&view);
        talon_game *fresh = NULL;
        int32_t is_view = 77;
        size_t at = 0;

        save(source, &saved);
        preset_game(&loaded, kind_of(game), 1);
        must_ok(talon_game_load(of(&loaded), saved.byte, saved.length, NULL));
        must(same(of(&loaded), source));
        save(of(&loaded), &again);
        must(again.length == saved.length);
        must(memcmp(again.byte, saved.byte, saved.length) == 0);
        must_ok(talon_game_rules(source, &rules));
        must_ok(talon_saved_rules(saved.byte, saved.length, &kept, &seats,
                                  &is_view));
        must(memcmp(&rules, &kept, sizeof rules) == 0);
        must(seats == (i == 0 ? (1u << seats_at(game)) - 1 : viewers));
        must(is_view == (i == 1));
        must_ok(talon_game_viewers(of(&loaded), &seats, &is_view));
        must(seats == (i == 0 ? (1u << seats_at(game)) - 1 : viewers));
        must(is_view == (i == 1));
        memset(loaded.memory, 0x55, sizeof loaded.memory);
        must_ok(talon_game_init_saved(loaded.memory, size_of(source),
                                      saved.byte, saved.length, &fresh, &at));
        must(at == saved.length && fresh == of(&loaded) && same(fresh, source));
    }
}

/* Events are loaded as they were saved, in full and redacted. */
static void check_events(const talon_event *event, uint32_t count,
                         uint32_t viewers)
{
    static uint8_t byte[TALON_EVENTS_MAX * TALON_SAVED_EVENT_BYTES];
    talon_event told[TALON_EVENTS_MAX], loaded[TALON_EVENTS_MAX];
    uint32_t i, loaded_count;
    size_t length;

    memcpy(told, event, count * sizeof *told);
    for (i = 0; i < 2; i++) {
        must_ok(talon_events_save(told, count, byte, sizeof byte, &length));
        must(length == count * TALON_SAVED_EVENT_BYTES);
        must_ok(talon_events_load(byte, length, loaded, TALON_EVENTS_MAX,
                                  &loaded_count));
        must(loaded_count == count);
        must(memcmp(loaded, told, count * sizeof *told) == 0);
        must_ok(talon_events_redact(told, count, viewers));
    }
    for (i = 0; i < count; i++) { /* redaction clears only cards */
        must(told[i].cards == 0 || told[i].cards == event[i].cards);
        told[i].cards = event[i].cards;
        must(memcmp(&told[i], &event[i], sizeof *told) == 0);
    }
}

static void check_game(talon_game *game, talon_rng *rng, size_t *length)
{
    talon_move finish = MOVE_OF(0, 3, TALON_KIND_FINISH, TALON_TABLE, 0);
    talon_event event[TALON_EVENTS_MAX];
    uint32_t count, steps = 0;
    struct saved saved;

    do {
        save(game, &saved);
        must(*length == 0 || *length == saved.length);
        *length = saved.length;
        check_round_trip(game, rng);
        if (++steps > 250)
            talon_game_apply(game, &finish, NULL, 0, NULL);
        count = random_step(game, rng, event);
        check_events(event, count, random_viewers(rng, seats_at(game)));
    } while (count > 0 && steps < 400);
}

START_TEST(every_position_is_loaded_as_it_was_saved)
{
    uint32_t i, game, games = games_to_play(2000);
    struct handle handle;
    talon_rng rng;

    for (i = 0; i < talon_games_count(); i++) {
        size_t length = 0;

        for (game = 0; game < games; game++) {
            seed_for(&rng, 91, game);
            check_game(random_game(&handle, &rng, talon_games_at(i)), &rng,
                       &length);
        }
        must(length <= TALON_SAVE_BYTES_MAX);
        printf("%s: %" PRIu32 " games, %zu bytes\n",
               talon_games_key(talon_games_at(i)), games, length);
    }
}
END_TEST

/* The members of a state overlap neither each other nor the part that all games
 * share; the saved bytes are the header and then the members in order. */
START_TEST(members_make_up_the_state)
{
    struct handle handle;
    size_t length, i, at, saved;
    uint32_t game_index;

    for (game_index = 0; game_index < talon_games_count(); game_index++) {
        const talon_game *game =
            preset_game(&handle, talon_games_at(game_index), 1);
        const struct module *module = module_of_handle(game);
        const struct field *field = module->field;
        uint8_t taken[TALON_GAME_BYTES_MAX] = {0};

        ck_assert_uint_ge(module->rule_at, sizeof(struct talon_game));
        memset(taken, 1, sizeof(struct talon_game));
        memset(taken + module->rule_at, 1,
               (TALON_OPTIONS_MAX + (size_t)1) * module->rule_bytes);
        for (saved = STATE_AT; field->bytes != 0; field++) {
            ck_assert_uint_eq(field->offset % field->bytes, 0);
            at = field->offset;
            for (i = 0; i < (size_t)field->bytes * field->count; i++)
                ck_assert_uint_eq(taken[at + i]++, 0);
            ck_assert_uint_le(at + i, module->size);
            saved += i;
        }
        ck_ok(talon_game_save(game, NULL, 0, &length));
        ck_assert_uint_eq(saved, length);
        ck_assert_uint_le(length, TALON_SAVE_BYTES_MAX);
    }
    ck_ok(talon_game_save(preset_game(&handle, FH, 1), NULL, 0, &length));
    ck_assert_uint_eq(length, FH_BYTES);
    ck_ok(talon_game_save(preset_game(&handle, TR, 1), NULL, 0, &length));
    ck_assert_uint_eq(length, TR_BYTES);
}
END_TEST

static void write_number(uint8_t *at, uint64_t number, uint32_t bytes)
{
    for (; bytes > 0; bytes--, number >>= 8)
        *at++ = (uint8_t)number;
}

static uint64_t get_number(const uint8_t *at, uint32_t bytes)
{
    uint64_t number = 0;

    while (bytes > 0)
        number = number << 8 | at[--bytes];
    return number;
}

/* Asserts that bytes are refused, with this reason and at this place, and that
 * the game does not change. */
static void check_refused(const struct saved *saved, size_t length,
                          talon_game *game, talon_status reason, size_t place)
{
    struct handle before;
    size_t at = 9999;

    copy_to(&before, game);
    ck_status(talon_game_load(game, saved->byte, length, &at), reason);
    ck_assert_uint_eq(at, place);
    ck_status(talon_game_load(game, saved->byte, length, NULL), reason);
    ck_assert(same(game, of(&before)));
}

START_TEST(wrong_lengths_are_refused)
{
    struct handle handle, other;
    struct saved saved;
    uint32_t i;

    for (i = 0; i < talon_games_count(); i++) {
        talon_game *game = preset_game(&other, talon_games_at(i), 2);
        talon_rules rules;
        size_t length;

        save(some_game(&handle, talon_games_at(i), 5), &saved);
        for (length = 0; length < STATE_AT; length++) {
            check_refused(&saved, length, game, TALON_E_SAVED_LENGTH, length);
            ck_status(talon_saved_rules(saved.byte, length, &rules, NULL, NULL),
                      TALON_E_SAVED_LENGTH);
        }
        for (; length < saved.length; length++)
            check_refused(&saved, length, game, TALON_E_SAVED_LENGTH, length);
        check_refused(&saved, length + 1, game, TALON_E_SAVED_LENGTH,
                      length + 1);
        ck_ok(talon_game_load(game, saved.byte, length, NULL));
    }
}
END_TEST

static void spoil(struct saved *to, const struct saved *from, size_t at,
                  uint64_t number, uint32_t bytes)
{
    *to = *from;
    write_number(to->byte + at, number, bytes);
}

START_TEST(wrong_headers_are_refused)
{
    struct handle handle, other;
    struct saved good, bad;
    talon_game *game = preset_game(&other, FH, 2);
    talon_rules rules;
    uint32_t i, seats;

    save(some_game(&handle, FH, 5), &good);
    ck_assert_mem_eq(good.byte + MARK_AT, "TLNS", 4);
    for (i = 0; i < 4; i++) {
        spoil(&bad, &good, i, 'x', 1);
        check_refused(&bad, bad.length, game, TALON_E_SAVED_MARK, 0);
        ck_status(talon_saved_rules(bad.byte, bad.length, &rules, NULL, NULL),
                  TALON_E_SAVED_MARK);
    }
    spoil(&bad, &good, VERSION_AT, 3, 1);
    check_refused(&bad, bad.length, game, TALON_E_SAVED_VERSION, VERSION_AT);
    ck_status(talon_saved_rules(bad.byte, bad.length, &rules, NULL, NULL),
              TALON_E_SAVED_VERSION);
    for (i = 0; i < 2; i++) { /* release 0.1 wrote version 1 */
        spoil(&bad, &good, VERSION_AT, i, 1);
        check_refused(&bad, bad.length, game, TALON_E_SAVED_MARK, VERSION_AT);
    }
    for (i = 0; i < 2; i++) {
        spoil(&bad, &good, GAME_AT, i == 0 ? 0 : 0x10000 + FH, 4);
        check_refused(&bad, bad.length, game, TALON_E_WRONG_GAME, GAME_AT);
        ck_status(talon_saved_rules(bad.byte, bad.length, &rules, NULL, NULL),
                  TALON_E_GAME);
        ck_status(talon_game_init_saved(other.memory, sizeof other.memory,
                                        bad.byte, bad.length, &game, NULL),
                  TALON_E_GAME);
    }
    for (i = RESERVED_AT; i < STATE_AT; i++) {
        spoil(&bad, &good, i, 1, 1);
        check_refused(&bad, bad.length, game, TALON_E_SAVED_FIELD, RESERVED_AT);
    }

    /* Unknown flags, a full game with viewers, viewers that do not exist. */
    spoil(&bad, &good, FLAGS_AT, 2, 1);
    check_refused(&bad, bad.length, game, TALON_E_SAVED_FIELD, FLAGS_AT);
    spoil(&bad, &good, VIEWERS_AT, 1, 2);
    check_refused(&bad, bad.length, game, TALON_E_SAVED_FIELD, VIEWERS_AT);
    spoil(&bad, &good, FLAGS_AT, 0x000801, 3);
    check_refused(&bad, bad.length, game, TALON_E_SAVED_FIELD, VIEWERS_AT);

    /* Rules: a value that does not exist, and two values that contradict each
     * other. */
    spoil(&bad, &good, RULES_AT + 4 * TALON_FH_OPTION_PLAYERS, 7, 4);
    check_refused(&bad, bad.length, game, TALON_E_UNSUPPORTED, RULES_AT);
    ck_status(talon_saved_rules(bad.byte, bad.length, &rules, &seats, NULL),
              TALON_E_UNSUPPORTED);
    spoil(&bad, &good, RULES_AT + 4 * TALON_FH_OPTION_PACK, TALON_FH_PACK_FULL,
          4);
    check_refused(&bad, bad.length, game, TALON_E_RULES, RULES_AT);
    ck_status(talon_saved_rules(bad.byte, bad.length, &rules, &seats, NULL),
              TALON_E_RULES);

    preset_game(&other, TR, 1);
    check_refused(&good, good.length, of(&other), TALON_E_WRONG_GAME, GAME_AT);
    ck_status(talon_game_load(NULL, good.byte, good.length, NULL),
              TALON_E_NULL);
    ck_status(talon_game_load(of(&other), NULL, 0, NULL), TALON_E_NULL);
    ck_status(talon_saved_rules(NULL, 0, &rules, NULL, NULL), TALON_E_NULL);
    ck_ok(talon_saved_rules(good.byte, good.length, NULL, NULL, NULL));
}
END_TEST

/* doc/save.md: "the values of options 1, 2, … 62, with 0 where there is no such
 * option". Both games have the options 1 to 30 (five_hundred.h, tripoli.h), and
 * one of a later library that is not 0 is refused. */
START_TEST(options_that_do_not_exist_are_0)
{
    static const uint32_t kinds[] = {FH, TR};
    static const uint32_t options[] = {31, 40, 62};
    static const uint32_t values[] = {1, UINT32_MAX};
    struct handle handle, other;
    struct saved good, bad;
    uint32_t i, k, v;

    for (i = 0; i < COUNT(kinds); i++) {
        talon_game *game = preset_game(&other, kinds[i], 2);

        save(some_game(&handle, kinds[i], 5), &good);
        for (k = 0; k < COUNT(options); k++) {
            size_t at = RULES_AT + 4 * (size_t)options[k];

            ck_assert_uint_eq(get_number(good.byte + at, 4), 0);
            for (v = 0; v < COUNT(values); v++) {
                spoil(&bad, &good, at, values[v], 4);
                check_refused(&bad, bad.length, game, TALON_E_UNSUPPORTED,
                              RULES_AT);
                ck_status(talon_saved_rules(bad.byte, bad.length,
                                            &(talon_rules){0}, NULL, NULL),
                          TALON_E_UNSUPPORTED);
            }
        }
        ck_ok(talon_game_load(game, good.byte, good.length, NULL));
    }
}
END_TEST

/* Loads a game or view whose preset this library does not know, in each of the
 * ways there are: the preset is 0 then, and the rest is as it was saved. */
static void check_preset_is_dropped(const talon_game *source, uint32_t preset)
{
    struct saved saved, wanted, again;
    struct handle one, other;
    talon_game *loaded[2];
    talon_rules rules;
    uint32_t i;

    save(source, &saved);
    spoil(&wanted, &saved, RULES_AT, 0, 4);
    spoil(&saved, &saved, RULES_AT, preset, 4);
    ck_ok(talon_saved_rules(saved.byte, saved.length, &rules, NULL, NULL));
    ck_assert_int_eq(rules.value[0], 0);
    ck_ok(talon_game_init_saved(one.memory, sizeof one.memory, saved.byte,
                                saved.length, &loaded[0], NULL));
    loaded[1] = preset_game(&other, kind_of(source), 2);
    ck_ok(talon_game_load(loaded[1], saved.byte, saved.length, NULL));
    for (i = 0; i < 2; i++) {
        ck_ok(talon_game_rules(loaded[i], &rules));
        ck_assert_int_eq(rules.value[0], 0);
        save(loaded[i], &again);
        ck_assert_uint_eq(again.length, wanted.length);
        ck_assert_mem_eq(again.byte, wanted.byte, wanted.length);
    }
}

/* A preset of a later library counts as 0, as for talon_game_init(), in games
 * and in views. */
START_TEST(presets_of_later_libraries_count_as_none)
{
    static const uint32_t numbers[] = {8, 99, 0x10001, INT32_MAX, UINT32_MAX};
    struct handle handle, view;
    uint32_t i, n;

    for (i = 0; i < talon_games_count(); i++) {
        const talon_game *game = some_game(&handle, talon_games_at(i), 20);

        copy_to(&view, game);
        ck_ok(talon_game_redact(of(&view), game, 2));
        for (n = 0; n < COUNT(numbers); n++) {
            check_preset_is_dropped(game, numbers[n]);
            check_preset_is_dropped(of(&view), numbers[n]);
        }
    }
}
END_TEST

/* The header: version, flags, viewers, game, turn, rules. */
START_TEST(headers_are_as_documented)
{
    struct handle handle, view;
    struct saved saved;
    talon_game *game = some_game(&handle, TR, 1);
    talon_rules rules;
    uint32_t i, turn;

    copy_to(&view, game);
    ck_ok(talon_game_redact(of(&view), game, 5));
    save(of(&view), &saved);
    ck_ok(talon_game_turn(game, &turn));
    ck_ok(talon_game_rules(game, &rules));
    ck_assert_uint_eq(saved.byte[VERSION_AT], 2);
    ck_assert_uint_eq(saved.byte[FLAGS_AT], 1);
    ck_assert_uint_eq(get_number(saved.byte + VIEWERS_AT, 2), 5);
    ck_assert_uint_eq(get_number(saved.byte + GAME_AT, 4), TR);
    ck_assert_uint_eq(get_number(saved.byte + TURN_AT, 4), turn);
    ck_assert_uint_eq(get_number(saved.byte + RESERVED_AT, 4), 0);
    for (i = 0; i <= TALON_OPTIONS_MAX; i++)
        ck_assert_uint_eq(get_number(saved.byte + RULES_AT + (size_t)4 * i, 4),
                          (uint32_t)rules.value[i]);
    /* The state begins with the hands; seats 0 and 2 know theirs. */
    for (i = 0; i < 5; i++) {
        talon_cards hand = get_number(saved.byte + STATE_AT + (size_t)8 * i, 8);

        ck_assert_uint_eq(hand, sets_of(of(&view))[i]);
        ck_assert((hand != 0) == (i == 0 || i == 2));
    }
}
END_TEST

/* A turn of 2^31 or more is refused. The turn just below that is accepted: when
 * the first dealer is drawn, any number of hands may have been thrown in
 * earlier. */
START_TEST(games_of_2_to_the_31_turns_are_refused)
{
    struct handle handle, loaded;
    talon_game *game = some_game(&handle, FH, 1), *again;
    struct saved saved;
    size_t place;

    save(game, &saved);
    again = some_game(&loaded, FH, 5);
    saved.byte[TURN_AT + 3] = 0x7F;
    ck_ok(talon_game_load(again, saved.byte, saved.length, NULL));
    saved.byte[TURN_AT + 3] = 0x80;
    ck_status(talon_game_load(again, saved.byte, saved.length, &place),
              TALON_E_SAVED_FIELD);
    ck_assert_uint_eq(place, TURN_AT);
    ck_status(talon_saved_rules(saved.byte, saved.length, &(talon_rules){0},
                                NULL, NULL),
              TALON_E_SAVED_FIELD);
}
END_TEST

/* talon_game_init_saved() makes a game from bytes in one call: which memory and
 * bytes it refuses. */
START_TEST(init_saved_refuses_bad_memory_and_bytes)
{
    struct handle handle, memory, clean;
    uint32_t i;

    for (i = 0; i < talon_games_count(); i++) {
        talon_game *game = some_game(&handle, talon_games_at(i), 3), *made;
        size_t size = size_of(game), at = 0;
        struct saved saved, bad;

        save(game, &saved);
        memset(&memory, 0x55, sizeof memory);
        clean = memory;
        made = NULL;
        ck_status(talon_game_init_saved((uint8_t *)memory.memory + 4, size,
                                        saved.byte, saved.length, &made, NULL),
                  TALON_E_ALIGNMENT);
        ck_status(talon_game_init_saved(memory.memory, size - 1, saved.byte,
                                        saved.length, &made, NULL),
                  TALON_E_SPACE);
        ck_status(talon_game_init_saved(NULL, size, saved.byte, saved.length,
                                        &made, NULL),
                  TALON_E_NULL);
        ck_status(
            talon_game_init_saved(memory.memory, size, NULL, 0, &made, NULL),
            TALON_E_NULL);
        ck_status(talon_game_init_saved(memory.memory, size, saved.byte,
                                        saved.length, NULL, NULL),
                  TALON_E_NULL);
        ck_assert_mem_eq(&memory, &clean, sizeof clean);
        ck_status(talon_game_init_saved(memory.memory, size, saved.byte,
                                        saved.length - 1, &made, &at),
                  TALON_E_SAVED_LENGTH);
        ck_assert_uint_eq(at, saved.length - 1);
        bad = saved;
        bad.byte[0]++;
        ck_status(talon_game_init_saved(memory.memory, size, bad.byte,
                                        bad.length, &made, &at),
                  TALON_E_SAVED_MARK);
        ck_assert_uint_eq(at, 0);
        ck_assert_ptr_null(made);
        ck_ok(talon_game_init_saved(memory.memory, size, saved.byte,
                                    saved.length, &made, &at));
        ck_assert(same(made, game));
        ck_assert_mem_eq((uint8_t *)memory.memory + size,
                         (uint8_t *)clean.memory + size,
                         sizeof clean.memory - size);
    }
}
END_TEST

START_TEST(too_small_buffers_are_refused)
{
    struct handle handle;
    const talon_game *game = some_game(&handle, FH, 5);
    uint8_t byte[TALON_SAVE_BYTES_MAX] = {0};
    struct saved saved;
    size_t length = 0;

    save(game, &saved);
    ck_ok(talon_game_save(game, NULL, 0, &length));
    ck_assert_uint_eq(length, saved.length);
    length = 0;
    ck_status(talon_game_save(game, byte, saved.length - 1, &length),
              TALON_E_SPACE);
    ck_assert_uint_eq(length, saved.length);
    ck_assert_uint_eq(byte[0], 0);
    ck_ok(talon_game_save(game, byte, saved.length, NULL));
    ck_assert_mem_eq(byte, saved.byte, saved.length);
    ck_status(talon_game_save(game, NULL, 1, &length), TALON_E_NULL);
    ck_status(talon_game_save(NULL, byte, sizeof byte, &length), TALON_E_NULL);
}
END_TEST

/* A view is not a game, whatever its bytes claim, and a game is not a view. */
START_TEST(views_are_not_games)
{
    struct handle handle, view, other;
    struct saved saved;
    uint32_t i, k, steps;
    int whole;

    for (i = 0; i < talon_games_count(); i++) {
        for (steps = 3; steps < 12; steps++) {
            talon_game *game = some_game(&handle, talon_games_at(i), steps);

            if (is_between_deals(game))
                continue;
            copy_to(&other, game);
            copy_to(&view, game);
            ck_ok(talon_game_redact(of(&view), game, 2));
            for (k = 0; k < 2; k++) {
                whole = k == 1;
                save(whole ? game : of(&view), &saved);
                write_number(saved.byte + FLAGS_AT, whole ? 0x000201 : 0, 3);
                ck_status(
                    talon_game_load(of(&other), saved.byte, saved.length, NULL),
                    TALON_E_SAVED_STATE);
                ck_assert(same(of(&other), game));
            }
        }
    }
}
END_TEST

/* Asserts that no card is at two places; in Tripoli, that the places hold the
 * whole pack or nothing. */
static void check_conserved(const talon_game *game)
{
    talon_cards all = 0, there, pack;
    uint32_t place, count, sum = 0;
    talon_rules rules;

    must_ok(talon_game_rules(game, &rules));
    must_ok(talon_rules_pack(&rules, &pack));
    for (place = 0; place <= TALON_PLACE_UNDEALT; place++) {
        if (place == TALON_PLACE_TABLE && kind_of(game) == FH)
            continue;
        if (talon_game_cards(game, place, &there, &count) != TALON_OK)
            continue;
        must(count == talon_cards_count(&there));
        must((all & there) == 0);
        all |= there;
        sum += count;
    }
    must(sum == talon_cards_count(&all));
    must(kind_of(game) == FH || sum == talon_cards_count(&pack) || sum == 0);
}

/* Checks a game loaded from spoiled bytes: saving it gives the same bytes, but
 * for a preset that does not exist, and it can be played to its end. A view can
 * be sampled, with or without success. */
static void check_loaded(const talon_game *game, const struct saved *saved,
                         talon_rng *rng)
{
    talon_event event[TALON_EVENTS_MAX];
    struct handle end;
    struct saved again;
    talon_rules rules;
    uint32_t preset;
    int32_t is_view;

    save(game, &again);
    must(again.length == saved->length);
    must(memcmp(again.byte, saved->byte, RULES_AT) == 0);
    must(memcmp(again.byte + RULES_AT + 4, saved->byte + RULES_AT + 4,
                saved->length - RULES_AT - 4) == 0);
    must_ok(talon_game_rules(game, &rules));
    preset = (uint32_t)get_number(saved->byte + RULES_AT, 4);
    must((uint32_t)rules.value[0] ==
         (strcmp(talon_preset_key(rules.game_id, preset), "") != 0 ? preset
                                                                   : 0));
    copy_to(&end, game);
    must_ok(talon_game_viewers(game, NULL, &is_view));
    if (is_view) {
        if (talon_rng_below(rng, 16) == 0)
            talon_game_sample(of(&end), game, rng, scratch_memory(),
                              TALON_SAMPLE_BYTES_MAX);
        return;
    }
    check_conserved(game);
    play_out(of(&end), rng);
    must(is_accepted(of(&end)));
    if (random_step(of(&end), rng, event) > 0) {
        play_out(of(&end), rng);
        must(is_accepted(of(&end)));
    }
}

/* Changes each byte in turn to several other values, and tries to load the
 * result. */
static void check_spoiled(const talon_game *game, talon_rng *rng,
                          uint32_t *loaded, uint32_t *refused)
{
    struct saved good, bad;
    struct handle other;
    size_t at, place;
    uint32_t i;

    save(game, &good);
    for (at = 0; at < good.length; at++) {
        uint8_t byte = good.byte[at];
        const uint8_t value[] = {0,
                                 255,
                                 (uint8_t)(byte ^ 1),
                                 (uint8_t)(byte + 1),
                                 (uint8_t)(byte - 1),
                                 (uint8_t)(byte ^ 128),
                                 (uint8_t)talon_rng_below(rng, 256)};

        for (i = 0; i < COUNT(value); i++) {
            if (value[i] == byte)
                continue;
            bad = good;
            bad.byte[at] = value[i];
            copy_to(&other, game);
            if (talon_game_load(of(&other), bad.byte, bad.length, &place) < 0) {
                must(place <= bad.length);
                must(same(of(&other), game));
                ++*refused;
                continue;
            }
            check_loaded(of(&other), &bad, rng);
            ++*loaded;
        }
    }
}

START_TEST(spoiled_bytes_are_refused_or_can_be_played)
{
    talon_event event[TALON_EVENTS_MAX];
    uint32_t i, k, game, steps, games = games_to_play(40);
    uint32_t loaded, refused;
    struct handle handle, view;
    talon_rng rng;

    for (i = 0; i < talon_games_count(); i++) {
        loaded = refused = 0;
        for (game = 0; game < games; game++) {
            seed_for(&rng, 92, game);
            random_game(&handle, &rng, talon_games_at(i));
            steps = talon_rng_below(&rng, 100);
            for (k = 0; k < steps; k++)
                random_step(of(&handle), &rng, event);
            check_spoiled(of(&handle), &rng, &loaded, &refused);
            copy_to(&view, of(&handle));
            must_ok(
                talon_game_redact(of(&view), of(&handle),
                                  random_viewers(&rng, seats_at(of(&handle)))));
            check_spoiled(of(&view), &rng, &loaded, &refused);
        }
        printf("%s: %" PRIu32 " loaded, %" PRIu32 " refused\n",
               talon_games_key(talon_games_at(i)), loaded, refused);
        must(refused > loaded);
    }
}
END_TEST

/* Replaces up to eight bytes after a valid header with random ones: the result
 * is refused, or can be played. */
START_TEST(noise_is_refused_or_can_be_played)
{
    uint32_t i, k, game, games = games_to_play(20000), loaded = 0;
    struct handle handle, other;
    struct saved bad;
    talon_rng rng;

    for (i = 0; i < talon_games_count(); i++) {
        for (game = 0; game < games; game++) {
            seed_for(&rng, 93, game);
            save(some_game(&handle, talon_games_at(i), game % 40), &bad);
            for (k = 0; k < 1 + game % 8; k++)
                bad.byte[STATE_AT + talon_rng_below(&rng, (uint32_t)bad.length -
                                                              STATE_AT)] =
                    (uint8_t)talon_rng_below(&rng, game % 3 ? 8 : 256);
            copy_to(&other, of(&handle));
            if (talon_game_load(of(&other), bad.byte, bad.length, NULL) < 0)
                continue;
            check_loaded(of(&other), &bad, &rng);
            loaded++;
        }
    }
    printf("noise: %" PRIu32 " loaded\n", loaded);
}
END_TEST

/* Loads an event in which one number has been changed. */
static void check_event(size_t at, uint64_t number, uint32_t bytes,
                        talon_status expected)
{
    talon_event event = {.kind = TALON_KIND_PLAY, .cards = 1, .count = 1};
    talon_event loaded = {.amount = 77};
    uint8_t byte[TALON_SAVED_EVENT_BYTES], again[TALON_SAVED_EVENT_BYTES];
    uint32_t count = 9;

    ck_ok(talon_events_save(&event, 1, byte, sizeof byte, NULL));
    ck_ok(talon_events_load(byte, sizeof byte, &loaded, 1, &count));
    ck_assert_mem_eq(&loaded, &event, sizeof event);
    write_number(byte + at, number, bytes);
    memset(&loaded, 7, sizeof loaded);
    event = loaded;
    ck_status(talon_events_load(byte, sizeof byte, &loaded, 1, &count),
              expected);
    if (expected < 0) {
        ck_assert_mem_eq(&loaded, &event, sizeof event);
        return;
    }
    ck_ok(talon_events_save(&loaded, 1, again, sizeof again, NULL));
    ck_assert_mem_eq(again, byte, sizeof byte);
}

/* The fields begin at these bytes: cards 0, amount 8, turn 16, viewers 20, kind
 * 22, reason 24, seat 26, other 27, denomination 28, box 29, place 30, index
 * 31, count 32, reserved 33 … 39. The seats must exist; all other values are
 * loaded as they are. */
START_TEST(wrong_events_are_refused)
{
    uint32_t i;

    for (i = 26; i <= 27; i++) {
        check_event(i, 16, 1, TALON_E_SAVED_FIELD);
        check_event(i, 0x80, 1, TALON_E_SAVED_FIELD);
        check_event(i, 0xFC, 1, TALON_E_SAVED_FIELD);
        check_event(i, 0xFD, 1, TALON_OK); /* a secret seat */
        check_event(i, 0xFF, 1, TALON_OK);
        check_event(i, 15, 1, TALON_OK);
    }
    check_event(20, 0x1234, 2, TALON_OK);
    check_event(22, 0, 2, TALON_OK);
    check_event(22, 30, 2, TALON_OK);
    check_event(22, 60000, 2, TALON_OK);
    check_event(24, 60000, 2, TALON_OK);
    for (i = 28; i < TALON_SAVED_EVENT_BYTES; i++)
        check_event(i, 255, 1, TALON_OK);
}
END_TEST

/* Which numbers of an event fit each other is not checked: `count` may be more
 * than a pack has, and less than the cards that are named. */
START_TEST(a_count_of_an_event_may_be_any)
{
    check_event(32, 64, 1, TALON_OK);
    check_event(32, 65, 1, TALON_OK);
    check_event(32, 0, 1, TALON_OK); /* but one card is named */
    check_event(0, 3, 8, TALON_OK);  /* two cards, and a count of 1 */
    check_event(0, UINT64_MAX, 8, TALON_OK);
}
END_TEST

START_TEST(wrong_lengths_of_events_are_refused)
{
    talon_event event[2] = {{.kind = TALON_KIND_PASS},
                            {.kind = TALON_KIND_PASS}};
    uint8_t byte[3 * TALON_SAVED_EVENT_BYTES] = {0};
    talon_event loaded[2];
    uint32_t count = 9;
    size_t length = 9;

    ck_ok(talon_events_save(NULL, 0, byte, 0, &length));
    ck_assert_uint_eq(length, 0);
    ck_ok(talon_events_save(event, 2, NULL, 0, &length));
    ck_assert_uint_eq(length, 2 * TALON_SAVED_EVENT_BYTES);
    ck_status(talon_events_save(event, 2, byte, length - 1, &length),
              TALON_E_SPACE);
    ck_assert_uint_eq(length, 2 * TALON_SAVED_EVENT_BYTES);
    ck_status(talon_events_save(NULL, 1, byte, sizeof byte, &length),
              TALON_E_NULL);
    ck_ok(talon_events_save(event, 2, byte, sizeof byte, &length));
    ck_status(talon_events_load(byte, length - 1, loaded, 2, &count),
              TALON_E_SAVED_LENGTH);
    ck_status(talon_events_load(byte, length, loaded, 1, &count),
              TALON_E_SPACE);
    ck_assert_uint_eq(count, 2);
    count = 0;
    ck_ok(talon_events_load(byte, length, NULL, 0, &count));
    ck_assert_uint_eq(count, 2);
    ck_ok(talon_events_load(byte, 0, loaded, 2, &count));
    ck_assert_uint_eq(count, 0);
    ck_status(talon_events_load(NULL, 32, loaded, 2, &count), TALON_E_NULL);
    ck_status(talon_events_load(byte, length, NULL, 1, &count), TALON_E_NULL);
}
END_TEST

/* Each event says who may see its cards, whatever its kind is: that holds for
 * kinds of later versions too. */
START_TEST(events_of_unknown_kinds_keep_their_secrets)
{
    static const uint16_t kinds[] = {
        TALON_KIND_PLAY, TALON_KIND_HAND, 0, 63, 1000, 65535};
    static const struct {
        uint16_t viewers;
        uint32_t seats;
        int is_seen;
    } cases[] = {
        {TALON_EVENT_PUBLIC, 0, 1},
        {TALON_EVENT_PUBLIC, 1, 1},
        {0, 0, 0},
        {0, 0xFFFF, 0},
        {4, 5, 1},
        {4, 4, 1},
        {4, 3, 0},
        {4, 0, 0},
        {0x8001, 0x8000, 1},
        {0xFFFE, 1, 0},
    };
    uint32_t i, k;

    for (i = 0; i < COUNT(kinds); i++) {
        for (k = 0; k < COUNT(cases); k++) {
            talon_event event, before;

            memset(&event, 0x11, sizeof event);
            event.kind = kinds[i];
            event.viewers = cases[k].viewers;
            before = event;
            ck_ok(talon_events_redact(&event, 1, cases[k].seats));
            if (!cases[k].is_seen)
                before.cards = 0;
            ck_assert_mem_eq(&event, &before, sizeof event);
        }
    }
    ck_ok(talon_events_redact(NULL, 0, 1));
    ck_status(talon_events_redact(NULL, 1, 1), TALON_E_NULL);
    ck_status(talon_events_redact(NULL, 0, 0x10000), TALON_E_SEAT);
}
END_TEST

/* Seats that may not see the cards are left no card, however many there are,
 * and `count` as it is; seats that may are left everything. */
START_TEST(loaded_events_are_redacted_whatever_they_count)
{
    static const struct {
        talon_cards cards;
        uint8_t count;
    } cases[] = {{31, 255}, {31, 5}, {31, 4}, {UINT64_MAX, 0}, {UINT64_MAX, 1}};
    uint8_t byte[TALON_SAVED_EVENT_BYTES];
    uint32_t i;

    for (i = 0; i < COUNT(cases); i++) {
        talon_event event = {.kind = TALON_KIND_HAND, .seat = 2, .viewers = 4};
        talon_event loaded;

        event.cards = cases[i].cards;
        event.count = cases[i].count;
        ck_ok(talon_events_save(&event, 1, byte, sizeof byte, NULL));
        ck_ok(talon_events_load(byte, sizeof byte, &loaded, 1, NULL));
        ck_ok(talon_events_redact(&loaded, 1, 4));
        ck_assert_mem_eq(&loaded, &event, sizeof event);
        ck_ok(talon_events_redact(&loaded, 1, 3));
        event.cards = 0;
        ck_assert_mem_eq(&loaded, &event, sizeof event);
    }
}
END_TEST

/* Files saved by older versions, and the position in each: a record of
 * tests/records, read up to a turn, in full (WHOLE) or as a view of some seats.
 */
#define WHOLE UINT32_MAX

static const struct golden {
    const char *file;
    const char *record;
    uint32_t kind;
    uint32_t turn;
    uint32_t viewers;
} goldens[] = {
    {"five-hundred-start.bin", "classic-3.talon", FH, 0, WHOLE},
    {"five-hundred-tricks.bin", "logged-three-hand-7D.talon", FH, 20, WHOLE},
    {"five-hundred-partner.bin", "five-5.talon", FH, 50, 4},
    {"five-hundred-spectator.bin", "quebec-4.talon", FH, 60, 0},
    {"tripoli-poker.bin", "tripoli.talon", TR, 9, WHOLE},
    {"tripoli-select.bin", "tripoli.talon", TR, 4, 3},
    {"tripoli-play.bin", "michigan-rummy.talon", TR, 60, 2},
    {"tripoli-spectator.bin", "cosmo.talon", TR, 40, 0},
};

static size_t read_whole(const char *directory, const char *name, char *text,
                         size_t size)
{
    char path[4096];
    size_t length;
    FILE *file;

    snprintf(path, sizeof path, "%s/%s", directory, name);
    file = fopen(path, "rb");
    ck_assert_msg(file != NULL, "%s cannot be opened", path);
    length = fread(text, 1, size, file);
    fclose(file);
    return length;
}

/* Reads the record of a golden file up to its turn. */
static talon_game *read_to_turn(struct handle *handle,
                                const struct golden *golden)
{
    static char text[1 << 20];
    size_t used,
        size = read_whole(TALON_RECORDS_DIR, golden->record, text, sizeof text);
    talon_rules rules;
    talon_game *game;
    uint32_t turn;

    ck_ok(talon_rules_read(text, size, &rules, &used, NULL));
    ck_ok(
        talon_game_init(handle->memory, sizeof handle->memory, &rules, &game));
    while (talon_game_turn(game, &turn) == TALON_OK && turn < golden->turn) {
        size_t length = strcspn(text + used, "\n") + 1;

        ck_ok(talon_record_read_line(game, text + used, length,
                                     TALON_RECORD_SKIP, NULL, 0, NULL, NULL));
        used += length;
    }
    if (golden->viewers != WHOLE)
        ck_ok(talon_game_redact(game, game, golden->viewers));
    return game;
}

/* If the environment variable TALON_MAKE_SAVES names a directory, saves the
 * position there, unless the file exists. This makes the files of rows that are
 * added to the table. */
static void make_golden(const struct golden *golden, const talon_game *game)
{
    const char *directory = getenv("TALON_MAKE_SAVES");
    struct saved saved;
    char path[4096];
    FILE *file;

    if (directory == NULL)
        return;
    snprintf(path, sizeof path, "%s/%s", directory, golden->file);
    file = fopen(path, "wbx");
    if (file == NULL)
        return;
    save(game, &saved);
    ck_assert_uint_eq(fwrite(saved.byte, 1, saved.length, file), saved.length);
    fclose(file);
}

START_TEST(files_of_older_versions_are_loaded)
{
    char byte[TALON_SAVE_BYTES_MAX + 1];
    struct handle handle, loaded;
    struct saved saved;
    size_t length;
    uint32_t i;

    for (i = 0; i < COUNT(goldens); i++) {
        talon_game *game = read_to_turn(&handle, &goldens[i]);

        make_golden(&goldens[i], game);
        length =
            read_whole(TALON_SAVES_DIR, goldens[i].file, byte, sizeof byte);
        preset_game(&loaded, goldens[i].kind, 2);
        ck_ok(
            talon_game_load(of(&loaded), (const uint8_t *)byte, length, NULL));
        ck_assert(same(of(&loaded), game));
        save(of(&loaded), &saved);
        ck_assert_uint_eq(saved.length, length);
        ck_assert_mem_eq(saved.byte, byte, length);
    }
}
END_TEST

SUITE(save)
TEST(every_position_is_loaded_as_it_was_saved)
TEST(members_make_up_the_state)
TEST(wrong_lengths_are_refused)
TEST(wrong_headers_are_refused)
TEST(options_that_do_not_exist_are_0)
TEST(presets_of_later_libraries_count_as_none)
TEST(headers_are_as_documented)
TEST(games_of_2_to_the_31_turns_are_refused)
TEST(init_saved_refuses_bad_memory_and_bytes)
TEST(too_small_buffers_are_refused)
TEST(views_are_not_games)
TEST(spoiled_bytes_are_refused_or_can_be_played)
TEST(noise_is_refused_or_can_be_played)
TEST(wrong_events_are_refused)
TEST(a_count_of_an_event_may_be_any)
TEST(wrong_lengths_of_events_are_refused)
TEST(events_of_unknown_kinds_keep_their_secrets)
TEST(loaded_events_are_redacted_whatever_they_count)
TEST(files_of_older_versions_are_loaded)
END_SUITE
