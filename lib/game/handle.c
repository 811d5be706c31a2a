/* SPDX-License-Identifier: MIT */
/* Handles: recognizing them, making and copying them, and reading their rules.
 * A handle is one block without pointers that begins with the mark of its game,
 * so copying is memcpy(), and memory without that mark is refused. */
#include "game/handle.h"
#include "base/libc.h"

talon_status tln_handle_refusal(const talon_game *game)
{
    if (game == NULL)
        return TALON_E_NULL;
    if ((uintptr_t)game % TALON_GAME_ALIGNMENT != 0)
        return TALON_E_ALIGNMENT;
    if (marked_module(game) == NULL)
        return TALON_E_HANDLE;
    return TALON_E_WRONG_GAME;
}

/* Values take two bytes if every legal value of the game fits. */
void tln_keep_rules(talon_game *game, const int32_t *value)
{
    const struct module *module = module_of_handle(game);
    uint8_t *at = (uint8_t *)game + module->rule_at;
    uint32_t i;

    if (module->rule_bytes == sizeof *value) {
        memcpy(at, value, RULES_KEPT * sizeof *value);
        return;
    }
    for (i = 0; i < RULES_KEPT; i++) {
        int16_t narrow = (int16_t)value[i];

        memcpy(at + i * sizeof narrow, &narrow, sizeof narrow);
    }
}

void tln_kept_rules(const talon_game *game, int32_t *value)
{
    const struct module *module = module_of_handle(game);
    const uint8_t *at = (const uint8_t *)game + module->rule_at;
    uint32_t i;

    if (module->rule_bytes == sizeof *value) {
        memcpy(value, at, RULES_KEPT * sizeof *value);
        return;
    }
    for (i = 0; i < RULES_KEPT; i++) {
        int16_t narrow;

        memcpy(&narrow, at + i * sizeof narrow, sizeof narrow);
        value[i] = narrow;
    }
}

talon_status talon_games_bytes(uint32_t game_id, size_t *size)
{
    const struct module *module = tln_module_of(game_id);

    if (size == NULL)
        return TALON_E_NULL;
    if (module == NULL)
        return TALON_E_GAME;
    *size = module->size;
    return TALON_OK;
}

/* Whether memory is aligned and large enough for a game. */
static talon_status memory_status(const void *memory, size_t size,
                                  const struct module *module)
{
    if ((uintptr_t)memory % TALON_GAME_ALIGNMENT != 0)
        return TALON_E_ALIGNMENT;
    return size < module->size ? TALON_E_SPACE : TALON_OK;
}

talon_status talon_game_init(void *memory, size_t size,
                             const talon_rules *rules, talon_game **game)
{
    const struct module *module;
    talon_game *fresh = memory;
    talon_rules kept; /* the rules may be in that memory */
    talon_status status;

    if (memory == NULL || rules == NULL || game == NULL)
        return TALON_E_NULL;
    if ((uintptr_t)memory % TALON_GAME_ALIGNMENT != 0)
        return TALON_E_ALIGNMENT;
    status = tln_rules_status(rules);
    if (status < 0)
        return status;
    module = tln_module_of(rules->game_id);
    status = memory_status(memory, size, module);
    if (status < 0)
        return status;
    kept = *rules;
    if (tln_preset_row(kept.game_id, (uint32_t)kept.value[0]) == NULL)
        kept.value[0] = 0;
    memset(fresh, 0, module->size);
    fresh->mark = tln_mark_of(module);
    tln_keep_rules(fresh, kept.value);
    module->start(fresh);
    *game = fresh;
    return TALON_OK;
}

talon_status talon_game_copy(talon_game *target, const talon_game *source)
{
    talon_status status = handle_status(source);

    if (status == TALON_OK)
        status = handle_status(target);
    if (status < 0)
        return status;
    if (target->mark != source->mark)
        return TALON_E_WRONG_GAME;
    memmove(target, source, module_of_handle(source)->size);
    return TALON_OK;
}

talon_status talon_game_clone(void *memory, size_t size,
                              const talon_game *source, talon_game **game)
{
    talon_status status = handle_status(source);

    if (status < 0)
        return status;
    if (memory == NULL || game == NULL)
        return TALON_E_NULL;
    status = memory_status(memory, size, module_of_handle(source));
    if (status < 0)
        return status;
    memmove(memory, source, module_of_handle(source)->size);
    *game = memory;
    return TALON_OK;
}

talon_status talon_game_rules(const talon_game *game, talon_rules *rules)
{
    talon_status status = result_status(game, rules);

    if (status < 0)
        return status;
    rules->game_id = module_of_handle(game)->entry.options->game;
    tln_kept_rules(game, rules->value);
    return TALON_OK;
}
