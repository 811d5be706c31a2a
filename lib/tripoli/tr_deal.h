/* SPDX-License-Identifier: MIT */
/* Dealing: who is in, who deals, and where the cards go (TR-5 … TR-8). */
#ifndef TALON_TRIPOLI_TR_DEAL_H
#define TALON_TRIPOLI_TR_DEAL_H

#include "game/phase.h"
#include "tripoli/tr_state.h"

extern const struct phase tln_tr_deal_phase;

/* TR-32: whether enough seats can pay an ante for a deal other than for a
 * closing pot. */
int tln_tr_may_deal(const struct tripoli *game);

/* TR-7, TR-32: the first of the seats to deal at the last dealer's left; at
 * first the dealer of the options, or the first seat from there that is in.
 * Nobody if there are no seats to deal. */
int32_t tln_tr_next_dealer(const struct tripoli *game);

/* A deal that is due: where its cards go, its choice, and the deal itself. It
 * leads on to the spare hand or, in a closing round, to the poker. */
void tln_tr_find_due(const struct tripoli *game, struct due *due);
uint32_t tln_tr_deal_choices(const struct talon_game *handle,
                             talon_choice *choice);
void tln_tr_deal(struct talon_game *handle, const talon_card *card,
                 struct events *events);

/* TR-30: the cards that were not dealt in a closing round. */
uint32_t tln_tr_undealt(const struct tripoli *game);

/* Whether play can have led to the dealer and the seats of the deal, if there
 * has been one. */
int tln_tr_deal_fits(const struct tripoli *game);

#endif
