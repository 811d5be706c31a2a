/* SPDX-License-Identifier: MIT */
/* The search for tricks, compiled once for each kind of root. A source file
 * that includes this defines:
 *
 *   HANDS   the number of hands, 3 or 4; 0 for any number
 *   LOOSE   whether there may be jokers that belong to no suit
 *   ENTRY   the name of the function that this makes (instances.h)
 *
 * With HANDS and without LOOSE the root has trumps; with both it has none.
 *
 * The search is alpha-beta with windows of width null: it asks whether the side
 * of hand 0 takes a target number of the tricks to come, and gets a bound of
 * the number, together with the ranks that the bound depends on. Two positions
 * with equal lengths of all suits in all hands whose relevant ranks have equal
 * owners have the same bound, so what is stored for one serves all (partition
 * search). Ranks become relevant when a card takes a trick over another of its
 * suit, or when a count of sure tricks uses them. A card that ends a node
 * passes its ranks on alone; otherwise those of all cards count.
 *
 * Cards of a hand that are neighbors are equal; the highest of them is tried.
 * Cards below the lowest rank that mattered after one of them are equal too, so
 * the rest of them are skipped. */

#define WIDE        (HANDS == 0)
#define UPSIDE_DOWN 0

/* clang-format off */
#include "advisor/search/core_position.h"
#include "advisor/search/core_table.h"
#include "advisor/search/core_cuts.h"
#include "advisor/search/core_play.h"
#include "advisor/search/core_bounds.h"
#include "advisor/search/core_order.h"
#if PAIRS && !LOOSE
#include "advisor/search/core_leads.h"
#endif
#include "advisor/search/core_trick.h"
#include "advisor/search/core_root.h"
/* clang-format on */
