/* SPDX-License-Identifier: MIT */
/* The members of a state as they are saved. */
#ifndef TALON_GAME_FIELD_H
#define TALON_GAME_FIELD_H

#include <stddef.h>
#include <stdint.h>

/* A member: `count` numbers of `bytes` bytes. The list of them, in order, is
 * the format of a saved game after its header. */
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

#endif
