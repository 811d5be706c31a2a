/* SPDX-License-Identifier: MIT */
/* Texts that grow; cards, moves and denominations in words. */
#include "words.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* The signs of suits, by suit. */
static const char *const signs[] = {"", "\u2660", "\u2663", "\u2666", "\u2665"};

static int letters_only;

void add(struct text *text, const char *format, ...)
{
    va_list words;
    int length;

    va_start(words, format);
    length = vsnprintf(text->chars + text->length,
                       sizeof text->chars - text->length, format, words);
    va_end(words);
    if (length > 0)
        text->length += (size_t)length;
    if (text->length >= sizeof text->chars)
        text->length = sizeof text->chars - 1;
}

/* Counts the bytes of UTF-8 that begin a character. */
size_t width(const char *text)
{
    size_t columns = 0;

    for (; *text != '\0'; text++)
        columns += ((unsigned char)*text & 0xC0) != 0x80;
    return columns;
}

void add_spaces(struct text *text, size_t columns)
{
    size_t now = width(text->chars);

    if (now < columns)
        add(text, "%*s", (int)(columns - now), "");
}

void use_letters(int letters)
{
    letters_only = letters;
}

const char *suit_sign(uint32_t suit)
{
    return signs[suit];
}

const char *denomination_sign(uint32_t denomination)
{
    if (letters_only || denomination > TALON_SUIT_HEARTS)
        return talon_denomination_key(denomination);
    return signs[denomination];
}

void add_points_lost(struct text *text, int32_t points)
{
    if (points == 0)
        add(text, "no points");
    else
        add(text, "%s%" PRId32 " points", letters_only ? "-" : "\u2212",
            points);
}

void add_card(struct text *text, talon_card card)
{
    uint32_t suit = talon_card_suit(card);
    char name[TALON_CARD_TEXT_MAX];
    size_t length;

    if (talon_card_format(card, name, sizeof name, &length) < 0)
        add(text, "-");
    else if (suit == 0)
        add(text, "%s", name);
    else
        add(text, "%.*s%s", (int)length - 1, name, denomination_sign(suit));
}

/* The sign of a suit that a text begins with, as a letter, or an accented e
 * without its accent; 0 if there is neither. Signs have three bytes, and may be
 * followed by the selector of a variant. */
static char letter_of(const char *text, size_t *bytes)
{
    static const char letters[] = "SCDH";
    uint32_t suit;

    *bytes = 2;
    if (strncmp(text, "\u00E8", 2) == 0 || strncmp(text, "\u00C8", 2) == 0)
        return 'e';
    for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++)
        if (strncmp(text, suit_sign(suit), 3) == 0) {
            *bytes = strncmp(text + 3, "\uFE0F", 3) == 0 ? 6 : 3;
            return letters[suit - 1];
        }
    return 0;
}

void add_plain(struct text *text, const char *words, size_t length)
{
    const char *end = words + length;
    size_t bytes;

    for (; words < end; words += bytes) {
        char letter = letter_of(words, &bytes);

        if (letter == 0) {
            letter = *words;
            bytes = 1;
        }
        add(text, "%c", letter);
    }
}

talon_status read_card(const char *word, size_t length, talon_card *card)
{
    struct text plain = {.length = 0};
    size_t i;

    add_plain(&plain, word, length);
    for (i = 0; i < plain.length; i++)
        plain.chars[i] = (char)toupper((unsigned char)plain.chars[i]);
    return talon_card_parse(plain.chars, plain.length, card);
}

void add_cards(struct text *text, talon_cards cards)
{
    talon_card card[TALON_PACK_MAX];
    uint32_t count, i;

    if (talon_cards_list(&cards, card, TALON_PACK_MAX, &count) < 0)
        return;
    for (i = 0; i < count; i++) {
        if (i > 0)
            add(text, " ");
        add_card(text, card[i]);
    }
}

void add_move(struct text *text, const talon_move *move)
{
    add(text, "%s", talon_record_verb(move->kind));
    if (move->cards != 0 || move->amount != 0 || move->denomination != 0)
        add(text, " ");
    add_cards(text, move->cards);
    if (move->cards != 0 && move->denomination != 0)
        add(text, move->kind == TALON_KIND_DISCARD ? " nominate " : ":");
    if (move->amount != 0)
        add(text, "%" PRId32, move->amount);
    add(text, "%s", denomination_sign(move->denomination));
}

void print_wrapped(const struct text *text, size_t columns)
{
    const char *word = text->chars;
    size_t at = 0, wide;

    while (*word != '\0') {
        struct text piece = {.length = 0};
        size_t length = strspn(word, " ");

        length += strcspn(word + length, " ");
        add(&piece, "%.*s", (int)length, word);
        wide = width(piece.chars);
        if (at > 0 && at + wide > COLUMNS) {
            printf("\n%*s", (int)columns, "");
            at = columns;
            printf("%s", piece.chars + strspn(piece.chars, " "));
        } else {
            printf("%s", piece.chars);
        }
        at += wide;
        word += length;
    }
    putchar('\n');
}
