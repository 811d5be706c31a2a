/* SPDX-License-Identifier: MIT */
/* Events as bytes: the fields in the order of the struct, little-endian.
 *
 * Loading checks only that seats are seats: kinds and reasons of a later
 * library pass, and so do its reserved bytes, so a relay loses nothing. */
#include "base/libc.h"
#include "save/bytes.h"

static uint8_t *save_event(const talon_event *event, uint8_t *at)
{
    at = put_bytes(at, event->cards, 8);
    at = put_bytes(at, (uint64_t)event->amount, 8);
    at = put_bytes(at, event->turn, 4);
    at = put_bytes(at, event->viewers, 2);
    at = put_bytes(at, event->kind, 2);
    at = put_bytes(at, event->reason, 2);
    at = put_bytes(at, (uint8_t)event->seat, 1);
    at = put_bytes(at, (uint8_t)event->other, 1);
    at = put_bytes(at, event->denomination, 1);
    at = put_bytes(at, event->box_id, 1);
    at = put_bytes(at, event->place, 1);
    at = put_bytes(at, event->index, 1);
    at = put_bytes(at, event->count, 1);
    memcpy(at, event->reserved, sizeof event->reserved);
    return at + sizeof event->reserved;
}

talon_status talon_events_save(const talon_event *events, uint32_t count,
                               uint8_t *bytes, size_t size, size_t *length)
{
    talon_status status;
    uint32_t i;
    int wanted;

    if (events == NULL && count > 0)
        return TALON_E_NULL;
    status = room_status((size_t)count * TALON_SAVED_EVENT_BYTES, bytes, size,
                         length, &wanted);
    for (i = 0; wanted && i < count; i++)
        bytes = save_event(&events[i], bytes);
    return status;
}

static int8_t get_seat(const uint8_t *at)
{
    int8_t seat;

    memcpy(&seat, at, 1);
    return seat;
}

static int64_t get_amount(const uint8_t *at)
{
    uint64_t bits = get_bytes(at, 8);
    int64_t amount;

    memcpy(&amount, &bits, sizeof amount);
    return amount;
}

static void load_event(talon_event *event, const uint8_t *at)
{
    event->cards = get_bytes(at, 8);
    event->amount = get_amount(at + 8);
    event->turn = (uint32_t)get_bytes(at + 16, 4);
    event->viewers = (uint16_t)get_bytes(at + 20, 2);
    event->kind = (uint16_t)get_bytes(at + 22, 2);
    event->reason = (uint16_t)get_bytes(at + 24, 2);
    event->seat = get_seat(at + 26);
    event->other = get_seat(at + 27);
    event->denomination = at[28];
    event->box_id = at[29];
    event->place = at[30];
    event->index = at[31];
    event->count = at[32];
    memcpy(event->reserved, at + 33, sizeof event->reserved);
}

static int is_seat(int32_t seat)
{
    return seat >= TALON_SECRET && seat < TALON_SEATS_MAX;
}

talon_status talon_events_load(const uint8_t *bytes, size_t length,
                               talon_event *events, uint32_t capacity,
                               uint32_t *count)
{
    size_t i, n = length / TALON_SAVED_EVENT_BYTES;
    talon_event event;

    if ((bytes == NULL && length > 0) || (events == NULL && capacity > 0))
        return TALON_E_NULL;
    if (length % TALON_SAVED_EVENT_BYTES != 0 || n > UINT32_MAX)
        return TALON_E_SAVED_LENGTH;
    for (i = 0; i < n; i++) {
        load_event(&event, bytes + i * TALON_SAVED_EVENT_BYTES);
        if (!is_seat(event.seat) || !is_seat(event.other))
            return TALON_E_SAVED_FIELD;
    }
    if (count != NULL)
        *count = (uint32_t)n;
    if (events != NULL && n > capacity)
        return TALON_E_SPACE;
    for (i = 0; events != NULL && i < n; i++)
        load_event(&events[i], bytes + i * TALON_SAVED_EVENT_BYTES);
    return TALON_OK;
}
