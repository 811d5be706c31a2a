/* SPDX-License-Identifier: MIT */
/* What is not known of the cards in a view, as a module describes it and
 * sampling fills it in: a pool of unknown cards, and the places that hold them;
 * then, once those are full, sets of cards drawn from others. */
#ifndef TALON_GAME_HIDDEN_H
#define TALON_GAME_HIDDEN_H

#include "talon/card.h"

#define HIDDEN_PLACES_MAX 16

/* A place with unknown cards: how many, and which of them it may hold. */
struct hidden_place {
    uint8_t id;    /* the module's own number */
    uint8_t count; /* unknown cards there; together they make up the pool */
    talon_cards allowed; /* from the pool; `completes` decides the rest */
    talon_cards needs;   /* it holds one of these, if there are any */
};

/* An unknown set of cards, any `count` of those in `from`, which are all at
 * places by now. */
struct hidden_set {
    uint8_t id; /* the module's own number */
    uint8_t count;
    talon_cards from;
};

struct hidden {
    talon_cards pool; /* the unknown cards */
    uint32_t places;
    struct hidden_place place[HIDDEN_PLACES_MAX];
};

#endif
