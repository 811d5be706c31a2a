/* SPDX-License-Identifier: MIT */
/* What each seat knows (TR-35 … TR-37). Nothing is hidden in a complete
 * session. */
#ifndef TALON_TRIPOLI_TR_VIEW_H
#define TALON_TRIPOLI_TR_VIEW_H

#include "tripoli/tr_state.h"

/* See struct module. */
void tln_tr_redact(struct talon_game *handle, uint32_t seats);

/* What some seats know: whose whole hands, and whether they know the spare
 * hand. */
uint32_t tln_tr_hands_known(const struct tripoli *game, uint32_t seats);
int tln_tr_knows_spare(const struct tripoli *game, uint32_t seats);

/* What is hidden in a view: the seats with unknown cards in hand; the seats
 * whose five cards are chosen but unknown; the spare hand. */
uint32_t tln_tr_hidden_hands(const struct tripoli *game);
uint32_t tln_tr_hidden_selections(const struct tripoli *game);
int tln_tr_is_spare_hidden(const struct tripoli *game);

/* The hands of the deal: what each seat holds and has played (TR-13), as far as
 * it is known. Many checks need them, so they are found once. */
struct dealt {
    talon_cards hand[SEATS];
    uint32_t hidden; /* seats with unknown cards in hand */
};

struct dealt tln_tr_dealt(const struct tripoli *game);

#endif
