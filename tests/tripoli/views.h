/* SPDX-License-Identifier: MIT */
/* Helpers of test_views.c and test_verify.c. */
#ifndef TALON_TESTS_TRIPOLI_VIEWS_H
#define TALON_TESTS_TRIPOLI_VIEWS_H

#include "common/tripoli.h"

#include "tripoli/tr_module.h"
#include "tripoli/tr_fields.h"
#include "tripoli/tr_state.h"

#define EVERYONE 7u

struct view {
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *game;
    talon_tr_state state;
    talon_status status; /* what talon_tr_state_of() returned */
};

static inline void look(const talon_game *game, uint32_t seats,
                        struct view *view)
{
    view->game = (talon_game *)view->memory;
    memset(view->memory, 0, sizeof view->memory);
    memcpy(view->memory, game, size_of(game));
    ck_ok(talon_game_redact(view->game, game, seats));
    view->status = talon_tr_state_of(view->game, &view->state);
}

#define BAR "michigan-rummy, players 3, poker off, dealer-ante equal"

/* No hand has 8-9-10 of one suit. Of the pay cards, seat 1 has the ace of
 * hearts; the others are in the spare hand. */
#define DEAL_BAR(game)                                                         \
    DEAL(game, [0] = "7S 8S 10S JS QS KS AS 2C 3C 4C 5C 6C 7C",                \
         [1] = "AH 8C 9C JC QC 2H 3H 4H 5H 6H 7H 8H 9H",                       \
         [2] = "2S 3S 4S 5S 6S 2D 3D 4D 5D 6D 7D 8D 9D")

#endif
