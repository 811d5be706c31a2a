/* SPDX-License-Identifier: MIT */
/* Every number of the player of Tripoli that somebody chose: how strangers bet
 * and lead, what hands are worth, how many worlds are imagined. The table of
 * ranks in pt_percentile.c stands apart. Numbers that follow from the rules,
 * sizes of arrays, widths, and limits that keep sums within their type are not
 * here. The head of pf_constants.h says how a header of this kind is
 * written. */
#ifndef TALON_ADVISOR_TRIPOLI_PT_CONSTANTS_H
#define TALON_ADVISOR_TRIPOLI_PT_CONSTANTS_H

#include "advisor/base/units.h"

/* Unit: %, written in 100ths, counted in 1/1024 */
#define LIKELY_PER_10000(n) ROUNDED(n, 1024, 10000)
/* Unit: 16ths */
#define SIXTEENTHS(n) (n)

/* Group: Types of bettors
 * An opponent is assumed to be a mixture of these types. The figures in 16ths
 * judge the notes of a caller: how likely the type is to do what was noted.
 * .share: How much of a stranger is of this type.
 * .bets: Of 16 chances to bet, how many it takes.
 * .calls: Of 16 answers to a bet, how many are calls.
 * .raises: How many are raises.
 * .folds: How many are folds.
 * Origin: by judgement (after types that an earlier study found robust) */

/* Checks and calls. */
#define TYPE_STATION                                                           \
    {                                                                          \
        .share = LIKELY_PERMILLE(391), .bets = SIXTEENTHS(1),                  \
        .calls = SIXTEENTHS(14), .raises = SIXTEENTHS(1),                      \
        .folds = SIXTEENTHS(1)                                                 \
    }
/* Bets good hands and calls by the price. */
#define TYPE_CALLER                                                            \
    {                                                                          \
        .share = LIKELY_PERMILLE(234), .bets = SIXTEENTHS(7),                  \
        .calls = SIXTEENTHS(9), .raises = SIXTEENTHS(1),                       \
        .folds = SIXTEENTHS(6)                                                 \
    }
/* Bets often, and raises every second time with a good hand. */
#define TYPE_LOOSE                                                             \
    {                                                                          \
        .share = LIKELY_PERMILLE(195), .bets = SIXTEENTHS(10),                 \
        .calls = SIXTEENTHS(8), .raises = SIXTEENTHS(5),                       \
        .folds = SIXTEENTHS(3)                                                 \
    }
/* Goes by the kind of its hand: a pair, two pairs. */
#define TYPE_KINDS                                                             \
    {                                                                          \
        .share = LIKELY_PERMILLE(166), .bets = SIXTEENTHS(5),                  \
        .calls = SIXTEENTHS(5), .raises = SIXTEENTHS(3),                       \
        .folds = SIXTEENTHS(8)                                                 \
    }
/* Decides by chance. */
#define TYPE_WILD                                                              \
    {                                                                          \
        .share = LIKELY_PERMILLE(14), .bets = SIXTEENTHS(8),                   \
        .calls = SIXTEENTHS(5), .raises = SIXTEENTHS(5),                       \
        .folds = SIXTEENTHS(5)                                                 \
    }

/* Group: What the types do
 * How likely a type is to bet, to raise, and to stay in (to call or raise),
 * given *q*, the share of hands that are worse than its own, and *p*, the
 * price: the cost as a share of the pot after a call.
 * Origin: by judgement */

/* The station bets. */
#define STATION_BETS LIKELY_PERMILLE(8)
/* The station raises. */
#define STATION_RAISES LIKELY_PERMILLE(4)
/* The station stays in. */
#define STATION_STAYS LIKELY_PERMILLE(992)
/* The caller bets, up to CALLER_BETS_FROM. */
#define CALLER_BETS LIKELY_PERMILLE(120)
/* The *q* from which the caller bets more often. */
#define CALLER_BETS_FROM LIKELY_PERMILLE(350)
/* How much more often it bets with the best hand. */
#define CALLER_BETS_RISE LIKELY_PERMILLE(830)
/* The rest of *q*, over which that rises evenly. */
#define CALLER_BETS_RANGE LIKELY_PERMILLE(650)
/* The *q* above which the caller's hand is good enough to raise. */
#define CALLER_GOOD LIKELY_PERMILLE(879)
/* The caller raises with such a hand. */
#define CALLER_RAISES_GOOD LIKELY_PERMILLE(146)
/* The caller raises with another hand. */
#define CALLER_RAISES LIKELY_PERMILLE(12)
/* The *q* that the caller wants at no price, to stay in. */
#define CALLER_WANTS LIKELY_PERMILLE(200)
/* How much more *q* it wants for all of *p*. */
#define CALLER_WANTS_BY_PRICE LIKELY_PERMILLE(700)
/* The caller stays in with more than it wants. */
#define CALLER_STAYS LIKELY_PERMILLE(957)
/* The caller stays in with less. */
#define CALLER_STAYS_WORSE LIKELY_PERMILLE(49)
/* The loose type bets with the worst hand. */
#define LOOSE_BETS LIKELY_PERMILLE(300)
/* How much more often it bets with the best hand, rising evenly. */
#define LOOSE_BETS_RISE LIKELY_PERMILLE(650)
/* The *q* above which the loose type's hand is good. */
#define LOOSE_GOOD LIKELY_PERMILLE(620)
/* The loose type raises with such a hand. */
#define LOOSE_RAISES_GOOD LIKELY_PERMILLE(500)
/* The loose type raises with another hand. */
#define LOOSE_RAISES LIKELY_PERMILLE(59)
/* The *q* that the loose type wants at no price, to stay in. */
#define LOOSE_WANTS LIKELY_PERMILLE(100)
/* How much more *q* it wants for all of *p*. */
#define LOOSE_WANTS_BY_PRICE LIKELY_PERMILLE(400)
/* The loose type stays in with more than it wants. */
#define LOOSE_STAYS LIKELY_PERMILLE(957)
/* The loose type stays in with less. */
#define LOOSE_STAYS_WORSE LIKELY_PERMILLE(195)
/* The type that goes by kinds bets: with no hand, a high card, a pair, two
 * pairs, three of a kind, a straight, a flush, a full house, four of a kind, a
 * straight flush. */
#define KINDS_BETS                                                             \
    {                                                                          \
        LIKELY_PERMILLE(0), LIKELY_PERMILLE(78), LIKELY_PERMILLE(469),         \
            LIKELY_PERMILLE(664), LIKELY_PERMILLE(840), LIKELY_PERMILLE(859),  \
            LIKELY_PER_10000(9375), LIKELY_PER_10000(9375),                    \
            LIKELY_PER_10000(9375), LIKELY_PER_10000(9375)                     \
    }
/* It raises, with the same hands. */
#define KINDS_RAISES                                                           \
    {                                                                          \
        LIKELY_PERMILLE(0), LIKELY_PERMILLE(59), LIKELY_PERMILLE(12),          \
            LIKELY_PERMILLE(12), LIKELY_PERMILLE(20), LIKELY_PERMILLE(117),    \
            LIKELY_PERMILLE(576), LIKELY_PERMILLE(576), LIKELY_PERMILLE(576),  \
            LIKELY_PERMILLE(576)                                               \
    }
/* The wild type bets. */
#define WILD_BETS LIKELY_PERMILLE(500)
/* The wild type raises. */
#define WILD_RAISES LIKELY_PERMILLE(333)
/* The wild type stays in. */
#define WILD_STAYS LIKELY_PERMILLE(666)

/* Group: What a player by kinds pays
 * How likely the type that goes by kinds is to stay in, by the price. With a
 * straight or better it always does.
 * .cheap: A price below this is cheap.
 * .dear: From this price on it is dear; without this field, whatever is not
 * cheap is dear.
 * .if_cheap: It stays in at a cheap price.
 * .between: It stays in at a price that is neither.
 * .if_dear: It stays in at a dear price.
 * Origin: by judgement */

/* A high card. */
#define PAYS_HIGH_CARD                                                         \
    {                                                                          \
        .cheap = LIKELY_PERMILLE(59), .if_cheap = LIKELY_PERMILLE(234),        \
        .if_dear = LIKELY_PERMILLE(23)                                         \
    }
/* A pair. */
#define PAYS_PAIR                                                              \
    {                                                                          \
        .cheap = LIKELY_PERMILLE(98), .dear = LIKELY_PERMILLE(176),            \
        .if_cheap = LIKELY_PERMILLE(879), .between = LIKELY_PERMILLE(234),     \
        .if_dear = LIKELY_PERMILLE(39)                                         \
    }
/* Two pairs. */
#define PAYS_TWO_PAIRS                                                         \
    {                                                                          \
        .cheap = LIKELY_PERMILLE(176), .if_cheap = LIKELY_PER_10000(9375),     \
        .if_dear = LIKELY_PERMILLE(303)                                        \
    }
/* Three of a kind. */
#define PAYS_THREE                                                             \
    {                                                                          \
        .cheap = LIKELY_PERMILLE(244), .if_cheap = LIKELY_PER_10000(9375),     \
        .if_dear = LIKELY_PERMILLE(371)                                        \
    }

/* Group: What is read from bets
 * How far the actions of a round, and notes of earlier deals, are believed.
 * Origin: by judgement */

/* How often a raise of a seat is heeded; more raises say nothing new. */
#define RAISES_HEEDED TIMES(4)
/* A type that raises whenever it stays in still calls this often. */
#define CALLS_LEAST LIKELY_PERMILLE(8)
/* A type that always stays in still folds this often. */
#define FOLDS_LEAST LIKELY_PERMILLE(8)
/* The price of a bet beyond reason. */
#define PRICE_BEYOND LIKELY_PERMILLE(500)
/* Noted chances to bet that count, and answers to bets: of many, as much as of
 * a few. */
#define NOTES_MOST TIMES(24)
/* What notes say counts for this many parts of the first guess. */
#define NOTES_PARTS PARTS(3)
/* What is guessed of a stranger counts for this many. */
#define STRANGER_PARTS PARTS(1)

/* Group: What is read from leads
 * A stranger leads at random, or its lowest card.
 * Origin: by judgement */

/* Strangers that lead their lowest card. */
#define LOWEST_SHARE LIKELY_PERMILLE(293)
/* How many leads of such a player are another card. */
#define SLIPS LIKELY_PERMILLE(20)

#endif
