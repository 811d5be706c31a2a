/* SPDX-License-Identifier: MIT */
/* The spare hand, and before it the pay suit: what is decided between the deal
 * and the poker (TR-9 … TR-12). */
#ifndef TALON_TRIPOLI_TR_SPARE_H
#define TALON_TRIPOLI_TR_SPARE_H

#include "game/phase.h"
#include "tripoli/tr_state.h"

extern const struct phase tln_tr_pay_auction_phase;
extern const struct phase tln_tr_pay_suit_phase;
extern const struct phase tln_tr_spare_phase;
extern const struct phase tln_tr_spare_auction_phase;

/* Begins once the cards are dealt, and leads on to the poker. */
void tln_tr_spare_begin(struct tripoli *game, struct events *events);

/* TR-12: what the auctions and the swap prove about the bar. A bit for each
 * hand, by where it is now; bit SEATS is the spare hand. */
uint32_t tln_tr_free_hands(const struct tripoli *game);   /* bar nobody */
uint32_t tln_tr_barred_hands(const struct tripoli *game); /* bar their seats */

/* Whether play can have led to the steps, the sale, the bar and the bids of a
 * state whose seats fit; and the fewest moves it can have taken. */
int tln_tr_spare_fits(const struct tripoli *game);
uint32_t tln_tr_spare_moves(const struct tripoli *game);

/* Whether there has been, or is, an auction of a hand. */
int tln_tr_had_hand_auction(const struct tripoli *game);

#endif
