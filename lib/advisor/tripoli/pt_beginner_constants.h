/* SPDX-License-Identifier: MIT */
/* The numbers by which `beginner-1` plays Tripoli: what it bets and pays, and
 * how often it slips. The head of pf_constants.h says how such a header is
 * written. */
#ifndef TALON_ADVISOR_TRIPOLI_PT_BEGINNER_CONSTANTS_H
#define TALON_ADVISOR_TRIPOLI_PT_BEGINNER_CONSTANTS_H

#include "advisor/tripoli/pt_constants.h"

/* Group: How a beginner bets
 * It goes by the kind of its poker hand: no poker hand, a high card, a pair,
 * two pairs, three of a kind, a straight, a flush, a full house, four of a
 * kind, a straight flush. Bets and raises are cut to what is allowed.
 * Origin: by judgement */

/* How many chips it bets; 0 for a check. */
#define BEGINNER_BETS                                                          \
    {                                                                          \
        CHIPS(0), CHIPS(0), CHIPS(0), CHIPS(1), CHIPS(2), CHIPS(3), CHIPS(4),  \
            CHIPS(5), CHIPS(5), CHIPS(5)                                       \
    }
/* By how many chips it raises, once in a round; 0 for no raise. */
#define BEGINNER_RAISES                                                        \
    {                                                                          \
        CHIPS(0), CHIPS(0), CHIPS(0), CHIPS(0), CHIPS(0), CHIPS(1), CHIPS(2),  \
            CHIPS(3), CHIPS(5), CHIPS(5)                                       \
    }
/* The highest price that it pays to stay in: the cost of the call as a share of
 * the pot after it. */
#define BEGINNER_PAYS                                                          \
    {                                                                          \
        PERCENT(0), PERCENT(5), PERCENT(20), PERCENT(35), PERCENT(50),         \
            PERCENT(100), PERCENT(100), PERCENT(100), PERCENT(100),            \
            PERCENT(100)                                                       \
    }

/* Group: What a beginner pays for hands and suits
 * Origin: by judgement */

/* Of the ace, king, queen, jack and ten of a suit, as many as make it worth an
 * offer to name it. */
#define BEGINNER_HONORS CARDS(3)
/* The most that it offers for the right to name the pay suit. */
#define BEGINNER_SUIT_OFFER CHIPS(2)
/* The most that it offers for the spare hand, if its own is poor. */
#define BEGINNER_HAND_OFFER CHIPS(2)

/* Group: How often a beginner slips at Tripoli
 * Origin: by judgement */

/* How often it takes its poker hand for the next better or next worse kind. */
#define SLIP_BET ONE_IN(6)
/* How often it leads a card at random. */
#define SLIP_LEAD ONE_IN(6)
/* How often it mistakes a good hand for a poor one, or the reverse. */
#define SLIP_HAND ONE_IN(8)

#endif
