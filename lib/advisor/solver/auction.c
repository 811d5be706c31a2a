/* SPDX-License-Identifier: MIT */
/* The auction of Five Hundred without cards: FH-10 … FH-19. What bids are worth
 * and how they rank is asked of libtalon. */
#include "advisor/solver/auction.h"
#include "advisor/base/freestanding.h"

/* FH-15: of equal rank, fewer tricks come first, misères last. All bids are
 * listed in this order, and sorted so that equal ones keep it. */
static void list_bids(const talon_rules *rules, struct bid bid[BIDS])
{
    uint32_t i, place;

    for (i = 0; i < BIDS; i++) {
        struct bid next = {0, i / 5 + 6, i % 5 + TALON_SUIT_SPADES};

        if (next.tricks > TALON_FH_TRICKS) {
            next.tricks = 0;
            next.denomination += TALON_DENOMINATION_MISERE - TALON_SUIT_SPADES;
        }
        talon_fh_bid_rank(rules, next.tricks, next.denomination, &next.rank);
        for (place = i; place > 0 && bid[place - 1].rank > next.rank; place--)
            bid[place] = bid[place - 1];
        bid[place] = next;
    }
}

/* FH-13, FH-14: a misère may be off, allowed at any time, or allowed over a bid
 * of so many tricks. Both options number these three alike. */
static int is_allowed(int32_t when, uint32_t standing_tricks, uint32_t needed)
{
    return when == TALON_FH_MISERE_ANY_TIME ||
           (when == TALON_FH_MISERE_AFTER_SEVEN && standing_tricks >= needed);
}

/* Whether a bid may be made over a standing bid, null for none, by some
 * place. */
static int is_open(const int32_t *rule, const struct bid *standing,
                   const struct bid *bid)
{
    uint32_t tricks = standing != NULL ? standing->tricks : 0;

    if (standing != NULL && bid->rank <= standing->rank)
        return 0; /* FH-12 */
    if (bid->denomination == TALON_DENOMINATION_MISERE)
        return is_allowed(rule[TALON_FH_OPTION_MISERE], tricks, 7);
    if (bid->denomination == TALON_DENOMINATION_OPEN_MISERE)
        return is_allowed(rule[TALON_FH_OPTION_OPEN_MISERE], tricks, 8);
    if (rule[TALON_FH_OPTION_INKLE] && bid->tricks == 6)
        return standing == NULL || tricks == 6; /* FH-17 */
    return (int32_t)bid->tricks >= rule[TALON_FH_OPTION_LOWEST_BID];
}

void tln_sv_make_auction(const talon_rules *rules, struct auction *auction)
{
    const struct bid *bid = auction->bid;
    uint32_t i, standing;

    memset(auction, 0, sizeof *auction);
    auction->form = rules->value[TALON_FH_OPTION_AUCTION];
    auction->places = (uint32_t)rules->value[TALON_FH_OPTION_PLAYERS];
    list_bids(rules, auction->bid);
    for (i = 0; i < BIDS; i++) {
        if (rules->value[TALON_FH_OPTION_INKLE] && bid[i].tricks == 6)
            auction->signals |= 1u << i;
        for (standing = 0; standing <= NO_BID; standing++) {
            if (is_open(rules->value,
                        standing == NO_BID ? NULL : &bid[standing], &bid[i]))
                auction->open[standing] |= 1u << i;
        }
    }
}

uint32_t tln_sv_caller(const struct auction *auction, const struct calls *calls)
{
    uint32_t i, place = calls->bidder, out = calls->out;

    if (calls->bid != NO_BID)
        out |= 1u << calls->bidder; /* FH-11: nobody raises its own bid */
    for (i = 0; i < auction->places; i++) {
        if ((out >> place & 1) == 0)
            return place;
        place = place + 1 == auction->places ? 0 : place + 1;
    }
    return PLACES;
}

uint32_t tln_sv_open_bids(const struct auction *auction, uint32_t standing,
                          uint32_t place)
{
    return auction->open[standing] & ~(place > 1 ? auction->signals : 0);
}

/* FH-11 */
uint32_t tln_sv_out_after_bid(const struct auction *auction, uint32_t out,
                              uint32_t place)
{
    switch (auction->form) {
    case TALON_FH_AUCTION_ONE_ROUND:
        return out | 1u << place;
    case TALON_FH_AUCTION_UNTIL_PASSED:
        return out;
    default: /* re-entry: a pass is not final */
        return 0;
    }
}

int tln_sv_has_contract(const struct auction *auction,
                        const struct calls *calls)
{
    return calls->bid != NO_BID && (auction->signals >> calls->bid & 1) == 0;
}
