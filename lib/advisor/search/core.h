/* SPDX-License-Identifier: MIT */
/* The search for tricks, compiled once for each kind of root. A source file
 * that includes this header defines:
 *
 *   HANDS   the number of hands, 3 or 4; 0 for any number
 *   LOOSE   whether there may be jokers that belong to no suit
 *   ENTRY   the name of the function that this makes (instances.h)
 *
 * If HANDS is not 0, the root has trumps exactly when LOOSE is 0. A program
 * that looks on (tests/measure/fits/leads) may define two more:
 *
 *   AFTER_LEADS(search, trick, result)   what is done when the leads of a trick
 *                                        have been searched, with this result
 *   POINTS(outlook, entry)               a number of struct lead_points
 *
 * The search is alpha-beta with null windows: it asks whether the side of hand
 * 0 takes at least a target number of the tricks to come. The answer is a bound
 * on that number, together with the ranks that the bound depends on. Two
 * positions have the same bound if all suits have the same lengths in all hands
 * and all relevant ranks have the same owners, so what is stored for one of
 * them serves both (partition search). A rank becomes relevant when a card
 * takes a trick over another of its suit, or when a count of sure tricks uses
 * it. If a card causes a cutoff, the result depends only on the ranks that
 * mattered after that card; otherwise on those that mattered after any of the
 * cards.
 *
 * Neighboring cards of a hand are equal, so only the highest of them is tried.
 * If the rank of a card that was tried turned out not to matter, it is also
 * equal to all cards of its suit below the lowest rank that did matter, and
 * those are skipped.
 *
 * The cost is counted in nodes, which are cards put on the table: fifteen to
 * thirty million of them a second. */

#define WIDE        (HANDS == 0)
#define UPSIDE_DOWN 0

#ifndef AFTER_LEADS
#define AFTER_LEADS(search, trick, result) ((void)0)
#endif

/* clang-format off */
#include "advisor/search/core_position.h"
#include "advisor/search/pause.h"
#include "advisor/search/core_table.h"
#include "advisor/search/core_cuts.h"
#include "advisor/search/core_play.h"
#include "advisor/search/core_bounds.h"
#include "advisor/search/core_order.h"
#if PAIRS
#include "advisor/search/core_leads.h"
#endif
#include "advisor/search/core_trick.h"
#include "advisor/search/core_root.h"
/* clang-format on */
