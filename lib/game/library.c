/* SPDX-License-Identifier: MIT */
/* What a program can ask of the library it runs with: version, limits and
 * features. The limits and features of a game come from its module. */
#include "game/memory.h"
#include "game/module.h"
#include "talon/history.h"
#include "talon/observation.h"
#include "talon/record.h"

#define STRING(number) #number
#define DIGITS(number) STRING(number)

static const struct limit limits[] = {
    {TALON_LIMIT_GAME_BYTES, TALON_GAME_BYTES_MAX},
    {TALON_LIMIT_SEATS, TALON_SEATS_MAX},
    {TALON_LIMIT_PACK, TALON_PACK_MAX},
    {TALON_LIMIT_CHOICES, TALON_CHOICES_MAX},
    {TALON_LIMIT_EVENTS, TALON_EVENTS_MAX},
    {TALON_LIMIT_LINE, TALON_LINE_MAX},
    {TALON_LIMIT_RULES_TEXT, TALON_RULES_TEXT_MAX},
    {TALON_LIMIT_VALUE_TEXT, TALON_VALUE_TEXT_MAX},
    {TALON_LIMIT_CARDS_TEXT, TALON_CARDS_TEXT_MAX},
    {TALON_LIMIT_MOVE_TEXT, TALON_MOVE_TEXT_MAX},
    {TALON_LIMIT_DEAL_TEXT, TALON_DEAL_TEXT_MAX},
    {TALON_LIMIT_POKER_TEXT, TALON_POKER_TEXT_MAX},
    {TALON_LIMIT_PROBLEMS, TALON_PROBLEMS_MAX},
    {TALON_LIMIT_RULES_CODES, TALON_RULES_CODES_MAX},
    {TALON_LIMIT_MOVE_CODES, TALON_MOVE_CODES_MAX},
    {TALON_LIMIT_RECORD_STATE, TALON_RECORD_STATE_MAX},
    {TALON_LIMIT_HISTORY, TALON_HISTORY_MAX},
    {TALON_LIMIT_DEAL_PLACES, TALON_DEAL_PLACES},
    {TALON_LIMIT_VALUE_LABEL, TALON_VALUE_LABEL_MAX},
    {TALON_LIMIT_OBSERVATION, TALON_OBSERVATION_MAX},
    {0, 0},
};

uint32_t talon_version_number(void)
{
    return TALON_VERSION;
}

const char *talon_version_string(void)
{
    return DIGITS(TALON_VERSION_MAJOR) "." DIGITS(
        TALON_VERSION_MINOR) "." DIGITS(TALON_VERSION_PATCH);
}

/* The first release whose programs this library serves. It changes only with
 * the soname. */
#define SERVED_FROM 0x000200u

/* A patch changes no interface, so only major and minor numbers count. */
int32_t talon_version_serves(uint32_t headers)
{
    return headers >= SERVED_FROM && headers >> 8 <= TALON_VERSION >> 8;
}

static const struct limit *find_limit(const struct limit *limit, uint32_t id)
{
    while (limit->id != 0 && limit->id != id)
        limit++;
    return limit;
}

talon_status talon_limit(uint32_t limit, int64_t *value)
{
    const struct limit *found = find_limit(limits, limit);
    uint32_t i;

    if (value == NULL)
        return TALON_E_NULL;
    for (i = 0; module_at(i) != NULL; i++) {
        if (found->id == 0)
            found = find_limit(module_at(i)->limit, limit);
    }
    if (found->id == 0)
        return TALON_E_INDEX;
    *value = found->value;
    return TALON_OK;
}

int32_t talon_feature(uint32_t feature)
{
    uint32_t i;

    if (feature == TALON_FEATURE_HOSTED)
        return tln_default_allocator() != NULL;
    for (i = 0; module_at(i) != NULL; i++) {
        if (module_at(i)->feature == feature)
            return 1;
    }
    return 0;
}
