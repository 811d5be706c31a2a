/* SPDX-License-Identifier: MIT */
/* Text coming in: a line is cut into words at spaces and tabs, and words are
 * read as cards and numbers. Nothing is copied: a word points into the caller's
 * text, which need not end with a zero, and the last word taken is where an
 * error is reported. */
#ifndef TALON_BASE_WORD_H
#define TALON_BASE_WORD_H

#include "talon/card.h"

/* Part of a text, not terminated by a zero. */
struct word {
    const char *text;
    size_t length;
};

struct line {
    const char *text;
    const char *end;  /* line ending excluded */
    const char *next; /* where to look for the next word */
    struct word word; /* the last word taken; length 0: end of line */
};

/* Finds the first line of a text; returns the bytes it takes up, line ending
 * included. LF ends a line, and a CR before it or at the end of the text is
 * part of the line ending; a CR elsewhere is a character. */
size_t tln_line_cut(struct line *line, const char *text, size_t size);

/* Refuses a line that is longer than TALON_LINE_MAX or has a character that is
 * neither printable ASCII nor a tab, and sets the word to the place. */
talon_status tln_line_status(struct line *line);

/* Takes the next word; returns 0 at the end of the line. */
int tln_line_word(struct line *line);

/* Whether the line is empty or a comment. */
int tln_line_is_blank(const struct line *line);

/* TALON_OK if no word is left, else TALON_E_EXTRA at the next word. */
talon_status tln_line_end(struct line *line);

/* Reports where the last word is, in line number `number`. */
void tln_line_position(const struct line *line, uint32_t number,
                       talon_text_position *position);

/* Whether a word equals a text exactly. */
int tln_word_is(struct word word, const char *text);

/* Whether a word equals a text, ignoring case. */
int tln_word_is_folded(struct word word, const char *text);

/* Cuts a word at its first `mark` and puts what follows into *rest; returns 0
 * and leaves the word alone if there is no mark. */
int tln_word_cut(struct word *word, char mark, struct word *rest);

/* Reads a number as records write them: digits without leading zeros, a minus
 * sign only if not 0. Returns TALON_E_NUMBER for anything else and for what
 * does not fit in 64 bits. */
talon_status tln_word_number(struct word word, int64_t *number);

/* Reads a rank, a card, a suit S C D H, or any denomination; upper or lower
 * case. */
talon_status tln_word_rank(struct word word, uint32_t *rank);
talon_status tln_word_card(struct word word, talon_card *card);
talon_status tln_word_suit(struct word word, uint32_t *suit);
talon_status tln_word_denomination(struct word word, uint32_t *denomination);

/* Adds the card of a word to a set; E_CARD_TWICE if it is there already. */
talon_status tln_word_add_card(struct word word, talon_cards *set);

/* What must come next in a line: a word; an amount of at least 0; one up to a
 * limit (the caller names the status of a greater one); a suit. A missing one
 * is an error at the end of the line. */
talon_status tln_line_need(struct line *line);
talon_status tln_line_amount(struct line *line, int32_t *amount);
talon_status tln_line_small(struct line *line, int32_t most,
                            talon_status too_great, int32_t *number);
talon_status tln_line_suit(struct line *line, uint8_t *suit);

/* A text as a word. */
struct word tln_word_of(const char *text);

#endif
