/* SPDX-License-Identifier: MIT */
#include "advisor/five_hundred/pf_suits.h"
#include "advisor/solver/position.h"

uint32_t tln_pf_twin(uint32_t suit)
{
    static const uint8_t twin[] = {0, 2, 1, 4, 3};

    return twin[suit];
}

talon_cards tln_pf_trumps(uint32_t suit)
{
    return ((LANE << lane_of(suit)) | JACK << lane_of(tln_pf_twin(suit)) |
            JOKERS);
}

talon_cards tln_pf_suit(uint32_t denomination, uint32_t suit)
{
    if (denomination == suit)
        return tln_pf_trumps(suit);
    if (denomination <= TALON_SUIT_HEARTS && tln_pf_twin(suit) == denomination)
        return LANE << lane_of(suit) & ~JOKERS & ~(JACK << lane_of(suit));
    return LANE << lane_of(suit) & ~JOKERS;
}
