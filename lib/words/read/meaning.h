/* SPDX-License-Identifier: MIT */
/* What atoms may mean, by the words of a language. */
#ifndef TALON_WORDS_READ_MEANING_H
#define TALON_WORDS_READ_MEANING_H

#include "words/read/atoms.h"

/* A line that is being read. */
struct line {
    const talon_words *words;
    const talon_game *game;
    const char *text;
    struct atoms atoms;
};

/* Joins the words of phrases, and gives every atom its meanings. */
void tln_w_understand(struct line *line);

/* The cards of any of some suits that are of any of some ranks. */
talon_cards tln_w_cards_of(uint32_t suits, uint32_t ranks);

#endif
