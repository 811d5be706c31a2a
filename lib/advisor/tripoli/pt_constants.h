/* SPDX-License-Identifier: MIT */
/* Every number of the player of Tripoli that somebody chose: how strangers bet
 * and lead, what hands are worth, how many worlds are imagined. The table of
 * ranks is in pt_percentile.c. Numbers that follow from the rules, sizes of
 * arrays, widths, and limits that keep sums within their type are not here. The
 * head of pf_constants.h says what form a header of this kind has. */
#ifndef TALON_ADVISOR_TRIPOLI_PT_CONSTANTS_H
#define TALON_ADVISOR_TRIPOLI_PT_CONSTANTS_H

#include "advisor/base/units.h"

/* Unit: %, written in 100ths, counted in 1/1024 */
#define LIKELY_PER_10000(n) ROUNDED(n, 1024, 10000)
/* Unit: 16ths */
#define SIXTEENTHS(n) (n)
/* Unit: chips */
#define CHIPS(n) (n)
/* Unit: chips, written in 1000ths, counted in 1/1000 */
#define MILLICHIPS(n) (n)
/* Unit: antes */
#define ANTES(n) (n)
/* Unit: points */
#define POINTS(n) (n)
/* Unit: games */
#define GAMES(n) (n)
/* Unit: step */
#define STEP(n) (n)

/* Group: Types of bettors
 * An opponent is assumed to be a mixture of these types. The figures in 16ths
 * are for judging the notes that the caller of the library keeps: how likely
 * the type is to do what was noted.
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
/* Bets often, and raises half of the time with a good hand. */
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
/* The *q* that the caller wants for staying in at a price of 0. */
#define CALLER_WANTS LIKELY_PERMILLE(200)
/* How much more *q* it wants at the highest price. */
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
/* The *q* that the loose type wants for staying in at a price of 0. */
#define LOOSE_WANTS LIKELY_PERMILLE(100)
/* How much more *q* it wants at the highest price. */
#define LOOSE_WANTS_BY_PRICE LIKELY_PERMILLE(400)
/* The loose type stays in with more than it wants. */
#define LOOSE_STAYS LIKELY_PERMILLE(957)
/* The loose type stays in with less. */
#define LOOSE_STAYS_WORSE LIKELY_PERMILLE(195)
/* The type that goes by the kind of its hand bets: with no hand, a high card, a
 * pair, two pairs, three of a kind, a straight, a flush, a full house, four of
 * a kind, a straight flush. */
#define KINDS_BETS                                                             \
    {                                                                          \
        LIKELY_PERMILLE(0), LIKELY_PERMILLE(78), LIKELY_PERMILLE(469),         \
            LIKELY_PERMILLE(664), LIKELY_PERMILLE(840), LIKELY_PERMILLE(859),  \
            LIKELY_PER_10000(9375), LIKELY_PER_10000(9375),                    \
            LIKELY_PER_10000(9375), LIKELY_PER_10000(9375)                     \
    }
/* How likely that type is to raise, with the same hands. */
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

/* Group: What the type `kinds` pays
 * How likely the type that goes by the kind of its hand is to stay in, by the
 * price. With a straight or better it always does.
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

/* How many raises of a seat count; more raises say nothing new. */
#define RAISES_HEEDED TIMES(4)
/* A type that raises whenever it stays in still calls this often. */
#define CALLS_LEAST LIKELY_PERMILLE(8)
/* A type that always stays in still folds this often. */
#define FOLDS_LEAST LIKELY_PERMILLE(8)
/* The price that is assumed for a bet beyond reason. */
#define PRICE_BEYOND LIKELY_PERMILLE(500)
/* How many noted chances to bet count, and how many noted answers to bets; more
 * are scaled down to this. */
#define NOTES_MOST TIMES(24)
/* The parts of the first guess that come from notes. */
#define NOTES_PARTS PARTS(3)
/* The parts of it that are those of a stranger. */
#define STRANGER_PARTS PARTS(1)

/* Group: What is read from leads
 * A stranger leads at random or always leads its lowest card.
 * Origin: by judgement */

/* Strangers that lead their lowest card. */
#define LOWEST_SHARE LIKELY_PERMILLE(293)
/* How many leads of such a player are another card. */
#define SLIPS LIKELY_PERMILLE(20)

/* Group: Betting
 * How high bets and raises are if the rules have no limit, and what the raises
 * of others cost.
 * Origin: by judgement */

/* At most this many times the pot. */
#define BET_POTS TIMES(2)
/* At most this many antes.
 * Near-duplicate: HAND_BET_MOST, which counts chips and also caps a limit that
 * the rules have. */
#define BET_ANTES ANTES(20)
/* If an opponent with a better hand raises, the seat loses this many times the
 * raise, because raising is assumed to go on. */
#define RERAISES TIMES(2)

/* Group: Whole hands
 * What a hand is worth, and what is paid for hands and for the pay suit.
 * Origin: inherited, its program lost (constants were chosen with seed 1; by
 * which matches is not known) */

/* The highest bet that is expected at poker.
 * Near-duplicate: BET_ANTES, which counts antes and only where the rules have
 * no limit. */
#define HAND_BET_MOST CHIPS(20)
/* How much of a bet each opponent calls, on average. */
#define HAND_CALLED PERCENT(60)
/* A swap cannot be taken back, and must promise this much more. */
#define SWAP_MARGIN MILLICHIPS(300)
/* What an auction promises: any offer is better than none. */
#define AUCTION_BONUS MILLICHIPS(100)
/* How much of its worth is paid for a hand: the price goes to an opponent. */
#define HAND_PRICE PERCENT(87)
/* How much of its worth is paid for the pay suit: the price goes into the
 * kitty, some of which comes back. */
#define SUIT_PRICE PERCENT(125)

/* Group: The five for poker
 * Among equally good fives, the one that shows least is chosen.
 * Origin: by judgement */

/* What showing a 2 gives away if it has not been shown before; each higher rank
 * gives away one point less. */
#define SHOWS_TWO POINTS(16)

/* Group: Looking ahead
 * How the deciding seat learns its later leads.
 * Origin: inherited, its program lost (constants were chosen with seed 1; by
 * which matches is not known; looking ahead brought half a chip a deal at
 * stations) */

/* Nodes of the tree. */
#define NODES_LOG LOG_2(14)
/* Nodes that are tried for a position, from the one that its key names. */
#define PROBES NODES(8)
/* The most leads of a node; with more to choose from, the seat leads at
 * random. */
#define NODE_LEADS CARDS(8)
/* How many of the seat's later leads in one game are learned. */
#define DEPTH_MOST CARDS(16)
/* A lead is tried this often before the best is chosen. */
#define TRIES_LEAST TIMES(2)
/* How many leads are random, so that no judgment is final. */
#define CURIOUS LIKELY_PERMILLE(94)

/* Group: Levels: worlds and games
 * A budget with other numbers changes these and nothing else.
 * .bet_worlds: Worlds for betting.
 * .hand_worlds: Worlds for what a whole hand or a suit is worth.
 * .lead_worlds: Worlds for leads.
 * .games: Games of all leads together (`nodes` of a budget). */

/* `novice-1`.
 * Origin: by judgement */
#define BUDGET_NOVICE                                                          \
    {                                                                          \
        .bet_worlds = WORLDS(4), .hand_worlds = WORLDS(16),                    \
        .lead_worlds = WORLDS(1), .games = GAMES(16)                           \
    }
/* `casual-1`.
 * Origin: by judgement */
#define BUDGET_CASUAL                                                          \
    {                                                                          \
        .bet_worlds = WORLDS(8), .hand_worlds = WORLDS(24),                    \
        .lead_worlds = WORLDS(8), .games = GAMES(64)                           \
    }
/* `club-1`.
 * Origin: chosen by matches: tournament --game tripoli --a expert-1 --b club-1
 * --options raise-cap=3 --seed 11 (of how many packs is not known; twice as
 * many worlds and more were too close to `expert-1`) */
#define BUDGET_CLUB                                                            \
    {                                                                          \
        .bet_worlds = WORLDS(12), .hand_worlds = WORLDS(24),                   \
        .lead_worlds = WORLDS(12), .games = GAMES(160)                         \
    }
/* `expert-1`.
 * Origin: chosen by matches: tournament --game tripoli --a expert-1 --b station
 * --deals 0..499 --seed 1 (of an earlier version; twice as many worlds brought
 * no more) */
#define BUDGET_EXPERT                                                          \
    {                                                                          \
        .bet_worlds = WORLDS(512), .hand_worlds = WORLDS(512),                 \
        .lead_worlds = WORLDS(512), .games = GAMES(10000)                      \
    }

/* Group: Levels: manner
 * What a level takes into account and does.
 * .reads_bets: Weighs worlds by what others bet.
 * .reads_leads: Weighs worlds by what others led.
 * .looks_ahead: Looks ahead to its own later leads.
 * .deals: What it does with the spare hand: 0 keeps its own; 1 swaps a bad one;
 * 2 also auctions and buys hands.
 * .raises: The most raises that it makes in a round.
 * .sure: Bets and raises only with this chance of the best hand.
 * Origin: by judgement */

/* `novice-1`. */
#define MANNER_NOVICE                                                          \
    {                                                                          \
        .reads_bets = YES(0), .reads_leads = YES(0), .looks_ahead = YES(0),    \
        .deals = STEP(0), .raises = TIMES(1), .sure = LIKELY_PERMILLE(586)     \
    }
/* `casual-1`. */
#define MANNER_CASUAL                                                          \
    {                                                                          \
        .reads_bets = YES(0), .reads_leads = YES(0), .looks_ahead = YES(0),    \
        .deals = STEP(1), .raises = TIMES(2)                                   \
    }
/* `club-1`. */
#define MANNER_CLUB                                                            \
    {                                                                          \
        .reads_bets = YES(1), .reads_leads = YES(0), .looks_ahead = YES(0),    \
        .deals = STEP(2), .raises = TIMES(3)                                   \
    }
/* `expert-1`. */
#define MANNER_EXPERT                                                          \
    {                                                                          \
        .reads_bets = YES(1), .reads_leads = YES(1), .looks_ahead = YES(1),    \
        .deals = STEP(2), .raises = TIMES(8)                                   \
    }

#endif
