/* SPDX-License-Identifier: MIT */
/* Which card of a trick is higher (FH-5, FH-6, FH-26), and who plays with
 * whom. */
#include "advisor/player/fh_power.h"

uint32_t tln_pf_power(const talon_fh_problem *problem, uint32_t suit_led,
                      uint32_t seat, talon_card card)
{
    uint32_t suit = tln_sv_suit_of(problem, seat, card), rank = card % 16u;
    int is_trump = has_trumps(problem) && suit == problem->denomination;

    if ((JOKERS >> card & 1) != 0)
        rank = card == TALON_CARD_HIGH_JOKER ? 19 : 18;
    else if (is_trump && rank == TALON_RANK_JACK - 2)
        rank = card / 16u + 1 == suit ? 17 : 16;
    if (suit == 0)
        return 64 + rank;
    if (is_trump)
        return 32 + rank;
    return suit == suit_led ? 1 + rank : 0;
}

int tln_pf_are_partners(const talon_fh_problem *problem, uint32_t a, uint32_t b)
{
    return ((problem->side >> a ^ problem->side >> b) & 1) == 0;
}
