/* SPDX-License-Identifier: MIT */
/* What a round of betting leaves behind, and whether play can have led to it
 * (TR-18, TR-33). */
#ifndef TALON_TRIPOLI_TR_BETS_H
#define TALON_TRIPOLI_TR_BETS_H

#include "tripoli/tr_state.h"

/* Whether no trace of betting is left: there was none, or none yet. */
int tln_tr_no_bets(const struct tripoli *game);

/* Whether play can have led to the stakes and actions of a round in progress,
 * and to the actions of one that is over, in a state whose seats fit. */
int tln_tr_betting_fits(const struct tripoli *game);
int tln_tr_settled_bets_fit(const struct tripoli *game);

/* The fewest moves that the betting of the deal can have taken. */
uint32_t tln_tr_betting_moves(const struct tripoli *game);

#endif
