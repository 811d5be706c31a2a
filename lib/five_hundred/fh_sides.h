/* SPDX-License-Identifier: MIT */
/* Seats and their sides (FH-22, FH-23), from the rules alone. */
#ifndef TALON_FIVE_HUNDRED_FH_SIDES_H
#define TALON_FIVE_HUNDRED_FH_SIDES_H

#include "base/seat.h"
#include "talon/five_hundred.h"

#define SEATS TALON_FH_SEATS_MAX

/* The seats of a seat's side, including itself (FH-23). */
static inline uint32_t side_of(const int16_t *rule, uint32_t seat)
{
    if (rule[TALON_FH_OPTION_PLAYERS] == 4)
        return 0x05u << seat % 2;
    if (rule[TALON_FH_OPTION_PLAYERS] != 6)
        return 1u << seat;
    if (rule[TALON_FH_OPTION_SIX_SIDES] == TALON_FH_SIX_SIDES_TWO)
        return 0x15u << seat % 2;
    return 0x09u << seat % 3;
}

/* The other seats of a seat's side; the seat is not nobody. */
static inline uint32_t partners_of(const int16_t *rule, int32_t seat)
{
    return side_of(rule, (uint32_t)seat) & ~seat_bit(seat);
}

/* Whether events about its side name this seat: the lowest one. */
static inline int is_first_of_side(const int16_t *rule, uint32_t seat)
{
    return (side_of(rule, seat) & first_seats(seat)) == 0;
}

/* FH-22: whether a contractor may call a card for a partner. */
static inline int has_called_partners(const int16_t *rule)
{
    return rule[TALON_FH_OPTION_PLAYERS] == 5 &&
           rule[TALON_FH_OPTION_FIVE_PARTNER] ==
               TALON_FH_FIVE_PARTNER_CALL_CARD;
}

#endif
