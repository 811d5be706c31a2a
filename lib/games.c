/* The list of the games. A new game is a folder, a header and a line here. */
#include "game/module.h"
#include "five_hundred/fh_module.h"
#include "tripoli/tr_module.h"

const struct module *const tln_modules[MODULES] = {
    [TALON_FIVE_HUNDRED] = &tln_fh_module,
    [TALON_TRIPOLI] = &tln_tr_module,
};
