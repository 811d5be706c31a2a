/* SPDX-License-Identifier: MIT */
/* Which cards belong to which suit, by the trump suit: FH-5, FH-6. */
#ifndef TALON_FIVE_HUNDRED_FH_SUITS_H
#define TALON_FIVE_HUNDRED_FH_SUITS_H

#include "base/set.h"

/* Sets of suits have bit suit-1, as the voids of the state do; public ones,
 * such as the denominations of choices and the voids of snapshots, have bit
 * suit. */
#define ALL_SUITS 0x0Fu

static inline uint32_t suit_bit(uint32_t suit)
{
    return 1u << (suit - 1);
}

static inline uint32_t denominations_of(uint32_t suits)
{
    return suits << TALON_SUIT_SPADES;
}

/* The cards that belong to a suit, by trump (0: none) and suit. No card belongs
 * to suit 0, and jokers belong to none without trumps. */
extern const talon_cards tln_fh_suit_cards[5][5];

/* The jacks of the trump suit and the other suit of its color (FH-5). */
talon_cards tln_fh_bowers(uint32_t trump);

#endif
