/* SPDX-License-Identifier: MIT */
/* Which cards belong to which suit: a table with a row for each trump suit, so
 * that following a suit is one mask. Jokers belong to the trump suit and no
 * other, the left bower to it instead of its own (FH-5, FH-6). */
#include "five_hundred/fh_suits.h"

/* clang-format off */

#define JACK(suit) BIT(CARD(suit, TALON_RANK_JACK))
#define LANE_OF(suit) (SUIT(suit) & ~JOKERS)

enum { S = TALON_SUIT_SPADES, C, D, H };

const talon_cards tln_fh_suit_cards[5][5] = {
    {0, LANE_OF(S), LANE_OF(C), LANE_OF(D), LANE_OF(H)},
    {0, SUIT(S) | JACK(C) | JOKERS, LANE_OF(C) & ~JACK(C), LANE_OF(D),
     LANE_OF(H)},
    {0, LANE_OF(S) & ~JACK(S), SUIT(C) | JACK(S) | JOKERS, LANE_OF(D),
     LANE_OF(H)},
    {0, LANE_OF(S), LANE_OF(C), LANE_OF(D) | JACK(H) | JOKERS,
     LANE_OF(H) & ~JACK(H)},
    {0, LANE_OF(S), LANE_OF(C), LANE_OF(D) & ~JACK(D),
     LANE_OF(H) | JACK(D) | JOKERS},
};

/* clang-format on */

talon_cards tln_fh_bowers(uint32_t trump)
{
    static const talon_cards bowers[] = {
        [S] = JACK(S) | JACK(C),
        [C] = JACK(S) | JACK(C),
        [D] = JACK(D) | JACK(H),
        [H] = JACK(D) | JACK(H),
    };

    return bowers[trump];
}
