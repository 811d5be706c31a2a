/* SPDX-License-Identifier: MIT */
/* Numbers of the search that somebody chose. They never change an answer, only
 * how many nodes it takes. The points of leads are in lead_points.h and
 * lead_points_plain.h. Numbers that follow from the rules, and sizes of
 * structs, are not here. The head of pf_constants.h says what form a header of
 * this kind has. */
#ifndef TALON_ADVISOR_SEARCH_SEARCH_CONSTANTS_H
#define TALON_ADVISOR_SEARCH_SEARCH_CONSTANTS_H

#include "advisor/base/units.h"

/* Group: Stopping
 * Origin: by judgement */

/* How many nodes pass before the caller's flag is looked at again, without
 * those of the trick that is being played. advisor.h promises 4,096. */
#define STOP_NODES NODES(2048)

/* Group: Room in the table
 * When slots and lists of patterns move, and what is kept if there is no more
 * room.
 * Origin: by judgement */

/* The share of the slots that may be taken before the table has to make
 * room. */
#define SLOTS_FULL PERCENT(75)
/* The share of the room for lists that has to be waste, so that moving the
 * lists together is enough. If it is less, positions are forgotten as well. */
#define WASTE_LEAST PERCENT(12)
/* The share of the room, and of the slots, that the positions take at most that
 * are kept when others are forgotten. */
#define KEPT_MOST PERCENT(50)
/* The share of the room that one list takes at most. A longer one begins
 * anew. */
#define LIST_MOST PERCENT(10)

/* Group: Order of leads
 * Leads of four hands have points (lead_points.h, lead_points_plain.h); all
 * others are ordered by classes of suits.
 * Origin: by judgement */

/* With at least so many cards in each hand, leads get their points from the
 * second set of tables, else from the first. */
#define LEADS_EARLY CARDS(6)

/* A suit is strong if the side has this many of its three highest cards. */
#define STRONG_TOPS CARDS(2)

#endif
