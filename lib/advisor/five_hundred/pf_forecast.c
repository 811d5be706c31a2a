/* SPDX-License-Identifier: MIT */
#include "advisor/five_hundred/pf_forecast.h"
#include "advisor/base/fixed.h"
#include "advisor/base/freestanding.h"

void tln_pf_contract(const struct sight *sight, uint32_t seat, uint32_t tricks,
                     uint32_t denomination, struct pf_contract *contract)
{
    contract->contractor = (int8_t)seat;
    contract->partner = TALON_NOBODY;
    contract->tricks = (uint8_t)tricks;
    contract->denomination = (uint8_t)denomination;
    contract->side = sight->state.side[seat];
    if (denomination >= TALON_DENOMINATION_MISERE)
        contract->side = (uint8_t)(1u << seat);
}

/* FH-22: whether the contractor in this denomination calls a partner. */
static int may_call(const struct sight *sight, uint32_t denomination)
{
    return sight->seats == 5 &&
           sight->rules.value[TALON_FH_OPTION_FIVE_PARTNER] != 0 &&
           denomination < TALON_DENOMINATION_MISERE;
}

void tln_pf_call_helper(const struct sight *sight,
                        const talon_cards hand[PLACES],
                        struct pf_contract *contract)
{
    static const uint8_t ranks[] = BID_HELPERS;
    uint32_t suit = contract->denomination, i, seat;

    if (!may_call(sight, suit))
        return;
    suit = suit > TALON_SUIT_HEARTS ? TALON_SUIT_HEARTS : suit;
    for (i = 0; i < 3 && contract->partner == TALON_NOBODY; i++) {
        for (seat = 0; seat < sight->seats; seat++) {
            if (seat != (uint32_t)contract->contractor &&
                (hand[seat] >> (16 * (suit - 1) + ranks[i]) & 1) != 0) {
                contract->partner = (int8_t)seat;
                contract->side |= (uint8_t)(1u << seat);
                return;
            }
        }
    }
}

void tln_pf_first_lead(const struct sight *sight,
                       const struct pf_contract *contract,
                       const talon_cards hand[PLACES],
                       talon_fh_position *position)
{
    uint32_t all = (1u << sight->seats) - 1, seat;

    memset(position, 0, sizeof *position);
    memset(position->table, TALON_CARD_NONE, sizeof position->table);
    position->denomination = contract->denomination;
    position->side = contract->side;
    position->playing = (uint8_t)all;
    if (contract->denomination >= TALON_DENOMINATION_MISERE)
        position->playing &=
            (uint8_t) ~(sight->state.side[contract->contractor] &
                        ~(1u << contract->contractor));
    position->joker_rule =
        (uint8_t)sight->rules.value[TALON_FH_OPTION_JOKER_NO_TRUMP];
    position->contractor = contract->contractor;
    position->leader = contract->contractor;
    for (seat = 0; seat < sight->seats; seat++) {
        if ((position->playing >> seat & 1) != 0)
            position->hand[seat] = hand[seat];
    }
}

int64_t tln_pf_forecast(const int64_t worth[ALL_TRICKS + 1], int32_t tricks)
{
    int64_t sum = 0;
    int32_t n, below = 0;

    for (n = 0; n <= ALL_TRICKS; n++) {
        int32_t up_to =
            n == ALL_TRICKS ? 1024 : tln_fixed_normal(TRICK * n + 32 - tricks);

        sum += (up_to - below) * worth[n];
        below = up_to;
    }
    return sum / 1024;
}

uint32_t tln_pf_chance(int32_t tricks, uint32_t needed)
{
    return (uint32_t)(1024 -
                      tln_fixed_normal(TRICK * (int32_t)needed - 32 - tricks));
}
