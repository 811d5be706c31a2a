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

/* The least limit: enough to reach the end of a hand and to solve a position of
 * two tricks there, so that every call makes some progress. */
#define LIMIT_MIN NODES(512)
/* Calls may have made no progress, because room was made in the table or
 * because they ran out of nodes before they reached anything new. The next call
 * may then use the nodes of these calls together, divided by this number, even
 * beyond its limit. So in the end a call does make progress. */
#define PATIENCE PARTS(8)

/* Group: Memory
 * How the memory of a solver is divided among slots and remembered cuts. Three
 * of the constants have a number for each number of cards in a hand, from 0 to
 * 10.
 * Origin: by judgement */

/* Slots of the narrow instances, if there is room. */
#define NARROW_SLOT_BITS                                                       \
    {                                                                          \
        LOG_2(6), LOG_2(6), LOG_2(6), LOG_2(6), LOG_2(6), LOG_2(7), LOG_2(8),  \
            LOG_2(10), LOG_2(11), LOG_2(13), LOG_2(14)                         \
    }
/* Slots of the others. */
#define WIDE_SLOT_BITS                                                         \
    {                                                                          \
        LOG_2(6), LOG_2(6), LOG_2(6), LOG_2(6), LOG_2(7), LOG_2(9), LOG_2(11), \
            LOG_2(13), LOG_2(15), LOG_2(16), LOG_2(17)                         \
    }
/* Remembered cuts, if there is room. */
#define CUT_BITS                                                               \
    {                                                                          \
        LOG_2(6), LOG_2(6), LOG_2(6), LOG_2(6), LOG_2(7), LOG_2(8), LOG_2(9),  \
            LOG_2(10), LOG_2(11), LOG_2(13), LOG_2(14)                         \
    }
/* The fewest slots there is room for. */
#define SLOT_BITS_LEAST LOG_2(6)
/* The most slots there is room for. */
#define SLOT_BITS_MOST LOG_2(22)
/* The fewest cuts there is room for. */
#define CUT_BITS_LEAST LOG_2(10)
/* Cuts there is room for in memory of MEMORY_MORE or more. */
#define CUT_BITS_MORE LOG_2(12)
/* Cuts there is room for in memory of MEMORY_MUCH or more. */
#define CUT_BITS_MOST LOG_2(14)
/* Memory for CUT_BITS_MORE. */
#define MEMORY_MORE BYTES(200000)
/* Memory for CUT_BITS_MOST. */
#define MEMORY_MUCH BYTES(800000)

/* Group: The first guess
 * What a hand adds to the tricks that its side is expected to take; the hands
 * of the other side are subtracted. The sum is drawn toward the middle, where a
 * wrong target costs less, and is made a little too high rather than too low.
 * Origin: inherited, its program lost (it was fitted to values, and tried on
 * the deals of two other seeds by the nodes of `bench solver`) */

/* Each trump. */
#define GUESS_TRUMP GUESS_PERCENT(34)
/* The five highest trumps, in addition, from the highest down. */
#define GUESS_TRUMP_TOPS                                                       \
    {                                                                          \
        GUESS_PERCENT(91), GUESS_PERCENT(63), GUESS_PERCENT(38),               \
            GUESS_PERCENT(19), GUESS_PERCENT(9)                                \
    }
/* Every hand, if there is no trump suit. */
#define GUESS_PLAIN GUESS_PERCENT(100)
/* The three highest cards of another suit: first if there is no trump suit,
 * then if there is one. */
#define GUESS_TOPS                                                             \
    {                                                                          \
        {GUESS_PERCENT(88), GUESS_PERCENT(47), GUESS_PERCENT(19)},             \
        {                                                                      \
            GUESS_PERCENT(69), GUESS_PERCENT(25), GUESS_PERCENT(9)             \
        }                                                                      \
    }
/* A suit is short if it has fewer cards than this. */
#define GUESS_SHORT_FROM CARDS(2)
/* Each card that a short suit lacks, in a hand with trumps. */
#define GUESS_SHORT GUESS_PERCENT(31)
/* The joker, if it belongs to no suit. */
#define GUESS_JOKER GUESS_PERCENT(175)
/* The lead. */
#define GUESS_LEAD GUESS_PERCENT(25)
/* How much of the sum remains when it is drawn to the middle. */
#define GUESS_DRAWN PERCENT(75)
/* The middle, for each trick to come. */
#define GUESS_MIDDLE GUESS_PERCENT(50)
/* What is added at the end, before the guess is rounded down. */
#define GUESS_UP GUESS_PERCENT(94)

#endif
