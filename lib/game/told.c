/* SPDX-License-Identifier: MIT */
/* Events told, compared one by one with events made. Both have all bytes of
 * fields that a kind does not use at 0, so equal events are equal bytes. */
#include "game/told.h"
#include "base/libc.h"

uint32_t tln_told_from(const struct told *told, uint32_t place)
{
    while (place < told->count &&
           tln_kind_in(told->vocabulary, told->event[place].kind) == NULL)
        place++;
    return place < told->count ? place : told->count;
}

static int is_same(const talon_event *told, const talon_event *made)
{
    talon_event event = *told;

    memcpy(event.reserved, made->reserved, sizeof event.reserved);
    if (made->viewers != TALON_EVENT_PUBLIC)
        event.cards = made->cards;
    return memcmp(&event, made, sizeof event) == 0;
}

void tln_compare_told(struct compared *compared, const talon_event *event)
{
    const struct told *told = compared->told;
    uint32_t place = tln_told_from(told, compared->next);

    compared->differ |=
        place == told->count || !is_same(&told->event[place], event);
    compared->next = place + 1;
}
