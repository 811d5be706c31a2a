/* SPDX-License-Identifier: MIT */
/* Building choices member by member: copying a whole one would stall until its
 * parts are written. */
#include "tripoli/tr_moves.h"
#include "base/libc.h"

talon_choice *tln_tr_choice_of(talon_choice *choice, uint32_t kind)
{
    choice->cards = choice->required = 0;
    choice->amount_min = choice->amount_max = 0;
    choice->denominations = 1;
    choice->other_seats = choice->flags = 0;
    choice->kind = (uint16_t)kind;
    choice->pick_min = choice->pick_max = 0;
    choice->index_min = choice->index_max = 0;
    memset(choice->reserved, 0, sizeof choice->reserved);
    return choice;
}

talon_choice *tln_tr_choice_of_amounts(talon_choice *choice, uint32_t kind,
                                       int64_t low, int64_t high)
{
    tln_tr_choice_of(choice, kind);
    choice->amount_min = (int32_t)low;
    choice->amount_max = (int32_t)high;
    return choice;
}

talon_choice *tln_tr_choice_of_cards(talon_choice *choice, uint32_t kind,
                                     talon_cards cards, uint32_t pick)
{
    tln_tr_choice_of(choice, kind);
    choice->cards = cards;
    choice->pick_min = choice->pick_max = (uint8_t)pick;
    return choice;
}
