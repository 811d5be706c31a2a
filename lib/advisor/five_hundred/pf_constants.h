/* SPDX-License-Identifier: MIT */
/* Every number of the player of Five Hundred that somebody chose: what hands
 * are worth, what plays are believed to say, how many worlds are imagined. The
 * big table of the chances to win stands apart, in pf_win_table.h. Numbers that
 * follow from the rules, sizes of arrays and widths are not here.
 *
 * doc/generate/constants.py reads this header and others like it and writes
 * them into documents, between marks such as
 *
 *     <!-- generated: constants lib/advisor/five_hundred/pf_constants.h -->
 *     <!-- end -->
 *
 * A header of this kind is written as follows; anything else is refused.
 *
 * Units come first. A unit is a macro of one parameter with a comment "Unit:"
 * and its name; "written in 100ths" if what is written is to be divided by that
 * to be read; "counted in 64ths" if the program counts in something smaller.
 * Units that several games need are in advisor/base/units.h.
 *
 * Constants follow in groups. A group begins with a comment that has "Group:"
 * and its title, a few sentences, and "Origin:". What follows a key on the next
 * lines belongs to it, up to another key or an empty line. A constant is a macro or, if
 * it is a large table, an array that is static const. The comment right above
 * it says what it means. If its origin is another than that of the group, or
 * the group has none, "Origin:" follows. A value is a number in its unit,
 * CARDS(4); or several in braces; or a record, {.cards = CARDS(4)}, and then
 * the comment of the group says what its fields mean, each on a line with
 * ".cards:". An array of plain numbers has "Unit:" in its comment.
 *
 * An origin is one of these:
 *
 *     fitted by tests/measure/fits/NAME (seed N)
 *         That program is in the tree and gives the same numbers again.
 *     chosen by matches: tournament ARGUMENTS
 *         That call of tests/measure/tournament compared them with others.
 *     by judgement
 *         Nothing but thought is behind it, as far as the history shows.
 *     inherited, its program lost
 *         The history says that it was fitted or chosen by matches, but not how
 *         to do that again.
 *
 * The last two may be followed by a remark in parentheses.
 *
 * Constants that mean the same, or nearly, but differ in some bit have a
 * sentence after "Near-duplicate:" that names the other. */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_CONSTANTS_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_CONSTANTS_H

#include "advisor/base/units.h"

/* What the player counts in: 64ths of a trick; thousandths of a point; 256ths
 * of a natural logarithm. */
#define TRICK 64
#define POINT 1000
#define NAT   256

/* Unit: tricks, written in 100ths, counted in 64ths */
#define TRICKS_PERCENT(n) ROUNDED(n, TRICK, 100)

/* Group: Strength of a hand with trumps
 * What each card adds to the tricks that a hand promises, partners' help
 * included.
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

/* Group: Strength of a hand at no trump
 * The same at no trump, suit by suit.
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

#endif
