/* SPDX-License-Identifier: MIT */
/* Handles: telling them from other memory, and the checks that public calls
 * begin with. */
#ifndef TALON_GAME_HANDLE_H
#define TALON_GAME_HANDLE_H

#include "game/module.h"

/* Whether a pointer is a handle, of any game or of one. */
static inline int is_handle(const talon_game *game)
{
    return game != NULL && (uintptr_t)game % TALON_GAME_ALIGNMENT == 0 &&
           marked_module(game) != NULL;
}

static inline int is_handle_of(const talon_game *game,
                               const struct module *module)
{
    return game != NULL && (uintptr_t)game % TALON_GAME_ALIGNMENT == 0 &&
           marked_module(game) == module;
}

/* Why it is not one: E_NULL, E_ALIGNMENT, E_HANDLE, E_WRONG_GAME. */
talon_status tln_handle_refusal(const talon_game *game);

/* Stores the values of the options in a state, and reads them back. */
void tln_keep_rules(talon_game *game, const int32_t *value);
void tln_kept_rules(const talon_game *game, int32_t *value);

/* The checks of a public call: for a handle, for one of a game, and for a game
 * that is complete (E_VIEW for a view). */
static inline talon_status handle_status(const talon_game *game)
{
    return is_handle(game) ? TALON_OK : tln_handle_refusal(game);
}

static inline talon_status handle_status_of(const talon_game *game,
                                            const struct module *module)
{
    return is_handle_of(game, module) ? TALON_OK : tln_handle_refusal(game);
}

/* The same, for a call whose result goes through a pointer (E_NULL). */
static inline talon_status result_status(const talon_game *game,
                                         const void *result)
{
    talon_status status = handle_status(game);

    return status == TALON_OK && result == NULL ? TALON_E_NULL : status;
}

static inline talon_status result_status_of(const talon_game *game,
                                            const struct module *module,
                                            const void *result)
{
    talon_status status = handle_status_of(game, module);

    return status == TALON_OK && result == NULL ? TALON_E_NULL : status;
}

static inline talon_status complete_status(const talon_game *game)
{
    talon_status status = handle_status(game);

    if (status == TALON_OK && game->view != 0)
        status = TALON_E_VIEW;
    return status;
}

#endif
