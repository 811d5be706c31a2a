/* SPDX-License-Identifier: MIT */
/* The search for a misere, compiled once for each kind of root. A source file
 * that includes this defines HANDS (3, or 0 for any number) and ENTRY, as for
 * core.h, whose positions and table it shares.
 *
 * The question has two answers: 1 if the contractor can take no trick, else 0.
 * Lanes are upside down, their lowest cards first, because those decide: what a
 * result depends on is a run from the lowest card of each lane. A trick depends
 * on its second highest card of the suit led: with all cards up to there known,
 * the highest is highest.
 *
 * Three things decide without search. A joker that nobody can beat loses, since
 * the contractor plays all his cards. If in every suit the contractor's lowest
 * card is below the defenders' lowest, his second below their second and so on,
 * and a defender leads, the misere is made: the highest card below the best of
 * the trick can always be played, and leaves all this as it is. And it is lost
 * if the defender on lead has a card below the contractor's lowest of a suit,
 * and each of the others has one too, or none of the suit.
 *
 * The contractor has few choices: of the cards that are surely beaten the
 * highest is best, and of cards thrown away the highest of a suit. Since in
 * another position one more card might be surely beaten, a loss also depends on
 * where the next higher one is. */

#define WIDE        (HANDS == 0)
#define LOOSE       1
#define UPSIDE_DOWN 1

/* clang-format off */
#include "advisor/search/core_position.h"
#include "advisor/search/core_table.h"
#include "advisor/search/core_cuts.h"
#include "advisor/search/core_play.h"
#include "advisor/search/misere_bounds.h"
#include "advisor/search/misere_trick.h"
/* clang-format on */
