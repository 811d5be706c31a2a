/* SPDX-License-Identifier: MIT */
/* Who takes a trick. */
#ifndef TALON_FIVE_HUNDRED_FH_WINNER_H
#define TALON_FIVE_HUNDRED_FH_WINNER_H

#include "five_hundred/fh_state.h"

/* What a card can do under a trump suit, or 0 for none: below POWERS, and the
 * greater the higher it stands in its suit. Jokers count as loose. */
#define POWERS 64
uint32_t tln_fh_power(uint32_t trump, talon_card card);

/* Which card of those on the table takes the trick as it is, counted from the
 * lead; and the seat that played it. One has been led at least. */
uint32_t tln_fh_winning_place(const struct five_hundred *game);
int32_t tln_fh_trick_winner(const struct five_hundred *game);

#endif
