/* SPDX-License-Identifier: MIT */
/* Finding a module by the number of its game, in the list of games.c. */
#include "game/module.h"

const struct module *tln_module_of(uint32_t game)
{
    uint32_t i;

    for (i = 0; i < MODULES_MAX && tln_modules[i] != NULL; i++) {
        if (tln_modules[i]->options->game == game)
            return tln_modules[i];
    }
    return NULL;
}

const struct game_options *tln_options_at(uint32_t index)
{
    if (index >= MODULES_MAX || tln_modules[index] == NULL)
        return NULL;
    return tln_modules[index]->options;
}

uint32_t tln_mark_of(const struct module *module)
{
    uint32_t place = 0;

    while (tln_modules[place] != module)
        place++;
    return MARK | (place + 1);
}
