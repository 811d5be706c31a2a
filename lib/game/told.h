/* SPDX-License-Identifier: MIT */
/* Events that a caller has kept, and comparing them with those that the same
 * steps make when they are taken again. They come from outside, so nothing
 * about them is certain. */
#ifndef TALON_GAME_TOLD_H
#define TALON_GAME_TOLD_H

#include "game/kind.h"

/* The events kept; none: count 0. Those of kinds that the game does not have,
 * which a later version may have told, are passed over. */
struct told {
    const talon_event *event;
    uint32_t count;
    const struct vocabulary *vocabulary; /* of the game */
};

/* The place of the first event from a place on that is not passed over, or the
 * count. */
uint32_t tln_told_from(const struct told *told, uint32_t place);

/* How far events have been compared. */
struct compared {
    const struct told *told;
    uint32_t next; /* the place from which on they have not */
    int differ;    /* whether any was another */
};

/* Compares an event with the next one told, in everything but the reserved
 * bytes, and cards that not all may see: those may be missing, or be others in
 * a world that is imagined. */
void tln_compare_told(struct compared *compared, const talon_event *event);

#endif
