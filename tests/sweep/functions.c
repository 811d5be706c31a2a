/* SPDX-License-Identifier: MIT */
/* What functions.h says of parameters and of single functions. */
#include "sweep/functions.h"

const struct usual *usual_numbers(const struct parameter *parameter)
{
    static const struct usual numbers[] = {
        {"seat", 0, 4},        {"dealer", 0, 3},       {"option", 1, 8},
        {"preset", 1, 6},      {"space", 1, 9},        {"level", 1, 5},
        {"language", 1, 2},    {"number", 1, 8},       {"mode", 0, 2},
        {"limit", 1, 2},       {"wanted", 1, 3},       {"goal", 0, 2},
        {"tricks", 6, 5},      {"denomination", 1, 5}, {"amount", 6, 4},
        {"suit", 1, 4},        {"rank", 2, 9},         {"check", 0, 2},
        {"seats", 0, 8},       {"place", 0, 4},        {"chance", 0, 10001},
        {"chance_of", 1, 3},   {"kind", 1, 29},        {"reason", 1, 20},
        {"phase", 3, 4},       {"box_id", 1, 9},       {"bound", 1, 100},
        {"headers", 512, 513}, {"card", 0, 64},        {"contenders", 1, 7},
        {"part", 1, 2},        {"code", 0, 60},        {"category", 0, 9},
        {"value", 0, 4},       {"trick", 0, 3},        {"game_id", 1, 2},
        {"status", -90, 91},   {NULL, 0, 4},
    };
    const struct usual *usual = numbers;

    while (usual->name != NULL && !NAMED(parameter, usual->name))
        usual++;
    return usual;
}

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
