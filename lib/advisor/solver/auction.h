/* SPDX-License-Identifier: MIT */
/* The auction of Five Hundred (FH-10 … FH-19) without cards: which bids may be
 * made, whose turn it is, and what the auction ends in.
 *
 * Bids are numbered from the lowest up (FH-12, FH-15), and seats are *places*
 * in the order of their first calls: place 0 is left of the dealer. All forms
 * of the auction (FH-11) have one state: the standing bid, its bidder, and the
 * places that are *out*, which have no call before another bid is made. The
 * turn goes to the next place after the bidder that is not out; if there is
 * none, the auction is over. The forms differ only in who is out after a
 * bid. */
#ifndef TALON_ADVISOR_SOLVER_AUCTION_H
#define TALON_ADVISOR_SOLVER_AUCTION_H

#include "talon/solve.h"

#define BIDS   TALON_FH_BIDS_MAX
#define NO_BID BIDS
#define PLACES TALON_FH_SEATS_MAX

struct bid {
    int32_t rank;          /* FH-12 */
    uint32_t tricks;       /* 0 for a misère */
    uint32_t denomination; /* one of talon_suit_id or talon_denomination_id */
};

struct auction {
    struct bid bid[BIDS];
    uint32_t open[BIDS + 1]; /* by the standing bid: a bit for each bid that may
                                be made over it; before any bid, at NO_BID */
    uint32_t signals; /* FH-17: sixes that are inkles. They are open only to
                         places 0 and 1, and never become the contract */
    uint32_t places;  /* how many */
    int32_t form;     /* one of talon_fh_auction_id */
};

/* The state of an auction. */
struct calls {
    uint32_t bid;    /* the standing bid, or NO_BID */
    uint32_t bidder; /* a place; 0 without a bid */
    uint32_t out;    /* a bit for each place */
};

/* The auction under rules that are valid and known. */
void tln_sv_make_auction(const talon_rules *rules, struct auction *auction);

/* The place whose turn it is, or PLACES if the auction is over. */
uint32_t tln_sv_caller(const struct auction *auction,
                       const struct calls *calls);

/* The bids that a place may make over a standing bid or NO_BID. */
uint32_t tln_sv_open_bids(const struct auction *auction, uint32_t standing,
                          uint32_t place);

/* The places that are out after the bid of a place; those that were out before
 * it are given. After a pass, these and the place itself are. */
uint32_t tln_sv_out_after_bid(const struct auction *auction, uint32_t out,
                              uint32_t place);

/* Whether an auction that is over has led to a contract. */
int tln_sv_has_contract(const struct auction *auction,
                        const struct calls *calls);

#endif
