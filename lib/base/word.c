/* SPDX-License-Identifier: MIT */
/* Text coming in; the contract is in word.h. Each function makes one pass over
 * its characters. */
#include "base/word.h"
#include "base/out.h"
#include "base/set.h"

static int is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static char upper(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

size_t tln_line_cut(struct line *line, const char *text, size_t size)
{
    size_t length = 0;
    size_t used;

    while (length < size && text[length] != '\n')
        length++;
    used = length < size ? length + 1 : length;
    if (length > 0 && text[length - 1] == '\r')
        length--;
    line->text = text;
    line->end = text + length;
    line->next = text;
    line->word.text = text;
    line->word.length = 0;
    return used;
}

talon_status tln_line_status(struct line *line)
{
    const char *c;

    if ((size_t)(line->end - line->text) > TALON_LINE_MAX) {
        line->word.text = line->text + TALON_LINE_MAX;
        return TALON_E_LINE_LONG;
    }
    for (c = line->text; c < line->end; c++) {
        if ((*c < ' ' && *c != '\t') || *c > '~') {
            line->word.text = c;
            line->word.length = 1;
            return TALON_E_CHARACTER;
        }
    }
    return TALON_OK;
}

int tln_line_word(struct line *line)
{
    const char *begin = line->next;
    const char *end;

    while (begin < line->end && is_blank(*begin))
        begin++;
    for (end = begin; end < line->end && !is_blank(*end); end++)
        ;
    line->word.text = begin;
    line->word.length = (size_t)(end - begin);
    line->next = end;
    return end > begin;
}

int tln_line_is_blank(const struct line *line)
{
    const char *c = line->text;

    while (c < line->end && is_blank(*c))
        c++;
    return c == line->end || *line->text == '#';
}

talon_status tln_line_end(struct line *line)
{
    return tln_line_word(line) ? TALON_E_EXTRA : TALON_OK;
}

void tln_line_position(const struct line *line, uint32_t number,
                       talon_text_position *position)
{
    if (position == NULL)
        return;
    position->line = number;
    position->column = (uint32_t)(line->word.text - line->text) + 1;
    position->length = (uint32_t)line->word.length;
    position->reserved = 0;
}

int tln_word_is(struct word word, const char *text)
{
    size_t i;

    for (i = 0; i < word.length; i++) {
        if (text[i] == '\0' || word.text[i] != text[i])
            return 0;
    }
    return text[i] == '\0';
}

int tln_word_is_folded(struct word word, const char *text)
{
    size_t i;

    for (i = 0; i < word.length; i++) {
        if (text[i] == '\0' || upper(word.text[i]) != upper(text[i]))
            return 0;
    }
    return text[i] == '\0';
}

int tln_word_cut(struct word *word, char mark, struct word *rest)
{
    size_t i = 0;

    while (i < word->length && word->text[i] != mark)
        i++;
    if (i == word->length)
        return 0;
    rest->text = word->text + i + 1;
    rest->length = word->length - i - 1;
    word->length = i;
    return 1;
}

talon_status tln_word_number(struct word word, int64_t *number)
{
    size_t i = word.length > 0 && word.text[0] == '-';
    uint64_t limit = (uint64_t)INT64_MAX + i;
    uint64_t value = 0;
    int negative = i != 0;

    if (i == word.length)
        return TALON_E_NUMBER;
    if (word.text[i] == '0' && (negative || word.length > 1))
        return TALON_E_NUMBER;
    for (; i < word.length; i++) {
        uint64_t digit = (uint64_t)(unsigned char)word.text[i] - '0';

        if (digit > 9 || value > (limit - digit) / 10)
            return TALON_E_NUMBER;
        value = value * 10 + digit;
    }
    *number = negative ? -(int64_t)(value - 1) - 1 : (int64_t)value;
    return TALON_OK;
}

talon_status tln_word_rank(struct word word, uint32_t *rank)
{
    uint32_t i;

    if (tln_word_is_folded(word, "T"))
        word = (struct word){"10", 2};
    for (i = 0; i < LANE; i++) {
        if (tln_word_is_folded(word, tln_rank_text[i])) {
            *rank = i + 2;
            return TALON_OK;
        }
    }
    return TALON_E_RANK;
}

talon_status tln_word_card(struct word word, talon_card *card)
{
    struct word last = {word.text, 1};
    uint32_t suit, rank;

    if (tln_word_is_folded(word, "JK") || tln_word_is_folded(word, "JL")) {
        *card = upper(word.text[1]) == 'K' ? TALON_CARD_HIGH_JOKER
                                           : TALON_CARD_LOW_JOKER;
        return TALON_OK;
    }
    if (word.length < 2)
        return TALON_E_CARD;
    word.length--;
    last.text += word.length;
    if (tln_word_suit(last, &suit) < 0 || tln_word_rank(word, &rank) < 0)
        return TALON_E_CARD;
    return talon_card_make(suit, rank, card);
}

talon_status tln_word_suit(struct word word, uint32_t *suit)
{
    uint32_t i;

    for (i = 0; i < 4; i++) {
        if (word.length == 1 && upper(word.text[0]) == tln_suit_text[i]) {
            *suit = i + 1;
            return TALON_OK;
        }
    }
    return TALON_E_SUIT;
}

talon_status tln_word_denomination(struct word word, uint32_t *denomination)
{
    uint32_t i;

    for (i = TALON_SUIT_SPADES; i <= TALON_DENOMINATION_OPEN_MISERE; i++) {
        if (tln_word_is_folded(word, talon_denomination_key(i))) {
            *denomination = i;
            return TALON_OK;
        }
    }
    return TALON_E_DENOMINATION;
}

talon_status tln_word_add_card(struct word word, talon_cards *set)
{
    talon_card card;
    talon_status status = tln_word_card(word, &card);

    if (status < 0)
        return status;
    if (*set & BIT(card))
        return TALON_E_CARD_TWICE;
    *set |= BIT(card);
    return TALON_OK;
}

talon_status tln_line_need(struct line *line)
{
    return tln_line_word(line) ? TALON_OK : TALON_E_SYNTAX;
}

talon_status tln_line_amount(struct line *line, int32_t *amount)
{
    talon_status status = tln_line_need(line);
    int64_t number;

    if (status == TALON_OK)
        status = tln_word_number(line->word, &number);
    if (status < 0)
        return status;
    if (number < 0)
        return TALON_E_NUMBER;
    if (number > INT32_MAX)
        return TALON_E_AMOUNT;
    *amount = (int32_t)number;
    return TALON_OK;
}

talon_status tln_line_small(struct line *line, int32_t most,
                            talon_status too_great, int32_t *number)
{
    int32_t amount = 0;
    talon_status status = tln_line_amount(line, &amount);

    if (status == TALON_E_AMOUNT || (status == TALON_OK && amount > most))
        return too_great;
    if (status == TALON_OK)
        *number = amount;
    return status;
}

talon_status tln_line_suit(struct line *line, uint8_t *suit)
{
    talon_status status = tln_line_need(line);
    uint32_t number;

    if (status < 0)
        return status;
    if (tln_word_suit(line->word, &number) < 0)
        return TALON_E_SYNTAX;
    *suit = (uint8_t)number;
    return TALON_OK;
}

struct word tln_word_of(const char *text)
{
    struct word word = {text, 0};

    while (text[word.length] != '\0')
        word.length++;
    return word;
}
