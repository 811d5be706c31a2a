/* SPDX-License-Identifier: MIT */
/* Seats, and sets of seats as bits: going clockwise around a table. Seats count
 * from 0 clockwise; "left of" a seat is the next one. */
#ifndef TALON_BASE_SEAT_H
#define TALON_BASE_SEAT_H

#include "base/set.h"

/* A seat as a bit; 0 for a number below 0, which is nobody. */
static inline uint32_t seat_bit(int32_t seat)
{
    return seat >= 0 ? (uint32_t)1 << seat : 0;
}

/* The seats 0 … count-1. */
static inline uint32_t first_seats(uint32_t count)
{
    return ((uint32_t)1 << count) - 1;
}

/* The first of some seats (at least one) going clockwise from a seat, that seat
 * included: those not below it come first. */
static inline int32_t first_from(uint32_t seats, int32_t from)
{
    uint32_t ahead = seats >> from << from;

    return set_lowest(ahead != 0 ? ahead : seats);
}

/* The first of some seats (at least one) going clockwise after a seat. */
static inline int32_t left_of(uint32_t seats, int32_t seat)
{
    return first_from(seats, seat + 1);
}

/* Removes and returns the first of some seats (at least one) going clockwise
 * from a seat: in a loop, all of them in clockwise order. */
static inline int32_t take_seat(uint32_t *seats, int32_t from)
{
    int32_t seat = first_from(*seats, from);

    *seats &= ~seat_bit(seat);
    return seat;
}

/* Those of some seats that come before one of them, going clockwise from a
 * place. */
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
