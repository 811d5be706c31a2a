/* SPDX-License-Identifier: MIT */
/* What the person types as a move or as cards, and why it is refused. The moves
 * of seats are read by libtalon-words, those of the table here: it has only
 * three. */
#include "play.h"

#include "input.h"

#include <ctype.h>
#include <string.h>

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

/* Whether a text ends in a word. */
static int ends_in(const char *text, const char *word)
{
    size_t length = strlen(text), last = strlen(word);

    return length > last && text[length - last - 1] == ' ' &&
           is_word(text + length - last, word);
}

/* The seat that chips are for: that whose name a text ends in or, if it names
 * none, the person's; TALON_NOBODY if it ends in anything else. */
static int8_t seat_in(const struct play *play, const char *text)
{
    static const char *const mine[] = {"me",  "ich",  "mich",
                                       "mir", "chip", "chips"};
    size_t length = strlen(text), i;
    int is_mine = length > 0 && isdigit((unsigned char)text[length - 1]);
    int8_t seat;

    for (seat = 0; seat < (int8_t)play->seat_count; seat++) {
        struct text name = {.length = 0};

        add_name(&name, play, seat);
        if (ends_in(text, name.chars))
            return seat;
    }
    for (i = 0; i < sizeof mine / sizeof *mine; i++)
        is_mine |= ends_in(text, mine[i]);
    return is_mine ? (int8_t)play->seating.me : TALON_NOBODY;
}

/* Kinds of moves that are a number alone, with the question for it. */
static const struct {
    uint32_t kind;
    enum message question;
} amounts[] = {
    {TALON_KIND_FINISH, HOW_MANY_POTS},
    {TALON_KIND_RAISE_BY, BY_HOW_MUCH},
    {TALON_KIND_BET, HOW_MANY_CHIPS},
    {TALON_KIND_OFFER, HOW_MANY_CHIPS},
};

int is_in_range(const struct play *play, long number)
{
    const struct asked *asked = &play->asked;

    if (number >= asked->least && number <= asked->most)
        return 1;
    if (number != 0)
        print_filled_number(number > asked->most ? TOO_HIGH : TOO_LOW, number);
    print_numbers(asked->question, (uint32_t)asked->least,
                  (uint32_t)asked->most);
    return 0;
}

/* Asks for the amount of a move that may be made, if it has one and that is
 * missing (0) or out of range; returns whether it asks. The next answer may be
 * the number alone. */
static int ask_amount(struct play *play, uint32_t kind, int32_t amount)
{
    talon_choice choices[TALON_CHOICES_MAX];
    struct asked *asked = &play->asked;
    uint32_t count, c;
    size_t i;

    must(talon_game_choices(play->view, choices, TALON_CHOICES_MAX, &count),
         "asking for choices");
    for (i = 0; i < sizeof amounts / sizeof *amounts; i++)
        for (c = 0; c < count && amounts[i].kind == kind; c++)
            if (choices[c].kind == kind)
                *asked =
                    (struct asked){amounts[i].question, choices[c].amount_min,
                                   choices[c].amount_max};
    if (asked->most > 0 && is_in_range(play, amount))
        asked->most = 0;
    return asked->most > 0;
}

#define TABLE_WORDS 4

/* The words with which a move of the table begins in any language: a short one,
 * and that of the list. */
static const struct {
    uint32_t kind;
    const char *words[TABLE_WORDS];
} table_moves[] = {
    {TALON_KIND_DEAL, {"deal", "geben", "turn", "ein"}},
    {TALON_KIND_FINISH, {"end", "finish", "beenden", "die"}},
    {TALON_KIND_BUY, {"buy", "sell", "kaufen", "verkaufen"}},
};

/* The kind of the line whose number a text begins with; 0 if there is none. */
static uint32_t kind_of_line(const struct play *play, const char *answer,
                             const char **rest)
{
    talon_choice choices[TALON_CHOICES_MAX];
    int32_t number = number_in(answer);
    uint32_t count;

    must(talon_game_choices(play->view, choices, TALON_CHOICES_MAX, &count),
         "asking for choices");
    *rest = answer + strspn(answer, DIGITS);
    return *rest > answer && (**rest == ' ' || **rest == '\0') && number > 0 &&
                   (uint32_t)number <= count
               ? choices[number - 1].kind
               : 0;
}

/* Reads a word or the number of a line, with what follows it; 0 if it is
 * neither. A new board belongs to a deal. */
static int read_table_move(const struct play *play, const char *answer,
                           talon_move *move)
{
    const char *rest, *after;
    uint32_t kind = kind_of_line(play, answer, &after);
    size_t i, k;

    *move = (talon_move){.seat = TALON_TABLE};
    for (i = 0; i < sizeof table_moves / sizeof *table_moves; i++)
        for (k = 0; k < TABLE_WORDS; k++)
            if (begins_with(answer, table_moves[i].words[k], &rest)) {
                kind = table_moves[i].kind;
                after = rest;
            }
    if (kind == TALON_KIND_BUY)
        move->other = seat_in(play, after);
    if (kind == TALON_KIND_BUY || kind == TALON_KIND_FINISH)
        move->amount = number_in(after);
    move->kind = (uint16_t)(kind == TALON_KIND_BOARD ? TALON_KIND_DEAL : kind);
    return kind != 0;
}

/* Says what may be typed as a move of the table. */
static void show_table_moves(const struct play *play)
{
    struct text line = {.length = 0}, name = {.length = 0};

    add_name(&name, play, play->seating.me == 0);
    add(&line, "%s", message(TYPE_DEAL));
    if (has_choice(play, TALON_KIND_FINISH))
        add(&line, "%s", message(TYPE_FINISH));
    if (has_choice(play, TALON_KIND_BUY))
        add_filled(&line, TYPE_BUY, name.chars, NULL);
    add(&line, "%s", message(TYPE_COMMAND));
    print_text(&line, 2);
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

static int is_table_move(struct play *play, const char *answer,
                         talon_move *move)
{
    talon_cards concerned = 0;
    talon_status status;

    if (!read_table_move(play, answer, move) ||
        (move->kind == TALON_KIND_BUY &&
         (move->amount == 0 || move->other == TALON_NOBODY))) {
        show_table_moves(play);
        return 0;
    }
    if (ask_amount(play, move->kind, move->amount))
        return 0;
    if (move->kind == TALON_KIND_DEAL)
        status = deal_is_due(play) ? TALON_OK : TALON_E_TOO_FEW;
    else
        status = talon_game_check(play->view, move, &concerned);
    if (status != TALON_OK)
        refuse(play, status, concerned);
    return status == TALON_OK;
}

/* ---- moves of seats */

/* Says why an answer is no move. */
static void explain(const struct play *play, const talon_reading *reading,
                    const char *answer)
{
    struct text text = {.length = 0};

    add_answer(&text, play, play->view, reading, answer);
    print_text(&text, 2);
}

/* How many moves of a reading are listed. */
static uint32_t listed(const talon_reading *reading)
{
    return reading->count < TALON_READING_MOVES_MAX ? reading->count
                                                    : TALON_READING_MOVES_MAX;
}

/* Whether one move of several is meant: the only one that may be made, as with
 * a rank of which only one card may be played. */
static int is_settled(const struct play *play, const talon_reading *reading,
                      talon_move *move)
{
    uint32_t legal = 0, i;

    if (reading->answer != TALON_READING_SEVERAL)
        return 0;
    for (i = listed(reading); i > 0; i--) {
        if (talon_game_check(play->view, &reading->moves[i - 1], NULL) < 0)
            continue;
        *move = reading->moves[i - 1];
        legal++;
    }
    return legal == 1 && reading->count == listed(reading);
}

/* Whether several moves differ in their amount alone, which is asked for. */
static int lacks_amount(struct play *play, const talon_reading *reading)
{
    uint32_t kind = reading->moves[0].kind, i;

    if (reading->answer != TALON_READING_SEVERAL)
        return 0;
    for (i = listed(reading); i > 0; i--)
        if (reading->moves[i - 1].kind != kind)
            return 0;
    return ask_amount(play, kind, 0);
}

/* Whether an answer is the number of a line where every line is a move of its
 * own, without cards or amounts. */
static int is_line(const struct play *play, int32_t seat, const char *answer,
                   talon_move *move)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count, i;
    long number;

    must(talon_game_choices(play->view, choices, TALON_CHOICES_MAX, &count),
         "asking for choices");
    for (i = 0; i < count; i++)
        if ((choices[i].cards | choices[i].required) != 0 ||
            choices[i].amount_max != 0 || choices[i].denominations != 1)
            return 0;
    if (!is_number(answer, 1, (long)count, &number))
        return 0;
    *move =
        (talon_move){.kind = choices[number - 1].kind, .seat = (int8_t)seat};
    return 1;
}

int is_move(struct play *play, int32_t seat, const char *answer,
            talon_move *move)
{
    talon_reading reading;

    if (seat == TALON_TABLE)
        return is_table_move(play, answer, move);
    if (talon_words_read(&play->words, play->view, seat, answer, strlen(answer),
                         move, &reading) == TALON_OK ||
        is_settled(play, &reading, move) || is_line(play, seat, answer, move))
        return 1;
    if (!lacks_amount(play, &reading))
        explain(play, &reading, answer);
    return 0;
}

int read_cards(const struct play *play, const char *answer, talon_cards *cards)
{
    struct text why = {.length = 0};
    talon_reading reading;

    if (talon_words_read_cards(&play->words, play->view, answer, strlen(answer),
                               cards, &reading) == TALON_OK)
        return 1;
    add_answer(&why, play, NULL, &reading, answer);
    if (reading.status == TALON_E_SYNTAX)
        add(&why, " %s", message(WHICH_CARD));
    print_text(&why, 2);
    return 0;
}
