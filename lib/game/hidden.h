/* SPDX-License-Identifier: MIT */
/* What is not known of the cards in a view. */
#ifndef TALON_GAME_HIDDEN_H
#define TALON_GAME_HIDDEN_H

#include "talon/card.h"

#define HIDDEN_PLACES_MAX 16

/* A place with unknown cards: how many, and which of them it may hold. */
struct hidden_place {
    uint8_t id;          /* a number of the module's own */
    uint8_t count;       /* unknown cards there; all of them make the pool */
    talon_cards allowed; /* of the pool; the rest is up to `verify` */
};

struct hidden {
    talon_cards pool; /* the unknown cards */
    uint32_t places;
    struct hidden_place place[HIDDEN_PLACES_MAX];
};

#endif
