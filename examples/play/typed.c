/* SPDX-License-Identifier: MIT */
/* What the person types as a move, and why it is refused. The moves of seats
 * are read by libtalon-words, those of the table here: it has only three. */
#include "play.h"

#include "input.h"

#include <ctype.h>
#include <string.h>

#define SIGN_BYTES 3 /* of the sign of a suit */

/* ---- cards */

/* Whether so many bytes of a text are the beginning of a word. */
static int begins(const char *text, size_t length, const char *word)
{
    char part[ANSWER_ROOM];

    snprintf(part, sizeof part, "%.*s", (int)length, text);
    return length > 0 && starts_alike(word, part);
}

/* Whether they are the beginning, from `least` bytes on, of a term of any
 * language. */
static int begins_term(const char *text, size_t length, size_t least,
                       uint32_t space, int32_t number)
{
    uint32_t language;

    for (language = 1; language <= talon_language_count(); language++)
        if (length >= least &&
            begins(text, length, talon_words_term(language, space, number)))
            return 1;
    return 0;
}

/* Whether a text is the sign of a suit and a rank, in either order, or what
 * stands for them: "h7", "Herz 7", "queen of hearts", "kreuzass". `sign` is the
 * card with a sign and a letter. */
static int is_suit_and_rank(const char *text, talon_card card, const char *sign)
{
    int32_t suit = (int32_t)talon_card_suit(card);
    int32_t rank = (int32_t)talon_card_rank(card);
    const char *part[2], *letter = sign + SIGN_BYTES;
    size_t length[2], all = strlen(text), cut;
    int s;

    for (cut = 1; cut < all; cut++) {
        part[0] = text;
        length[0] = cut;
        part[1] = text + cut + strspn(text + cut, " -");
        if (starts_alike(part[1], "of "))
            part[1] += strlen("of ");
        length[1] = strlen(part[1]);
        for (s = 0; s < 2; s++)
            if ((begins_term(part[s], length[s], 1, TALON_SPACE_DENOMINATION,
                             suit) ||
                 (length[s] == SIGN_BYTES &&
                  memcmp(part[s], sign, SIGN_BYTES) == 0)) &&
                ((length[!s] == strlen(letter) &&
                  begins(part[!s], length[!s], letter)) ||
                 begins_term(part[!s], length[!s], 2, TALON_SPACE_RANK, rank)))
                return 1;
    }
    return 0;
}

/* Whether a text is the name of a suit, which stands for all its cards. */
static int is_suit(const char *text, uint32_t suit)
{
    uint32_t language;

    for (language = 1; language <= talon_language_count(); language++)
        if (suit != 0 &&
            is_word(text, talon_words_term(language, TALON_SPACE_DENOMINATION,
                                           (int32_t)suit)))
            return 1;
    return 0;
}

/* Whether a text is a card as libtalon-words writes it in any style. */
static int is_card(const struct play *play, const char *text, talon_card card)
{
    char name[TALON_WORDS_TEXT_MAX];
    talon_words words = play->words;
    int is_it = 0;

    for (words.style = TALON_CARD_STYLE_WORDS;
         words.style >= TALON_CARD_STYLE_SIGNS && !is_it; words.style--)
        is_it = talon_words_card(&words, card, name, sizeof name, NULL) >= 0 &&
                is_word(text, name);
    return is_it ||
           (talon_card_suit(card) != 0 && is_suit_and_rank(text, card, name));
}

/* The cards that a text means: one, however it is written, or those of a suit;
 * 0 if it is not clear which. */
static talon_cards cards_of(const struct play *play, const char *text)
{
    talon_cards found = 0, suit = 0;
    talon_card card;

    for (card = 0; card < TALON_PACK_MAX; card++) {
        found |= (talon_cards)is_card(play, text, card) << card;
        if (is_suit(text, talon_card_suit(card)))
            suit |= UINT64_C(1) << card;
    }
    if (found == 0 && read_card(text, strlen(text), &card) >= 0)
        found = UINT64_C(1) << card;
    return suit != 0 ? suit : (found & (found - 1)) == 0 ? found : 0;
}

/* Cards are separated by commas or, if their names have no spaces, by those. */
static int take_cards(const struct play *play, const char *answer,
                      const char *between, talon_cards *cards,
                      talon_cards *twice)
{
    char word[ANSWER_ROOM];

    *cards = *twice = 0;
    while (*answer != '\0') {
        size_t length = strcspn(answer, between);
        talon_cards more;

        snprintf(word, sizeof word, "%.*s", (int)length, answer);
        more = cards_of(play, word);
        if (length > 0 && more == 0)
            return 0;
        *twice |= *cards & more;
        *cards |= more;
        answer += length;
        answer += strspn(answer, ", ");
    }
    return *cards != 0;
}

int read_cards(const struct play *play, const char *answer, talon_cards *cards,
               talon_cards *twice)
{
    return take_cards(play, answer, ",", cards, twice) ||
           take_cards(play, answer, ", ", cards, twice);
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

/* Asks for a number of a range; 0 if the person gives none. */
static int ask_number(enum message question, int32_t least, int32_t most,
                      int32_t *number)
{
    char answer[ANSWER_ROOM];
    long typed;

    do {
        print_numbers(question, (uint32_t)least, (uint32_t)most);
        if (!read_answer(answer) || *answer == '\0')
            return 0;
    } while (!is_number(answer, least, most, &typed));
    *number = (int32_t)typed;
    return 1;
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

/* Asks for the amount of a move that may be made; 0 if it has none, may not be
 * made, or the person gives none. */
static int ask_amount(const struct play *play, talon_move *move, int *is_asked)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count, c;
    size_t i;

    must(talon_game_choices(play->view, choices, TALON_CHOICES_MAX, &count),
         "asking for choices");
    for (i = 0; i < sizeof amounts / sizeof *amounts; i++)
        for (c = 0; c < count && amounts[i].kind == move->kind; c++)
            if (choices[c].kind == move->kind) {
                *is_asked = 1;
                return ask_number(amounts[i].question, choices[c].amount_min,
                                  choices[c].amount_max, &move->amount);
            }
    return 0;
}

#define TABLE_WORDS 4

/* The words with which a move of the table begins in any language: a short one,
 * and that of the list. A new board belongs to a deal. */
static const struct {
    uint32_t kind;
    const char *words[TABLE_WORDS];
} table_moves[] = {
    {TALON_KIND_DEAL, {"deal", "geben", "turn", "ein"}},
    {TALON_KIND_FINISH, {"end", "finish", "beenden", "die"}},
    {TALON_KIND_BUY, {"buy", "sell", "kaufen", "verkaufen"}},
};

/* The kind of a move of the table; 0 if it is none. */
static uint16_t read_table_move(const struct play *play, const char *answer,
                                talon_move *move)
{
    const char *rest;
    size_t i, k;

    *move = (talon_move){.seat = TALON_TABLE};
    for (i = 0; i < sizeof table_moves / sizeof *table_moves; i++)
        for (k = 0; k < TABLE_WORDS; k++)
            if (begins_with(answer, table_moves[i].words[k], &rest))
                move->kind = (uint16_t)table_moves[i].kind;
    if (move->kind == TALON_KIND_FINISH || move->kind == TALON_KIND_BUY)
        move->amount = number_in(answer);
    if (move->kind == TALON_KIND_BUY)
        move->other = seat_in(play, answer);
    return move->kind;
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
    add(&line, ".");
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

static int is_table_move(const struct play *play, const char *answer,
                         talon_move *move)
{
    talon_cards concerned = 0;
    talon_status status;
    int is_asked = 0;

    if (read_table_move(play, answer, move) == 0 ||
        (move->kind == TALON_KIND_BUY && move->amount == 0)) {
        show_table_moves(play);
        return 0;
    }
    if (move->kind == TALON_KIND_FINISH && strpbrk(answer, DIGITS) == NULL &&
        !ask_amount(play, move, &is_asked) && is_asked)
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

/* The cards that an answer names more than once, with or without a word for
 * what is done with them. */
static talon_cards named_twice(const struct play *play, const char *answer)
{
    const char *rest = answer + strcspn(answer, " ");
    talon_cards cards, twice;

    rest += strspn(rest, " ");
    return read_cards(play, answer, &cards, &twice) ||
                   read_cards(play, rest, &cards, &twice)
               ? twice
               : 0;
}

/* Says why an answer is no move. */
static void explain(const struct play *play, const talon_reading *reading,
                    const char *answer)
{
    char sentence[TALON_WORDS_TEXT_MAX];
    talon_cards twice = named_twice(play, answer);
    struct text cards = {.length = 0}, text = {.length = 0};

    if (reading->answer == TALON_READING_UNKNOWN && twice != 0) {
        add_card_set(&cards, play, twice);
        print_filled(CARD_TWICE, cards.chars, NULL);
        return;
    }
    must(talon_words_answer(&play->words, play->view, reading, answer,
                            strlen(answer), sentence, sizeof sentence, NULL),
         "wording an answer");
    if (reading->answer == TALON_READING_REFUSED &&
        reading->status == TALON_E_CARD_COUNT) {
        add_filled_number(&text, YOU_NAMED,
                          talon_cards_count(&reading->moves[0].cards));
        add(&text, " ");
    }
    add(&text, "%s", sentence);
    order_cards(&text, play, reading->concerned);
    order_choices(&text, play);
    print_text(&text, 2);
}

/* How many moves of a reading are listed. */
static uint32_t listed(const talon_reading *reading)
{
    return reading->count < TALON_READING_MOVES_MAX ? reading->count
                                                    : TALON_READING_MOVES_MAX;
}

/* Whether one move of several is meant: the only one that may be made, as with
 * a rank of which only one card may be played, or one of a kind that only lacks
 * its amount, which is asked for. */
static int is_settled(const struct play *play, const talon_reading *reading,
                      talon_move *move, int *is_asked)
{
    uint32_t legal = 0, alike = 0, i;

    if (reading->answer != TALON_READING_SEVERAL)
        return 0;
    *move = reading->moves[0];
    for (i = listed(reading); i > 0; i--) {
        alike += reading->moves[i - 1].kind == reading->moves[0].kind;
        if (talon_game_check(play->view, &reading->moves[i - 1], NULL) < 0)
            continue;
        *move = reading->moves[i - 1];
        legal++;
    }
    if (legal == 1 && reading->count == listed(reading))
        return 1;
    return alike == listed(reading) && ask_amount(play, move, is_asked);
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

int is_move(const struct play *play, int32_t seat, const char *answer,
            talon_move *move)
{
    talon_reading reading;
    int is_asked = 0;

    if (seat == TALON_TABLE)
        return is_table_move(play, answer, move);
    if (talon_words_read(&play->words, play->view, seat, answer, strlen(answer),
                         move, &reading) == TALON_OK ||
        is_settled(play, &reading, move, &is_asked) ||
        is_line(play, seat, answer, move))
        return 1;
    if (!is_asked)
        explain(play, &reading, answer);
    return 0;
}
