/* SPDX-License-Identifier: MIT */
/* Bids as numbers: 0…24 are the bids of tricks in the order 6S 6C 6D 6H 6NT 7S
 * … 10NT; then come misère and open misère. This is the order of FH-15; the
 * rank of a bid is a separate matter that depends on the rules. */
#ifndef TALON_FIVE_HUNDRED_FH_BIDS_H
#define TALON_FIVE_HUNDRED_FH_BIDS_H

#include "talon/five_hundred.h"

#define BIDS            TALON_FH_BIDS_MAX
#define BID_MISERE      25
#define BID_OPEN_MISERE 26
#define NO_BID          255

/* Tricks bid, 0 in a misère. */
static inline uint32_t bid_tricks(uint32_t bid)
{
    return bid < BID_MISERE ? 6 + bid / 5 : 0;
}

/* The denomination, or which misère. */
static inline uint32_t bid_denomination(uint32_t bid)
{
    return bid < BID_MISERE ? TALON_SUIT_SPADES + bid % 5
                            : TALON_DENOMINATION_MISERE + bid - BID_MISERE;
}

static inline int bid_is_misere(uint32_t bid)
{
    return bid == BID_MISERE || bid == BID_OPEN_MISERE;
}

/* The number of a bid: TALON_OK, E_DENOMINATION or E_AMOUNT. */
talon_status tln_fh_bid_number(int32_t tricks, uint32_t denomination,
                               uint32_t *bid);

/* What a bid is worth (FH-32). */
int32_t tln_fh_bid_value(const int16_t *rule, uint32_t bid);

/* Whether the options let it become the contract (FH-13, FH-14, FH-16). A six
 * that is a signal does not (FH-17). */
int tln_fh_may_be_contract(const int16_t *rule, uint32_t bid);

/* Its rank number (FH-12…FH-14). */
int32_t tln_fh_bid_rank(const int16_t *rule, uint32_t bid);

/* All bids by rank, lowest first; equal ones in the order of FH-15. */
void tln_fh_ladder(const int16_t *rule, uint8_t ladder[BIDS]);

#endif
