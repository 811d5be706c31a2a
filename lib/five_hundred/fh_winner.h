/* SPDX-License-Identifier: MIT */
/* Who takes a trick. */
#ifndef TALON_FIVE_HUNDRED_FH_WINNER_H
#define TALON_FIVE_HUNDRED_FH_WINNER_H

#include "five_hundred/fh_state.h"

/* The power of a card under a trump suit (0: no trumps): below POWERS, and
 * higher for higher cards of a suit. Jokers count as loose. */
#define POWERS 64
uint32_t tln_fh_power(uint32_t trump, talon_card card);

/* Which of the cards on the table takes the trick so far, counted from the
 * lead; and the seat that played it. There is at least a lead. */
uint32_t tln_fh_winning_place(const struct five_hundred *game);
int32_t tln_fh_trick_winner(const struct five_hundred *game);

#endif
