/* SPDX-License-Identifier: MIT */
/* The keys and names of the levels. */
#include "advisor/base/text.h"
#include "talon/player.h"

static const struct level {
    const char *key;
    const char *label;
} levels[] = {
    [TALON_LEVEL_NOVICE_1] = {"novice-1", "Novice"},
    [TALON_LEVEL_CASUAL_1] = {"casual-1", "Casual"},
    [TALON_LEVEL_CLUB_1] = {"club-1", "Club"},
    [TALON_LEVEL_EXPERT_1] = {"expert-1", "Expert"},
};

#define LEVELS (sizeof levels / sizeof levels[0] - 1)

uint32_t talon_level_count(void)
{
    return LEVELS;
}

uint32_t talon_level_at(uint32_t index)
{
    return index < LEVELS ? index + 1 : 0;
}

const char *talon_level_key(uint32_t level)
{
    return level >= 1 && level <= LEVELS ? levels[level].key : "";
}

const char *talon_level_label(uint32_t level)
{
    return level >= 1 && level <= LEVELS ? levels[level].label : "";
}

uint32_t talon_level_find(const char *key)
{
    uint32_t level;

    if (key == NULL)
        return 0;
    for (level = 1; level <= LEVELS; level++) {
        if (is_same_text(key, levels[level].key))
            return level;
    }
    return 0;
}
