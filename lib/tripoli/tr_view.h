/* SPDX-License-Identifier: MIT */
/* What each seat knows (TR-35 … TR-37). Of a session that is whole nothing is
 * hidden. */
#ifndef TALON_TRIPOLI_TR_VIEW_H
#define TALON_TRIPOLI_TR_VIEW_H

#include "tripoli/tr_state.h"

/* See struct module. */
void tln_tr_redact(struct talon_game *handle, uint32_t seats);

/* What some seats know: whose whole hands, and whether the spare hand. */
uint32_t tln_tr_hands_known(const struct tripoli *game, uint32_t seats);
int tln_tr_knows_spare(const struct tripoli *game, uint32_t seats);

/* What is hidden in a view: the seats with cards in hand that are not known;
 * the seats whose five cards are chosen but not known; the spare hand. */
uint32_t tln_tr_hidden_hands(const struct tripoli *game);
uint32_t tln_tr_hidden_selections(const struct tripoli *game);
int tln_tr_is_spare_hidden(const struct tripoli *game);

/* The hands of the deal: what each seat holds and has played (TR-13), as far as
 * it is known. So many questions are about them that they are found once. */
struct dealt {
    talon_cards hand[SEATS];
    uint32_t hidden; /* seats with cards in hand that are not known */
};

struct dealt tln_tr_dealt(const struct tripoli *game);

#endif
