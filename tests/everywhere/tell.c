/* SPDX-License-Identifier: MIT */
/* Words, in every language: what is told of a step, what may be done, what was
 * done and how it is read, and why something is refused. */
#include "hashes.h"

static char text[TALON_WORDS_EVENTS_MAX];
static talon_words said[LANGUAGES_MAX]; /* by language, from 1 */

void words_begin(struct table *table, const talon_rules *rules)
{
    static const char names[2][5] = {"Ann", "Zo\xC3\xAB"};
    uint32_t i;

    if (talon_language_count() != LANGUAGES_MAX)
        host_stop("languages", "there is another number of them");
    host_forget(text, sizeof text);
    for (i = 0; i < LANGUAGES_MAX; i++) {
        need("words", talon_words_init(&said[i], i + 1, rules));
        need("a name", talon_words_name(&said[i], 0, names[0], 3));
        need("a name", talon_words_name(&said[i], 1, names[1], 4));
        said[i].you = (int32_t)(table->seats - 1);
    }
}

/* Adds what was written, and forgets it. */
static void add_said(uint64_t *hash, talon_status status, const size_t *length)
{
    need("words", status);
    add(hash, text, *length + 1);
    host_forget(text, *length + 1);
}

static void add_choices(uint64_t *hash, const talon_words *words,
                        const talon_game *game)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count, i;
    size_t length;

    need("choices",
         talon_game_choices(game, choices, TALON_CHOICES_MAX, &count));
    for (i = 0; i < count; i++)
        add_said(hash,
                 talon_words_choice(words, game, &choices[i], text, sizeof text,
                                    &length),
                 &length);
}

/* What is written about a move is read again. */
static void add_reading(uint64_t *hash, const talon_words *words,
                        const talon_game *game, const talon_move *move)
{
    talon_reading reading;
    talon_status status;
    talon_move read;
    size_t length;

    need("a move", talon_words_move(words, move, text, sizeof text, &length));
    status = talon_words_read(words, game, move->seat, text, length, &read,
                              &reading);
    add(hash, text, length);
    add_number(hash, status);
    add_number(hash, reading.answer);
    add_number(hash, reading.count);
    add_number(hash, reading.start);
    add_number(hash, reading.length);
    add_move(hash, &reading.moves[0]);
    host_forget(text, length + 1);
}

/* The next seat tries the move. */
static void add_refusal(uint64_t *hash, const struct table *table,
                        const talon_words *words, talon_move move)
{
    talon_cards concerned = 0;
    talon_status status;
    size_t length;

    move.seat = (int8_t)((uint32_t)(move.seat + 1) % table->seats);
    status = talon_game_check(table->game, &move, &concerned);
    add_said(hash,
             talon_words_refusal(words, table->game, status, &concerned, text,
                                 sizeof text, &length),
             &length);
}

void words_add_move(struct table *table, int32_t seat, const talon_move *move)
{
    uint32_t i;

    for (i = 0; i < LANGUAGES_MAX; i++) {
        said[i].style = TALON_CARD_STYLE_SIGNS + (uint32_t)seat % 3;
        add_choices(&table->words[i], &said[i], table->game);
        add_reading(&table->words[i], &said[i], table->game, move);
        add_refusal(&table->words[i], table, &said[i], *move);
    }
}

void words_add_step(struct table *table)
{
    uint32_t i;
    size_t length;

    for (i = 0; i < LANGUAGES_MAX; i++) {
        add_said(&table->words[i],
                 talon_words_events(&said[i], table_events, table->event_count,
                                    text, sizeof text, &length),
                 &length);
        add_said(&table->words[i],
                 talon_words_scores(&said[i], table->game, text, sizeof text,
                                    &length),
                 &length);
    }
}

static void add_terms(uint64_t *hash, uint32_t language)
{
    uint32_t space, i;
    int32_t number;

    for (space = 1; space <= TALON_SPACE_SPACE; space++)
        for (i = 0; i < talon_term_count(space); i++) {
            need("a term", talon_term_at(space, i, &number));
            add_text(hash, talon_words_term(language, space, number));
        }
    for (space = 1; space <= TALON_ADVISOR_SPACE_GOAL; space++)
        for (i = 0; i < talon_advisor_term_count(space); i++) {
            need("a term", talon_advisor_term_at(space, i, &number));
            add_text(hash, talon_words_advisor_term(language, space, number));
        }
}

uint64_t hash_labels(uint32_t language, uint32_t game_id)
{
    uint64_t hash = HASH_START;
    uint32_t i;

    add_text(&hash, talon_words_game(language, game_id));
    add_text(&hash, talon_words_game_help(language, game_id));
    for (i = 1; i <= talon_preset_count(game_id); i++) {
        add_text(&hash, talon_words_preset(language, game_id, i));
        add_text(&hash, talon_words_preset_help(language, game_id, i));
    }
    for (i = 0; i < talon_option_group_count(game_id); i++)
        add_text(&hash, talon_words_group(language, game_id, i));
    for (i = 1; i <= talon_option_count(game_id); i++) {
        add_text(&hash, talon_words_option(language, game_id, i));
        add_text(&hash, talon_words_option_help(language, game_id, i));
    }
    for (i = 0; i < talon_level_count(); i++)
        add_text(&hash, talon_words_level(language, talon_level_at(i)));
    add_terms(&hash, language);
    return hash;
}
