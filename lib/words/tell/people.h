/* SPDX-License-Identifier: MIT */
/* Seats by their names, and “you”. */
#ifndef TALON_WORDS_TELL_PEOPLE_H
#define TALON_WORDS_TELL_PEOPLE_H

#include "words/tell/out.h"

void tln_w_put_seat(struct out *out, int32_t seat);
void tln_w_put_seats(struct out *out, uint32_t seats, int capital);

#endif
