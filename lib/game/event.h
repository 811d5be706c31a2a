/* SPDX-License-Identifier: MIT */
/* Events as a step makes them. Each helper adds one event and returns it to be
 * filled in further. A caller who wants no events still gets their number, at
 * the cost of counting: that is why the helpers are inline and test for it
 * first. */
#ifndef TALON_GAME_EVENT_H
#define TALON_GAME_EVENT_H

#include "base/seat.h"
#include "base/set.h"
#include "game/state.h"
#include "game/told.h"

/* The events of one step. If nobody wants them they are only counted. */
struct events {
    talon_event *event; /* NULL: nobody wants them */
    uint32_t count;
    uint32_t turn;             /* of the step */
    struct compared *compared; /* not NULL: they are compared and not kept */
    talon_event scratch;       /* receives what is not kept */
};

/* No events yet, for a buffer of TALON_EVENTS_MAX or NULL. */
static inline struct events no_events(talon_event *event)
{
    struct events events;

    events.event = event;
    events.count = events.turn = 0;
    events.compared = NULL;
    return events;
}

/* No events yet, to be compared with those that a caller has kept. */
static inline void begin_comparing(struct events *events,
                                   struct compared *compared)
{
    *events = no_events(&events->scratch);
    events->compared = compared;
}

/* Compares the last event, which is complete when the next one or the end of
 * the step comes. */
static inline void compare_last(const struct events *events)
{
    if (events->count > 0)
        tln_compare_told(events->compared, &events->scratch);
}

talon_event *tln_tell_wanted(struct events *events, uint32_t kind,
                             int32_t seat);

/* Adds an event and returns it: kind and seat are set, it is visible to all,
 * and everything else is 0. What not everyone may see goes into `cards` alone,
 * and who may into `viewers`. If nobody wants it, it is only counted and
 * whatever is filled in is lost: a card is played in an eighth less time. */
static inline talon_event *tell(struct events *events, uint32_t kind,
                                int32_t seat)
{
    if (events->event != NULL)
        return tln_tell_wanted(events, kind, seat);
    events->count++;
    return &events->scratch;
}

/* Begins a step: counts the turn and adds the first event, the move or deal
 * itself. Every step of every game begins here, and only here. */
static inline talon_event *tell_step(struct talon_game *game,
                                     struct events *events, uint32_t kind,
                                     int32_t seat)
{
    events->turn = ++game->turn;
    return tell(events, kind, seat);
}

/* Sets the cards of an event, if it is wanted. */
static inline void name_cards(const struct events *events, talon_event *event,
                              talon_cards cards)
{
    if (events->event != NULL) {
        event->cards = cards;
        event->count = (uint8_t)set_count(cards);
    }
}

/* Tells an event about cards. */
static inline talon_event *tell_set(struct events *events, uint32_t kind,
                                    int32_t seat, talon_cards cards)
{
    talon_event *event = tell(events, kind, seat);

    name_cards(events, event, cards);
    return event;
}

/* Tells an event about cards that only some seats may see. */
static inline talon_event *tell_private(struct events *events, uint32_t kind,
                                        int32_t seat, talon_cards cards,
                                        uint32_t viewers)
{
    talon_event *event = tell_set(events, kind, seat, cards);

    event->viewers = (uint16_t)viewers;
    return event;
}

/* Tells a seat, or nobody, of a hand at a place. */
static inline talon_event *tell_hand(struct events *events, int32_t seat,
                                     uint32_t place, talon_cards cards,
                                     uint32_t reason)
{
    talon_event *event =
        tell_private(events, TALON_KIND_HAND, seat, cards, seat_bit(seat));

    event->place = (uint8_t)place;
    event->reason = (uint16_t)reason;
    return event;
}

/* Tells a seat of the cards it has received. */
static inline talon_event *tell_received(struct events *events, uint32_t seat,
                                         talon_cards cards, uint32_t reason)
{
    return tell_hand(events, (int32_t)seat, seat, cards, reason);
}

/* Begins a step with a pack that is dealt; the hands follow. */
static inline talon_event *
tell_deal_step(struct talon_game *game, struct events *events, talon_cards pack)
{
    talon_event *event = tell_step(game, events, TALON_KIND_DEAL, TALON_TABLE);

    name_cards(events, event, pack);
    return event;
}

/* Begins a step with a move, all of which it reports. An event that nobody
 * wants is not filled in: a card is played in a twentieth less time (bench
 * tricks). */
static inline talon_event *tell_move_step(struct talon_game *game,
                                          struct events *events,
                                          const talon_move *move)
{
    talon_event *event = tell_step(game, events, move->kind, move->seat);

    if (events->event == NULL)
        return event;
    name_cards(events, event, move->cards);
    event->amount = move->amount;
    event->other = move->other;
    event->denomination = move->denomination;
    event->index = move->index;
    return event;
}

#endif
