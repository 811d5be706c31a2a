/* SPDX-License-Identifier: MIT */
/* Events about cards. */
#ifndef TALON_FIVE_HUNDRED_FH_TELL_H
#define TALON_FIVE_HUNDRED_FH_TELL_H

#include "base/seat.h"
#include "game/event.h"

/* The cards of an event that is wanted. */
static inline void name_cards(const struct events *events, talon_event *event,
                              talon_cards cards)
{
    if (events->event != NULL) {
        event->cards = cards;
        event->count = (uint8_t)set_count(cards);
    }
}

static inline talon_event *tell_cards(struct events *events, uint32_t kind,
                                      int32_t seat, talon_cards cards)
{
    talon_event *event = tell(events, kind, seat);

    name_cards(events, event, cards);
    return event;
}

/* The same, of cards that only some seats may see. */
static inline talon_event *tell_private(struct events *events, uint32_t kind,
                                        int32_t seat, talon_cards cards,
                                        uint32_t viewers)
{
    talon_event *event = tell_cards(events, kind, seat, cards);

    event->viewers = (uint16_t)viewers;
    return event;
}

/* Begins a step with cards; see tell_step(). */
static inline talon_event *tell_cards_step(struct talon_game *handle,
                                           struct events *events, uint32_t kind,
                                           int32_t seat, talon_cards cards)
{
    talon_event *event = tell_step(handle, events, kind, seat);

    name_cards(events, event, cards);
    return event;
}

#endif
