/* SPDX-License-Identifier: MIT */
/* A third language: it is found, it is written without a word of English, and
 * what it writes about moves is read. The pseudo-language of pseudo.py has no
 * Latin letters. */
#include "words/told.h"

#include "talon/poker.h"

static void must_be_foreign(const char *text)
{
    for (; *text != '\0'; text++)
        if ((*text >= 'a' && *text <= 'z') || (*text >= 'A' && *text <= 'Z'))
            ck_abort_msg("“%s” is English", text);
}

static void check_move(const talon_words *words, const talon_game *game,
                       const talon_move *move)
{
    char text[TALON_WORDS_TEXT_MAX];
    talon_move read;

    must_ok(talon_words_move(words, move, text, sizeof text, NULL));
    must_be_foreign(text);
    if (talon_words_read(words, game, move->seat, text, strlen(text), &read,
                         NULL) != TALON_OK ||
        memcmp(&read, move, sizeof read) != 0)
        ck_abort_msg("“%s” is not read", text);
}

/* Tells a random game, and reads one of the moves of each turn. */
static void tell_game(uint32_t kind, uint32_t preset)
{
    char text[TALON_WORDS_TEXT_MAX];
    talon_event events[TALON_EVENTS_MAX];
    uint32_t count, at, told, moves, steps = 0;
    struct handle handle;
    talon_game *game;
    talon_rules rules;
    talon_words words;
    talon_move move;
    talon_rng rng;

    seed_for(&rng, 29, preset);
    must_ok(talon_rules_init(&rules, kind, preset));
    must_ok(
        talon_game_init(handle.memory, sizeof handle.memory, &rules, &game));
    must_ok(talon_words_init(&words, 3, &rules));
    while (steps++ < 300 && (count = random_step(game, &rng, events)) > 0) {
        words.style = 1 + steps % 3;
        words.you = (int32_t)(steps % 2) - 1;
        for (at = 0; at < count; at += told) {
            must_ok(talon_words_event(&words, events + at, count - at, &told,
                                      text, sizeof text, NULL));
            must_be_foreign(text);
        }
        must_ok(talon_game_move_count(game, &moves));
        if (moves == 0 || seat_to_act(game) < 0)
            continue;
        must_ok(talon_game_move_at(game, talon_rng_below(&rng, moves), &move));
        check_move(&words, game, &move);
    }
}

START_TEST(games_are_told_and_moves_are_read)
{
    uint32_t kind, preset;

    for (kind = FH; kind <= TR; kind++)
        for (preset = 1; preset <= talon_preset_count(kind); preset++)
            tell_game(kind, preset);
}
END_TEST

/* What a seat buys, in the pseudo-language: chip, chips, and its third form. */
static void buys(int64_t amount, const char *expected)
{
    talon_words words = words_in(3, sit("tripoli"));
    talon_event event = {0};

    words.you = 1;
    event.kind = TALON_KIND_BUY;
    event.seat = TALON_TABLE;
    event.other = 1;
    event.amount = amount;
    ck_says(expected, talon_words_event, &words, &event, 1, NULL);
}

/* 1, 21, 101 have the first form, 2 to 4 and 22 the second, and all others the
 * third, 11 to 14 among them. */
START_TEST(numbers_have_three_forms)
{
    buys(0, "Шоф бфш 0 взипты.");
    buys(1, "Шоф бфш 1 взип.");
    buys(2, "Шоф бфш 2 взипт.");
    buys(4, "Шоф бфш 4 взипт.");
    buys(5, "Шоф бфш 5 взипты.");
    buys(11, "Шоф бфш 11 взипты.");
    buys(12, "Шоф бфш 12 взипты.");
    buys(21, "Шоф бфш 21 взип.");
    buys(22, "Шоф бфш 22 взипт.");
    buys(25, "Шоф бфш 25 взипты.");
    buys(101, "Шоф бфш 101 взип.");
    buys(111, "Шоф бфш 111 взипты.");
    buys(-2, "Шоф бфш −2 взипт.");
}
END_TEST

/* A range has the form of its end, and ranks that of the number of cards. */
START_TEST(ranges_and_ranks_have_forms)
{
    talon_words words = words_in(3, sit("tripoli"));
    talon_choice choice = {0};
    talon_cards three = cards("KS KH KD 2S 5H");
    uint32_t rank;

    choice.kind = TALON_KIND_BUY;
    choice.amount_min = 1;
    choice.other_seats = 1;
    choice.amount_max = 21;
    ck_says("тдлл 1 уо 21 взип уо Anna", talon_words_choice, &words, NULL,
            &choice);
    choice.amount_max = 50;
    ck_says("тдлл 1 уо 50 взипты уо Anna", talon_words_choice, &words, NULL,
            &choice);
    ck_ok(talon_poker_rank(&three, &rank));
    ck_says("узсдд кинжт", talon_words_poker, &words, rank);
}
END_TEST

/* The first seat to act offers chips for the pay suit. */
START_TEST(every_form_is_read)
{
    static const char *const typed[] = {"оеедс 6 взипт", "6 взипты", "6 взип"};
    talon_event events[TALON_EVENTS_MAX];
    talon_game *game = sit("pay-suit, players 3");
    talon_words words = words_in(3, game);
    uint32_t count, i;
    talon_move move;
    talon_rng rng;

    seed_for(&rng, 30, 1);
    while (seat_to_act(game) == TALON_TABLE)
        ck_ok(talon_game_chance(game, &rng, events, TALON_EVENTS_MAX, &count));
    for (i = 0; i < COUNT(typed); i++) {
        ck_ok(talon_words_read(&words, game, seat_to_act(game), typed[i],
                               strlen(typed[i]), &move, NULL));
        ck_assert_uint_eq(move.kind, TALON_KIND_OFFER);
        ck_assert_int_eq(move.amount, 6);
    }
}
END_TEST

START_TEST(the_language_is_found)
{
    ck_assert_uint_eq(talon_language_count(), 3);
    ck_assert_uint_eq(talon_language_find("xx_XX.UTF-8"), 3);
    ck_assert_str_eq(talon_language_key(3), "xx");
    ck_assert_str_eq(talon_language_label(3), "Ыы");
    must_be_foreign(talon_words_term(3, TALON_SPACE_KIND, TALON_KIND_FOLD));
    must_be_foreign(talon_words_option_help(3, TR, TALON_TR_OPTION_ANTE));
}
END_TEST

SUITE(third)
TEST(games_are_told_and_moves_are_read)
TEST(numbers_have_three_forms)
TEST(ranges_and_ranks_have_forms)
TEST(every_form_is_read)
TEST(the_language_is_found)
END_SUITE
