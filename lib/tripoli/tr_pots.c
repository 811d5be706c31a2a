/* SPDX-License-Identifier: MIT */
/* Who wins which pot (TR-19, TR-33), from the stakes and the hands alone.
 *
 * First, whatever one seat put in beyond every other comes back to it. The
 * stakes of the seats still in, from low to high, then cut everything paid into
 * layers: the lowest is the main pot, along with what was in the pot before,
 * and each higher one is a side pot. A seat contends for the layers it paid in
 * full. Every chip falls into exactly one layer or comes back. Ranking the
 * hands costs the most, and is done once per seat. */
#include "tripoli/tr_pots.h"
#include "base/list.h"
#include "talon/poker.h"
#include "base/libc.h"

/* What comes back: to the seat that put in the most, what exceeds the second.
 * The rest stays paid. */
static void take_back(int64_t paid[SEATS], int64_t back[SEATS])
{
    uint32_t seat, most = 0;
    int64_t second = 0;

    for (seat = 1; seat < SEATS; seat++) {
        if (paid[seat] > paid[most])
            most = seat;
    }
    for (seat = 0; seat < SEATS; seat++) {
        back[seat] = 0;
        if (seat != most && paid[seat] > second)
            second = paid[seat];
    }
    back[most] = paid[most] - second;
    paid[most] = second;
}

/* The ranks of the hands still in; a single one needs none. */
static void rank_hands(uint32_t in, const talon_cards hand[SEATS],
                       uint32_t rank[SEATS])
{
    int32_t seat;

    for (seat = 0; seat < SEATS; seat++) {
        rank[seat] = 0;
        if (is_among(in, seat) && !at_most_one(in))
            (void)talon_poker_rank(&hand[seat], &rank[seat]);
    }
}

/* Those of some seats that have the best hand. */
static uint32_t best_of(uint32_t seats, const uint32_t rank[SEATS])
{
    uint32_t best = 0, winners = 0;

    while (seats != 0) {
        int32_t seat = take_seat(&seats, 0);

        if (rank[seat] > best || winners == 0) {
            best = rank[seat];
            winners = 0;
        }
        if (rank[seat] == best)
            winners |= seat_bit(seat);
    }
    return winners;
}

/* The lowest amount paid by some seats. */
static int64_t lowest_paid(uint32_t seats, const int64_t paid[SEATS])
{
    int64_t lowest = INT64_MAX;

    while (seats != 0) {
        int32_t seat = take_seat(&seats, 0);

        if (paid[seat] < lowest)
            lowest = paid[seat];
    }
    return lowest;
}

/* Those of some seats that paid more than a level. */
static uint32_t paid_more(uint32_t seats, const int64_t paid[SEATS],
                          int64_t level)
{
    uint32_t seat, more = 0;

    for (seat = 0; seat < SEATS; seat++)
        more |= (uint32_t)(paid[seat] > level) << seat;
    return more & seats;
}

/* What all seats paid between two levels. */
static int64_t layer(const int64_t paid[SEATS], int64_t low, int64_t high)
{
    int64_t sum = 0;
    uint32_t seat;

    for (seat = 0; seat < SEATS; seat++) {
        if (paid[seat] > low)
            sum += (paid[seat] < high ? paid[seat] : high) - low;
    }
    return sum;
}

uint32_t tln_tr_divide_pots(const int64_t staked[SEATS], uint32_t in,
                            int64_t before, const talon_cards hand[SEATS],
                            talon_tr_pot pot[SEATS], int64_t back[SEATS])
{
    int64_t paid[SEATS], low = 0;
    uint32_t rank[SEATS];
    uint32_t contends = in, pots = 0;

    memcpy(paid, staked, sizeof paid);
    take_back(paid, back);
    rank_hands(in, hand, rank);
    do {
        int64_t high = lowest_paid(contends, paid);
        uint32_t above = paid_more(contends, paid, high);
        talon_tr_pot *this = &pot[pots++];

        /* What only folded seats paid above it belongs to the last pot. */
        this->amount = layer(paid, low, above != 0 ? high : INT64_MAX);
        if (pots == 1)
            this->amount += before;
        this->contenders = contends;
        this->winners = best_of(contends, rank);
        this->share = this->amount / (int64_t)set_count(this->winners);
        this->rest = this->amount % (int64_t)set_count(this->winners);
        contends = above;
        low = high;
    } while (contends != 0);
    return pots;
}

/* Ignores the hands, which a view does not have. */
uint32_t tln_tr_find_pots(const struct tripoli *game, talon_tr_pot pot[SEATS])
{
    static const talon_cards unknown[SEATS];
    int64_t back[SEATS], before = game->box[TALON_TR_BOX_POT];
    uint32_t i, pots;

    for (i = 0; i < SEATS; i++)
        before -= game->staked[i];
    pots = tln_tr_divide_pots(game->staked, game->in_poker, before, unknown,
                              pot, back);
    for (i = 0; i < pots; i++) {
        pot[i].winners = 0;
        pot[i].share = pot[i].rest = 0;
    }
    return pots;
}

static talon_status amounts_status(const int64_t staked[SEATS], int64_t before)
{
    int64_t all = before;
    uint32_t seat;

    if (before < 0 || before > CHIPS_MAX)
        return TALON_E_AMOUNT;
    for (seat = 0; seat < SEATS; seat++) {
        if (staked[seat] < 0 || staked[seat] > CHIPS_MAX)
            return TALON_E_AMOUNT;
        all += staked[seat];
    }
    return all > CHIPS_MAX ? TALON_E_LIMIT : TALON_OK;
}

static talon_status hands_status(uint32_t in, const talon_cards hand[SEATS])
{
    talon_cards all = 0;
    uint32_t rest;

    for (rest = in; rest != 0;) {
        int32_t seat = take_seat(&rest, 0);

        if (set_count(hand[seat]) != POKER_CARDS)
            return TALON_E_CARD_COUNT;
        if (hand[seat] & ~PACK_52)
            return TALON_E_CARD_FOREIGN;
        if (hand[seat] & all)
            return TALON_E_CARD_TWICE;
        all |= hand[seat];
    }
    return TALON_OK;
}

talon_status talon_tr_pots(const int64_t staked[TALON_TR_SEATS_MAX],
                           const int64_t *before, uint32_t contenders,
                           const talon_cards hands[TALON_TR_SEATS_MAX],
                           talon_tr_pot *pots, uint32_t capacity,
                           uint32_t *count, int64_t back[TALON_TR_SEATS_MAX])
{
    talon_tr_pot pot[SEATS];
    int64_t returned[SEATS];
    talon_status status;
    uint32_t n;

    if (staked == NULL || before == NULL || hands == NULL ||
        (pots == NULL && capacity > 0))
        return TALON_E_NULL;
    if (contenders == 0 || contenders >= seat_bit(SEATS))
        return TALON_E_SEAT;
    status = amounts_status(staked, *before);
    if (status == TALON_OK && !at_most_one(contenders))
        status = hands_status(contenders, hands);
    if (status < 0)
        return status;
    n = tln_tr_divide_pots(staked, contenders, *before, hands, pot, returned);
    status = give_list(pot, n, sizeof *pot, pots, capacity, count);
    if (status == TALON_OK && back != NULL)
        memcpy(back, returned, sizeof returned);
    return status;
}
