/* The list of the games. A new game is a folder, a header and a line here. */
#include "core/module.h"
#include "five_hundred/module.h"
#include "tripoli/module.h"

const struct module *const modules[] = {
    &five_hundred_module,
    &tripoli_module,
    NULL,
};

const struct module *module_of(uint32_t game)
{
    uint32_t i;

    for (i = 0; modules[i] != NULL; i++) {
        if (modules[i]->options->game == game)
            return modules[i];
    }
    return NULL;
}
