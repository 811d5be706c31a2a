/* SPDX-License-Identifier: MIT */
/* What bids are worth and how they rank: FH-1, FH-12…FH-15 and FH-32. A bid
 * ranks by its value, except for the misères, which have options for it. The
 * ladder, all bids in order of rank, is made once a game. */
#include "five_hundred/fh_bids.h"

/* Above every value a bid can have. */
#define ABOVE_EVERYTHING          10000

#define BID(tricks, denomination) (((tricks)-6) * 5 + (denomination)-1)

talon_status tln_fh_bid_number(int32_t tricks, uint32_t denomination,
                               uint32_t *bid)
{
    if (denomination < TALON_SUIT_SPADES ||
        denomination > TALON_DENOMINATION_OPEN_MISERE)
        return TALON_E_DENOMINATION;
    if (denomination >= TALON_DENOMINATION_MISERE) {
        *bid = denomination - TALON_DENOMINATION_MISERE + BID_MISERE;
        return tricks == 0 ? TALON_OK : TALON_E_AMOUNT;
    }
    if (tricks < 6 || tricks > TALON_FH_TRICKS)
        return TALON_E_AMOUNT;
    *bid = BID((uint32_t)tricks, denomination);
    return TALON_OK;
}

int32_t tln_fh_bid_value(const int16_t *rule, uint32_t bid)
{
    int32_t step = (int32_t)bid % 5;
    int32_t above_six = (int32_t)bid / 5;
    int32_t avondale = 40 + 20 * step + 100 * above_six;

    if (bid == BID_MISERE)
        return rule[TALON_FH_OPTION_MISERE_VALUE];
    if (bid == BID_OPEN_MISERE)
        return rule[TALON_FH_OPTION_OPEN_MISERE_VALUE];
    switch (rule[TALON_FH_OPTION_SCHEDULE]) {
    case TALON_FH_SCHEDULE_AVONDALE:
        return avondale;
    case TALON_FH_SCHEDULE_PERFECT:
        return avondale - 20;
    default:
        return (40 + 20 * step) * (above_six + 1);
    }
}

/* FH-13. The original schedule has no gap between seven and eight. */
static int32_t misere_rank(const int16_t *rule)
{
    if (rule[TALON_FH_OPTION_MISERE_RANK] == TALON_FH_MISERE_RANK_BY_POINTS ||
        rule[TALON_FH_OPTION_SCHEDULE] == TALON_FH_SCHEDULE_ORIGINAL)
        return rule[TALON_FH_OPTION_MISERE_VALUE];
    return tln_fh_bid_value(rule, BID(8, TALON_SUIT_SPADES)) - 10;
}

/* FH-14 */
static int32_t open_misere_rank(const int16_t *rule)
{
    switch (rule[TALON_FH_OPTION_OPEN_MISERE_RANK]) {
    case TALON_FH_OPEN_MISERE_RANK_BELOW_TEN_HEARTS:
        return tln_fh_bid_value(rule, BID(10, TALON_SUIT_HEARTS)) - 10;
    case TALON_FH_OPEN_MISERE_RANK_BELOW_TEN_NO_TRUMP:
        return tln_fh_bid_value(rule, BID(10, TALON_DENOMINATION_NO_TRUMP)) -
               10;
    default:
        return ABOVE_EVERYTHING;
    }
}

int tln_fh_may_be_contract(const int16_t *rule, uint32_t bid)
{
    if (bid == BID_MISERE)
        return rule[TALON_FH_OPTION_MISERE] != TALON_FH_MISERE_OFF;
    if (bid == BID_OPEN_MISERE)
        return rule[TALON_FH_OPTION_OPEN_MISERE] != TALON_FH_OPEN_MISERE_OFF;
    return bid_tricks(bid) > 6 || (rule[TALON_FH_OPTION_LOWEST_BID] == 6 &&
                                   !rule[TALON_FH_OPTION_INKLE]);
}

int32_t tln_fh_bid_rank(const int16_t *rule, uint32_t bid)
{
    if (bid == BID_MISERE)
        return misere_rank(rule);
    if (bid == BID_OPEN_MISERE)
        return open_misere_rank(rule);
    return tln_fh_bid_value(rule, bid);
}

/* Insertion sort by rank; equal bids keep the order of their numbers, which is
 * that of FH-15. */
void tln_fh_ladder(const int16_t *rule, uint8_t ladder[BIDS])
{
    int32_t rank[BIDS];
    uint32_t bid, place;

    for (bid = 0; bid < BIDS; bid++) {
        rank[bid] = tln_fh_bid_rank(rule, bid);
        for (place = bid; place > 0; place--) {
            if (rank[ladder[place - 1]] <= rank[bid])
                break;
            ladder[place] = ladder[place - 1];
        }
        ladder[place] = (uint8_t)bid;
    }
}
