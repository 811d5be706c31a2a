/* SPDX-License-Identifier: MIT */
/* Characters of UTF-8, and words that are equal in spite of capitals, accents
 * and spellings such as “ue” for “ü”. */
#ifndef TALON_WORDS_READ_LETTERS_H
#define TALON_WORDS_READ_LETTERS_H

#include <stddef.h>
#include <stdint.h>

/* What is not a character. */
#define TLN_W_INVALID UINT32_MAX

enum tln_w_alike {
    TLN_W_UNLIKE,
    TLN_W_PREFIX,
    TLN_W_EXACT
};

/* The next character of a text, which is passed; TLN_W_INVALID, and nothing is
 * passed, if it is not valid UTF-8. */
uint32_t tln_w_next(const char **at, const char *end);

/* The end of a text that ends in a zero. */
const char *tln_w_end(const char *text);

int tln_w_is_letter(uint32_t c);

/* A mark that belongs to the letter before it, or an apostrophe. */
int tln_w_is_mark(uint32_t c);

/* Compares the word of a dictionary that begins at *entry, and passes it, with
 * what was typed: whether that is the word, or begins it. */
enum tln_w_alike tln_w_compare(const char **entry, const char *typed,
                               const char *end);

#endif
