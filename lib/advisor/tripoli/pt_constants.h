/* SPDX-License-Identifier: MIT */
/* Every number of the player of Tripoli that somebody chose: how strangers bet
 * and lead, what hands are worth, how many worlds are imagined. The table of
 * ranks is in pt_percentile.c. Numbers that follow from the rules, sizes of
 * arrays, widths, and limits that keep sums within their type are not here. The
 * head of pf_constants.h says how such a header is written. */
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
 * are for judging the notes on an opponent (`talon_player_notes`): how often
 * the type does what was noted.
 * .share: How likely a stranger is to be of this type.
 * .bets: How many bets it makes in 16 chances to bet.
 * .calls: How many of 16 answers to a bet are calls.
 * .raises: How many of 16 answers to a bet are raises.
 * .folds: How many of 16 answers to a bet are folds.
 * Origin: by judgement (modeled on types that an earlier study found robust;
 * their shares with an eye on matches) */

/* Checks and calls. */
#define TYPE_STATION                                                           \
    {                                                                          \
        .share = LIKELY_PERMILLE(370), .bets = SIXTEENTHS(1),                  \
        .calls = SIXTEENTHS(14), .raises = SIXTEENTHS(1),                      \
        .folds = SIXTEENTHS(1)                                                 \
    }
/* Bets on good hands, and calls if the price is low enough for its hand. */
#define TYPE_CALLER                                                            \
    {                                                                          \
        .share = LIKELY_PERMILLE(70), .bets = SIXTEENTHS(7),                   \
        .calls = SIXTEENTHS(9), .raises = SIXTEENTHS(1),                       \
        .folds = SIXTEENTHS(6)                                                 \
    }
/* Bets often, and raises half of the time with a good hand. */
#define TYPE_LOOSE                                                             \
    {                                                                          \
        .share = LIKELY_PERMILLE(78), .bets = SIXTEENTHS(10),                  \
        .calls = SIXTEENTHS(8), .raises = SIXTEENTHS(5),                       \
        .folds = SIXTEENTHS(3)                                                 \
    }
/* Goes by the kind of its hand: a pair, two pairs. */
#define TYPE_KINDS                                                             \
    {                                                                          \
        .share = LIKELY_PERMILLE(76), .bets = SIXTEENTHS(5),                   \
        .calls = SIXTEENTHS(5), .raises = SIXTEENTHS(3),                       \
        .folds = SIXTEENTHS(8)                                                 \
    }
/* Acts at random. */
#define TYPE_WILD                                                              \
    {                                                                          \
        .share = LIKELY_PERMILLE(4), .bets = SIXTEENTHS(8),                    \
        .calls = SIXTEENTHS(5), .raises = SIXTEENTHS(5),                       \
        .folds = SIXTEENTHS(5)                                                 \
    }

/* A player of the level asked: the tables of pt_equal.c. */
#define TYPE_EQUAL                                                             \
    {                                                                          \
        .share = LIKELY_PERMILLE(402), .bets = SIXTEENTHS(5),                  \
        .calls = SIXTEENTHS(7), .raises = SIXTEENTHS(4),                       \
        .folds = SIXTEENTHS(5)                                                 \
    }

/* Group: What the types do
 * How likely a type is to bet, to raise, and to stay in (to call or raise),
 * given *q*, the share of hands that are worse than its own, and *p*, the
 * price: the cost of a call as a share of the pot after that call.
 * Origin: by judgement */

/* How often the station bets. */
#define STATION_BETS LIKELY_PERMILLE(8)
/* How often the station raises. */
#define STATION_RAISES LIKELY_PERMILLE(4)
/* How often the station stays in. */
#define STATION_STAYS LIKELY_PERMILLE(992)
/* How often the caller bets if *q* is below CALLER_BETS_FROM. */
#define CALLER_BETS LIKELY_PERMILLE(120)
/* The *q* above which the caller bets more often. */
#define CALLER_BETS_FROM LIKELY_PERMILLE(350)
/* How much more often the caller bets with the best hand. */
#define CALLER_BETS_RISE LIKELY_PERMILLE(830)
/* How far *q* rises from CALLER_BETS_FROM to the best hand; the chance of a bet
 * rises evenly with it. */
#define CALLER_BETS_RANGE LIKELY_PERMILLE(650)
/* The *q* above which the caller's hand is good enough to raise. */
#define CALLER_GOOD LIKELY_PERMILLE(879)
/* How often the caller raises with a hand that is good enough. */
#define CALLER_RAISES_GOOD LIKELY_PERMILLE(146)
/* How often the caller raises with any other hand. */
#define CALLER_RAISES LIKELY_PERMILLE(12)
/* The *q* that the caller wants to have for staying in at a price of 0. */
#define CALLER_WANTS LIKELY_PERMILLE(200)
/* How much more *q* it wants at the highest price. */
#define CALLER_WANTS_BY_PRICE LIKELY_PERMILLE(700)
/* How often the caller stays in with a hand above the *q* that it wants. */
#define CALLER_STAYS LIKELY_PERMILLE(957)
/* How often the caller stays in with any other hand. */
#define CALLER_STAYS_WORSE LIKELY_PERMILLE(49)
/* How often the loose type bets with the worst hand. */
#define LOOSE_BETS LIKELY_PERMILLE(300)
/* How much more often the loose type bets with the best hand; from the worst to
 * the best, the chance rises evenly with *q*. */
#define LOOSE_BETS_RISE LIKELY_PERMILLE(650)
/* The *q* above which the loose type's hand is good enough to raise. */
#define LOOSE_GOOD LIKELY_PERMILLE(620)
/* How often the loose type raises with a hand that is good enough. */
#define LOOSE_RAISES_GOOD LIKELY_PERMILLE(500)
/* How often the loose type raises with any other hand. */
#define LOOSE_RAISES LIKELY_PERMILLE(59)
/* The *q* that the loose type wants to have for staying in at a price of 0. */
#define LOOSE_WANTS LIKELY_PERMILLE(100)
/* How much more *q* it wants at the highest price. */
#define LOOSE_WANTS_BY_PRICE LIKELY_PERMILLE(400)
/* How often the loose type stays in with a hand above the *q* that it wants. */
#define LOOSE_STAYS LIKELY_PERMILLE(957)
/* How often the loose type stays in with any other hand. */
#define LOOSE_STAYS_WORSE LIKELY_PERMILLE(195)
/* How often the type that goes by the kind of its hand bets: with no poker
 * hand, a high card, a pair, two pairs, three of a kind, a straight, a flush, a
 * full house, four of a kind, a straight flush. */
#define KINDS_BETS                                                             \
    {                                                                          \
        LIKELY_PERMILLE(0), LIKELY_PERMILLE(78), LIKELY_PERMILLE(469),         \
            LIKELY_PERMILLE(664), LIKELY_PERMILLE(840), LIKELY_PERMILLE(859),  \
            LIKELY_PER_10000(9375), LIKELY_PER_10000(9375),                    \
            LIKELY_PER_10000(9375), LIKELY_PER_10000(9375)                     \
    }
/* How often that type raises, for the same kinds of hands. */
#define KINDS_RAISES                                                           \
    {                                                                          \
        LIKELY_PERMILLE(0), LIKELY_PERMILLE(59), LIKELY_PERMILLE(12),          \
            LIKELY_PERMILLE(12), LIKELY_PERMILLE(20), LIKELY_PERMILLE(117),    \
            LIKELY_PERMILLE(576), LIKELY_PERMILLE(576), LIKELY_PERMILLE(576),  \
            LIKELY_PERMILLE(576)                                               \
    }
/* How often the wild type bets. */
#define WILD_BETS LIKELY_PERMILLE(500)
/* How often the wild type raises. */
#define WILD_RAISES LIKELY_PERMILLE(333)
/* How often the wild type stays in. */
#define WILD_STAYS LIKELY_PERMILLE(666)

/* Group: What the type `kinds` pays
 * How likely the type that goes by the kind of its hand is to stay in,
 * depending on the price. With a straight or better, it always stays in.
 * .cheap: A price below this is cheap.
 * .dear: A price of this much or more is dear; without this field, every price
 * that is not cheap is dear.
 * .if_cheap: How often it stays in at a cheap price.
 * .between: How often it stays in at a price that is neither cheap nor dear.
 * .if_dear: How often it stays in at a dear price.
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
 * How much the actions of a round and the notes on earlier deals count.
 * Origin: by judgement */

/* How many raises of a seat in a round count; more raises say nothing new. */
#define RAISES_HEEDED TIMES(4)
/* The chance of a call if a type is at least as likely to raise as to stay
 * in. */
#define CALLS_LEAST LIKELY_PERMILLE(8)
/* This is added to the chance that a type folds, so that no fold is
 * impossible. */
#define FOLDS_LEAST LIKELY_PERMILLE(8)
/* The price that is assumed if the pot or the bet is more than 2^40 chips. */
#define PRICE_BEYOND LIKELY_PERMILLE(500)
/* How many chances to bet in the notes count, and how many answers to bets; if
 * there are more, they are scaled down to this number. */
#define NOTES_MOST TIMES(24)
/* How many parts of the first guess (how likely each type is) come from the
 * notes. */
#define NOTES_PARTS PARTS(3)
/* How many parts of the first guess come from what is assumed about a
 * stranger. */
#define STRANGER_PARTS PARTS(1)

/* Group: What is read from leads
 * A stranger is assumed to lead either at random or always its lowest card.
 * Origin: by judgement */

/* The share of strangers that lead their lowest card. */
#define LOWEST_SHARE LIKELY_PERMILLE(293)
/* How often such a player leads another card by mistake. */
#define SLIPS LIKELY_PERMILLE(20)

/* Group: Betting
 * How high bets and raises are if the rules have no limit, and what the raises
 * of others cost.
 * Origin: by judgement */

/* A bet or raise is at most this many times the pot. */
#define BET_POTS TIMES(2)
/* A bet or raise is at most this many antes.
 * Near-duplicate: HAND_BET_MOST, which is in chips and also applies where the
 * rules have a higher limit. */
#define BET_ANTES ANTES(20)
/* If an opponent with a better hand raises, the seat loses this many times the
 * raise, because raising is assumed to go on. */
#define RERAISES TIMES(2)

/* Group: Whole hands
 * What a hand is worth, and what is paid for hands and for the pay suit.
 * Origin: inherited, its program lost (constants were chosen with seed 1; the
 * matches are not known) */

/* The highest bet that a hand is expected to make at poker.
 * Near-duplicate: BET_ANTES, which is in antes and applies only where the rules
 * have no limit. */
#define HAND_BET_MOST CHIPS(20)
/* How much of such a bet each opponent calls, on average. */
#define HAND_CALLED PERCENT(60)
/* How much more the spare hand must promise than the seat's own, because a swap
 * cannot be taken back. */
#define SWAP_MARGIN MILLICHIPS(300)
/* How much more it is worth to auction the spare hand than only to keep the
 * seat's own, because any offer is better than none. */
#define AUCTION_BONUS MILLICHIPS(100)
/* The most to offer for a hand, as a share of what the seat gains by having it.
 * It is less than 100 %, because the price goes to an opponent. */
#define HAND_PRICE PERCENT(87)
/* The most to offer for the right to name the pay suit, as a share of what that
 * right is worth. It may exceed 100 %, because part of the price comes back
 * from the kitty. With more than five players less comes back, and a seat
 * offers less. */
#define SUIT_PRICE PERCENT(125)

/* Group: The five for poker
 * If several sets of five cards are equally good, the one that gives away least
 * is chosen.
 * Origin: by judgement */

/* How much a 2 gives away if it has not been shown before; each higher rank
 * gives away one point less. */
#define SHOWS_TWO POINTS(16)

/* Group: Looking ahead
 * How the deciding seat learns its later leads.
 * Origin: inherited, its program lost (constants were chosen with seed 1; the
 * matches are not known; looking ahead won half a chip more per deal against
 * stations) */

/* How many nodes the tree has room for. */
#define NODES_LOG LOG_2(14)
/* How many places in the table of nodes are tried for a position, beginning
 * with the one that its key gives. */
#define PROBES NODES(8)
/* The most leads that a node can hold; with more to choose from, the seat leads
 * at random. */
#define NODE_LEADS CARDS(8)
/* How many of its later leads in one game the seat learns from; after those, it
 * leads at random. */
#define DEPTH_MOST CARDS(16)
/* How often every lead of a node is tried before the best one is chosen. */
#define TRIES_LEAST TIMES(2)
/* How often a random lead is tried instead of the best so far, so that no
 * judgment is final. */
#define CURIOUS LIKELY_PERMILLE(94)

/* Group: Levels: worlds and games
 * The budget that a program passes can change these numbers and nothing else.
 * .bet_worlds: How many worlds are imagined for betting, at most.
 * .hand_worlds: How many worlds are imagined to judge whole hands or pay suits.
 * .lead_worlds: How many worlds are imagined for a lead.
 * .games: How many games are played for one decision, all possible leads
 * together (`nodes` of a budget). */

/* `beginner-1`, which imagines none.
 * Origin: by judgement */
#define BUDGET_BEGINNER                                                        \
    {                                                                          \
        .bet_worlds = WORLDS(0), .hand_worlds = WORLDS(0),                     \
        .lead_worlds = WORLDS(0), .games = GAMES(0)                            \
    }
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
 * Origin: by judgement (for betting and leads as few as let a stated chance
 * vary by less than 8 points, measured by tests/measure/tr_spread.c; for hands
 * so few that expert-1 wins a chip from it) */
#define BUDGET_CLUB                                                            \
    {                                                                          \
        .bet_worlds = WORLDS(1280), .hand_worlds = WORLDS(2),                  \
        .lead_worlds = WORLDS(16), .games = GAMES(160)                         \
    }
/* `expert-1`.
 * Origin: chosen by matches: tournament --game tripoli --a expert-1 --b station
 * --deals 0..499 --seed 1 (with an earlier version; twice as many worlds won no
 * more) */
#define BUDGET_EXPERT                                                          \
    {                                                                          \
        .bet_worlds = WORLDS(4096), .hand_worlds = WORLDS(512),                \
        .lead_worlds = WORLDS(512), .games = GAMES(10000)                      \
    }

/* Group: Worlds for betting
 * After bets and raises, few worlds may have most of the weight. What the
 * worlds tell is counted in worlds of equal weight that would tell as much.
 * Origin: by judgement (a stated chance is to vary little, measured by
 * tests/measure/tr_spread.c) */

/* Worlds are enough if they tell as much as one in so many of those that the
 * level draws at a time. */
#define TELLING WORLDS(1)

/* Group: Reasons
 * The limits that decide which reason is given.
 * Origin: by judgement */

/* A hand is said to be seldom the best if its chance is lower than this. */
#define REASON_SELDOM CHANCE_PERCENT(25)
/* A lead is said to be followed less often by going out first if its chance is
 * lower than that of the best lead by this or more. */
#define REASON_OUT_LESS CHANCE_PERCENT(10)

/* Group: Levels: manner
 * What a level takes into account and does.
 * .reads_bets: Weights worlds by what others have bet.
 * .reads_leads: Weights worlds by what others have led.
 * .looks_ahead: Looks ahead to its own later leads.
 * .deals: What it does with the spare hand: 0 always keeps its own; 1 swaps a
 * bad hand for it; 2 also auctions hands and buys them.
 * .draws: How many worlds it draws at a time for betting; where they do not
 * tell enough, it draws more, up to its budget.
 * .raises: The most raises that it makes in a round of betting.
 * .sure: Bets and raises only if the chance that its hand is the best is at
 * least this.
 * .by_maxims: Goes by maxims and imagines no world.
 * Origin: by judgement */

/* `beginner-1`: pt_beginner_constants.h has its numbers. Worlds are drawn only
 * for `talon_player_beliefs()`. */
#define MANNER_BEGINNER                                                        \
    {                                                                          \
        .reads_bets = YES(0), .reads_leads = YES(0), .looks_ahead = YES(0),    \
        .deals = STEP(0), .draws = WORLDS(64), .raises = TIMES(1),             \
        .by_maxims = YES(1)                                                    \
    }

/* `novice-1`. */
#define MANNER_NOVICE                                                          \
    {                                                                          \
        .reads_bets = YES(0), .reads_leads = YES(0), .looks_ahead = YES(0),    \
        .deals = STEP(0), .draws = WORLDS(4), .raises = TIMES(1),              \
        .sure = LIKELY_PERMILLE(586)                                           \
    }
/* `casual-1`. */
#define MANNER_CASUAL                                                          \
    {                                                                          \
        .reads_bets = YES(0), .reads_leads = YES(0), .looks_ahead = YES(0),    \
        .deals = STEP(1), .draws = WORLDS(8), .raises = TIMES(2)               \
    }
/* `club-1`. */
#define MANNER_CLUB                                                            \
    {                                                                          \
        .reads_bets = YES(1), .reads_leads = YES(0), .looks_ahead = YES(0),    \
        .deals = STEP(2), .draws = WORLDS(160), .raises = TIMES(2)             \
    }
/* `expert-1`. */
#define MANNER_EXPERT                                                          \
    {                                                                          \
        .reads_bets = YES(1), .reads_leads = YES(1), .looks_ahead = YES(1),    \
        .deals = STEP(2), .draws = WORLDS(512), .raises = TIMES(8)             \
    }

#endif
