/* SPDX-License-Identifier: MIT */
/* Finding a module by the number of its game, in the list of games.c. */
#include "game/module.h"

const struct module *tln_module_of(uint32_t game)
{
    const struct module *module;
    uint32_t i;

    for (i = 0; (module = module_at(i)) != NULL; i++) {
        if (module->entry.options->game == game)
            return module;
    }
    return NULL;
}

uint32_t tln_mark_of(const struct module *module)
{
    uint32_t place = 0;

    while (module_at(place) != module)
        place++;
    return MARK | (place + 1);
}
