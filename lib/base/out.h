/* SPDX-License-Identifier: MIT */
/* Text going out: cards, numbers and words into a bounded buffer.
 *
 * A public function measures its text first and writes it only if it fits, so a
 * refused call writes nothing. Every text is produced twice, which costs little
 * and needs no buffer. The idiom:
 *
 *     struct out out = {0};
 *
 *     do {
 *         tln_put_text(&out, "...");
 *     } while (tln_out_again(&out, text, size, length, &status));
 *     return status;
 */
#ifndef TALON_BASE_OUT_H
#define TALON_BASE_OUT_H

#include "talon/card.h"

/* Ranks by their place in a lane, and suits from 1, as records write them. */
extern const char tln_rank_text[16][3];
extern const char tln_suit_text[];

struct out {
    char *text;    /* NULL while measuring */
    size_t length; /* so far */
};

void tln_put_char(struct out *out, char c);
void tln_put_text(struct out *out, const char *text);
void tln_put_number(struct out *out, int64_t number);
void tln_put_card(struct out *out, talon_card card);
void tln_put_rank(struct out *out, uint32_t rank);    /* 2 to the ace */
void tln_put_cards(struct out *out, talon_cards set); /* separated by spaces */

/* Ends the measuring round: returns 1 if the text fits and is to be written
 * now. Ends the writing round: returns 0. Sets *status when it returns 0. */
int tln_out_again(struct out *out, char *text, size_t size, size_t *length,
                  talon_status *status);

#endif
