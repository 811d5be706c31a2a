/* SPDX-License-Identifier: MIT */
/* What holds of some functions alone: see functions.h. */
#include "sweep/functions.h"

int is_listed(const struct function *function, talon_status status)
{
    const talon_status *listed = function->statuses;

    while (*listed != NO_MORE_STATUSES && *listed != status)
        listed++;
    return *listed != NO_MORE_STATUSES;
}

/* What a refused call may have changed, because the header says so: other hands
 * are still ranked; a reading says why the text is refused. What is in scratch
 * memory never matters. */
static const char *const exceptions[][2] = {
    {"talon_poker_ranks", "ranks"},
    {"talon_words_read", "reading"},
    {"talon_words_read_cards", "reading"},
};

int is_set_on_refusal(const struct function *function,
                      const struct parameter *parameter)
{
    uint32_t n;

    for (n = 0; n < sizeof exceptions / sizeof *exceptions; n++) {
        if (strcmp(function->name, exceptions[n][0]) == 0 &&
            NAMED(parameter, exceptions[n][1]))
            return 1;
    }
    return (parameter->flags & IS_SET_ON_REFUSAL) != 0 ||
           NAMED(parameter, "scratch");
}

int is_cut_short(const struct function *function)
{
    return strcmp(function->name, "talon_player_advise") == 0 ||
           strcmp(function->name, "talon_player_beliefs") == 0;
}
