/* SPDX-License-Identifier: MIT */
/* The trick on the table, and the cards that may still be played to it. */
#include "advisor/five_hundred/pf_trick.h"
#include "advisor/solver/position.h"

void tln_pf_look(const talon_fh_position *position, struct table_trick *trick)
{
    uint32_t played = tln_sv_on_table(position);

    trick->seat = tln_sv_to_play(position);
    trick->is_lead = played == 0;
    trick->to_follow = count_bits(position->playing) - 1 - played;
    trick->winner = tln_sv_winner(position, &trick->power);
    trick->is_partner_winning =
        trick->winner >= 0 &&
        tln_pf_are_partners(position, trick->seat, (uint32_t)trick->winner);
}

void tln_pf_see_trick(const struct sight *sight, struct table_trick *trick)
{
    tln_pf_look(&sight->base, trick);
    if (sight->is_called_hidden)
        trick->is_partner_winning = 0;
}

talon_cards tln_pf_unseen(const struct sight *sight)
{
    talon_cards rest = sight->pack & ~sight->hand & ~sight->known[KITTY];
    uint32_t seat;

    for (seat = 0; seat < sight->seats; seat++)
        rest &= ~sight->played[seat];
    return rest;
}

uint32_t tln_pf_option_power(const struct sight *sight,
                             const struct option *option)
{
    const talon_fh_position *base = &sight->base;
    uint32_t suit = base->suit_led;

    if (base->table[0] == TALON_CARD_NONE)
        suit = option->suit != 0
                   ? option->suit
                   : tln_sv_suit_of(base, sight->me, option->card);
    return tln_sv_power(base, suit, sight->me, option->card);
}

talon_cards tln_pf_beaters(const struct sight *sight, uint32_t suit_led,
                           uint32_t power)
{
    talon_cards rest = tln_pf_unseen(sight), found = 0;

    while (rest != 0) {
        uint64_t bit = take_low(&rest);

        if (tln_sv_power(&sight->base, suit_led, SEATS,
                         (talon_card)low_index(bit)) > power)
            found |= bit;
    }
    return found;
}
