/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_PLAYER_FH_SIGHT_H
#define TALON_ADVISOR_PLAYER_FH_SIGHT_H

#include "advisor/player/fh_mind.h"

/* Reads the view, with a first world of it. */
talon_status tln_pf_see(struct mind *mind);

/* How high a card of a seat is in a trick: 0 if it cannot win. */
uint32_t tln_pf_power(const talon_fh_problem *problem, uint32_t suit_led,
                      uint32_t seat, talon_card card);

/* Whether two seats of the problem play together. */
int tln_pf_are_partners(const talon_fh_problem *problem, uint32_t a,
                        uint32_t b);

/* The cards of a world's places, read from a complete game. */
void tln_pf_take_world(const talon_game *game, struct world *world);

#endif
