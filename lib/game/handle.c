/* Handles: what is one, and making, copying and asking for its rules. */
#include "game/handle.h"

#include <string.h>

talon_status tln_handle_refusal(const talon_game *game)
{
    if (game == NULL)
        return TALON_E_NULL;
    if ((uintptr_t)game % TALON_GAME_ALIGNMENT != 0)
        return TALON_E_ALIGNMENT;
    if (module_of_handle(game) == NULL)
        return TALON_E_HANDLE;
    return TALON_E_WRONG_GAME;
}

talon_status talon_games_bytes(uint32_t game, size_t *size)
{
    const struct module *module = tln_module_of(game);

    if (size == NULL)
        return TALON_E_NULL;
    if (module == NULL)
        return TALON_E_GAME;
    *size = module->size;
    return TALON_OK;
}

talon_status talon_game_init(void *memory, size_t size,
                             const talon_rules *rules, talon_game **game)
{
    const struct module *module;
    talon_game *fresh = memory;
    talon_rules kept; /* the rules may lie in the memory */
    talon_status status;

    if (memory == NULL || rules == NULL || game == NULL)
        return TALON_E_NULL;
    if ((uintptr_t)memory % TALON_GAME_ALIGNMENT != 0)
        return TALON_E_ALIGNMENT;
    status = tln_rules_status(rules);
    if (status < 0)
        return status;
    module = tln_module_of(rules->game);
    if (size < module->size)
        return TALON_E_SPACE;
    kept = *rules;
    memset(fresh, 0, module->size);
    fresh->mark = tln_mark_of(module);
    memcpy(fresh->rule, kept.value, sizeof fresh->rule);
    module->start(fresh);
    *game = fresh;
    return TALON_OK;
}

talon_status talon_game_copy(talon_game *to, const talon_game *from)
{
    talon_status status = handle_status(from);

    if (status == TALON_OK)
        status = handle_status(to);
    if (status < 0)
        return status;
    if (to->mark != from->mark)
        return TALON_E_WRONG_GAME;
    memmove(to, from, module_of_handle(from)->size);
    return TALON_OK;
}

talon_status talon_game_rules(const talon_game *game, talon_rules *rules)
{
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (rules == NULL)
        return TALON_E_NULL;
    memset(rules, 0, sizeof *rules);
    rules->game = module_of_handle(game)->options->game;
    memcpy(rules->value, game->rule, sizeof game->rule);
    return TALON_OK;
}
