/* SPDX-License-Identifier: MIT */
/* The auction: how it begins, and which bids it allows. */
#ifndef TALON_FIVE_HUNDRED_FH_AUCTION_H
#define TALON_FIVE_HUNDRED_FH_AUCTION_H

#include "five_hundred/fh_state.h"
#include "game/phase.h"

extern const struct phase tln_fh_auction_phase;

/* Sets up the first call, once hands are dealt. */
void tln_fh_begin_auction(struct five_hundred *game);

/* The first reason why the seat to act may not make a bid, or TALON_OK. */
talon_status tln_fh_bid_status(const struct five_hundred *game, uint32_t bid);

/* The seats that have passed and will not be asked again (FH-11). */
uint32_t tln_fh_passed_for_good(const struct five_hundred *game);

#endif
