/* SPDX-License-Identifier: MIT */
/* Filling in an event for a caller who wants it, or to compare it. Past
 * TALON_EVENTS_MAX events that are kept only the count goes on. */
#include "game/event.h"
#include "base/libc.h"

talon_event *tln_tell_wanted(struct events *events, uint32_t kind, int32_t seat)
{
    talon_event *event = &events->scratch;

    if (events->compared != NULL)
        compare_last(events);
    else if (events->count < TALON_EVENTS_MAX)
        event = &events->event[events->count];
    events->count++;
    memset(event, 0, sizeof *event);
    event->turn = events->turn;
    event->viewers = TALON_EVENT_PUBLIC;
    event->kind = (uint16_t)kind;
    event->seat = (int8_t)seat;
    return event;
}
