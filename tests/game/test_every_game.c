/* SPDX-License-Identifier: MIT */
/* What holds for every game of the library: the registry of numbers and words
 * that all games share, the memory of a game, and choices compared with all
 * possible moves. */
#include "common/views.h"

/* Numbers from this one on are for tests only. */
#define RESERVED 0xF000

static int is_released(const struct module *module)
{
    return module->entry.options->game == FH ||
           module->entry.options->game == TR;
}

/* The ranges of numbers that move.h promises: of seats, of the table, and of
 * events that are not moves. */
static int is_in_range(const struct kind *kind)
{
    uint32_t n = kind->number;

    if (kind->source == BY_SEAT)
        return (n >= 1 && n < 32) || (n >= 0x1000 && n < 0x2000);
    if (kind->source != BY_EVENT)
        return (n >= 32 && n < 64) || (n >= 0x2000 && n < 0x3000);
    return (n >= 64 && n < 0x1000) || (n >= 0x3000 && n < RESERVED);
}

/* A kind that several games share has the same key in all of them, is made by
 * the same hand (seat, table or chance), and is read the same way; only the
 * fields that it uses may differ. */
static void check_kind(const struct module *module, const struct kind *kind)
{
    const struct kind *other;
    uint32_t i;

    ck_assert_str_eq(talon_kind_key(kind->number), kind->key);
    ck_assert(!is_released(module) || is_in_range(kind));
    ck_assert_int_eq(kind->form == FORM_OWN, kind->own != NULL);
    for (i = 0; module_at(i) != NULL; i++) {
        other = tln_kind_in(module_at(i)->vocabulary, kind->number);
        if (other == NULL)
            continue;
        ck_assert_str_eq(other->key, kind->key);
        ck_assert_uint_eq(other->source, kind->source);
        ck_assert_str_eq(text_at(other->key, 1), text_at(kind->key, 1));
    }
}

/* Within a game no number and no key occurs twice, and no verb occurs twice
 * among the moves that seats make, or the table, or chance, so that records can
 * be read. */
START_TEST(every_kind_has_its_key_and_verb)
{
    const struct kind *kind, *other;
    uint32_t i;

    for (i = 0; module_at(i) != NULL; i++) {
        for (kind = module_at(i)->vocabulary->kind; kind->number != 0; kind++) {
            check_kind(module_at(i), kind);
            for (other = kind + 1; other->number != 0; other++) {
                ck_assert_uint_ne(other->number, kind->number);
                ck_assert_str_ne(other->key, kind->key);
                if (other->source == kind->source)
                    ck_assert_str_ne(verb_of(other), verb_of(kind));
            }
        }
    }
}
END_TEST

static void check_reason(const struct module *module, const struct term *reason)
{
    const struct term *other;
    uint32_t i;

    ck_assert_str_ne(reason->key, "");
    ck_assert_str_eq(talon_reason_key((uint32_t)reason->number), reason->key);
    ck_assert_str_eq(talon_reason_text((uint32_t)reason->number),
                     label_of(reason));
    ck_assert(!is_released(module) || reason->number < RESERVED);
    for (i = 0; module_at(i) != NULL; i++) {
        for (other = module_at(i)->vocabulary->reason; other->number != 0;
             other++)
            ck_assert_msg((other->number == reason->number) ==
                              (strcmp(other->key, reason->key) == 0),
                          "the reasons %s (%" PRId32 ") and %s (%" PRId32
                          ") must have both number and key in common, or "
                          "neither",
                          reason->key, reason->number, other->key,
                          other->number);
    }
}

START_TEST(every_reason_has_its_key)
{
    const struct term *reason;
    uint32_t i;

    for (i = 0; module_at(i) != NULL; i++) {
        for (reason = module_at(i)->vocabulary->reason; reason->number != 0;
             reason++)
            check_reason(module_at(i), reason);
    }
}
END_TEST

/* Every phase has its own key. Its moves are kinds of its game, made by a seat,
 * the table or chance, and it has functions that list and apply them. */
static void check_phase(const struct module *module, const struct phase *phase)
{
    const uint16_t *number;

    ck_assert_str_ne(phase->key, "");
    ck_assert_str_eq(talon_phase_key(phase->number), phase->key);
    ck_assert(!is_released(module) || phase->number < RESERVED);
    for (number = phase->kinds; number != NULL && *number != 0; number++) {
        const struct kind *kind = tln_kind_in(module->vocabulary, *number);

        ck_assert_ptr_nonnull(kind);
        ck_assert(kind->source == BY_SEAT || kind->source == BY_TABLE ||
                  kind->source == BY_CHANCE);
        ck_assert(phase->choices != NULL || phase->owed != NULL);
        ck_assert(phase->apply != NULL);
    }
    ck_assert_int_eq(phase->due != NULL, phase->deal != NULL);
}

START_TEST(every_phase_has_a_key_and_legal_kinds_of_moves)
{
    uint32_t i, k, n;

    for (i = 0; module_at(i) != NULL; i++) {
        const struct module *module = module_at(i);

        for (k = 0; k < module->phases; k++) {
            if (module->phase[k] == NULL)
                continue;
            check_phase(module, module->phase[k]);
            for (n = 0; n < k; n++)
                ck_assert(module->phase[n] == NULL ||
                          module->phase[n]->number != module->phase[k]->number);
        }
    }
}
END_TEST

/* Each game has a number, a key and a feature of its own; talon_limit() knows
 * the limits of every game. */
START_TEST(games_differ_in_number_key_and_feature)
{
    uint32_t i, k;

    for (i = 0; module_at(i) != NULL; i++) {
        const struct module *module = module_at(i);
        const struct limit *limit = module->limit;

        ck_assert_uint_eq(talon_games_at(i), module->entry.options->game);
        ck_assert_uint_eq(talon_games_find(module->entry.options->text),
                          module->entry.options->game);
        ck_assert_int_eq(talon_feature(module->feature), 1);
        ck_assert(!is_released(module) ||
                  module->entry.options->game < RESERVED);
        ck_assert(!is_released(module) || module->feature < RESERVED);
        ck_assert_uint_le(module->size, TALON_GAME_BYTES_MAX);
        ck_assert_uint_eq(module->size % TALON_GAME_ALIGNMENT, 0);
        for (; limit->id != 0; limit++) {
            int64_t value = 0;

            ck_ok(talon_limit(limit->id, &value));
            ck_assert_int_eq(value, limit->value);
        }
        for (k = 0; k < i; k++) {
            ck_assert_uint_ne(module_at(k)->entry.options->game,
                              module->entry.options->game);
            ck_assert_uint_ne(module_at(k)->feature, module->feature);
            ck_assert_str_ne(module_at(k)->entry.options->text,
                             module->entry.options->text);
        }
    }
    ck_assert_uint_eq(talon_games_count(), i);
    ck_assert_uint_eq(talon_games_at(i), 0);
}
END_TEST

/* Every option of every preset has a legal value, and the text of every value
 * is read as the same value. */
START_TEST(every_preset_has_legal_values)
{
    uint32_t place, game, preset, option;
    char text[32];

    for (place = 0; (game = talon_games_at(place)) != 0; place++) {
        ck_assert_uint_gt(talon_preset_count(game), 0);
        for (preset = 1; preset <= talon_preset_count(game); preset++) {
            talon_rules rules, again;

            ck_ok(talon_rules_init(&rules, game, preset));
            ck_ok(talon_rules_check(&rules, NULL, 0, NULL));
            again = rules;
            for (option = 1; option <= talon_option_count(game); option++) {
                ck_ok(talon_rules_get_text(&rules, option, text, sizeof text,
                                           NULL));
                ck_ok(talon_rules_set_text(
                    &again, talon_option_key(game, option), text));
            }
            ck_assert_mem_eq(&rules, &again, sizeof rules);
        }
    }
}
END_TEST

/* A game uses the number of bytes that it reports and no more. Moved to other
 * memory, it plays on in the same way. */
START_TEST(every_game_uses_the_bytes_it_reports)
{
    talon_event event[TALON_EVENTS_MAX], moved_event[TALON_EVENTS_MAX];
    struct handle handle, moved;
    uint32_t place, kind, i, n;
    talon_rng rng, again;

    for (place = 0; (kind = talon_games_at(place)) != 0; place++) {
        talon_game *game = NULL;
        talon_rules rules;
        size_t size, at;

        ck_ok(talon_games_bytes(kind, &size));
        ck_ok(talon_rules_init(&rules, kind, 1));
        memset(&handle, 0x55, sizeof handle);
        ck_status(talon_game_init(handle.memory, size - 1, &rules, &game),
                  TALON_E_SPACE);
        ck_ok(talon_game_init(handle.memory, size, &rules, &game));
        seed_for(&rng, 101, kind);
        for (i = 0, n = 1; i < 200 && n > 0; i++) {
            copy_to(&moved, game);
            again = rng;
            n = random_step(game, &rng, event);
            ck_assert_uint_eq(random_step(of(&moved), &again, moved_event), n);
            ck_assert(same(of(&moved), game));
            ck_assert_mem_eq(event, moved_event, n * sizeof *event);
        }
        for (at = size; at < sizeof handle; at++)
            ck_assert_uint_eq(((uint8_t *)handle.memory)[at], 0x55);
    }
}
END_TEST

/* Checks the choices of a seat that owes a move, in the game and in the seat's
 * view. The seat to act owes a move, and the game and the view agree on which
 * seats owe one. */
static void check_owing(const talon_game *game, talon_rng *rng)
{
    uint32_t owing, owing_in_view, count = 0;
    struct handle view;
    int32_t seat;

    must_ok(talon_game_owing(game, &owing));
    must(owing >> seat_to_act(game) & 1);
    must(owing >> seats_at(game) == 0);
    seat = (int32_t)talon_rng_below(rng, seats_at(game));
    must_ok(talon_game_choices_of(game, seat, NULL, 0, &count));
    must((count > 0) == (owing >> seat & 1));
    while (!(owing >> seat & 1))
        seat = (int32_t)talon_rng_below(rng, seats_at(game));
    copy_to(&view, game);
    must_ok(talon_game_redact(of(&view), game, 1u << seat));
    must_ok(talon_game_owing(of(&view), &owing_in_view));
    must(owing_in_view == owing);
    check_choices_of(game, seat, rng);
    check_choices_of(of(&view), seat, rng);
}

/* Plays until the game is over, for at most 400 steps. Each step raises the
 * turn by one; before about every tenth step, the choices are exactly the legal
 * moves. */
static void play_game(talon_game *game, talon_rng *rng, uint32_t *checked)
{
    talon_event event[TALON_EVENTS_MAX];
    uint32_t steps, turn;

    for (steps = 0; steps < 400; steps++) {
        must_ok(talon_game_turn(game, &turn));
        must(turn == steps);
        if (seat_to_act(game) >= 0 && talon_rng_below(rng, 10) == 0) {
            check_owing(game, rng);
            ++*checked;
        }
        if (random_step(game, rng, event) == 0)
            return;
    }
}

START_TEST(choices_are_exactly_the_legal_moves)
{
    uint32_t place, kind, i, wanted = games_to_play(600), checked;
    struct handle handle;
    talon_rng rng;

    for (place = 0; (kind = talon_games_at(place)) != 0; place++) {
        for (i = checked = 0; checked < wanted; i++) {
            seed_for(&rng, 100, i);
            play_game(random_game(&handle, &rng, kind), &rng, &checked);
        }
        printf("%s: choices of %" PRIu32 " positions of %" PRIu32 " games\n",
               talon_games_key(kind), checked, i);
    }
}
END_TEST

/* What the forms without a seat say is what those for the seat to act say, in
 * the game and in a view. When the game is over, there is no such seat, and
 * they say that there is nothing. */
static void check_short_forms(const talon_game *game)
{
    talon_choice choice[TALON_CHOICES_MAX], choice_of[TALON_CHOICES_MAX];
    uint32_t count = 77, count_of = 77, moves = 77, moves_of = 77, i;
    int32_t seat = seat_to_act(game);
    talon_move move, move_of;
    talon_status status =
        talon_game_choices(game, choice, TALON_CHOICES_MAX, &count);

    if (seat == TALON_NOBODY) {
        must_ok(talon_game_move_count(game, &moves));
        must(status == TALON_OK && count == 0 && moves == 0);
        must_be(talon_game_move_at(game, 0, &move), TALON_E_INDEX);
        return;
    }
    must_be(talon_game_choices_of(game, seat, choice_of, TALON_CHOICES_MAX,
                                  &count_of),
            status);
    must(count == count_of);
    must(memcmp(choice, choice_of, count * sizeof *choice) == 0);
    must_be(talon_game_seat_move_count(game, seat, &moves_of),
            talon_game_move_count(game, &moves));
    must(moves == moves_of);
    for (i = 0; i <= moves && i < 40; i++) {
        uint32_t index =
            moves <= 40 ? i : moves - i; /* the last, and past it */

        status = talon_game_move_at(game, index, &move);
        must_be(talon_game_seat_move_at(game, seat, index, &move_of), status);
        must(status < 0 || memcmp(&move, &move_of, sizeof move) == 0);
    }
}

START_TEST(forms_without_a_seat_are_those_of_the_seat_to_act)
{
    uint32_t place, kind, i, steps, over = 0, games = games_to_play(60);
    talon_event event[TALON_EVENTS_MAX];
    struct handle handle, view;
    talon_rng rng;

    for (place = 0; (kind = talon_games_at(place)) != 0; place++) {
        for (i = 0; i < games; i++) {
            seed_for(&rng, 212, i);
            random_game(&handle, &rng, kind);
            for (steps = 0; steps < 400; steps++) {
                check_short_forms(of(&handle));
                copy_to(&view, of(&handle));
                must_ok(talon_game_redact(of(&view), of(&handle),
                                          talon_rng_below(&rng, 4)));
                check_short_forms(of(&view));
                if (random_step(of(&handle), &rng, event) == 0)
                    break;
            }
            over += steps < 400;
        }
    }
    ck_assert_uint_gt(over, 0);
}
END_TEST

SUITE(every_game)
TEST(every_kind_has_its_key_and_verb)
TEST(every_reason_has_its_key)
TEST(every_phase_has_a_key_and_legal_kinds_of_moves)
TEST(games_differ_in_number_key_and_feature)
TEST(every_preset_has_legal_values)
TEST(every_game_uses_the_bytes_it_reports)
TEST(choices_are_exactly_the_legal_moves)
TEST(forms_without_a_seat_are_those_of_the_seat_to_act)
END_SUITE
