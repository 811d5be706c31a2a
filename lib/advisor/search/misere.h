/* SPDX-License-Identifier: MIT */
/* The search for a misère, compiled once for each kind of root. A source file
 * that includes this header defines HANDS (3, or 0 for any number) and ENTRY,
 * as for core.h, whose positions and table it shares.
 *
 * The answer is 1 if the contractor can avoid every trick, else 0. Lanes are
 * upside down, with the lowest card at the top, because low cards decide: a
 * result depends on a run of ranks from the lowest card of each lane up. Who
 * wins a trick depends on the ranks up to the second highest card of the suit
 * led that was played to it.
 *
 * Three things decide a position without search. A joker that nobody can beat
 * loses the misère, since every card gets played. The misère is made if a
 * defender leads and, in every suit, the contractor's lowest card is below the
 * defenders' lowest, the second lowest below their second lowest, and so on:
 * the contractor can always play the highest card below the best one of the
 * trick, and the condition still holds. It is lost if the defender on lead has
 * a card below the contractor's lowest of some suit, and every other defender
 * has one too or is void in it.
 *
 * Before a position is searched, an easier question is asked, in which leads
 * are *free*: before each trick the defenders may choose which of them leads.
 * If the contractor makes even this, it makes the misère. Usually it does, and
 * the proof is short: who wins a trick among the defenders does not matter, so
 * far fewer ranks are relevant, and one answer serves whoever leads. Only if
 * the answer is no, the position itself is searched.
 *
 * The contractor has few choices: when it leads or follows, the best card of a
 * suit is the highest that is surely beaten; when it throws a card away, the
 * highest of a suit. In another position its next higher card might be surely
 * beaten, too, so the ranks that a loss depends on include that card. */

#define WIDE        (HANDS == 0)
#define LOOSE       1
#define UPSIDE_DOWN 1

/* clang-format off */
#include "advisor/search/core_position.h"
#include "advisor/search/pause.h"
#include "advisor/search/core_table.h"
#include "advisor/search/core_cuts.h"
#include "advisor/search/core_play.h"
#include "advisor/search/misere_bounds.h"
#include "advisor/search/misere_trick.h"
/* clang-format on */
