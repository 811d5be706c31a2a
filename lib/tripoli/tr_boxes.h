/* SPDX-License-Identifier: MIT */
/* The boxes of the board in a deal: antes, and who collects. */
#ifndef TALON_TRIPOLI_TR_BOXES_H
#define TALON_TRIPOLI_TR_BOXES_H

#include "game/event.h"
#include "tripoli/tr_state.h"

/* Whether the board is still that of this deal: one turned for the next deal
 * replaces it (TR-6). Whether boxes have been collected from the hands under it
 * (TR-14). */
int tln_tr_has_its_board(const struct tripoli *game);
int tln_tr_has_collected(const struct tripoli *game);

/* Whether the board is one that this deal, or the next, can have (TR-2, TR-6,
 * TR-9). */
int tln_tr_board_fits(const struct tripoli *game);

/* The boxes that get antes (TR-5), counted from `ace`. */
uint32_t tln_tr_ante_boxes(const struct tripoli *game);

/* What a seat with this many chips pays into each of them (TR-5, TR-32). */
int64_t tln_tr_ante_of(const struct tripoli *game, int32_t seat, int64_t chips);
void tln_tr_pay_antes(struct tripoli *game, struct events *events);

/* TR-14, for all hands; TR-28, for the card just played; the boxes that a play
 * collects. */
void tln_tr_collect_from_hands(struct tripoli *game, struct events *events);
void tln_tr_collect_in_play(struct tripoli *game, struct events *events);
uint32_t tln_tr_collected_by_play(const struct tripoli *game, uint32_t play);

#endif
