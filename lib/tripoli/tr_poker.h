/* SPDX-License-Identifier: MIT */
/* The second phase, and the closing rounds: poker (TR-15 … TR-19, TR-30). */
#ifndef TALON_TRIPOLI_TR_POKER_H
#define TALON_TRIPOLI_TR_POKER_H

#include "game/phase.h"
#include "tripoli/tr_state.h"

extern const struct phase tln_tr_select_phase;
extern const struct phase tln_tr_betting_phase;

/* Begins once the spare hand is settled, or the cards of a closing round are
 * dealt; leads on to Michigan or the next closing pot. */
void tln_tr_poker_begin(struct tripoli *game, struct events *events);

/* TR-15: the seats that have chosen their poker cards, known or not. */
uint32_t tln_tr_chosen(const struct tripoli *game);

/* TR-19: whether the poker hands of the seats still in have been shown. */
int tln_tr_was_showdown(const struct tripoli *game);

/* Whether play can have led to who is in, what is staked and who has won, in a
 * state whose seats fit. */
int tln_tr_poker_fits(const struct tripoli *game);

#endif
