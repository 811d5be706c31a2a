/* SPDX-License-Identifier: MIT */
/* Cards and suits in the style of the words. */
#ifndef TALON_WORDS_TELL_CARDS_H
#define TALON_WORDS_TELL_CARDS_H

#include "words/tell/out.h"

void tln_w_put_card(struct out *out, talon_card card);
/* Room for three ranks in a row. */
#define TLN_W_SEQUENCE 24

/* Writes three ranks in a row, from the lowest on: "8-9-10". */
void tln_w_write_sequence(char text[TLN_W_SEQUENCE], const talon_words *words,
                          uint32_t lowest);

void tln_w_put_list(struct out *out, const talon_card *cards, uint32_t count);

/* The cards of a set in the order of a hand; the second with “or”. */
void tln_w_put_set(struct out *out, talon_cards set);
void tln_w_put_any(struct out *out, talon_cards set);
void tln_w_put_suit(struct out *out, uint32_t denomination);
void tln_w_put_suits(struct out *out, uint32_t suits);

#endif
