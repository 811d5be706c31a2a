/* SPDX-License-Identifier: MIT */
/* Every number of the player of Five Hundred that somebody chose: what hands
 * are worth, what plays are believed to say, how many worlds are imagined. The
 * large table of the chances to win is in pf_win_table.h. Numbers that follow
 * from the rules, sizes of arrays, and widths are not here.
 *
 * doc/generate/constants.py reads this header and others like it and writes
 * them into documents, between marks such as
 *
 *     <!-- generated: constants lib/advisor/five_hundred/pf_constants.h -->
 *     <!-- end -->
 *
 * A header of this kind has the following form; anything else is refused.
 *
 * Units come first. A unit is a macro with one parameter and a comment: "Unit:"
 * and its name; then "written in 100ths" if the number written is in such parts
 * of the unit; then "counted in 64ths" if the program counts in such parts.
 * Units that several games need are in advisor/base/units.h.
 *
 * Constants follow in groups. A group begins with a comment: "Group:" and its
 * title, a few sentences, and "Origin:". The text of a key goes on up to the
 * next key or an empty line. A constant is a macro or, for a large table, a
 * static const array. The comment right above it says what it means, and has an
 * "Origin:" if the group has none or another one. A value is a number in its
 * unit, CARDS(4); or several of them in braces; or a record, {.cards =
 * CARDS(4)}. For records, the comment of the group says what each field means,
 * on a line that begins with ".cards:". The comment of an array of plain
 * numbers has a "Unit:".
 *
 * An origin is one of these:
 *
 *     fitted by tests/measure/fits/NAME (seed N)
 *         That program is in the tree and finds the same numbers again; "seed
 *         none" if it uses no random numbers.
 *     chosen by matches: tournament ARGUMENTS
 *         That call of tests/measure/tournament compared them with others.
 *     by judgement
 *         As far as the history shows, somebody only thought about it.
 *     inherited, its program lost
 *         The history says that it was fitted or chosen by matches, but not how
 *         to do that again.
 *
 * The last two may be followed by a remark in parentheses.
 *
 * A constant that means nearly the same as another one, but differs in some
 * bit, has a "Near-duplicate:" with a sentence that names the other. */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_CONSTANTS_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_CONSTANTS_H

#include "advisor/base/units.h"
#include "talon/card.h"

/* What the player counts in: 64ths of a trick; thousandths of a point; 256ths
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
/* Unit: rank, counted as the bit of a lane */
#define RANK(n) ((n)-2)
/* Unit: tricks of a bid */
#define BID_OF(n) (n)
/* Unit: moves */
#define MOVES(n) (n)
/* Unit: hands */
#define HANDS(n) (n)
/* Unit: exchanges */
#define EXCHANGES(n) (n)
/* Unit: 1/1024 */
#define OF_1024(n) (n)
/* Unit: one in */
#define ONE_IN(n) (n)
/* Unit: preference */
#define WILL(n) (n)

/* Group: Strength of a hand with trumps
 * What each card adds to the tricks that a hand promises, including help from
 * partners.
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
/* An ace of another suit. */
#define STRENGTH_SIDE_ACE TRICKS_PERCENT(95)
/* A king or queen of another suit. */
#define STRENGTH_SIDE_COURT TRICKS_PERCENT(10)
/* Any other card of another suit. */
#define STRENGTH_SIDE_CARD TRICKS_PERCENT(-20)

/* What a partner's bid adds in its denomination, also at no trump. */
#define STRENGTH_PARTNER_BID TRICKS_PERCENT(120)

/* Group: Strength of a hand at no trump
 * What cards add to the tricks that a hand promises at no trump, suit by suit.
 * Origin: by judgement */

/* What every hand begins with. */
#define STRENGTH_PLAIN_BASE TRICKS_PERCENT(220)
/* Each joker. */
#define STRENGTH_PLAIN_JOKER TRICKS_PERCENT(200)
/* Each ace. */
#define STRENGTH_PLAIN_ACE TRICKS_PERCENT(100)
/* A king with the ace. */
#define STRENGTH_PLAIN_KING_WITH_ACE TRICKS_PERCENT(90)
/* A king with another card, but not the ace. */
#define STRENGTH_PLAIN_KING_GUARDED TRICKS_PERCENT(50)
/* A king alone. */
#define STRENGTH_PLAIN_KING_BARE TRICKS_PERCENT(10)
/* A queen with the ace or king, in a suit of three cards or more. */
#define STRENGTH_PLAIN_QUEEN_WITH_HIGHER TRICKS_PERCENT(40)
/* Each card past the fourth of a suit with the ace.
 * Near-duplicate: KEEP_PLAIN_LENGTH, which is 0.34 tricks and counts from the
 * third card on. */
#define STRENGTH_PLAIN_LENGTH TRICKS_PERCENT(40)

/* Group: Danger of a hand in a misère
 * How likely the hand is to take a trick.
 * Origin: by judgement */

/* For a joker, or both. */
#define DANGER_JOKER DANGERS(6)
/* For a card, at most. A card has a danger of one for each lower card of its
 * suit that others hold, minus one for each that the hand holds. */
#define DANGER_CARD_MOST DANGERS(4)

/* Group: What calls say
 * A bid is likely if the strength in its denomination is near its tricks or
 * above, and if that is the hand's best denomination; a pass if no bid was
 * within reach. The logarithms are those of likelihoods.
 * Origin: by judgement */

/* A bid is as likely as not if the strength is this much below its tricks. */
#define BELIEF_BID_MARGIN TRICKS_PERCENT(80)
/* A pass is as likely as not if the strength is this much below the lowest
 * bid. */
#define BELIEF_PASS_MARGIN TRICKS_PERCENT(50)
/* The scale of both logistic curves. */
#define BELIEF_SCALE TRICKS_TENTHS(6)
/* The temperature of the softmax over denominations.
 * Origin: inherited, its program lost (fitted to where hidden cards were, in
 * hands of `trickster`, `waldo` and `club-1`) */
#define BELIEF_TEMPERATURE TRICKS_TENTHS(10)
/* How much less a bid of six takes under `inkle`. */
#define BELIEF_INKLE_LESS TRICKS_PERCENT(150)
/* What the kitty has added to the hand that a contractor keeps. */
#define BELIEF_CONTRACTOR_EXTRA TRICKS_PERCENT(110)
/* How much a pass says if a partner's bid stands. */
#define BELIEF_PASS_OVER_PARTNER PERCENT(50)
/* Against a bid of no trump without a joker. */
#define BELIEF_NO_JOKER NATS_PERMILLE(2000)
/* Against a misère, for each step of danger. */
#define BELIEF_DANGER NATS_PERMILLE(350)

/* Group: What the contractor's discard says
 * The logarithm of a likelihood that counts against each card thrown.
 * Origin: by judgement */

/* A joker. */
#define BELIEF_DISCARD_JOKER NATS_PERMILLE(9000)
/* A trump. */
#define BELIEF_DISCARD_TRUMP NATS_PERMILLE(5000)
/* A queen, king, and ace of another suit, or at no trump. */
#define BELIEF_DISCARD_COURT                                                   \
    {                                                                          \
        NATS_PERMILLE(700), NATS_PERMILLE(1600), NATS_PERMILLE(3500)           \
    }
/* In a misère, for each rank below BELIEF_DISCARD_LOW_RANK. */
#define BELIEF_DISCARD_LOW NATS_PERMILLE(94)
/* In a misère, the rank below which a card is low. */
#define BELIEF_DISCARD_LOW_RANK RANK(10)

/* Group: What plays say
 * The logarithm of a likelihood that counts against worlds in which the seat
 * holds certain other cards.
 * Origin: by judgement */

/* Follows suit with a card that loses, and has a lower one.
 * Origin: inherited, its program lost (fitted to where hidden cards were, in
 * hands of `trickster`, `waldo` and `club-1`) */
#define BELIEF_LOSE_LOWER NATS_PERMILLE(4000)
/* Throws off another suit, and has a lower card of it.
 * Origin: inherited, its program lost (fitted likewise) */
#define BELIEF_THROW_LOWER NATS_PERMILLE(3000)
/* Lets an opponent win and could have won: as the last to play, as the last but
 * one, or earlier. */
#define BELIEF_LETS_WIN                                                        \
    {                                                                          \
        NATS_PERMILLE(3000), NATS_PERMILLE(1500), NATS_PERMILLE(400)           \
    }
/* Wins as the last to play, and has a cheaper card that wins. */
#define BELIEF_WIN_CHEAPER NATS_PERMILLE(2500)
/* Leads a card that can be beaten, and has the best trump. */
#define BELIEF_LEADS_PAST_TRUMP NATS_PERMILLE(500)
/* Leads a card that can be beaten, and has the best card of another suit. */
#define BELIEF_LEADS_PAST_BOSS NATS_PERMILLE(664)

/* Group: Imagining worlds
 * The Markov chain of worlds.
 * Origin: by judgement (longer chains brought nothing in matches of 400 to 1200
 * deals) */

/* Before the first world. */
#define CHAIN_FIRST EXCHANGES(240)
/* Between worlds. */
#define CHAIN_NEXT EXCHANGES(48)
/* The chain starts again after this many. */
#define CHAIN_WORLDS WORLDS(32)
/* Every decision looks at this many worlds, even if its nodes are used up. */
#define SEARCH_WORLDS_LEAST WORLDS(4)
/* With more hands than this there are fewer nodes, because they take longer. */
#define SEARCH_HANDS HANDS(4)
/* The part of the nodes that remains then.
 * Origin: by judgement (so that calls of five seats take less than 60 ms) */
#define SEARCH_NODES_PART ONE_IN(4)

/* Group: From tricks to points
 * What the chance to win the game is worth, and how tricks spread.
 * Origin: by judgement */

/* What the chance to win a game of two sides is worth, where it replaces
 * points: at 0-0 both measures agree. */
#define GAME_INSTEAD WHOLE_POINTS(1300)
/* What the chance to win a game of more sides is worth, in addition to
 * points. */
#define GAME_BESIDES WHOLE_POINTS(450)
/* The target of a game with these worths; other targets are in proportion. */
#define GAME_TARGET WHOLE_POINTS(500)
/* What a trick is worth in addition to the points of the rules. */
#define TRICK_POINTS WHOLE_POINTS(1)
/* How often a hand takes one trick more than the solver says, and two tricks
 * more, by the number of tricks left, from 0 on; one and two fewer are as
 * likely. It is a normal distribution with a standard deviation of 0.35 times
 * the square root of half the tricks left. The 0.35 is by judgement.
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

/* Group: Chances that are stated
 * A low chance is raised by its product with its distance from a bound, because
 * such contracts are made more often than the worlds suggest.
 * Origin: inherited, its program lost (541 contracts of six matches, stated at
 * 46 % and 56 %, of which 56 % and 66 % were made) */

/* The bound below which a chance is low. */
#define FORECAST_DOUBTFUL CHANCE_PERCENT(66)

/* Group: Which cards a contractor keeps
 * What it brings to keep the cards of a suit; only differences matter.
 * Origin: by judgement */

/* Each trump. */
#define KEEP_TRUMP TRICKS_PERCENT(100)
/* The ranks of the trumps make a number with one bit for each rank from the two
 * up. This fraction of it counts, in 64ths of a trick. */
#define KEEP_TRUMP_RANKS ONE_IN(2048)
/* An ace of a side suit; at no trump every suit counts as one.
 * Near-duplicate: STRENGTH_SIDE_ACE, 0.95, and STRENGTH_PLAIN_ACE, 1. */
#define KEEP_ACE TRICKS_PERCENT(94)
/* A king with the ace.
 * Near-duplicate: STRENGTH_PLAIN_KING_WITH_ACE, 0.9. */
#define KEEP_KING_WITH_ACE TRICKS_PERCENT(72)
/* A king with another card, but not the ace.
 * Near-duplicate: STRENGTH_PLAIN_KING_GUARDED, 0.5. */
#define KEEP_KING_GUARDED TRICKS_PERCENT(44)
/* A king alone.
 * Near-duplicate: STRENGTH_PLAIN_KING_BARE, 0.1. */
#define KEEP_KING_BARE TRICKS_PERCENT(12)
/* A queen with ace and king. */
#define KEEP_QUEEN_WITH_BOTH TRICKS_PERCENT(40)
/* A queen with one of them. */
#define KEEP_QUEEN_WITH_ONE TRICKS_PERCENT(25)
/* A queen with two other cards, but not ace or king. */
#define KEEP_QUEEN_GUARDED TRICKS_PERCENT(12)
/* A void in a side suit, if there are trumps. */
#define KEEP_VOID TRICKS_PERCENT(38)
/* A single card of a side suit, other than the ace, if there are trumps. */
#define KEEP_SINGLE TRICKS_PERCENT(12)
/* Each card except the ace, and except the king if the ace is there. */
#define KEEP_LOSER TRICKS_PERCENT(-10)
/* At no trump, each card past the second in a suit with ace, king or queen;
 * twice as much with two of these.
 * Near-duplicate: STRENGTH_PLAIN_LENGTH, which is 0.4 tricks and counts from
 * the fifth card on. */
#define KEEP_PLAIN_LENGTH TRICKS_PERCENT(34)
/* At no trump, each joker. */
#define KEEP_PLAIN_JOKER TRICKS_PERCENT(300)
/* In a misère, each step of danger. */
#define KEEP_DANGER TRICKS_PERCENT(-25)

/* Group: Preparing the hand
 * Which discards and which cards to call for a partner are solved, and what
 * counting says about them.
 * Origin: by judgement */

/* Discards, or cards to call, that are solved: the best by counting. */
#define PLAN_SOLVED MOVES(6)
/* Discards of a misère that are solved. */
#define PLAN_MISERE_SOLVED MOVES(8)
/* In a misère, this many times the worlds. */
#define PLAN_MISERE_WORLDS TIMES(2)
/* Nodes of one solve. */
#define PLAN_NODES NODES(200000)
/* What is taken off the solver's tricks for the seat's own contract.
 * Near-duplicate: BID_OWN_LESS, which depends on the number of players. */
#define PLAN_LESS TRICKS_PERCENT(40)
/* FH-22: cards that may be called have this rank or a higher one. */
#define CALL_LOWEST RANK(11)
/* The number of trumps that are considered. */
#define CALL_TRUMPS CARDS(3)
/* The number of cards of each other suit that are considered. */
#define CALL_OTHERS CARDS(1)
/* What counting adds for each rank of a card. */
#define CALL_RANK TRICKS_PERCENT(3)
/* What it adds for a trump. */
#define CALL_TRUMP TRICKS_PERCENT(63)

/* Group: Calls that are considered
 * Bids that a hand may reach, and what the others are assumed to call.
 * Origin: by judgement */

/* The number of bids in each denomination. */
#define BID_LEVELS MOVES(3)
/* Bids are considered up to this much above the strength. */
#define BID_REACH TRICKS_PERCENT(225)
/* Misères are considered up to this danger. */
#define BID_DANGER_MOST DANGERS(12)
/* Nodes of one solve. */
#define BID_NODES NODES(150000)
/* One solve also takes at most this part of the decision's nodes. */
#define BID_NODES_PART ONE_IN(4)
/* Added once to the sum, over all worlds, of the worths of the call that
 * counting makes. */
#define BID_COUNTED WHOLE_POINTS(120)
/* The lowest bid that counting makes. */
#define BID_COUNTED_LEAST BID_OF(6)
/* What counting takes off the strength at no trump. */
#define BID_PLAIN_LESS TRICKS_PERCENT(50)
/* FH-22: the partner is assumed to be the seat with the first of these cards
 * that the contractor lacks, in the suit of the contract, or at no trump in
 * hearts. */
#define BID_HELPERS                                                            \
    {                                                                          \
        RANK(TALON_RANK_ACE), RANK(TALON_RANK_KING), RANK(TALON_RANK_QUEEN)    \
    }

/* Group: Taken off the solver's tricks
 * Nobody plays as well as the solver, and contractors suffer more from that
 * than others do.
 * Origin: inherited, its program lost (by matches with `trickster`, 120 to 300
 * deals of seeds that are not recorded) */

/* For contracts of the seat's side, by the number of players, from 0 on. */
#define BID_OWN_LESS                                                           \
    {                                                                          \
        TRICKS_PERCENT(0), TRICKS_PERCENT(0), TRICKS_PERCENT(-10),             \
            TRICKS_PERCENT(-85), TRICKS_PERCENT(25), TRICKS_PERCENT(-22),      \
            TRICKS_PERCENT(-10)                                                \
    }
/* For contracts of other sides, by the number of players, from 0 on. */
#define BID_THEIR_LESS                                                         \
    {                                                                          \
        TRICKS_PERCENT(0), TRICKS_PERCENT(0), TRICKS_PERCENT(25),              \
            TRICKS_PERCENT(15), TRICKS_PERCENT(70), TRICKS_PERCENT(0),         \
            TRICKS_PERCENT(0)                                                  \
    }
/* In addition, for contracts of the seat's side at no trump. */
#define BID_NO_TRUMP_LESS TRICKS_PERCENT(22)
/* In addition, for high contracts without the joker. */
#define BID_NO_JOKER_LESS TRICKS_PERCENT(12)
/* The lowest high contract. */
#define BID_HIGH BID_OF(8)

/* Group: Choosing a card
 * When worths count as alike, so that the plainer card is played.
 * Origin: by judgement */

/* Worths that are no further apart than this count as alike. */
#define CARD_CLOSE POINTS_TENTHS(10)
/* How far apart they may be for early leads of the contractor's side. */
#define CARD_EARLY_CLOSE POINTS_TENTHS(25)
/* A lead is early with this many cards in hand or more.
 * Near-duplicate: CARD_EARLY_WORLDS, where there must be more cards. */
#define CARD_EARLY CARDS(8)
/* With more cards in hand than this, a level imagines its worlds for the first
 * tricks.
 * Near-duplicate: CARD_EARLY, where this many cards are enough. */
#define CARD_EARLY_WORLDS CARDS(8)
/* How far apart worths may be in a misère, where playouts add chance to
 * them. */
#define CARD_MISERE_CLOSE POINTS_TENTHS(60)
/* In a misère, this many times the worlds. */
#define CARD_MISERE_WORLDS TIMES(4)
/* The part of the nodes for the first look, if there is a second. */
#define CARD_FIRST_LOOK ONE_IN(2)

/* Group: Looking ahead
 * The best cards are looked at again, as far as the seat's next card.
 * Origin: by judgement */

/* Cards that are looked at again. */
#define AHEAD_CARDS CARDS(4)
/* Choices for the next card that are looked at. */
#define AHEAD_NEXT_CARDS CARDS(3)
/* Cards that are worse than the best by more than this are left out. */
#define AHEAD_WITHIN POINTS_TENTHS(120)
/* The least number of worlds that look alike in which to look ahead. */
#define AHEAD_WORLDS_LEAST WORLDS(8)

/* Group: Playouts
 * Hands that are played to their end by simple rules.
 * Origin: by judgement */

/* With more hands than this the solver takes too long, and playouts count for
 * more. */
#define PLAYOUT_SOLVED HANDS(4)
/* Playouts that replace one solve then. */
#define PLAYOUT_INSTEAD TIMES(24)
/* How often a card is chosen at random. */
#define PLAYOUT_WHIM ONE_IN(12)
/* How much playouts count in comparison with the solver.
 * Origin: inherited, its program lost (by matches with `trickster` and its
 * auctions, 400 deals of a seed that is not recorded) */
#define PLAYOUT_PART PERCENT(45)
/* How much they count for the contractor's side, unless the solver takes too
 * long.
 * Origin: inherited, its program lost (by matches with `trickster`, 1200 deals
 * of a seed that is not recorded) */
#define PLAYOUT_OWN_PART PERCENT(20)
/* In a misère, playouts of each card in each world. */
#define PLAYOUT_MISERE TIMES(2)
/* In a misère, how often a card is chosen at random. */
#define PLAYOUT_MISERE_WHIM ONE_IN(6)
/* In a misère, how much playouts count. */
#define PLAYOUT_MISERE_PART PERCENT(33)

/* Group: Defenders that score for themselves
 * In which worlds and for which cards a defender's own tricks are counted.
 * Origin: by judgement */

/* They are counted with up to this many cards in hand. */
#define SHARE_CARDS CARDS(9)
/* The number of worlds. */
#define SHARE_WORLDS WORLDS(16)
/* Cards that are worse than the best by more than this are left out. */
#define SHARE_WITHIN POINTS_TENTHS(90)

/* Group: Clear errors
 * Which cards are never played, and when there is no doubt that overtaking the
 * partner is better.
 * Origin: by judgement */

/* No low trump is led if there are this many that cannot be beaten. */
#define GUARD_TOPS CARDS(2)
/* A card of this rank or higher is not thrown on the partner's trick if there
 * is a lower one of its suit. */
#define GUARD_HIGH RANK(TALON_RANK_QUEEN)
/* Worlds in which overtaking is checked. */
#define GUARD_WORLDS WORLDS(160)
/* The least mean worth that overtaking has to gain. */
#define GUARD_LEAST POINTS_TENTHS(5)
/* How many of its standard errors this gain has to exceed.
 * Near-duplicate: what is compared is the square, rounded down to a whole
 * number: 6 and not 6.25, which is 2.45 standard errors. */
#define GUARD_ERRORS ERRORS_PERCENT(250)
/* The part of the nodes that the check may take in addition. */
#define GUARD_NODES_PART ONE_IN(2)

/* Group: Willingness to lead a card
 * By the simple rules of playouts, with or without trumps. The card with the
 * highest number is played.
 * Origin: by judgement (a player of these rules alone lost 0.7 points a deal to
 * the cards of `trickster`) */

/* A trump if no opponent can have any. */
#define LEAD_LAST_TRUMP WILL(5)
/* A trump that cannot be beaten, against the contractor. */
#define LEAD_THEIR_TOP_TRUMP WILL(20)
/* Another trump, against the contractor. */
#define LEAD_THEIR_TRUMP WILL(-20)
/* A trump that cannot be beaten, on the contractor's side. */
#define LEAD_OWN_TOP_TRUMP WILL(80)
/* Another trump from long trumps, on the contractor's side. */
#define LEAD_OWN_TRUMP WILL(32)
/* The part of its power that is taken off. */
#define LEAD_OWN_TRUMP_POWER ONE_IN(4)
/* Trumps are long if they are more cards than this. */
#define LEAD_LONG_TRUMPS CARDS(3)
/* A joker of no suit; the last suit that it may name comes first. */
#define LEAD_JOKER WILL(-60)
/* A card that an opponent may ruff, minus its power. */
#define LEAD_RUFFED WILL(-30)
/* A card that cannot be beaten, plus one for each card of its suit. */
#define LEAD_TOP WILL(60)
/* Another card if there are trumps. */
#define LEAD_SHORT WILL(24)
/* For each card of its suit. */
#define LEAD_SHORT_CARD WILL(-2)
/* Another card if there are none. */
#define LEAD_PLAIN WILL(14)
/* For each card of its suit. */
#define LEAD_PLAIN_CARD WILL(6)
/* Added to either of these, if the partner may ruff. */
#define LEAD_PARTNER_RUFFS WILL(10)
/* For either, the part of its power that is taken off. */
#define LEAD_POWER ONE_IN(2)

/* Group: Willingness to play a card that is not led
 * In the same way.
 * Origin: by judgement (as for leads) */

/* Wins as the last to play, minus its power. */
#define FOLLOW_WINS_LAST WILL(100)
/* Wins and cannot be beaten, minus its power. */
#define FOLLOW_WINS_SURELY WILL(150)
/* Ruffs and may be overruffed, minus its power. */
#define FOLLOW_RUFFS WILL(90)
/* Wins as the last but one, plus its power. */
#define FOLLOW_WINS_THIRD WILL(60)
/* The seat leaves a trick to its partner if its own card would be less than
 * this much above the partner's. */
#define FOLLOW_OVERTAKES_BY CARDS(3)
/* A trump that loses or is not needed, minus its power. */
#define FOLLOW_WASTES_TRUMP WILL(-20)
/* Throws a card that cannot be beaten, minus its rank. */
#define THROW_TOP WILL(-30)
/* Throws another card, minus its rank. */
#define THROW_OTHER WILL(-10)
/* If it is the last of its suit, and the hand has trumps. */
#define THROW_LAST WILL(6)
/* If it leaves a king alone. */
#define THROW_GUARD WILL(-6)

/* Group: Willingness to play a card in a misère
 * In the same way.
 * Origin: by judgement */

/* Leads a suit that the contractor does not have, minus its power. */
#define MISERE_LEADS_VOID WILL(-100)
/* Stays below the best card of the trick, plus its power. */
#define MISERE_STAYS_UNDER WILL(100)
/* Throws a card of another suit, plus the danger of the card. */
#define MISERE_THROWS WILL(40)
/* The danger of a joker for the contractor. */
#define MISERE_OWN_JOKER WILL(20)
/* The danger of a joker for another seat. */
#define MISERE_THEIR_JOKER WILL(-30)
/* The danger of a card in a suit that no other seat has. */
#define MISERE_ALONE WILL(-1)
/* The danger of a card for each lower card that other seats hold, minus the
 * same for each that the seat holds. */
#define MISERE_LOWER WILL(2)

/* Group: Reasons
 * Where one reason ends and the next begins.
 * Origin: by judgement */

/* A contract is likely from this chance on. */
#define REASON_LIKELY CHANCE_PERCENT(65)
/* A contract is unlikely below this chance. */
#define REASON_UNLIKELY CHANCE_PERCENT(55)
/* A move that is worse by more than this costs about a trick. */
#define REASON_TRICK_LOST POINTS_TENTHS(80)
/* The least number of cards with which a suit may be set up. */
#define REASON_SETS_UP CARDS(3)

/* Group: Levels
 * What each level does. A record never changes once it has been released.
 * .worlds: for a call, for a discard, for a card of the first two tricks, and
 * for any other card; none where counting decides
 * .let_off: how likely a misère is to be made although the solver says that it
 * fails; and an open one
 * .nodes: the nodes of a decision
 * .count_worth: what a trick is worth when discards are judged by counting
 * .caution: what is taken off the worth of bids
 * .bids_less: what is also taken off the tricks of contracts of the seat's side
 * .hears: whether conclusions are drawn from bids
 * .watches: whether more than voids is concluded from plays
 * .rolls_out: whether calls are judged in worlds
 * .looks_ahead: whether it looks ahead to the seat's next card
 * .playouts: playouts of each card in each world, except in misères */

/* The lowest level.
 * Origin: by judgement */
#define NOVICE_1                                                               \
    {                                                                          \
        .worlds = {WORLDS(0), WORLDS(0), WORLDS(3), WORLDS(3)},                \
        .nodes = NODES(400000), .count_worth = POINTS_A_TRICK_PERCENT(128),    \
    }
/* The next one.
 * Origin: by judgement */
#define CASUAL_1                                                               \
    {                                                                          \
        .worlds = {WORLDS(0), WORLDS(0), WORLDS(8), WORLDS(8)},                \
        .nodes = NODES(400000), .count_worth = POINTS_A_TRICK_PERCENT(128),    \
        .hears = YES(1),                                                       \
    }
/* The next one.
 * Origin: by judgement (more careful with misères after a match that it lost to
 * `casual-1`, 400 deals of seed 16115) */
#define CLUB_1                                                                 \
    {                                                                          \
        .worlds = {WORLDS(8), WORLDS(0), WORLDS(8), WORLDS(16)},               \
        .let_off = {LIKELY_PERMILLE(176), LIKELY_PERMILLE(176)},               \
        .nodes = NODES(120000), .count_worth = POINTS_A_TRICK_PERCENT(128),    \
        .caution = ERRORS_PERCENT(80), .bids_less = TRICKS_PERCENT(38),        \
        .hears = YES(1), .watches = YES(1), .rolls_out = YES(1),               \
    }
/* The highest level.
 * Origin: inherited, its program lost (by matches with `trickster`, `waldo` and
 * `counting`, with seeds that are not recorded) */
#define EXPERT_1                                                               \
    {                                                                          \
        .worlds = {WORLDS(48), WORLDS(32), WORLDS(32), WORLDS(32)},            \
        .let_off = {LIKELY_PERMILLE(410), LIKELY_PERMILLE(586)},               \
        .nodes = NODES(4000000), .count_worth = POINTS_A_TRICK_PERCENT(128),   \
        .caution = ERRORS_PERCENT(40), .hears = YES(1), .watches = YES(1),     \
        .rolls_out = YES(1), .looks_ahead = YES(1), .playouts = TIMES(8),      \
    }

#endif
