/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_PLAYER_FH_POWER_H
#define TALON_ADVISOR_PLAYER_FH_POWER_H

#include "advisor/player/fh_mind.h"

/* How high a card of a seat is in a trick: 0 if it cannot win. */
uint32_t tln_pf_power(const talon_fh_problem *problem, uint32_t suit_led,
                      uint32_t seat, talon_card card);

/* Whether two seats of the problem play together. */
int tln_pf_are_partners(const talon_fh_problem *problem, uint32_t a,
                        uint32_t b);

#endif
