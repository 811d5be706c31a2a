/* SPDX-License-Identifier: MIT */
/* Reading the table. */
#include "advisor/five_hundred/pf_trick.h"
#include "advisor/base/bits.h"
#include "advisor/solver/playing.h"

void tln_pf_look(const talon_fh_problem *problem, struct table_trick *trick)
{
    uint32_t played = tln_sv_on_table(problem);

    trick->seat = tln_sv_to_play(problem);
    trick->is_lead = played == 0;
    trick->to_follow = count_bits(problem->playing) - 1 - played;
    trick->winner = tln_sv_winner(problem, &trick->power);
    trick->is_partner_winning =
        trick->winner >= 0 &&
        tln_pf_are_partners(problem, trick->seat, (uint32_t)trick->winner);
}
