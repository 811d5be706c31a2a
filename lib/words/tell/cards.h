/* SPDX-License-Identifier: MIT */
/* Cards and suits in the style of the words. */
#ifndef TALON_WORDS_TELL_CARDS_H
#define TALON_WORDS_TELL_CARDS_H

#include "words/tell/out.h"

void tln_w_put_card(struct out *out, talon_card card);
void tln_w_put_list(struct out *out, const talon_card *cards, uint32_t count);
void tln_w_put_set(struct out *out, talon_cards set);
void tln_w_put_suit(struct out *out, uint32_t denomination);
void tln_w_put_suits(struct out *out, uint32_t suits);

#endif
