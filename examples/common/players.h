/* SPDX-License-Identifier: MIT */
/* The computer players of talon/player.h at a table: a level for each seat. It
 * needs libtalon-advisor. */
#ifndef PLAYERS_H
#define PLAYERS_H

#include "command_line.h"
#include "words.h"

#include <talon/player.h>

/* Seats whose player moves at random; no level has this number. */
#define LEVEL_RANDOM UINT32_MAX

struct players {
    uint32_t level[TALON_SEATS_MAX]; /* of seats */
    uint32_t count;                  /* how many were given; 1: all the same */
    const char *given;               /* the word of the command line, or null */
    void *scratch;
    size_t size;
};

/* Prints the option --level with the names of all levels. */
void players_help(void);

/* Takes levels as --level has them; "" for the usual one. */
void players_set(struct players *players, const char *levels);

/* The key of a level, or of the usual one for "". */
const char *players_key(const char *level);

/* Makes what players need, for a game with so many seats; without --level all
 * are club-1. */
void players_init(struct players *players, const talon_rules *rules,
                  uint32_t seat_count);
void players_free(struct players *players);

/* The move of a seat that must make one, from the view of that seat. */
void players_move(struct players *players, const talon_game *view, int32_t seat,
                  talon_rng *rng, talon_move *move);

#endif
