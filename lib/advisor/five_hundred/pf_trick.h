/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_TRICK_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_TRICK_H

#include "advisor/five_hundred/pf_mind.h"
#include "advisor/solver/playing.h"

/* The trick on the table, as the seat to play finds it. */
struct table_trick {
    uint32_t seat;      /* the seat to play */
    uint32_t is_lead;   /* whether no card has been played to it */
    uint32_t to_follow; /* seats that play after this one */
    int32_t winner;     /* the seat that is winning, or nobody */
    uint32_t power;     /* the power of the winning card */
    uint32_t is_partner_winning;
};

/* Reads the trick of a position whose cards are known. */
void tln_pf_look(const talon_fh_position *position, struct table_trick *trick);

/* Reads the trick on the table as the seat knows it: while a called partner is
 * unknown, no partner counts as winning. */
void tln_pf_see_trick(const struct sight *sight, struct table_trick *trick);

/* Cards that other seats may hold, as far as the seat knows. */
talon_cards tln_pf_unseen(const struct sight *sight);

/* The power that an option has in the trick. */
uint32_t tln_pf_option_power(const struct sight *sight,
                             const struct option *option);

/* Of the cards that other seats may hold, those that would beat a card of this
 * power in a trick with this suit led. */
talon_cards tln_pf_beaters(const struct sight *sight, uint32_t suit_led,
                           uint32_t power);

#endif
