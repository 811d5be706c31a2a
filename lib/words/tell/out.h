/* SPDX-License-Identifier: MIT */
/* Text going out. A public function measures its text first and writes it only
 * if it fits, so a refused call writes nothing. The idiom:
 *
 *     struct out out = {0};
 *
 *     if (!tln_w_begin(&out, words, &status))
 *         return status;
 *     do {
 *         tln_w_put_text(&out, "...");
 *     } while (tln_w_again(&out, text, size, length, &status));
 *     return status;
 */
#ifndef TALON_WORDS_TELL_OUT_H
#define TALON_WORDS_TELL_OUT_H

#include "talon/words.h"

struct out {
    const talon_words *words;
    const talon_game *game; /* in whose order cards are listed, or NULL */
    char *text;             /* NULL while measuring */
    size_t length;          /* so far */
};

/* Whether the words have a language and a style; if not, *status says so. */
int tln_w_begin(struct out *out, const talon_words *words,
                talon_status *status);

void tln_w_put_char(struct out *out, char c);
void tln_w_put_text(struct out *out, const char *text);
void tln_w_put_number(struct out *out, int64_t number);

/* A text with a number in its place. */
void tln_w_put_numbered(struct out *out, const char *text, int64_t number);

/* A number of things: a message with plural forms. */
void tln_w_put_count(struct out *out, uint32_t message, int64_t number);

/* Ends the measuring round: returns 1 if the text fits and is to be written
 * now. Ends the writing round: returns 0. Sets *status when it returns 0. */
int tln_w_again(struct out *out, char *text, size_t size, size_t *length,
                talon_status *status);

#endif
