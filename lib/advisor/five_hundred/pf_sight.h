/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_SIGHT_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_SIGHT_H

#include "advisor/five_hundred/pf_mind.h"

/* Reads the view and, for a player that imagines worlds, draws a first one that
 * agrees with it. */
talon_status tln_pf_see(struct pf_mind *mind, int imagines);

/* Reads a world from a complete game: the cards in each place. */
void tln_pf_take_world(const talon_game *game, struct pf_world *world);

#endif
