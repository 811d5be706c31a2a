/* SPDX-License-Identifier: MIT */
/* What the players of all games share: the struct of a decision, and that of a
 * game's player with its functions. players.c checks what a caller passes in
 * and reduces the game to the seat's view; the game's player considers the
 * moves. */
#ifndef TALON_ADVISOR_PLAYER_DECISION_H
#define TALON_ADVISOR_PLAYER_DECISION_H

#include "talon/player.h"

/* A decision to be made. The game's player fills in the list of moves: `advice`
 * and `count`. */
struct decision {
    const talon_game *view; /* what this seat alone sees; lies in the scratch
                               memory */
    int32_t seat;           /* the seat that owes a move */
    uint32_t phase;
    int is_known; /* whether seats have something to decide in this phase, as
                     far as the player knows */
    talon_player_budget budget; /* worlds and nodes are filled in, and are 0
                                   only where the level has 0 */
    uint32_t worlds_asked; /* the worlds that the caller asks for, which are
                              imagined even where the level has another
                              number; 0 for as many as the level has */
    const talon_player_notes *notes; /* TALON_SEATS_MAX of them, by seat */
    const uint32_t *stop;            /* the caller's flag, or null */
    uint32_t stopped;                /* whether it was seen set */
    talon_rng *rng;
    void *scratch;           /* for the game's player: its `size` bytes,
                                8-aligned */
    const talon_move *asked; /* a legal move that must be in the list, or
                                null */
    talon_advice *advice;    /* room for TALON_PLAYER_MOVES_MAX moves */
    uint32_t count;          /* moves listed, the best first */
};

/* Where cards are in the worlds of a decision. */
struct tally {
    uint64_t weight[64][TALON_BELIEF_PLACES]; /* by card and place: the sum of
                                                 the weights of worlds */
    uint32_t worlds;
};

/* The beginning of the scratch memory; after it comes the memory of the game's
 * player. */
struct frame {
    _Alignas(8) uint64_t view[TALON_GAME_BYTES_MAX / 8];
    talon_advice advice[TALON_PLAYER_MOVES_MAX];
    talon_player_notes notes[TALON_SEATS_MAX];
    struct tally tally;
};

/* The bytes that a struct takes in the memory of a game's player. */
#define ROOM_OF(type) ((sizeof(type) + 7) / 8 * 8)

/* The most bytes that a game's player may need. */
#define PLAYER_ROOM_MAX (TALON_PLAYER_BYTES - sizeof(struct frame))

/* The player of a game. */
struct game_player {
    uint32_t game_id;
    size_t size; /* bytes of memory that it needs, a multiple of 8 */

    /* Fills in the worlds and nodes of a level and returns 1; or returns 0 if
     * seats have nothing to decide in this phase. The nodes are those of the
     * level even where it imagines no worlds unless it is asked to. */
    int (*budget)(uint32_t level, uint32_t phase, talon_player_budget *budget);

    /* Lists the moves, or refuses a view that no game can have. It lists none
     * if it knows none of those that the library offers; and it may fail with
     * TALON_E_TRIES or list none if it was stopped. A plain move is then listed
     * for it. */
    talon_status (*advise)(struct decision *decision);

    /* Imagines worlds as for a decision, and counts where the cards are in
     * them. */
    talon_status (*believe)(struct decision *decision, struct tally *tally);
};

/* Whether the caller has set its flag. Players ask this between worlds, and
 * within a world where that may take long. What is known of a world that was
 * cut short does not count. */
int tln_pl_stopped(struct decision *decision);

/* Adds a move to the list, with no card and no seat. Returns null if the list
 * is full, or if the library does not accept the move. */
talon_advice *tln_pl_add(struct decision *decision, const talon_move *move);

/* Whether these headers know a kind of move that a seat makes. */
int tln_pl_is_known_kind(uint32_t kind);

/* If there is only one legal move, and it is of a known kind, lists it and
 * returns 1. It claims nothing, since nothing was imagined. */
int tln_pl_only_move(struct decision *decision);

/* Lists the plainest of the moves that the library offers: the first of a known
 * kind, with as few cards and as low an amount as possible. Fails if there is
 * none. */
talon_status tln_pl_add_plain(struct decision *decision);

/* Whether no other move that is listed brings more than the best one. */
int tln_pl_brings_most(const struct decision *decision);

/* Sorts the list by worth, the best first. Equal moves keep their order. */
void tln_pl_sort(struct decision *decision);

/* Counts cards that are in a place in a world of some weight. */
void tln_pl_count_cards(struct tally *tally, uint32_t place, talon_cards cards,
                        uint32_t weight);

/* Turns what was counted of a card into chances. */
void tln_pl_tell_belief(const struct tally *tally, talon_card card,
                        talon_belief *belief);

/* Draws a number from the caller's generator, to seed a generator of
 * base/chance.h. */
talon_status tln_pl_seed(talon_rng *rng, uint64_t *number);

#endif
