/* SPDX-License-Identifier: MIT */
/* Two games that a seat cannot tell apart: two cards that it was never shown
 * are exchanged before the deal, and then everyone does the same. */
#ifndef TALON_TESTS_LEAKS_WORLDS_H
#define TALON_TESTS_LEAKS_WORLDS_H

#include "common/position.h"
#include "common/random_games.h"

#define WORLD_EVENTS 4096
#define WORLD_MOVES  512

/* A hand as it was played, with what was told of it since its deal. */
struct world {
    struct handle handle;
    talon_game *game;
    talon_event event[WORLD_EVENTS];
    uint32_t count;
};

/* A hand, and what it takes to play it again. */
struct hand {
    struct world real;
    struct handle before; /* when its pack was due */
    talon_card pack[TALON_PACK_MAX];
    uint32_t cards, moves;
    talon_move move[WORLD_MOVES];
    uint32_t ended[WORLD_MOVES]; /* how many events there were before a move */
};

/* Plays a hand of some game for a while, at random. Returns 0 if it came to
 * none. */
int play_hand(struct hand *hand, uint32_t kind, talon_rng *rng);

/* The cards that seats were not shown since the deal. */
talon_cards unseen_by(const struct hand *hand, uint32_t seats);

/* Exchanges two cards in the pack, and in the moves of others that a seat did
 * not see, and plays the hand again. Returns 0 if that cannot be, or if the
 * seat could tell: some event is about another seat, or of another kind. */
int play_swapped(const struct hand *hand, int32_t seat, talon_card one,
                 talon_card other, struct world *swapped);

#endif
