/* The list of the games. A new game is a folder, a header and a line here. */
#include "core/module.h"
#include "five_hundred/module.h"
#include "tripoli/module.h"

const struct module *const modules[MODULES] = {
    [TALON_FIVE_HUNDRED] = &five_hundred_module,
    [TALON_TRIPOLI] = &tripoli_module,
};
