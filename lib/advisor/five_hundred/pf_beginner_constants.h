/* SPDX-License-Identifier: MIT */
/* The numbers by which `beginner-1` plays Five Hundred: how it counts tricks,
 * which cards it holds on to, and how often it slips. The head of
 * pf_constants.h says how such a header is written. */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_BEGINNER_CONSTANTS_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_BEGINNER_CONSTANTS_H

#include "advisor/five_hundred/pf_constants.h"

/* Group: How a beginner counts its tricks
 * The hand is worth as many tricks as these numbers add up to, rounded down.
 * Origin: by judgement (as books for beginners count) */

/* With trumps: each joker, each bower, and the ace and king of trumps. */
#define COUNT_TOP_TRUMP TRICKS_PERCENT(100)
/* Each trump past the third that is none of those. */
#define COUNT_LONG_TRUMP TRICKS_PERCENT(100)
/* How many trumps a hand must have to name their suit. */
#define COUNT_TRUMPS_LEAST CARDS(4)
/* Each ace of another suit; at no trump, each ace and joker. */
#define COUNT_ACE TRICKS_PERCENT(100)
/* Each king with another card of its suit, trumps excepted. */
#define COUNT_KING TRICKS_PERCENT(50)
/* At no trump, each queen in a suit of three cards or more. */
#define COUNT_QUEEN TRICKS_PERCENT(25)
/* The kitty. */
#define COUNT_KITTY TRICKS_PERCENT(50)
/* Each partner. */
#define COUNT_PARTNER TRICKS_PERCENT(100)
/* The most that is bid, however much is counted. */
#define COUNT_BID_MOST BID_OF(8)
/* The most danger of a hand with which a misère is bid. */
#define COUNT_DANGER_MOST DANGERS(1)

/* Group: Which cards a beginner holds on to
 * How dear a card is. Of cards that lose anyway, and for the discard, those
 * with the lowest numbers go first.
 * Origin: by judgement */

/* A trump or joker, plus its power. */
#define DEAR_TRUMP WILL(200)
/* An ace. */
#define DEAR_ACE WILL(100)
/* A king with another card of its suit. */
#define DEAR_KING WILL(60)
/* A queen in a suit of three cards or more. */
#define DEAR_QUEEN WILL(40)
/* For any other card: each card of its suit in the hand. The rank of the card,
 * from 0 for the two to 15 for the ace, is added. */
#define DEAR_LENGTH WILL(2)

/* Group: What a beginner calls honors
 * Origin: by judgement */

/* The lowest rank that is covered, if it is led, with a higher honor. */
#define HONOR_LEAST RANK(TALON_RANK_JACK)

/* Group: How often a beginner slips
 * Origin: by judgement */

/* How often a call counts one trick too many or one too few. */
#define SLIP_CALL ONE_IN(5)
/* How often a discard throws the next card in place of the last one. */
#define SLIP_DISCARD ONE_IN(5)
/* How often the first maxim that fits is forgotten, if people forget it. */
#define SLIP_CARD ONE_IN(8)

#endif
