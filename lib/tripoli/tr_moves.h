/* SPDX-License-Identifier: MIT */
/* What every phase does with moves: it puts choices together, and begins a step
 * with the move it makes. */
#ifndef TALON_TRIPOLI_TR_MOVES_H
#define TALON_TRIPOLI_TR_MOVES_H

#include "base/set.h"
#include "game/event.h"

/* The four suits as denominations of a choice. */
#define SUITS                                                                  \
    (1U << TALON_SUIT_SPADES | 1U << TALON_SUIT_CLUBS |                        \
     1U << TALON_SUIT_DIAMONDS | 1U << TALON_SUIT_HEARTS)

/* Sets up a choice of a kind that uses nothing. */
talon_choice *tln_tr_choice_of(talon_choice *choice, uint32_t kind);

/* The same with amounts. */
talon_choice *tln_tr_choice_of_amounts(talon_choice *choice, uint32_t kind,
                                       int64_t low, int64_t high);

/* The same with exactly `pick` cards of a set. */
talon_choice *tln_tr_choice_of_cards(talon_choice *choice, uint32_t kind,
                                     talon_cards cards, uint32_t pick);

/* Begins the step of a move: see tell_step(). Where nobody wants the event it
 * is not filled in: a card is played in a twentieth less time (bench tricks).
 */
static inline talon_event *tell_move(struct talon_game *handle,
                                     const talon_move *move,
                                     struct events *events)
{
    talon_event *event = tell_step(handle, events, move->kind, move->seat);

    if (events->event == NULL)
        return event;
    event->cards = move->cards;
    event->count = (uint8_t)set_count(move->cards);
    event->amount = move->amount;
    event->other = move->other;
    event->denomination = move->denomination;
    event->index = move->index;
    return event;
}

#endif
