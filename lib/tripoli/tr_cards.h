/* SPDX-License-Identifier: MIT */
/* The 52 cards as Tripoli plays with them: the order of a suit (TR-1), and sets
 * of cards suit by suit. */
#ifndef TALON_TRIPOLI_TR_CARDS_H
#define TALON_TRIPOLI_TR_CARDS_H

#include "base/set.h"

/* TR-1: the next higher card of a suit; TALON_CARD_NONE above an ace. The lanes
 * of the pack of 52 have a gap between ten and jack. */
static inline talon_card card_above(talon_card card)
{
    uint32_t place = card % LANE;

    if (place == TALON_RANK_ACE - 2)
        return TALON_CARD_NONE;
    return (talon_card)(card + (place == 10 - 2 ? TALON_RANK_JACK - 10 : 1));
}

/* All cards of the suits of some cards. In each lane the lower bits carry into
 * the highest, which then shows whether there were any. */
static inline talon_cards suits_of(talon_cards cards)
{
    talon_cards low = (LANE_MASK >> 1) * IN_EVERY_SUIT;
    talon_cards any = (((cards & low) + low) | cards) & ~low;

    return (any >> (LANE - 1)) * LANE_MASK;
}

/* The lowest of some cards in each suit: what changes when 1 is subtracted from
 * every lane that is not 0. */
static inline talon_cards lowest_of_suits(talon_cards cards)
{
    return cards & ~(cards - (suits_of(cards) & IN_EVERY_SUIT));
}

#endif
