/* SPDX-License-Identifier: MIT */
/* What the person types as a move, and why it is refused. The moves of seats
 * are read by libtalon-words, those of the table here: it has only three. */
#include "play.h"

#include "input.h"

#include <ctype.h>
#include <string.h>

/* ---- cards */

/* Whether a text is a suit and a rank: "Herz 7", "hearts a", "Herz As". */
static int is_suit_and_rank(const char *text, talon_card card)
{
    uint32_t language = messages_language();
    const char *suit = talon_words_term(language, TALON_SPACE_DENOMINATION,
                                        (int32_t)talon_card_suit(card));
    int32_t rank = (int32_t)talon_card_rank(card);
    const char *label = talon_words_term(language, TALON_SPACE_RANK, rank);
    const char *typed;

    if (talon_card_suit(card) == 0 || !begins_with(text, suit, &typed))
        return 0;
    return is_word(typed, label) ||
           is_word(typed, talon_term_key(TALON_SPACE_RANK, rank)) ||
           (strlen(typed) > 1 && strlen(typed) < strlen(label) &&
            starts_alike(label, typed));
}

/* Whether a text is a card as libtalon-words writes it in any style. */
static int is_card(const struct play *play, const char *text, talon_card card)
{
    char name[TALON_WORDS_TEXT_MAX];
    talon_words words = play->words;

    for (words.style = TALON_CARD_STYLE_SIGNS;
         words.style <= TALON_CARD_STYLE_WORDS; words.style++)
        if (talon_words_card(&words, card, name, sizeof name, NULL) >= 0 &&
            is_word(text, name))
            return 1;
    return 0;
}

/* Whether a text is a card in letters, with the rank or the suit first. */
static int is_letters(const char *text, talon_card *card)
{
    struct text turned = {.length = 0};
    size_t length = strlen(text);

    if (length > 0)
        add(&turned, "%s%c", text + 1, *text);
    return read_card(text, length, card) >= 0 ||
           read_card(turned.chars, turned.length, card) >= 0;
}

/* Adds a card, however it is written; 0 if it is none. */
static int take_card(const struct play *play, const char *text,
                     talon_cards *cards)
{
    talon_card card;

    for (card = 0; card < TALON_PACK_MAX; card++)
        if (is_card(play, text, card) || is_suit_and_rank(text, card)) {
            *cards |= UINT64_C(1) << card;
            return 1;
        }
    if (!is_letters(text, &card))
        return 0;
    *cards |= UINT64_C(1) << card;
    return 1;
}

/* Cards are separated by commas or, if their names have no spaces, by those. */
static int take_cards(const struct play *play, const char *answer,
                      const char *between, talon_cards *cards)
{
    char word[ANSWER_ROOM];

    for (*cards = 0; *answer != '\0';) {
        size_t length = strcspn(answer, between);

        snprintf(word, sizeof word, "%.*s", (int)length, answer);
        if (length > 0 && !take_card(play, word, cards))
            return 0;
        answer += length;
        answer += strspn(answer, ", ");
    }
    return *cards != 0;
}

talon_status read_cards(const struct play *play, const char *answer,
                        talon_cards *cards)
{
    return take_cards(play, answer, ",", cards) ||
                   take_cards(play, answer, ", ", cards)
               ? TALON_OK
               : TALON_E_CARD;
}

/* ---- moves of the table */

#define DIGITS "0123456789"

/* The first number in a text; 0 if there is none. */
static int32_t number_in(const char *text)
{
    int32_t number = 0;

    for (text += strcspn(text, DIGITS);
         isdigit((unsigned char)*text) && number < 100000000; text++)
        number = number * 10 + (*text - '0');
    return number;
}

/* The seat whose name a text ends in, or TALON_NOBODY. */
static int8_t seat_in(const struct play *play, const char *text)
{
    size_t length = strlen(text);
    int8_t seat;

    for (seat = 0; seat < (int8_t)play->seat_count; seat++) {
        struct text name = {.length = 0};

        add_name(&name, play, seat);
        if (length >= name.length &&
            is_word(text + length - name.length, name.chars))
            return seat;
    }
    return TALON_NOBODY;
}

#define TABLE_WORDS 4

/* The words with which a move of the table begins in any language: a short one,
 * and that of the list. A new board belongs to a deal. */
static const struct {
    uint32_t kind;
    const char *words[TABLE_WORDS];
} table_moves[] = {
    {TALON_KIND_DEAL, {"deal", "geben", "turn", "ein"}},
    {TALON_KIND_FINISH, {"finish", "end", "beenden", "die"}},
    {TALON_KIND_BUY, {"buy", "sell", "kaufen", "verkaufen"}},
};

static talon_status read_table_move(const struct play *play, const char *answer,
                                    talon_move *move)
{
    const char *rest;
    size_t i, k;

    *move = (talon_move){.seat = TALON_TABLE};
    for (i = 0; i < sizeof table_moves / sizeof *table_moves; i++)
        for (k = 0; k < TABLE_WORDS; k++)
            if (begins_with(answer, table_moves[i].words[k], &rest))
                move->kind = (uint16_t)table_moves[i].kind;
    if (move->kind == 0)
        return TALON_E_SYNTAX;
    if (move->kind != TALON_KIND_DEAL && strpbrk(answer, DIGITS) == NULL)
        return TALON_E_SYNTAX;
    if (move->kind != TALON_KIND_DEAL)
        move->amount = number_in(answer);
    if (move->kind == TALON_KIND_BUY)
        move->other = seat_in(play, answer);
    return TALON_OK;
}

/* Says why a move of the table is refused. */
static void refuse(const struct play *play, talon_status status,
                   talon_cards concerned)
{
    char sentence[TALON_WORDS_TEXT_MAX];

    must(talon_words_refusal(&play->words, play->view, status, &concerned,
                             sentence, sizeof sentence, NULL),
         "wording a refusal");
    print_paragraph(sentence, 2);
}

static int is_table_move(const struct play *play, const char *answer,
                         talon_move *move)
{
    talon_cards concerned = 0;
    talon_status status = read_table_move(play, answer, move);

    if (status == TALON_OK && move->kind == TALON_KIND_DEAL)
        status = deal_is_due(play) ? TALON_OK : TALON_E_TOO_FEW;
    else if (status == TALON_OK)
        status = talon_game_check(play->view, move, &concerned);
    if (status == TALON_OK)
        return 1;
    refuse(play, status, concerned);
    if (status == TALON_E_SYNTAX)
        print_paragraph(message(TABLE_TYPES), 2);
    return 0;
}

/* ---- moves of seats */

int is_move(const struct play *play, int32_t seat, const char *answer,
            talon_move *move)
{
    char sentence[TALON_WORDS_TEXT_MAX];
    talon_reading reading;

    if (seat == TALON_TABLE)
        return is_table_move(play, answer, move);
    if (talon_words_read(&play->words, play->view, seat, answer, strlen(answer),
                         move, &reading) == TALON_OK)
        return 1;
    must(talon_words_answer(&play->words, play->view, &reading, answer,
                            strlen(answer), sentence, sizeof sentence, NULL),
         "wording an answer");
    print_paragraph(sentence, 2);
    return 0;
}
