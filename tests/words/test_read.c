/* SPDX-License-Identifier: MIT */
/* What the library writes about moves is read as the same moves: in whole games
 * of every preset, in every language and every style of cards. */
#include "told.h"

/* Names that are awkward to read: words of the library, and other text. */
static const char *const odd_names[] = {
    "Pass", "Herz", "Joker", "7", "Zoë-J.", "\343\203\206", "of", "♥ 10"};

static const char *answer_name(uint32_t answer)
{
    static const char *const names[] = {"", "move", "several", "refused",
                                        "unknown"};

    return names[answer];
}

/* Asserts that a text is read as a move. */
static void must_read_as(const talon_words *words, const talon_game *game,
                         const char *text, const talon_move *move)
{
    talon_reading reading;
    talon_move read;

    if (talon_words_read(words, game, move->seat, text, strlen(text), &read,
                         &reading) != TALON_OK)
        ck_abort_msg("“%s” is %s (%s, %" PRIu32 " moves) at %" PRIu32, text,
                     answer_name(reading.answer),
                     talon_status_name(reading.status), reading.count,
                     reading.start);
    if (memcmp(&read, move, sizeof read) != 0)
        ck_abort_msg("“%s” is another move: kind %d, %d, %d", text, read.kind,
                     read.amount, read.denomination);
    must(reading.answer == TALON_READING_MOVE && reading.count == 1);
    must(memcmp(&reading.moves[0], move, sizeof *move) == 0);
}

/* The short form and the sentence of a move. */
static void check_move(const talon_words *words, const talon_game *game,
                       const talon_move *move)
{
    char text[TALON_WORDS_TEXT_MAX];
    talon_event event = {0};

    must_ok(talon_words_move(words, move, text, sizeof text, NULL));
    must_read_as(words, game, text, move);
    event.kind = move->kind;
    event.seat = move->seat;
    event.cards = move->cards;
    event.amount = move->amount;
    event.denomination = move->denomination;
    must_ok(talon_words_event(words, &event, 1, NULL, text, sizeof text, NULL));
    must_read_as(words, game, text, move);
}

/* Whether a choice describes a move. */
static int describes(const talon_choice *choice, const talon_move *move)
{
    uint32_t picked;
    talon_cards rest = move->cards & ~choice->required;

    picked = talon_cards_count(&rest);
    return choice->kind == move->kind &&
           (move->cards & choice->required) == choice->required &&
           !(rest & ~choice->cards) && picked >= choice->pick_min &&
           picked <= choice->pick_max && move->amount >= choice->amount_min &&
           move->amount <= choice->amount_max &&
           choice->denominations >> move->denomination & 1;
}

/* A choice, in words, is a move of that choice or no move. */
static void check_choice(const talon_words *words, const talon_game *game,
                         int32_t seat, const talon_choice *choice)
{
    char text[TALON_WORDS_TEXT_MAX];
    talon_move move;

    must_ok(talon_words_choice(words, game, choice, text, sizeof text, NULL));
    if (strlen(text) <= TALON_WORDS_READ_MAX &&
        talon_words_read(words, game, seat, text, strlen(text), &move, NULL) ==
            TALON_OK &&
        !describes(choice, &move))
        ck_abort_msg("“%s” is another move", text);
}

/* Every choice and up to six moves of a seat. */
static void check_seat(const talon_words *words, const talon_game *game,
                       int32_t seat, talon_rng *rng)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count, i, index;
    talon_move move;

    must_ok(
        talon_game_choices_of(game, seat, choices, TALON_CHOICES_MAX, &count));
    for (i = 0; i < count; i++)
        check_choice(words, game, seat, &choices[i]);
    must_ok(talon_game_seat_move_count(game, seat, &count));
    for (i = 0; i < 6 && i < count; i++) {
        index = i;
        if (count > 6)
            index = talon_rng_below(rng, count);
        must_ok(talon_game_seat_move_at(game, seat, index, &move));
        check_move(words, game, &move);
    }
}

/* Words for a game in the n-th combination of language, style and names. */
static talon_words nth_words(const talon_game *game, uint32_t n)
{
    talon_words words = words_in(1 + n % talon_language_count(), game);
    int32_t seat;

    words.style = 1 + n / 2 % 3;
    words.you = n % 5 == 0 ? 0 : TALON_NOBODY;
    for (seat = 0; n % 3 == 0 && seat < 6; seat++) {
        const char *name = odd_names[(n + (uint32_t)seat) % COUNT(odd_names)];

        must_ok(talon_words_name(&words, seat, name, strlen(name)));
    }
    return words;
}

/* Plays a random game of a preset to its end, or for so many steps. */
static void read_game(uint32_t kind, uint32_t preset, uint32_t number)
{
    talon_event events[TALON_EVENTS_MAX];
    uint32_t steps = 0, owing;
    struct handle handle;
    talon_game *game;
    talon_rules rules;
    talon_words words;
    talon_rng rng;
    int32_t seat;

    seed_for(&rng, 28, number);
    must_ok(talon_rules_init(&rules, kind, preset));
    must_ok(
        talon_game_init(handle.memory, sizeof handle.memory, &rules, &game));
    while (steps++ < 400 && random_step(game, &rng, events) > 0) {
        words = nth_words(game, number + steps);
        must_ok(talon_game_owing(game, &owing));
        for (seat = 0; seat < TALON_SEATS_MAX; seat++)
            if (owing >> seat & 1)
                check_seat(&words,
                           number % 2 ? game : view_of(game, SEAT(seat)), seat,
                           &rng);
    }
}

START_TEST(what_is_written_about_moves_is_read_as_these_moves)
{
    uint32_t games = games_to_play(2), kind, preset, i;

    for (i = 0; i < games; i++)
        for (kind = FH; kind <= TR; kind++)
            for (preset = 1; preset <= talon_preset_count(kind); preset++)
                read_game(kind, preset, i * 16 + preset);
}
END_TEST

SUITE(read)
TEST(what_is_written_about_moves_is_read_as_these_moves)
END_SUITE
