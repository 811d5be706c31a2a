/* SPDX-License-Identifier: MIT */
/* Several events in one sentence. */
#include "words/tell/events.h"

/* The number of events at the beginning that are of one kind and reason. */
static uint32_t run_of(const talon_event *events, uint32_t count)
{
    uint32_t n = 1;

    while (n < count && events[n].kind == events->kind &&
           events[n].reason == events->reason)
        n++;
    return n;
}

static uint32_t seat_bit(const talon_event *event)
{
    return event->seat >= 0 && event->seat < TALON_SEATS_MAX
               ? (uint32_t)1 << event->seat
               : 0;
}

static uint32_t seats_of(const talon_event *events, uint32_t count)
{
    uint32_t seats = 0, i;

    for (i = 0; i < count; i++)
        seats |= seat_bit(&events[i]);
    return seats;
}

/* What the antes of a run are. */
struct antes {
    uint32_t boxes[TALON_SEATS_MAX]; /* by seat: bits of boxes */
    int64_t amount[TALON_SEATS_MAX]; /* by seat, into each box */
    uint32_t seats;
};

/* Collects antes. Returns whether each seat puts the same amount into each of
 * the same boxes, once. */
static int collect_antes(struct antes *antes, const talon_event *events,
                         uint32_t count)
{
    uint32_t boxes = 0, i, bit;
    int32_t seat;

    for (i = 0; i < TALON_SEATS_MAX; i++)
        antes->boxes[i] = 0;
    antes->seats = 0;
    for (i = 0; i < count; i++) {
        seat = events[i].seat;
        bit = (uint32_t)1 << (events[i].box_id & 31);
        if (seat_bit(&events[i]) == 0 || antes->boxes[seat] & bit ||
            (antes->boxes[seat] && antes->amount[seat] != events[i].amount))
            return 0;
        antes->boxes[seat] |= bit;
        antes->amount[seat] = events[i].amount;
        antes->seats |= seat_bit(&events[i]);
        boxes |= bit;
    }
    for (i = 0; i < TALON_SEATS_MAX; i++)
        if (antes->seats >> i & 1 && antes->boxes[i] != boxes)
            return 0;
    return 1;
}

/* The seat whose ante differs from those of all others, or nobody; a seat past
 * the last if antes differ in another way. *most is what the others put in. */
static int32_t odd_seat(const struct antes *antes, int64_t *most)
{
    int32_t seat, odd = TALON_NOBODY;
    uint32_t least = 0, i;
    int64_t low = 0;

    for (i = 0; i < TALON_SEATS_MAX; i++)
        if (antes->seats >> i & 1) {
            if (least == 0 || antes->amount[i] < low)
                low = antes->amount[i];
            least = 1;
        }
    *most = low;
    for (seat = 0; seat < TALON_SEATS_MAX; seat++)
        if (antes->seats >> seat & 1 && antes->amount[seat] != low)
            odd = odd == TALON_NOBODY ? seat : TALON_SEATS_MAX;
    return odd;
}

/* All antes, if one sentence can tell them; else those of one seat, or one. */
static uint32_t tell_antes(struct out *out, const talon_event *events,
                           uint32_t count)
{
    struct antes antes;
    struct fill fill;
    uint32_t n = run_of(events, count), mine = 1;
    int32_t odd;

    tln_w_fill_event(&fill, out->words, events);
    if (collect_antes(&antes, events, n) && n > 1 &&
        antes.seats != seat_bit(events)) {
        odd = odd_seat(&antes, &fill.amount);
        if (odd != TALON_SEATS_MAX) {
            fill.seat = odd;
            if (odd >= 0)
                fill.paid = antes.amount[odd];
            tln_w_say(out, &fill, odd >= 0 ? W_ANTE_DEALER : W_ANTE_ALL);
            return n;
        }
    }
    while (mine < n && events[mine].seat == events->seat)
        mine++;
    if (mine > 1 && collect_antes(&antes, events, mine)) {
        tln_w_say(out, &fill, W_ANTE_EACH);
        return mine;
    }
    tln_w_tell_one(out, events);
    return 1;
}

/* Whether a sum is a number: events that were loaded may have any amounts. */
static int has_sum(int64_t amount, int64_t more)
{
    return more < 0 ? amount >= INT64_MIN - more : amount <= INT64_MAX - more;
}

/* Boxes that are emptied into one. */
static uint32_t tell_gather(struct out *out, const talon_event *events,
                            uint32_t count)
{
    struct fill fill;
    uint32_t n = 1;

    tln_w_fill_event(&fill, out->words, events);
    while (n < count && events[n].kind == TALON_KIND_GATHER &&
           events[n].index == events->index &&
           has_sum(fill.amount, events[n].amount))
        fill.amount += events[n++].amount;
    tln_w_say(out, &fill, n > 1 ? W_GATHER_ALL : W_GATHER);
    return n;
}

/* Seats that do the same. */
static uint32_t tell_seats(struct out *out, const talon_event *events,
                           uint32_t count, uint32_t message)
{
    uint32_t n = run_of(events, count);
    struct fill fill;

    if (n == 1) {
        tln_w_tell_one(out, events);
        return 1;
    }
    tln_w_fill_event(&fill, out->words, events);
    fill.seats = seats_of(events, n);
    tln_w_say(out, &fill, message);
    return n;
}

/* A bet, call or raise, and the chips that it takes. */
static uint32_t tell_stake(struct out *out, const talon_event *events,
                           uint32_t count)
{
    struct fill fill;

    if (count < 2 || events[1].kind != TALON_KIND_PAY ||
        events[1].reason != TALON_REASON_STAKE ||
        events[1].seat != events->seat) {
        tln_w_tell_one(out, events);
        return 1;
    }
    tln_w_fill_event(&fill, out->words, events);
    fill.paid = events[1].amount;
    if (events->kind == TALON_KIND_BET && fill.paid == fill.amount)
        tln_w_say(out, &fill, W_BET);
    else if (events->kind == TALON_KIND_CALL_BET)
        tln_w_say(out, &fill, W_CALL_STAKE);
    else if (events->kind == TALON_KIND_RAISE_BY)
        tln_w_say(out, &fill, W_RAISE_STAKE);
    else {
        tln_w_tell_one(out, events);
        return 1;
    }
    return 2;
}

/* A hand sold, and its price. */
static uint32_t tell_sold(struct out *out, const talon_event *events,
                          uint32_t count)
{
    tln_w_tell_one(out, events);
    return events->other >= 0 && count > 1 &&
                   events[1].kind == TALON_KIND_PAY &&
                   events[1].reason == TALON_REASON_FOR_HAND &&
                   events[1].seat == events->seat &&
                   events[1].other == events->other &&
                   events[1].amount == events->amount
               ? 2
               : 1;
}

/* Cards that are left, and what the seat pays for them. */
static uint32_t tell_left(struct out *out, const talon_event *events,
                          uint32_t count)
{
    struct fill fill;

    if (count < 2 || events[1].kind != TALON_KIND_PAY ||
        events[1].reason != TALON_REASON_CARDS_LEFT ||
        events[1].seat != events->seat) {
        tln_w_tell_one(out, events);
        return 1;
    }
    tln_w_fill_event(&fill, out->words, &events[1]);
    fill.cards = events->cards;
    fill.count = events->count;
    tln_w_say(out, &fill,
              events[1].box_id != 0 ? W_SHOWN_LEFT_BOX : W_SHOWN_LEFT);
    return 2;
}

/* Cards that are shown to collect: what they take names them, if all of them
 * take something. */
static uint32_t tell_shown(struct out *out, const talon_event *events,
                           uint32_t count)
{
    talon_cards named = 0;
    uint32_t n;

    for (n = 1; n < count && events[n].kind == TALON_KIND_TAKE &&
                events[n].seat == events->seat;
         n++)
        named |= events[n].cards;
    if (events->reason != TALON_REASON_COLLECTING || n == 1 ||
        (events->cards & ~named) != 0) {
        tln_w_tell_one(out, events);
        return 1;
    }
    tln_w_tell_one(out, events + 1);
    return 2;
}

uint32_t tln_w_tell(struct out *out, const talon_event *events, uint32_t count)
{
    switch (events->kind) {
    case TALON_KIND_PAY:
        if (events->reason == TALON_REASON_ANTE)
            return tell_antes(out, events, count);
        break;
    case TALON_KIND_GATHER:
        return tell_gather(out, events, count);
    case TALON_KIND_SIT_OUT:
        return tell_seats(out, events, count, W_SIT_OUT_ALL);
    case TALON_KIND_LEAD_PASSED:
        return tell_seats(out, events, count, W_LEAD_PASSED_ALL);
    case TALON_KIND_WON:
        return tell_seats(out, events, count, W_WON_ALL);
    case TALON_KIND_BET:
    case TALON_KIND_CALL_BET:
    case TALON_KIND_RAISE_BY:
        return tell_stake(out, events, count);
    case TALON_KIND_SOLD:
        return tell_sold(out, events, count);
    case TALON_KIND_SHOWN:
        if (events->reason == TALON_REASON_AT_END)
            return tell_left(out, events, count);
        return tell_shown(out, events, count);
    default:
        break;
    }
    tln_w_tell_one(out, events);
    return 1;
}
