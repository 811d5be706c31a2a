/* SPDX-License-Identifier: MIT */
/*
 * Whether what players state is so: chances stated against what happened, kind
 * by kind and bin by bin.
 *
 * A case is one decision with a chance; it waits until what it is about is
 * known. Cases of a deal have much in common (the same cards, in every turn),
 * so errors are those of whole deals: with n cases and a gap d (stated less
 * happened) in each deal, the mean gap is r = Σd / Σn, and its error the root
 * of Σ(d - r n)² · k / (k - 1), over Σn, for k deals.
 *
 * What counts as a case: a chance given with a discard, the call of a partner,
 * or a card is about the contract. One given with a bid is about that bid, and
 * counts only if it becomes the contract; one given with a pass, about the bid
 * that stands. In Tripoli "best hand" is judged with the hands of all who are
 * in the betting at that moment, and a tie of k hands counts 1/k; "goes out" at
 * the end of the deal.
 */
#ifndef CHANCES_H
#define CHANCES_H

#include "tournament.h"

/* A seat has made a move; the game is complete, and before the move. */
void chances_state(const struct contest *contest, uint32_t letter,
                   const talon_game *game, const struct turn *turn);

/* A deal is over: its cases are settled. */
void chances_settle(const talon_game *game);

/* All turns of a deal are over: its cases are added to the sums. */
void chances_note(struct sums *sums);

/* Prints what the chances of a player were worth. */
void chances_report(const struct sums *sums, uint32_t letter,
                    struct report *report);

#endif
