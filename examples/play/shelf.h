/* SPDX-License-Identifier: MIT */
/* The games that are kept. */
#ifndef SHELF_H
#define SHELF_H

#include "play.h"

#define SHELF_MOST 500

/* A game that is kept. */
struct kept {
    char path[PATH_ROOM];
    char name[64];
    struct text about; /* "Tripoli: Rummoli · you 40, Anna 20" */
    long long changed;
    uint32_t game_id;
    int is_over, is_won; /* by the person, who has the most chips in Tripoli */
};

struct shelf {
    struct kept *kept; /* the newest first; to be freed */
    uint32_t count;
};

/* Reads all games in the folder. Files that are no games are passed over. */
void shelf_read(struct shelf *shelf);

#endif
