/* SPDX-License-Identifier: MIT */
/* The moves since the deal as a module lists them, from its state or from the
 * events that a caller has kept. */
#ifndef TALON_GAME_PAST_H
#define TALON_GAME_PAST_H

#include "game/told.h"

/* A list of moves going out. Those past its room are only counted. */
struct moves {
    talon_move *move;
    uint32_t room;
    uint32_t count;
};

static inline void list_move(struct moves *moves, const talon_move *move)
{
    if (moves->count < moves->room)
        moves->move[moves->count] = *move;
    moves->count++;
}

/* How a module answers for the hand dealt last. A game that has no such hand
 * answers E_PHASE, one that needs other events E_EVENTS. */
struct past {
    /* What a complete game dealt to each place, and a state in which its pack
     * is due, as far as dealing it asks. */
    talon_status (*dealt)(const talon_game *handle,
                          talon_cards cards[TALON_DEAL_PLACES],
                          talon_game *before);

    /* Goes back to where the first step told was due, which is the pack of the
     * hand if nothing comes before it or is told: everything before the hand,
     * nothing of it. TALON_UNKNOWN if there was something that neither the game
     * nor the events have, but the hand can be played again without it. */
    talon_status (*undeal)(const talon_game *handle, const struct told *told,
                           talon_game *before);

    /* The moves of a complete game since its deal: TALON_OK, or TALON_UNKNOWN
     * if some may be missing. */
    talon_status (*moves)(const talon_game *handle, const struct told *told,
                          struct moves *moves);

    /* The move that comes next when the hand of a complete game has been played
     * again as far as `again`, and that an event tells. Returns 0 if there is
     * none; it need not be legal. */
    int (*next)(const talon_game *handle, const talon_game *again,
                const talon_event *event, talon_move *move);
};

#endif
