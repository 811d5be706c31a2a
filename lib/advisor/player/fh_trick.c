/* SPDX-License-Identifier: MIT */
/* Reading the table. */
#include "advisor/player/fh_trick.h"
#include "advisor/solver/playing.h"
#include "advisor/solver/bits.h"

void tln_pf_look(const talon_fh_problem *problem, struct table_trick *trick)
{
    uint32_t seat = (uint32_t)problem->leader, i;

    trick->winner = TALON_NOBODY;
    trick->power = 0;
    for (i = 0; i < SEATS && problem->table[i] != TALON_CARD_NONE; i++) {
        uint32_t power =
            tln_sv_power(problem, problem->suit_led, seat, problem->table[i]);

        if (power > trick->power) {
            trick->power = power;
            trick->winner = (int32_t)seat;
        }
        seat = next_seat(problem->playing, seat);
    }
    trick->seat = seat;
    trick->is_lead = i == 0;
    trick->to_follow = count_bits(problem->playing) - 1 - i;
    trick->is_partner_winning =
        trick->winner >= 0 &&
        tln_pf_are_partners(problem, seat, (uint32_t)trick->winner);
}
