/* SPDX-License-Identifier: MIT */
/* The names of the levels. */
#include "talon/player.h"

static const char *const names[] = {
    [TALON_LEVEL_NOVICE_1] = "novice-1",
    [TALON_LEVEL_CASUAL_1] = "casual-1",
    [TALON_LEVEL_CLUB_1] = "club-1",
    [TALON_LEVEL_EXPERT_1] = "expert-1",
};

#define LEVELS (sizeof names / sizeof names[0] - 1)

uint32_t talon_level_count(void)
{
    return LEVELS;
}

uint32_t talon_level_at(uint32_t index)
{
    return index < LEVELS ? index + 1 : 0;
}

const char *talon_level_name(uint32_t level)
{
    return level >= 1 && level <= LEVELS ? names[level] : "";
}

static int is_same(const char *a, const char *b)
{
    while (*a == *b && *a != '\0') {
        a++;
        b++;
    }
    return *a == *b;
}

uint32_t talon_level_find(const char *name)
{
    uint32_t level;

    if (name == NULL)
        return 0;
    for (level = 1; level <= LEVELS; level++) {
        if (is_same(name, names[level]))
            return level;
    }
    return 0;
}
