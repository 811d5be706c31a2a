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

/* A way, and what it tells a seat of a world. `number` draws what is asked. */
struct channel {
    const char *name;
    void (*tell)(struct told *told, const struct world *world, int32_t seat,
                 uint32_t number);
};

#define CHANNELS 7
extern const struct channel channels[CHANNELS];

#endif
