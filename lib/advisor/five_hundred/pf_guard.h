/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_GUARD_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_GUARD_H

#include "advisor/five_hundred/pf_candidates.h"
#include "advisor/five_hundred/pf_trick.h"

/* The trick on the table as the seat knows it: a called partner that is not
 * known is none. */
void tln_pf_see_trick(const struct sight *sight, struct table_trick *trick);

/* Cards that other seats may hold, as far as the seat knows. */
talon_cards tln_pf_unseen(const struct sight *sight);

/* The power that an option has in the trick. */
uint32_t tln_pf_option_power(const struct sight *sight,
                             const struct option *option);

/* The cards that would win over some power in a trick of a suit, among cards
 * that others may hold. */
talon_cards tln_pf_beaters(const struct sight *sight, uint32_t suit_led,
                           uint32_t power);

/* Bars cards that are clear errors, whatever the worlds say, unless nothing
 * else is left. */
void tln_pf_bar_errors(const struct mind *mind, struct candidates *cards);

/* The index of a plainer card than the one chosen, if the choice is to overtake
 * the partner without clear need; or the choice itself. */
uint32_t tln_pf_plainer(struct mind *mind, const struct candidates *cards,
                        uint32_t chosen);

#endif
