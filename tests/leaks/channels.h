/* SPDX-License-Identifier: MIT */
/* The ways in which a seat is told of a game, each as bytes. */
#ifndef TALON_TESTS_LEAKS_CHANNELS_H
#define TALON_TESTS_LEAKS_CHANNELS_H

#include "worlds.h"

#define TOLD_BYTES 2097152

struct told {
    size_t count;
    uint8_t byte[TOLD_BYTES];
};

/* When a way tells a difference to a seat that is to act and was shown one of
 * two cards. */
enum difference {
    ALWAYS,
    HELD, /* if the seat holds the card, and is about to play some */
    OFTEN /* as HELD, but not of all cards: some may not be played now */
};

/* A way, and what it tells a seat of a world. `number` draws what is asked. */
struct channel {
    const char *name;
    void (*tell)(struct told *told, const struct world *world, int32_t seat,
                 uint32_t number);
    enum difference difference;
};

/* The last is examples/table, where it can be compiled. */
#ifdef WITH_TABLE
#define CHANNELS 12
#else
#define CHANNELS 11
#endif
extern const struct channel channels[CHANNELS];

#endif
