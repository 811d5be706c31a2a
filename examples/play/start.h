/* SPDX-License-Identifier: MIT */
/* How a game begins and what comes after it: the menus. */
#ifndef START_H
#define START_H

#include "play.h"

enum next {
    NEXT_LEAVE,
    NEXT_GO_ON, /* with the same game: its last move is taken back */
    NEXT_NEW,   /* a game with the rules and the seating that were chosen */
    NEXT_RESUME /* the game whose path was chosen */
};

/* What was chosen. */
struct start {
    talon_rules rules;
    struct seating seating;
    struct wish wish; /* what the command line has of it */
    char path[PATH_ROOM], name[PATH_ROOM];
};

/* Asks what to do: go on with a game, begin one, or look at those that are
 * kept. */
enum next start_ask(struct start *start);

/* Asks for a game and its rules. */
enum next start_new(struct start *start);

/* Asks what to do after a game that is over. */
enum next start_after(struct start *start, struct play *play);

#endif
