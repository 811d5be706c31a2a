/* SPDX-License-Identifier: MIT */
/* Cards by suit, no matter who holds them. */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_SUITS_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_SUITS_H

#include "talon/card.h"

/* Ranks as bits of a lane, which is the 16 bits of one suit. */
#define ACE   ((talon_cards)1 << 15)
#define KING  ((talon_cards)1 << 14)
#define QUEEN ((talon_cards)1 << 13)
#define JACK  ((talon_cards)1 << 12)
#define LANE  ((talon_cards)0xFFFF)

/* The index of the lowest bit of a suit's lane. */
static inline uint32_t lane_of(uint32_t suit)
{
    return 16 * (suit - 1);
}

/* The other suit of the same color (FH-5). */
uint32_t tln_pf_twin(uint32_t suit);

/* All trumps if `suit` is trumps: its lane, the left bower and the jokers. */
talon_cards tln_pf_trumps(uint32_t suit);

/* The cards of a suit in a denomination; jokers are in no suit but trumps. */
talon_cards tln_pf_suit(uint32_t denomination, uint32_t suit);

#endif
