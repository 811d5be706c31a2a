/* What a program can ask of the library it runs with. */
#include "game/memory.h"
#include "game/module.h"
#include "talon/base.h"

#define STRING(number) #number
#define DIGITS(number) STRING(number)

static const int64_t limits[] = {
    [TALON_LIMIT_GAME_BYTES] = TALON_GAME_BYTES_MAX,
    [TALON_LIMIT_SEATS] = TALON_SEATS_MAX,
    [TALON_LIMIT_PACK] = TALON_PACK_MAX,
    [TALON_LIMIT_CHOICES] = TALON_CHOICES_MAX,
    [TALON_LIMIT_EVENTS] = TALON_EVENTS_MAX,
    [TALON_LIMIT_LINE] = TALON_LINE_MAX,
    [TALON_LIMIT_CHIPS] = ((int64_t)1 << 53) - 1,
    [TALON_LIMIT_DEALS] = 1000000,
    [TALON_LIMIT_OFFER] = 1000000,
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

int32_t talon_version_serves(uint32_t headers)
{
    return headers >> 16 == TALON_VERSION_MAJOR &&
           (headers >> 8 & 0xFF) <= TALON_VERSION_MINOR;
}

talon_status talon_limit(uint32_t limit, int64_t *value)
{
    if (value == NULL)
        return TALON_E_NULL;
    if (limit == 0 || limit >= sizeof limits / sizeof limits[0])
        return TALON_E_INDEX;
    *value = limits[limit];
    return TALON_OK;
}

int32_t talon_feature(uint32_t feature)
{
    switch (feature) {
    case TALON_FEATURE_HOSTED:
        return tln_default_allocator() != NULL;
    case TALON_FEATURE_FIVE_HUNDRED:
        return module_of(TALON_FIVE_HUNDRED) != NULL;
    case TALON_FEATURE_TRIPOLI:
        return module_of(TALON_TRIPOLI) != NULL;
    default:
        return 0;
    }
}
