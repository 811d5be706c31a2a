/* SPDX-License-Identifier: MIT */
/*
 * What the seats at a table were seen to do in earlier hands (--notes N), for
 * the players that look at notes.
 *
 * Deals are played in blocks. Before a block, each table of the match plays N
 * hands that do not count, with cards that no other deal has, and all its seats
 * take notes. In the deals of the block the notes stay as they are. So a deal
 * depends on nothing but the seed and its number, as without notes.
 */
#ifndef NOTES_H
#define NOTES_H

#include "tournament.h"
#include <talon/player.h>

enum {
    NOTES_BLOCK = 100 /* deals that share notes */
};

/* Turns to the table of a deal, in a turn. Returns 1 if the deal begins a block
 * for which this table has no notes yet: the hands are then played, as deals
 * with the numbers of notes_deal(), and notes_keep() ends them. */
int notes_open(const struct contest *contest, uint64_t deal, uint32_t turn);

/* The number of the deal of hand i of the block of a deal. */
uint64_t notes_deal(const struct contest *contest, uint64_t deal, uint32_t i);

void notes_keep(void);

/* Something happened at the table; while notes are taken, they grow. */
void notes_see(const talon_event *events, uint32_t count);

/* The notes at the table: TALON_SEATS_MAX of them, all 0 without --notes. */
const talon_player_notes *notes_now(void);

#endif
