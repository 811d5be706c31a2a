/* SPDX-License-Identifier: MIT */
/* What the state of every game begins with, and who may look at it. Everything
 * else in a state is its module's own. */
#ifndef TALON_GAME_STATE_H
#define TALON_GAME_STATE_H

#include "rules/options.h"
#include "talon/game.h"

/* A view has this bit set in `view`, and a bit for each viewer. */
#define VIEW ((uint32_t)1 << 31)

/* The common part: the first member of a module's state. The values of all
 * possible options come next, in as many bytes each as the game needs. */
struct talon_game {
    uint32_t mark; /* a handle, and of which game: see game/module.h */
    uint32_t turn; /* moves and deals accepted */
    uint32_t view; /* 0: complete; else VIEW and its viewers */
};

/* No state has more bytes, so that copies fit on the stack; the public ceiling
 * leaves room for later games. */
#define STATE_BYTES_MAX 1024
#define STATE_WORDS_MAX (STATE_BYTES_MAX / sizeof(uint64_t))

/* Whether a seat is not a viewer of this view. Nothing is hidden from the
 * table. */
static inline int is_hidden_from(const struct talon_game *game, int32_t seat)
{
    return game->view != 0 && seat >= 0 && !(game->view >> seat & 1);
}

#endif
