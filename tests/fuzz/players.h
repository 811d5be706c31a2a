/* SPDX-License-Identifier: MIT */
/* What players must answer, whatever they are asked about. */
#ifndef TALON_TESTS_FUZZ_PLAYERS_H
#define TALON_TESTS_FUZZ_PLAYERS_H

#include "fuzz.h"

#include "talon/player.h"

/* A question about a game or view. */
struct question {
    const talon_game *view;
    int32_t seat;  /* one that owes a move is asked if this one owes none */
    uint32_t move; /* which move of the seat "why not" is about */
    talon_player_budget budget;
    talon_rng rng;
};

/* Asks for advice, a move, why not another one, and beliefs. Players must
 * answer with legal moves and true beliefs, or refuse for want of a world;
 * those who cannot be asked must be refused. */
void ask_players(const struct question *question);

#endif
