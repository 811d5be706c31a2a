/* SPDX-License-Identifier: MIT */
/* The rules that this advisor knows: all values of all options that there were
 * when it was made. A later libtalon may have more. */
#include "advisor/base/known.h"
#include "advisor/base/known_values.h"

static const struct known_game *game_of(uint32_t game_id)
{
    size_t i;

    for (i = 0; i < sizeof known_games / sizeof known_games[0]; i++) {
        if (known_games[i].game_id == game_id)
            return &known_games[i];
    }
    return NULL;
}

/* An option that came later is known to be 0: then it changes nothing. */
static int is_known(const struct known_game *game, int32_t option,
                    int32_t value)
{
    int is_listed = 0;
    size_t i;

    for (i = 0; i < game->count; i++) {
        const struct known_values *row = &game->values[i];

        if (row->option != option)
            continue;
        is_listed = 1;
        if (value >= row->low && value <= row->high &&
            (value - row->low) % row->step == 0)
            return 1;
    }
    return !is_listed && value == 0;
}

talon_status tln_known_rules(const talon_rules *rules)
{
    const struct known_game *game = game_of(rules->game_id);
    int32_t option;

    if (game == NULL)
        return TALON_E_UNSUPPORTED;
    for (option = 1; option <= TALON_OPTIONS_MAX; option++) {
        if (!is_known(game, option, rules->value[option]))
            return TALON_E_UNSUPPORTED;
    }
    return TALON_OK;
}

talon_status tln_known_game(const talon_game *game)
{
    talon_rules rules;
    talon_status status = talon_game_rules(game, &rules);

    return status < 0 ? status : tln_known_rules(&rules);
}
