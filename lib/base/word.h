/* SPDX-License-Identifier: MIT */
/* Text coming in: a line cut into words at spaces and tabs, and words read as
 * cards and numbers. */
#ifndef TALON_BASE_WORD_H
#define TALON_BASE_WORD_H

#include "talon/card.h"

/* A part of a text, not ended by a zero. */
struct word {
    const char *text;
    size_t length;
};

struct line {
    const char *text;
    const char *end;  /* without the line end */
    const char *next; /* where the next word is looked for */
    struct word word; /* the last word taken; length 0: the line has ended */
};

/* Finds the first line of a text; gives the bytes it takes up, line end
 * included. LF ends lines, and a CR before it or at the end of the text belongs
 * to the line end; a CR elsewhere is a character. */
size_t tln_line_cut(struct line *line, const char *text, size_t size);

/* Whether a line is longer than TALON_LINE_MAX or has a character that is not
 * printable ASCII or a tab: then the word is set to the place. */
talon_status tln_line_status(struct line *line);

/* Takes the next word; gives 0 at the end of the line. */
int tln_line_word(struct line *line);

/* Whether the line is empty or a comment. */
int tln_line_is_blank(const struct line *line);

/* TALON_OK if no word is left, else TALON_E_EXTRA at that word. */
talon_status tln_line_end(struct line *line);

/* Reports where the last word is, in line number `number`. */
void tln_line_position(const struct line *line, uint32_t number,
                       talon_text_position *position);

/* Whether a word is a text, to the letter. */
int tln_word_is(struct word word, const char *text);

/* Whether a word is a text, upper or lower case. */
int tln_word_is_folded(struct word word, const char *text);

/* Cuts a word at its first `mark`: the rest behind it goes to *rest; gives 0
 * and leaves the word if there is none. */
int tln_word_cut(struct word *word, char mark, struct word *rest);

/* Reads a number as records write them: digits without leading zeros, a minus
 * sign before other than 0. Gives TALON_E_NUMBER for anything else or what
 * does not fit 64 bits. */
talon_status tln_word_number(struct word word, int64_t *number);

/* Reads a rank, a card, a suit S C D H, or any denomination; upper or lower
 * case. */
talon_status tln_word_rank(struct word word, uint32_t *rank);
talon_status tln_word_card(struct word word, talon_card *card);
talon_status tln_word_suit(struct word word, uint32_t *suit);
talon_status tln_word_denomination(struct word word, uint32_t *denomination);

/* Adds the card of a word to a set; E_CARD_TWICE if it is there. */
talon_status tln_word_add_card(struct word word, talon_cards *set);

/* What a line must go on with: a word, an amount from 0 up, one up to a limit
 * (greater ones have a status of the caller's), a suit. A missing one is an
 * error at the end of the line. */
talon_status tln_line_need(struct line *line);
talon_status tln_line_amount(struct line *line, int32_t *amount);
talon_status tln_line_small(struct line *line, int32_t most,
                            talon_status too_great, int32_t *number);
talon_status tln_line_suit(struct line *line, uint8_t *suit);

/* A text as a word. */
struct word tln_word_of(const char *text);

#endif
