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
    [TALON_LEVEL_BEGINNER_1] = {"beginner-1", "Beginner"},
};

#define LEVELS (sizeof levels / sizeof levels[0] - 1)

/* The levels that are listed, the weakest first. */
static const uint8_t listed[] = {
    TALON_LEVEL_BEGINNER_1, TALON_LEVEL_NOVICE_1, TALON_LEVEL_CASUAL_1,
    TALON_LEVEL_CLUB_1,     TALON_LEVEL_EXPERT_1,
};

#define LISTED (sizeof listed / sizeof listed[0])

uint32_t talon_level_count(void)
{
    return LISTED;
}

uint32_t talon_level_at(uint32_t index)
{
    return index < LISTED ? listed[index] : 0;
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
