/* SPDX-License-Identifier: MIT */
/* The bot of Trickster Cards. */
#ifndef FH_TRICKSTER_H
#define FH_TRICKSTER_H

#include "fh_look.h"

/* How many tricks a hand is worth in a suit or without trumps. */
int32_t trickster_tricks(talon_cards hand, talon_cards pack,
                         uint32_t denomination);

void trickster_call(struct fh_look *look);
void trickster_discard(struct fh_look *look);
void trickster_play(struct fh_look *look);

#endif
