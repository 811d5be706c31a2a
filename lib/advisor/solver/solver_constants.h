/* SPDX-License-Identifier: MIT */
/* Numbers of the solver that somebody chose. They never change an answer, only
 * how many nodes and how much memory it takes. Those of the search itself are
 * in search_constants.h. The head of pf_constants.h says what form a header of
 * this kind has. */
#ifndef TALON_ADVISOR_SOLVER_SOLVER_CONSTANTS_H
#define TALON_ADVISOR_SOLVER_SOLVER_CONSTANTS_H

#include "advisor/base/units.h"

/* The first guess is counted in 32nds of a trick. */
#define GUESS_TRICK 32

/* Unit: tricks, written in 100ths, counted in 32nds */
#define GUESS_PERCENT(n) ROUNDED(n, GUESS_TRICK, 100)
/* Unit: bytes */
#define BYTES(n) (n)

/* Group: Limits of nodes
 * How repeated calls with a limit come to an end.
 * Origin: by judgement */

/* The least limit: enough to reach the last two tricks of a hand and solve a
 * position there, so that every call makes some progress. */
#define LIMIT_MIN NODES(512)
/* A call may make no progress, because the table had to make room or because
 * the nodes ran out before the search found anything new. The next call with
 * the same position may then exceed its limit: it may use the nodes of all such
 * calls together, divided by this number. So sooner or later a call does make
 * progress. */
#define PATIENCE PARTS(8)

/* Group: Memory
 * How the memory of a solver is divided among slots and remembered cuts. Three
 * of the constants are lists: one number for each size of the hands, from 0 to
 * 10 cards.
 * Origin: by judgement */

/* Slots for the narrow instances of the search (tricks, three or four hands),
 * by the size of the hands, if there is room. */
#define NARROW_SLOT_BITS                                                       \
    {                                                                          \
        LOG_2(6), LOG_2(6), LOG_2(6), LOG_2(6), LOG_2(6), LOG_2(7), LOG_2(8),  \
            LOG_2(10), LOG_2(11), LOG_2(13), LOG_2(14)                         \
    }
/* Slots for its other instances, by the size of the hands, if there is room. */
#define WIDE_SLOT_BITS                                                         \
    {                                                                          \
        LOG_2(6), LOG_2(6), LOG_2(6), LOG_2(6), LOG_2(7), LOG_2(9), LOG_2(11), \
            LOG_2(13), LOG_2(15), LOG_2(16), LOG_2(17)                         \
    }
/* Remembered cuts, by the size of the hands, if there is room. */
#define CUT_BITS                                                               \
    {                                                                          \
        LOG_2(6), LOG_2(6), LOG_2(6), LOG_2(6), LOG_2(7), LOG_2(8), LOG_2(9),  \
            LOG_2(10), LOG_2(11), LOG_2(13), LOG_2(14)                         \
    }
/* The fewest slots: even the least memory has room for them. */
#define SLOT_BITS_LEAST LOG_2(6)
/* The most slots, no matter how much memory there is. */
#define SLOT_BITS_MOST LOG_2(22)
/* The share of the memory that slots take at most, without the cuts; patterns
 * take the rest. */
#define SLOTS_MOST PERCENT(30)
/* Cuts there is room for in memory smaller than MEMORY_MORE. */
#define CUT_BITS_LEAST LOG_2(10)
/* Cuts there is room for in memory of at least MEMORY_MORE. */
#define CUT_BITS_MORE LOG_2(12)
/* Cuts there is room for in memory of at least MEMORY_MUCH. */
#define CUT_BITS_MOST LOG_2(14)
/* Discards whose bounds are kept for the next call in memory smaller than
 * MEMORY_MORE: a byte each. */
#define KNOWN_DISCARDS_LEAST BYTES(1024)
/* Discards whose bounds are kept in larger memory. */
#define KNOWN_DISCARDS_MOST BYTES(8192)
/* The least memory for CUT_BITS_MORE cuts and KNOWN_DISCARDS_MOST bounds. */
#define MEMORY_MORE BYTES(200000)
/* The least memory for CUT_BITS_MOST cuts. */
#define MEMORY_MUCH BYTES(800000)

/* Group: The first guess
 * What the cards of a hand add to the tricks that its side is expected to take;
 * for the hands of the other side it is subtracted. The sum is drawn toward the
 * middle, where a wrong target costs less, and is made a little too high rather
 * than too low.
 * Origin: inherited, its program lost (fitted to exact values, then tested by
 * how many nodes `bench solver` takes on the deals of two other seeds) */

/* For each trump. */
#define GUESS_TRUMP GUESS_PERCENT(34)
/* For each of the five highest trumps in addition, from the highest down. */
#define GUESS_TRUMP_TOPS                                                       \
    {                                                                          \
        GUESS_PERCENT(91), GUESS_PERCENT(63), GUESS_PERCENT(38),               \
            GUESS_PERCENT(19), GUESS_PERCENT(9)                                \
    }
/* For every hand, if there is no trump suit. */
#define GUESS_PLAIN GUESS_PERCENT(100)
/* For each of the three highest cards of a suit other than trumps, from the
 * highest down: first if there is no trump suit, then if there is one. */
#define GUESS_TOPS                                                             \
    {                                                                          \
        {GUESS_PERCENT(88), GUESS_PERCENT(47), GUESS_PERCENT(19)},             \
        {                                                                      \
            GUESS_PERCENT(69), GUESS_PERCENT(25), GUESS_PERCENT(9)             \
        }                                                                      \
    }
/* A suit is short if it has fewer cards than this. */
#define GUESS_SHORT_FROM CARDS(2)
/* For each card by which a suit is shorter than GUESS_SHORT_FROM, in a hand
 * with trumps. */
#define GUESS_SHORT GUESS_PERCENT(31)
/* For the joker, if it belongs to no suit. */
#define GUESS_JOKER GUESS_PERCENT(175)
/* For the hand on lead. */
#define GUESS_LEAD GUESS_PERCENT(25)
/* How much of the sum remains when it is drawn toward the middle. */
#define GUESS_DRAWN PERCENT(75)
/* Then this much is added for each trick to come: the middle. */
#define GUESS_MIDDLE GUESS_PERCENT(50)
/* What is added at the end, before the guess is rounded down. */
#define GUESS_UP GUESS_PERCENT(94)

#endif
