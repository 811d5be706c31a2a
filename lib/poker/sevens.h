/* SPDX-License-Identifier: MIT */
/* Ranking blocks of hands of seven cards. */
#ifndef TALON_POKER_SEVENS_H
#define TALON_POKER_SEVENS_H

#include "talon/card.h"

#define BLOCK 64
#define SEVEN 7

/* TR-16: ranks a block if every set is seven cards of the pack of 52 and there
 * are vectors; else changes nothing and returns 0. */
int tln_poker_rank_sevens(const talon_cards *set, uint32_t *rank);

#endif
