/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_TRICK_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_TRICK_H

#include "advisor/five_hundred/pf_mind.h"

/* The trick on the table as the seat to play finds it. */
struct table_trick {
    uint32_t seat;      /* to play */
    uint32_t is_lead;   /* nothing has been played */
    uint32_t to_follow; /* seats that play after this one */
    int32_t winner;     /* the seat that is winning, or nobody */
    uint32_t power;     /* of its card */
    uint32_t is_partner_winning;
};

void tln_pf_look(const talon_fh_problem *problem, struct table_trick *trick);

#endif
