/* Events as a step makes them. */
#ifndef TALON_GAME_EVENT_H
#define TALON_GAME_EVENT_H

#include "game/state.h"

/* The events of one step. Where nobody wants them they are only counted. */
struct events {
    talon_event *event; /* null: nobody wants them */
    uint32_t count;
    uint32_t turn;       /* that they belong to */
    talon_event scratch; /* takes what nobody wants */
};

/* No events yet, for a buffer of TALON_EVENTS_MAX or null. */
static inline struct events no_events(talon_event *event)
{
    struct events events;

    events.event = event;
    events.count = events.turn = 0;
    return events;
}

talon_event *tln_tell_wanted(struct events *events, uint32_t kind,
                             int32_t seat);

/* Tells an event: gives it with kind and seat set, `other` set to nobody and
 * everything else 0, to be filled in. Where nobody wants it, it is counted, and
 * what is filled in does not matter: a card is played in an eighth less time.
 */
static inline talon_event *tell(struct events *events, uint32_t kind,
                                int32_t seat)
{
    if (events->event != NULL)
        return tln_tell_wanted(events, kind, seat);
    events->count++;
    return &events->scratch;
}

/* Begins a step: counts the turn, and tells of the move or deal itself, which
 * is its first event. Every step of every game begins here, and only here. */
static inline talon_event *tell_step(struct talon_game *game,
                                     struct events *events, uint32_t kind,
                                     int32_t seat)
{
    events->turn = ++game->turn;
    return tell(events, kind, seat);
}

#endif
