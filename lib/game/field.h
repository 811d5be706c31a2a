/* SPDX-License-Identifier: MIT */
/* The members of a state as they are saved. A module lists them, so saving,
 * loading and hashing need no code per game. */
#ifndef TALON_GAME_FIELD_H
#define TALON_GAME_FIELD_H

#include <stddef.h>
#include <stdint.h>
#include "base/libc.h"

/* A member: `count` numbers of `bytes` bytes. Their list, in order, is the
 * format of a saved game after its header. */
struct field {
    uint16_t offset;
    uint8_t bytes; /* 1, 2, 4 or 8 */
    uint8_t count;
};

#define FIELD(state, member)                                                   \
    {                                                                          \
        offsetof(state, member), sizeof(((state *)0)->member), 1               \
    }
#define FIELDS(state, member)                                                  \
    {                                                                          \
        offsetof(state, member), sizeof(((state *)0)->member[0]),              \
            sizeof(((state *)0)->member) / sizeof(((state *)0)->member[0])     \
    }

/* A number of `bytes` bytes in the machine's own order. */
static inline uint64_t field_number(const void *from, uint32_t bytes)
{
    uint64_t eight;
    uint32_t four;
    uint16_t two;

    switch (bytes) {
    case 8:
        memcpy(&eight, from, sizeof eight);
        return eight;
    case 4:
        memcpy(&four, from, sizeof four);
        return four;
    case 2:
        memcpy(&two, from, sizeof two);
        return two;
    default:
        return *(const uint8_t *)from;
    }
}

#endif
