/* SPDX-License-Identifier: MIT */
/* Building choices, for every phase. */
#ifndef TALON_TRIPOLI_TR_MOVES_H
#define TALON_TRIPOLI_TR_MOVES_H

#include "game/event.h"

/* The four suits as denominations of a choice. */
#define SUITS                                                                  \
    (1U << TALON_SUIT_SPADES | 1U << TALON_SUIT_CLUBS |                        \
     1U << TALON_SUIT_DIAMONDS | 1U << TALON_SUIT_HEARTS)

/* Sets up a choice of a kind that uses nothing. */
talon_choice *tln_tr_choice_of(talon_choice *choice, uint32_t kind);

/* The same with amounts. */
talon_choice *tln_tr_choice_of_amounts(talon_choice *choice, uint32_t kind,
                                       int64_t low, int64_t high);

/* The same with exactly `pick` cards of a set. */
talon_choice *tln_tr_choice_of_cards(talon_choice *choice, uint32_t kind,
                                     talon_cards cards, uint32_t pick);

#endif
