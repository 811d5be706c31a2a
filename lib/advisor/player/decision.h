/* SPDX-License-Identifier: MIT */
/* What the players of all games have in common: a decision, and the table that
 * finds the player of a game. players.c checks what a caller passes in and
 * redacts; a game's player considers the moves. */
#ifndef TALON_ADVISOR_PLAYER_DECISION_H
#define TALON_ADVISOR_PLAYER_DECISION_H

#include "talon/player.h"

/* A decision that is due. The player of the game fills the list. */
struct decision {
    const talon_game *view; /* of the seat alone; in the scratch memory */
    int32_t seat;           /* which owes a move */
    uint32_t phase;
    talon_player_budget budget; /* no number is 0 but where the level has 0 */
    const talon_player_notes *notes; /* TALON_SEATS_MAX of them, by seat */
    talon_rng *rng;
    void *scratch;           /* `size` bytes of the game's player, 8-aligned */
    const talon_move *asked; /* a possible move that must be in the list, or
                                 null */
    talon_advice *advice;    /* room for TALON_ADVICE_MAX, all 0 */
    uint32_t count;          /* moves listed, the best first */
};

/* The beginning of the scratch memory; the room of the game's player follows. */
struct frame {
    uint64_t view[TALON_GAME_BYTES_MAX / 8];
    talon_advice advice[TALON_ADVICE_MAX];
    talon_player_notes notes[TALON_SEATS_MAX];
};

/* What a struct takes there. */
#define ROOM_OF(type) ((sizeof(type) + 7) / 8 * 8)

/* The most bytes that a game's player may need. */
#define PLAYER_ROOM_MAX (TALON_PLAYER_BYTES_MAX - sizeof(struct frame))

/* The player of a game. */
struct game_player {
    uint32_t game_id;
    size_t size; /* bytes of its room, a multiple of 8 */

    /* Fills in worlds and nodes for a level, or returns 0 if seats have nothing
     * to decide in this phase. */
    int (*budget)(uint32_t level, uint32_t phase, talon_player_budget *budget);

    /* Lists moves, at least one. A view that no game can have is refused. */
    talon_status (*advise)(struct decision *decision);
};

/* Adds a move to the list, with neither card nor seat; null if it is full. */
talon_advice *tln_pl_add(struct decision *decision, const talon_move *move);

/* Sorts the list by worth; equal ones stay in order. */
void tln_pl_sort(struct decision *decision);

/* Draws a number from the caller's generator, to seed one of base/chance.h. */
talon_status tln_pl_seed(talon_rng *rng, uint64_t *number);

#endif
