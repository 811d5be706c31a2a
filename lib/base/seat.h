/* SPDX-License-Identifier: MIT */
/* Seats, and sets of seats as bits: going clockwise round a table. Seats count
 * from 0 clockwise; "left of" a seat is the next one. */
#ifndef TALON_BASE_SEAT_H
#define TALON_BASE_SEAT_H

#include "base/set.h"

/* A seat as a bit; a number below 0, which is nobody, has none. */
static inline uint32_t seat_bit(int32_t seat)
{
    return seat >= 0 ? (uint32_t)1 << seat : 0;
}

/* The seats 0 … count-1. */
static inline uint32_t first_seats(uint32_t count)
{
    return ((uint32_t)1 << count) - 1;
}

/* Of seats that are not none, the first going clockwise from one, which counts
 * itself: those not before it come first. */
static inline int32_t first_from(uint32_t seats, int32_t from)
{
    uint32_t ahead = seats >> from << from;

    return set_lowest(ahead != 0 ? ahead : seats);
}

/* Of seats that are not none, the next clockwise after one. */
static inline int32_t left_of(uint32_t seats, int32_t seat)
{
    return first_from(seats, seat + 1);
}

/* Takes the first seat clockwise from one out of seats that are not none: in a
 * loop, all of them in clockwise order. */
static inline int32_t take_seat(uint32_t *seats, int32_t from)
{
    int32_t seat = first_from(*seats, from);

    *seats &= ~seat_bit(seat);
    return seat;
}

/* Of some seats those from a place on that come before one of them. */
static inline uint32_t seats_before(uint32_t seats, int32_t from, int32_t seat)
{
    uint32_t lower = seat_bit(seat) - 1, ahead = ~(seat_bit(from) - 1);

    return seats & (from <= seat ? lower & ahead : lower | ahead);
}

static inline int at_most_one(uint32_t seats)
{
    return (seats & (seats - 1)) == 0;
}

#endif
