/* SPDX-License-Identifier: MIT */
/* Cards, moves and denominations in words, with signs for suits or letters. */
#ifndef WORDS_H
#define WORDS_H

#include <talon/talon.h>

#define COLUMNS  78
#define TEXT_MAX 4096

/* A text that grows. What does not fit is cut off. */
struct text {
    char chars[TEXT_MAX];
    size_t length;
};

void add(struct text *text, const char *format, ...);

/* How many columns a text takes. */
size_t width(const char *text);

/* Adds spaces until the text is `columns` wide. */
void add_spaces(struct text *text, size_t columns);

/* Prints a text on lines of COLUMNS; after the first, they begin with `columns`
 * spaces. */
void print_wrapped(const struct text *text, size_t columns);

/* Whether suits are letters or signs (signs at first). With letters everything
 * is ASCII. */
void use_letters(int letters);

/* The sign of a suit. */
const char *suit_sign(uint32_t suit);

/* A suit as its sign or letter; any other denomination as records write it. */
const char *denomination_sign(uint32_t denomination);

/* Adds a number of points that were lost. */
void add_points_lost(struct text *text, int32_t points);

void add_card(struct text *text, talon_card card);
void add_cards(struct text *text, talon_cards cards);
void add_move(struct text *text, const talon_move *move);

/* Adds words as records write them: signs of suits become letters, and an
 * accented e loses its accent. */
void add_plain(struct text *text, const char *words, size_t length);

/* Reads a card with a letter or a sign for its suit, in either case. */
talon_status read_card(const char *word, size_t length, talon_card *card);

#endif
