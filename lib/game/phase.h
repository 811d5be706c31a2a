/* SPDX-License-Identifier: MIT */
/* A phase of a game: the moves it allows, and the functions that answer for
 * them. A game is in one phase at a time, and everything the core asks about
 * legal moves goes to that phase. */
#ifndef TALON_GAME_PHASE_H
#define TALON_GAME_PHASE_H

#include "base/out.h"
#include "base/set.h"
#include "base/term.h"
#include "game/event.h"

/* The moves of an auction in order: see `ordered` below. */
#define ORDERED_MAX 32

/* Cards that are due. */
struct due {
    uint32_t kind; /* TALON_KIND_DRAW, TALON_KIND_DEAL */
    uint32_t count;
    talon_cards pack;              /* that they come from */
    uint8_t place[TALON_PACK_MAX]; /* where each card goes, in order */
};

/* Makes a whole pack due: cards one by one to the seats 0 … count-1 until each
 * has `each`, and the rest set aside. */
static inline void due_round(struct due *due, talon_cards pack, uint32_t count,
                             uint32_t each)
{
    uint32_t i;

    due->kind = TALON_KIND_DEAL;
    due->pack = pack;
    due->count = set_count(pack);
    for (i = 0; i < due->count; i++)
        due->place[i] =
            (uint8_t)(i < each * count ? i % count : TALON_PLACE_TALON);
}

struct phase {
    uint16_t number;       /* enum talon_phase_id */
    const char *key;       /* WORDS: key, label */
    const uint16_t *kinds; /* of its moves; ends with 0. NULL: none */
    int is_between;        /* no deal is being played */

    /* What may be done, in the order of a record's `= legal`; at most
     * TALON_CHOICES_MAX. NULL: the cards that are due, or what the seat to act
     * owes, or nothing. */
    uint32_t (*choices)(const struct talon_game *handle, talon_choice *choice);

    /* All legal moves, at most ORDERED_MAX, if their order is not that of the
     * choices. NULL if it is. */
    uint32_t (*ordered)(const struct talon_game *handle, talon_move *move);

    /* Writes `= legal`, a space before each alternative, if it is not just the
     * choices in the forms of their kinds. May be NULL. */
    void (*put_legal)(struct out *out, const struct talon_game *handle);

    /* Why a move that is in no choice is refused: its seat is to act, its kind
     * belongs to the phase, unused fields are 0. For a move of the table this
     * alone decides, and may return TALON_OK. `concerned` is 0 and not NULL.
     * NULL: the reason follows from the choices, for the table's moves too. */
    talon_status (*refusal)(const struct talon_game *handle,
                            const talon_move *move, talon_cards *concerned);

    /* Makes a legal move, and begins with tell_step(). */
    void (*apply)(struct talon_game *handle, const talon_move *move,
                  struct events *events);

    /* The cards that are due: TALON_OK, or why none are. NULL: none. */
    talon_status (*due)(const struct talon_game *handle, struct due *due);

    /* Deals cards that have been checked against `due`, and begins with
     * tell_step(). */
    void (*deal)(struct talon_game *handle, const talon_card *card,
                 struct events *events);

    /* The move of chance that is due before the cards are, drawn at random:
     * TALON_OK, E_NOT_DUE or another reason. NULL: none. */
    talon_status (*chance)(const struct talon_game *handle, talon_rng *rng,
                           talon_move *move);

    /* The choices of a seat that is not to act: what it already owes. If
     * `choices` is NULL, those of the seat to act too. NULL: nothing. */
    uint32_t (*owed)(const struct talon_game *handle, int32_t seat,
                     talon_choice *choice);
};

#endif
