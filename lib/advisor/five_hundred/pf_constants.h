/* SPDX-License-Identifier: MIT */
/* Every number that somebody chose for the player of Five Hundred: what hands
 * are worth, what plays are believed to say, how many worlds are imagined. The
 * large table of the chances to win is in pf_win_table.h. Array sizes, bit
 * widths, and numbers that follow from the rules are not here.
 *
 * doc/generate/constants.py reads this header and others like it and writes
 * them into documents, between marks such as
 *
 *     <!-- generated: constants lib/advisor/five_hundred/pf_constants.h -->
 *     <!-- end -->
 *
 * A header of this kind has the following form; anything else is refused.
 *
 * Units come first. A unit is a macro with one parameter and a comment. The
 * comment is "Unit:" and the name of the unit; then "written in 100ths" if 235
 * means 2.35 of the unit; then "counted in 64ths" if the program calculates in
 * 64ths of the unit. Units that several games need are in advisor/base/units.h.
 *
 * Constants follow in groups. A group begins with a comment: a line with
 * "Group:" and its title, a few sentences, and "Origin:". The text after a key
 * such as "Origin:" ends at the next key or empty line. A constant is a macro
 * or, for a large table, a static const array. The comment right above it says
 * what it means, and has an "Origin:" if its group has none or a different one.
 * A value is a number in its unit, such as CARDS(4); or several such numbers in
 * braces; or a record, such as {.cards = CARDS(4)}. In a group of records, the
 * comment of the group says what each field means, after the name of the field:
 * ".cards:". The comment of an array of plain numbers has a "Unit:".
 *
 * An origin is one of these:
 *
 *     fitted by tests/measure/fits/NAME (seed N)
 *         That program is in the tree and finds the same numbers again; "seed
 *         none" if it uses no random numbers.
 *     chosen by matches: tournament ARGUMENTS
 *         tests/measure/tournament, called with these arguments, compared them
 *         with other numbers.
 *     by judgement
 *         As far as the history shows, somebody estimated it.
 *     inherited, its program lost
 *         The history says that it was fitted or chosen by matches, but not how
 *         to do that again.
 *
 * The last two may be followed by a remark in parentheses.
 *
 * A constant that is nearly the same as another one, but not quite, has a
 * "Near-duplicate:" with a sentence that names the other. */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_CONSTANTS_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_CONSTANTS_H

#include "advisor/base/units.h"
#include "talon/card.h"

/* The player calculates in 64ths of a trick, thousandths of a point, and 256ths
 * of a natural logarithm. */
#define TRICK 64
#define POINT 1000
#define NAT   256

/* Unit: tricks, written in 100ths, counted in 64ths */
#define TRICKS_PERCENT(n) ROUNDED(n, TRICK, 100)
/* Unit: tricks, written in 10ths */
#define TRICKS_TENTHS(n) (n)
/* Unit: points, written in 10ths, counted in 1000ths */
#define POINTS_TENTHS(n) ROUNDED(n, POINT, 10)
/* Unit: points */
#define WHOLE_POINTS(n) (n)
/* Unit: points a trick, written in 100ths, counted in 1000ths for a 64th */
#define POINTS_A_TRICK_PERCENT(n) ROUNDED((n)*POINT, 1, 100 * TRICK)
/* Unit: logarithm, written in 1000ths, counted in 256ths */
#define NATS_PERMILLE(n) ROUNDED(n, NAT, 1000)
/* Unit: standard errors, written in 100ths */
#define ERRORS_PERCENT(n) (n)
/* Unit: steps of danger */
#define DANGERS(n) (n)
/* Unit: rank, counted as its bit in a suit */
#define RANK(n) ((n)-2)
/* Unit: tricks of a bid */
#define BID_OF(n) (n)
/* Unit: moves */
#define MOVES(n) (n)
/* Unit: hands */
#define HANDS(n) (n)
/* Unit: exchanges */
#define EXCHANGES(n) (n)
/* Unit: contracts */
#define CONTRACTS(n) (n)
/* Unit: 1/1024 */
#define OF_1024(n) (n)
/* Unit: preference */
#define WILL(n) (n)

/* Group: Strength of a hand with trumps
 * How many tricks each card adds to those that a hand is expected to take,
 * including help from partners.
 * Origin: by judgement */

/* The joker, or the higher of two. */
#define STRENGTH_HIGH_JOKER TRICKS_PERCENT(235)
/* The lower of two jokers. */
#define STRENGTH_LOW_JOKER TRICKS_PERCENT(203)
/* Each bower. */
#define STRENGTH_BOWER TRICKS_PERCENT(175)
/* The ace, king and queen of trumps. */
#define STRENGTH_TOP_TRUMP TRICKS_PERCENT(135)
/* Each other trump. */
#define STRENGTH_TRUMP TRICKS_PERCENT(95)
/* An ace of a side suit. */
#define STRENGTH_SIDE_ACE TRICKS_PERCENT(95)
/* A king or queen of a side suit. */
#define STRENGTH_SIDE_COURT TRICKS_PERCENT(10)
/* Any other card of a side suit. */
#define STRENGTH_SIDE_CARD TRICKS_PERCENT(-20)

/* What a partner's bid adds to the strength in its denomination, even at no
 * trump. */
#define STRENGTH_PARTNER_BID TRICKS_PERCENT(120)

/* Group: Strength of a hand at no trump
 * How many tricks each card adds to those that a hand is expected to take at no
 * trump.
 * Origin: by judgement */

/* What every hand is worth before its cards are added. */
#define STRENGTH_PLAIN_BASE TRICKS_PERCENT(220)
/* Each joker. */
#define STRENGTH_PLAIN_JOKER TRICKS_PERCENT(200)
/* Each ace. */
#define STRENGTH_PLAIN_ACE TRICKS_PERCENT(100)
/* A king with the ace of its suit. */
#define STRENGTH_PLAIN_KING_WITH_ACE TRICKS_PERCENT(90)
/* A king with another card of its suit, but not the ace. */
#define STRENGTH_PLAIN_KING_GUARDED TRICKS_PERCENT(50)
/* A singleton king. */
#define STRENGTH_PLAIN_KING_BARE TRICKS_PERCENT(10)
/* A queen with the ace or king, in a suit of three cards or more. */
#define STRENGTH_PLAIN_QUEEN_WITH_HIGHER TRICKS_PERCENT(40)
/* Each card past the fourth in a suit with the ace.
 * Near-duplicate: KEEP_PLAIN_LENGTH, which is 0.34 tricks and counts from the
 * third card on. */
#define STRENGTH_PLAIN_LENGTH TRICKS_PERCENT(40)

/* Group: Danger of a hand in a misère
 * How likely the hand is to take a trick: the sum of the dangers of its cards.
 * Origin: by judgement */

/* The danger of one joker, or of two together. */
#define DANGER_JOKER DANGERS(6)
/* The highest danger of any other card. Such a card has a danger of one for
 * each lower card of its suit that is not in the hand, minus one for each that
 * is. */
#define DANGER_CARD_MOST DANGERS(4)

/* Group: What calls say
 * How likely a hand is to have made a call. A bid is likely if the hand's
 * strength in the denomination bid is close to the tricks bid, or higher, and
 * if that denomination is the hand's best. A pass is likely if the hand is too
 * weak for any bid. Logarithms are those of likelihoods.
 * Origin: by judgement */

/* A bid is as likely as not if the strength is this much below the tricks
 * bid. */
#define BELIEF_BID_MARGIN TRICKS_PERCENT(80)
/* A pass is as likely as not if the strength is this much below the tricks of
 * the lowest bid that the hand could have made. */
#define BELIEF_PASS_MARGIN TRICKS_PERCENT(50)
/* The scale of the logistic curves for bids and for passes. */
#define BELIEF_SCALE TRICKS_TENTHS(6)
/* The temperature of the softmax that says which denomination a hand bids.
 * Origin: inherited, its program lost (fitted to where hidden cards were, in
 * hands of `trickster`, `waldo` and `club-1`) */
#define BELIEF_TEMPERATURE TRICKS_TENTHS(10)
/* How much less strength a bid of six needs with the option `inkle`. */
#define BELIEF_INKLE_LESS TRICKS_PERCENT(150)
/* How much the kitty is assumed to have strengthened the contractor's hand
 * since the auction. */
#define BELIEF_CONTRACTOR_EXTRA TRICKS_PERCENT(110)
/* How much a pass over a partner's bid counts, compared with any other pass. */
#define BELIEF_PASS_OVER_PARTNER PERCENT(50)
/* What counts against a bid at no trump by a hand without a joker. */
#define BELIEF_NO_JOKER NATS_PERMILLE(2000)
/* What counts against a bid of a misère, for each step of the hand's danger. */
#define BELIEF_DANGER NATS_PERMILLE(350)

/* Group: What the contractor's discard says
 * How unlikely it is that a contractor discards a card: the logarithm of a
 * likelihood, which counts against each such card.
 * Origin: by judgement */

/* A joker. */
#define BELIEF_DISCARD_JOKER NATS_PERMILLE(9000)
/* A trump. */
#define BELIEF_DISCARD_TRUMP NATS_PERMILLE(5000)
/* A queen, a king, and an ace, if not a trump. */
#define BELIEF_DISCARD_COURT                                                   \
    {                                                                          \
        NATS_PERMILLE(700), NATS_PERMILLE(1600), NATS_PERMILLE(3500)           \
    }
/* In a misère, a card below BELIEF_DISCARD_LOW_RANK, for each rank that it is
 * below. */
#define BELIEF_DISCARD_LOW NATS_PERMILLE(94)
/* In a misère, discards below this rank are unlikely. */
#define BELIEF_DISCARD_LOW_RANK RANK(10)

/* Group: What plays say
 * How unlikely a play is if its seat holds certain other cards: the logarithm
 * of a likelihood, which counts against worlds in which it does.
 * Origin: by judgement */

/* The seat follows suit with a card that does not win, although it has a lower
 * one.
 * Origin: inherited, its program lost (fitted to where hidden cards were, in
 * hands of `trickster`, `waldo` and `club-1`) */
#define BELIEF_LOSE_LOWER NATS_PERMILLE(4000)
/* The seat throws away a card of another suit, although it has a lower one of
 * that suit.
 * Origin: inherited, its program lost (fitted likewise) */
#define BELIEF_THROW_LOWER NATS_PERMILLE(3000)
/* The seat does not beat an opponent's card, although it could: as the last to
 * play, as the last but one, and earlier. */
#define BELIEF_LETS_WIN                                                        \
    {                                                                          \
        NATS_PERMILLE(3000), NATS_PERMILLE(1500), NATS_PERMILLE(400)           \
    }
/* The seat wins as the last to play, although it has a lower card of that suit
 * that also wins. */
#define BELIEF_WIN_CHEAPER NATS_PERMILLE(2500)
/* The seat leads a card that is not the best one left of its suit, although it
 * has the best trump left. */
#define BELIEF_LEADS_PAST_TRUMP NATS_PERMILLE(500)
/* The seat leads a card that is not the best one left of its suit, although it
 * has the best card left of a suit other than trumps. */
#define BELIEF_LEADS_PAST_BOSS NATS_PERMILLE(664)

/* Group: Imagining worlds
 * The lengths of the Markov chain that imagines worlds, and the limits for
 * solving them.
 * Origin: by judgement (longer chains gained nothing in matches of 400 to 1200
 * deals) */

/* Exchanges tried before the first world of a chain. */
#define CHAIN_FIRST EXCHANGES(240)
/* Exchanges tried between one world of a chain and the next. */
#define CHAIN_NEXT EXCHANGES(48)
/* A new chain begins after this many worlds. */
#define CHAIN_WORLDS WORLDS(32)
/* Every decision looks at this many worlds, even if its nodes are used up. */
#define SEARCH_WORLDS_LEAST WORLDS(4)
/* With more hands than this around the table, a decision gets fewer nodes,
 * because each of them takes longer. */
#define SEARCH_HANDS HANDS(4)
/* The fraction of its nodes that such a decision gets.
 * Origin: by judgement (so that a call with five players takes less than 60
 * ms) */
#define SEARCH_NODES_PART ONE_IN(4)

/* Group: From tricks to points
 * What the chance to win the game is worth, and how far the tricks really taken
 * may be from the solver's number.
 * Origin: by judgement */

/* What winning is worth in a game of two sides, in which the chance to win
 * replaces points. At 0-0 both measures agree. */
#define GAME_INSTEAD WHOLE_POINTS(1300)
/* What winning is worth in a game of more sides, in which the chance to win is
 * added to points. */
#define GAME_BESIDES WHOLE_POINTS(450)
/* The target of the game for which GAME_INSTEAD and GAME_BESIDES hold; for
 * other targets they are in proportion. */
#define GAME_TARGET WHOLE_POINTS(500)
/* What a trick is worth in addition to the points that the rules give. */
#define TRICK_POINTS WHOLE_POINTS(1)
/* One row for each number of tricks left, from 0 to 10: how often a hand takes
 * one trick more than the solver says, and how often two more. One fewer is as
 * likely as one more, and two fewer as likely as two more. This is a normal
 * distribution with a standard deviation of 0.35 times the square root of half
 * the tricks left. The 0.35 is by judgement.
 * Origin: fitted by tests/measure/fits/spread.py (seed none) */
#define POINTS_SPREAD                                                          \
    {                                                                          \
        {OF_1024(0), OF_1024(0)}, {OF_1024(22), OF_1024(0)},                   \
            {OF_1024(78), OF_1024(0)}, {OF_1024(124), OF_1024(0)},             \
            {OF_1024(159), OF_1024(1)}, {OF_1024(184), OF_1024(3)},            \
            {OF_1024(203), OF_1024(7)}, {OF_1024(217), OF_1024(11)},           \
            {OF_1024(227), OF_1024(16)}, {OF_1024(234), OF_1024(22)},          \
            {OF_1024(239), OF_1024(28)},                                       \
    }

/* Group: Stated chances
 * Before the first card, the share of the worlds that speaks for a contract is
 * drawn toward what the strength of the hand promises, which counts as much as
 * some more worlds: the field `drawn` of a level.
 * Origin: by judgement */

/* A hand may promise this many tricks more than bid, or fewer; what is beyond
 * does not count. */
#define MERIT_TRICKS TRICKS_PERCENT(250)
/* In a misère, a hand of this danger promises nothing. */
#define MERIT_DANGER DANGERS(16)
/* Before notes change the chances of a side, this many contracts count that
 * were made as often as is usual. */
#define NOTES_CONTRACTS CONTRACTS(40)
/* The same for misères. */
#define NOTES_MISERES CONTRACTS(5)

/* Group: Which cards a contractor keeps
 * How many tricks it is worth to keep each card when discards are ranked by
 * counting. Only differences matter.
 * Origin: by judgement */

/* Each trump. */
#define KEEP_TRUMP TRICKS_PERCENT(100)
/* The trumps are read as a binary number with one bit for each rank, the lowest
 * bit for the two. This fraction of it is added, in 64ths of a trick. */
#define KEEP_TRUMP_RANKS ONE_IN(2048)
/* An ace of a side suit. At no trump, every suit is a side suit.
 * Near-duplicate: STRENGTH_SIDE_ACE, which is 0.95 tricks, and
 * STRENGTH_PLAIN_ACE, which is one trick. */
#define KEEP_ACE TRICKS_PERCENT(94)
/* A king with the ace of its suit.
 * Near-duplicate: STRENGTH_PLAIN_KING_WITH_ACE, which is 0.9 tricks. */
#define KEEP_KING_WITH_ACE TRICKS_PERCENT(72)
/* A king with another card of its suit, but not the ace.
 * Near-duplicate: STRENGTH_PLAIN_KING_GUARDED, which is 0.5 tricks. */
#define KEEP_KING_GUARDED TRICKS_PERCENT(44)
/* A singleton king.
 * Near-duplicate: STRENGTH_PLAIN_KING_BARE, which is 0.1 tricks. */
#define KEEP_KING_BARE TRICKS_PERCENT(12)
/* A queen with the ace and the king of its suit. */
#define KEEP_QUEEN_WITH_BOTH TRICKS_PERCENT(40)
/* A queen with the ace or the king of its suit, but not both. */
#define KEEP_QUEEN_WITH_ONE TRICKS_PERCENT(25)
/* A queen with two or more other cards of its suit, but not the ace or king. */
#define KEEP_QUEEN_GUARDED TRICKS_PERCENT(12)
/* A void in a side suit, if there are trumps. */
#define KEEP_VOID TRICKS_PERCENT(38)
/* A singleton in a side suit, other than the ace, if there are trumps. At no
 * trump, this much is taken off for a singleton ace. */
#define KEEP_SINGLE TRICKS_PERCENT(12)
/* Each card of a side suit, other than the ace and a king with the ace. */
#define KEEP_LOSER TRICKS_PERCENT(-10)
/* At no trump, each card past the second in a suit with the ace, king or queen;
 * twice as much if the suit has two or all of these.
 * Near-duplicate: STRENGTH_PLAIN_LENGTH, which is 0.4 tricks and counts from
 * the fifth card on. */
#define KEEP_PLAIN_LENGTH TRICKS_PERCENT(34)
/* At no trump, each joker. */
#define KEEP_PLAIN_JOKER TRICKS_PERCENT(300)
/* In a misère, each step of danger. */
#define KEEP_DANGER TRICKS_PERCENT(-25)

/* Group: Preparing the hand
 * How many discards, or cards to call for a partner, are solved, and how cards
 * to call are ranked by counting.
 * Origin: by judgement */

/* The most discards, or cards to call, that are solved. The best by counting
 * are taken. */
#define PLAN_SOLVED MOVES(6)
/* The most discards that are solved in a misère. */
#define PLAN_MISERE_SOLVED MOVES(8)
/* In a misère, this many times as many worlds are imagined. */
#define PLAN_MISERE_WORLDS TIMES(2)
/* The most nodes for solving one position. */
#define PLAN_NODES NODES(200000)
/* What is taken off the tricks that the solver finds after a discard or a card
 * called; from those of playouts, BID_OWN_LESS is.
 * Near-duplicate: BID_OWN_LESS, which depends on the number of players. */
#define PLAN_LESS TRICKS_PERCENT(40)
/* FH-22: the lowest rank of a card that is considered for calling. */
#define CALL_LOWEST RANK(11)
/* How many trumps are considered for calling. */
#define CALL_TRUMPS CARDS(3)
/* How many cards of each other suit are considered for calling. */
#define CALL_OTHERS CARDS(1)
/* What counting adds for each rank that a card to call is above the two. */
#define CALL_RANK TRICKS_PERCENT(3)
/* What counting adds if the card to call is a trump. */
#define CALL_TRUMP TRICKS_PERCENT(63)

/* Group: Calls that are considered
 * Which bids the seat considers, and what it assumes that other seats call.
 * Origin: by judgement */

/* The most bids that are considered in each denomination. */
#define BID_LEVELS MOVES(3)
/* Bids are considered up to this much above the hand's strength. */
#define BID_REACH TRICKS_PERCENT(225)
/* Misères are considered up to this danger of the hand. */
#define BID_DANGER_MOST DANGERS(12)
/* The most nodes for solving one contract in one world. */
#define BID_NODES NODES(150000)
/* Solving one contract also takes at most this fraction of the decision's
 * nodes. */
#define BID_NODES_PART ONE_IN(4)
/* A bonus for the call that counting makes. It is added once to the sum of that
 * call's worths in all worlds, so it matters less the more worlds there are. */
#define BID_COUNTED WHOLE_POINTS(120)
/* Counting passes if it finds fewer tricks than this. */
#define BID_COUNTED_LEAST BID_OF(6)
/* What counting takes off the strength at no trump. */
#define BID_PLAIN_LESS TRICKS_PERCENT(50)
/* FH-22: the contractor is assumed to call the first of these cards that
 * another seat holds: a trump or, at no trump, a heart. */
#define BID_HELPERS                                                            \
    {                                                                          \
        RANK(TALON_RANK_ACE), RANK(TALON_RANK_KING), RANK(TALON_RANK_QUEEN)    \
    }

/* Group: Taken off the solver's tricks
 * When a call is judged, these numbers are taken off the tricks that the solver
 * finds, because nobody plays as well as the solver, and contractors lose more
 * by that than others do.
 * Origin: inherited, its program lost (by matches of 120 to 300 deals with
 * `trickster`; the seeds were not recorded) */

/* For contracts of the seat's side: one number for each number of players, from
 * 0 to 6. */
#define BID_OWN_LESS                                                           \
    {                                                                          \
        TRICKS_PERCENT(0), TRICKS_PERCENT(0), TRICKS_PERCENT(-10),             \
            TRICKS_PERCENT(-85), TRICKS_PERCENT(25), TRICKS_PERCENT(-22),      \
            TRICKS_PERCENT(-10)                                                \
    }
/* For contracts of other sides: one number for each number of players, from 0
 * to 6. */
#define BID_THEIR_LESS                                                         \
    {                                                                          \
        TRICKS_PERCENT(0), TRICKS_PERCENT(0), TRICKS_PERCENT(25),              \
            TRICKS_PERCENT(15), TRICKS_PERCENT(70), TRICKS_PERCENT(0),         \
            TRICKS_PERCENT(0)                                                  \
    }
/* Also taken off contracts of the seat's side at no trump. */
#define BID_NO_TRUMP_LESS TRICKS_PERCENT(22)
/* Also taken off high contracts of a seat to which no joker was dealt. */
#define BID_NO_JOKER_LESS TRICKS_PERCENT(12)
/* Contracts of this many tricks or more are high. */
#define BID_HIGH BID_OF(8)

/* Group: Choosing a card
 * How far below the best worth another card's worth may be and still count as
 * equal, so that the plainer card is played; and how worlds and nodes are
 * divided.
 * Origin: by judgement */

/* Worths that are no further below the best than this count as equal. */
#define CARD_CLOSE POINTS_TENTHS(10)
/* How far below the best worths may be for an early lead by the contractor's
 * side. */
#define CARD_EARLY_CLOSE POINTS_TENTHS(25)
/* A lead is early with this many cards in hand or more.
 * Near-duplicate: CARD_EARLY_WORLDS, which is the same number, but applies only
 * with more cards than that. */
#define CARD_EARLY CARDS(8)
/* With more cards in hand than this, a level imagines as many worlds as its
 * `.worlds` gives for the first two tricks.
 * Near-duplicate: CARD_EARLY, which is the same number, but also applies to a
 * hand of exactly that many cards. */
#define CARD_EARLY_WORLDS CARDS(8)
/* How far below the best worths may be in a misère, where the random cards of
 * playouts blur them. */
#define CARD_MISERE_CLOSE POINTS_TENTHS(60)
/* In a misère, this many times as many worlds are imagined. */
#define CARD_MISERE_WORLDS TIMES(4)
/* The fraction of the nodes that the first look at all cards may take if the
 * best ones are looked at again. */
#define CARD_FIRST_LOOK ONE_IN(2)

/* Group: Looking ahead
 * The best cards are judged a second time, by looking ahead to the seat's next
 * card.
 * Origin: by judgement */

/* The most cards that are judged again. */
#define AHEAD_CARDS CARDS(4)
/* The most cards that are tried as the seat's next card. */
#define AHEAD_NEXT_CARDS CARDS(3)
/* Cards that are worse than the best by more than this are left out. */
#define AHEAD_WITHIN POINTS_TENTHS(120)
/* Looking ahead takes at least this many worlds that look alike to the seat. */
#define AHEAD_WORLDS_LEAST WORLDS(8)

/* Group: Playouts
 * In a playout, a hand is played to its end by simple rules, with some cards
 * chosen at random.
 * Origin: by judgement */

/* With more hands in play than this, the solver takes too long, and playouts
 * count for more. */
#define PLAYOUT_SOLVED HANDS(4)
/* How many playouts replace one use of the solver for a call or discard, if
 * more hands are in play than PLAYOUT_SOLVED. */
#define PLAYOUT_INSTEAD TIMES(24)
/* How often a card is chosen at random. */
#define PLAYOUT_WHIM ONE_IN(12)
/* The share of playouts in the worth of a card; the rest is the solver's.
 * Origin: inherited, its program lost (by matches of 400 deals with `trickster`
 * and its auctions; the seed was not recorded) */
#define PLAYOUT_PART PERCENT(45)
/* The share of playouts in the worth of a card of the contractor's side, unless
 * the solver takes too long.
 * Origin: inherited, its program lost (by matches of 1200 deals with
 * `trickster`; the seed was not recorded) */
#define PLAYOUT_OWN_PART PERCENT(20)
/* In a misère, the number of playouts of each card in each world. */
#define PLAYOUT_MISERE TIMES(2)
/* In a misère, how often a card is chosen at random. */
#define PLAYOUT_MISERE_WHIM ONE_IN(6)
/* In a misère, the share of playouts in the worth of a card. */
#define PLAYOUT_MISERE_PART PERCENT(33)

/* Group: Defenders that score for themselves
 * If there are three sides or more, a defender also counts the tricks that it
 * takes itself.
 * Origin: by judgement */

/* A defender counts its own tricks only with at most this many cards in hand.
 */
#define SHARE_CARDS CARDS(9)
/* The most worlds in which its own tricks are counted. */
#define SHARE_WORLDS WORLDS(16)
/* Cards that are worse than the best by more than this are left out. */
#define SHARE_WITHIN POINTS_TENTHS(90)

/* Group: Clear errors
 * Which cards are never played, and when the last seat to play may overtake its
 * partner.
 * Origin: by judgement */

/* A trump that can be beaten is not led if the hand has at least this many
 * trumps that cannot. */
#define GUARD_TOPS CARDS(2)
/* On a trick that its partner is winning, the last seat to play does not waste
 * a card of this rank or higher while it has a lower one of the same suit. */
#define GUARD_HIGH RANK(TALON_RANK_QUEEN)
/* In how many worlds overtaking the partner is compared with leaving the trick
 * to it. */
#define GUARD_WORLDS WORLDS(160)
/* Overtaking must gain at least this much on average. */
#define GUARD_LEAST POINTS_TENTHS(5)
/* The gain must also be greater than this many of its standard errors.
 * Near-duplicate: the program compares squares and rounds the square of this
 * number down, from 6.25 to 6. So the gain has to be greater than 2.45 standard
 * errors. */
#define GUARD_ERRORS ERRORS_PERCENT(250)
/* The check makes two such comparisons. Each may take this fraction of the
 * decision's nodes in addition. */
#define GUARD_NODES_PART ONE_IN(2)

/* Group: Willingness to lead a card
 * How willing a seat is to lead a card by the simple rules of playouts, with
 * trumps or at no trump. It leads the card with the highest number. The power
 * of a card is its rank within its suit, from 1 for the two; trumps have more
 * power than all other suits.
 * Origin: by judgement (a player that used only these rules lost 0.7 points a
 * deal to the card play of `trickster`) */

/* A trump if no opponent can have any. */
#define LEAD_LAST_TRUMP WILL(5)
/* A defender's trump that cannot be beaten. */
#define LEAD_THEIR_TOP_TRUMP WILL(20)
/* A defender's trump that can be beaten. */
#define LEAD_THEIR_TRUMP WILL(-20)
/* A trump of the contractor's side that cannot be beaten. */
#define LEAD_OWN_TOP_TRUMP WILL(80)
/* A trump of the contractor's side that can be beaten, if the hand is long in
 * trumps. */
#define LEAD_OWN_TRUMP WILL(32)
/* The fraction of the trump's power that is taken off LEAD_OWN_TRUMP. */
#define LEAD_OWN_TRUMP_POWER ONE_IN(4)
/* A hand with more trumps than this is long in trumps. */
#define LEAD_LONG_TRUMPS CARDS(3)
/* A joker that belongs to no suit, plus the number of the suit that it
 * names. */
#define LEAD_JOKER WILL(-60)
/* A card of a side suit that an opponent may ruff, minus its power. */
#define LEAD_RUFFED WILL(-30)
/* A card of a side suit that cannot be beaten, plus one for each card of that
 * suit in the hand. */
#define LEAD_TOP WILL(60)
/* Any other card if there are trumps. */
#define LEAD_SHORT WILL(24)
/* Added to LEAD_SHORT for each card of the suit in the hand. */
#define LEAD_SHORT_CARD WILL(-2)
/* Any other card at no trump. */
#define LEAD_PLAIN WILL(14)
/* Added to LEAD_PLAIN for each card of the suit in the hand. */
#define LEAD_PLAIN_CARD WILL(6)
/* Added to LEAD_SHORT if a partner may ruff the card. */
#define LEAD_PARTNER_RUFFS WILL(10)
/* The fraction of the card's power that is taken off LEAD_SHORT or
 * LEAD_PLAIN. */
#define LEAD_POWER ONE_IN(2)

/* Group: Willingness to play a card that is not led
 * How willing a seat is to play a card when another seat has led. It plays the
 * card with the highest number.
 * Origin: by judgement (as for leads) */

/* A card that wins as the last of the trick, minus its power. */
#define FOLLOW_WINS_LAST WILL(100)
/* A card that wins and cannot be beaten, minus its power. */
#define FOLLOW_WINS_SURELY WILL(150)
/* A trump that ruffs and may be overruffed, minus its power. */
#define FOLLOW_RUFFS WILL(90)
/* A card that wins for now, with one seat still to play, plus its power. */
#define FOLLOW_WINS_THIRD WILL(60)
/* With one seat still to play, a card that is not a trump overtakes the
 * partner's only if its power is at least this much higher. */
#define FOLLOW_OVERTAKES_BY CARDS(3)
/* A trump that loses or is not needed, minus its power. */
#define FOLLOW_WASTES_TRUMP WILL(-20)
/* A card thrown away although it cannot be beaten in its suit, minus its
 * rank. */
#define THROW_TOP WILL(-30)
/* Any other card thrown away, minus its rank. */
#define THROW_OTHER WILL(-10)
/* Added to THROW_OTHER if the card is the last of its suit and the hand has
 * trumps. */
#define THROW_LAST WILL(6)
/* Added to THROW_OTHER if the card leaves a king alone in its suit. */
#define THROW_GUARD WILL(-6)

/* Group: Willingness to play a card in a misère
 * How willing a seat is to play a card in a misère. It plays the card with the
 * highest number.
 * Origin: by judgement */

/* A defender's lead in a suit that the contractor does not have, minus the
 * power of the card. */
#define MISERE_LEADS_VOID WILL(-100)
/* A card that stays below the best one of the trick, plus its power. */
#define MISERE_STAYS_UNDER WILL(100)
/* A card of another suit thrown away, plus the danger of keeping it. */
#define MISERE_THROWS WILL(40)
/* The danger of a joker in the contractor's hand. */
#define MISERE_OWN_JOKER WILL(20)
/* The danger of a joker in another hand. */
#define MISERE_THEIR_JOKER WILL(-30)
/* The danger of a card in a suit that no other seat has. */
#define MISERE_ALONE WILL(-1)
/* The danger of a card for each lower one of its suit that other seats hold,
 * minus the same for each that the seat itself holds. */
#define MISERE_LOWER WILL(2)

/* Group: Reasons
 * The limits that decide which reason is given.
 * Origin: by judgement */

/* The reason for a bid is that it is likely to be made if its chance is this or
 * higher. */
#define REASON_LIKELY CHANCE_PERCENT(65)
/* A discard that is worse than the best by more than this is said to cost about
 * a trick. */
#define REASON_TRICK_LOST POINTS_TENTHS(80)
/* A lead is said to set up a suit only if the hand has at least this many cards
 * of it. */
#define REASON_SETS_UP CARDS(3)

/* Group: Levels
 * What each level does. A record may change in any release, if the level keeps
 * its style and at least its strength.
 * .worlds: how many worlds are imagined for a call, for a discard or a card to
 * call, for a card of the first two tricks, and for any other card; 0 where
 * counting decides
 * .drawn: as how many worlds the promise of a hand counts in a contract of
 * tricks, and in a misère
 * .nodes: the most nodes for a decision
 * .count_worth: what a trick is worth when discards are judged by counting
 * .caution: how many standard errors are taken off the worth of a bid
 * .bids_less: what is added to BID_OWN_LESS
 * .hears: whether it draws conclusions from calls and from the discard
 * .watches: whether it concludes more from a play than that a seat is void in a
 * suit
 * .rolls_out: whether it judges calls in worlds and not by counting
 * .looks_ahead: whether it looks ahead to the seat's next card
 * .playouts: the number of playouts of each card in each world, except in
 * misères
 * .by_maxims: whether it goes by maxims and imagines no world */

/* The lowest level: pf_beginner_constants.h has its numbers.
 * Origin: by judgement */
#define BEGINNER_1                                                             \
    {                                                                          \
        .by_maxims = YES(1),                                                   \
    }
/* The second level.
 * Origin: by judgement */
#define NOVICE_1                                                               \
    {                                                                          \
        .worlds = {WORLDS(0), WORLDS(0), WORLDS(3), WORLDS(3)},                \
        .nodes = NODES(400000), .count_worth = POINTS_A_TRICK_PERCENT(128),    \
    }
/* The third level.
 * Origin: by judgement */
#define CASUAL_1                                                               \
    {                                                                          \
        .worlds = {WORLDS(0), WORLDS(0), WORLDS(8), WORLDS(8)},                \
        .nodes = NODES(400000), .count_worth = POINTS_A_TRICK_PERCENT(128),    \
        .hears = YES(1),                                                       \
    }
/* The fourth level.
 * Origin: by judgement (made more careful with misères after it lost a match of
 * 400 deals, seed 16115, to `casual-1`) */
#define CLUB_1                                                                 \
    {                                                                          \
        .worlds = {WORLDS(8), WORLDS(0), WORLDS(10), WORLDS(20)},              \
        .drawn = {WORLDS(12), WORLDS(24)}, .nodes = NODES(120000),             \
        .count_worth = POINTS_A_TRICK_PERCENT(128),                            \
        .caution = ERRORS_PERCENT(80), .bids_less = TRICKS_PERCENT(38),        \
        .hears = YES(1), .watches = YES(1), .rolls_out = YES(1),               \
    }
/* The highest level.
 * Origin: inherited, its program lost (by matches with `trickster`, `waldo` and
 * `counting`; the seeds were not recorded) */
#define EXPERT_1                                                               \
    {                                                                          \
        .worlds = {WORLDS(64), WORLDS(48), WORLDS(48), WORLDS(48)},            \
        .drawn = {WORLDS(20), WORLDS(32)}, .nodes = NODES(4000000),            \
        .count_worth = POINTS_A_TRICK_PERCENT(128),                            \
        .caution = ERRORS_PERCENT(40), .hears = YES(1), .watches = YES(1),     \
        .rolls_out = YES(1), .looks_ahead = YES(1), .playouts = TIMES(8),      \
    }

#endif
