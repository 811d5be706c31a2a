/* SPDX-License-Identifier: MIT */
/* Auctions: of the pay suit (TR-9) and of a hand (TR-11). For what the winner
 * gets, see tr_spare.h. */
#ifndef TALON_TRIPOLI_TR_AUCTION_H
#define TALON_TRIPOLI_TR_AUCTION_H

#include "tripoli/tr_state.h"

/* TR-11, TR-12: the seats that bid for a hand. */
uint32_t tln_tr_hand_bidders(const struct tripoli *game);

/* Whether the current auction is that of the pay suit. */
int tln_tr_is_for_pay_suit(const struct tripoli *game);

/* Sets up the auction of the phase, before anybody has bid. */
void tln_tr_auction_begin(struct tripoli *game);

/* The offer or the pass of the seat to act. */
void tln_tr_auction_bid(struct tripoli *game, const talon_move *move);

/* Passes the turn to the next bidder. Returns 0 if there is none: the auction
 * is over, and the standing offer, if any, wins. */
int tln_tr_auction_goes_on(struct tripoli *game);

/* For both phases: see struct phase. */
uint32_t tln_tr_auction_choices(const struct talon_game *handle,
                                talon_choice *choice);
talon_status tln_tr_auction_refusal(const struct talon_game *handle,
                                    const talon_move *move,
                                    talon_cards *concerned);

/* Whether play can have led to the bids of a state whose seats fit; and the
 * fewest offers that the last auction of the deal can have taken. */
int tln_tr_bids_fit(const struct tripoli *game);
uint32_t tln_tr_fewest_offers(const struct tripoli *game);

#endif
