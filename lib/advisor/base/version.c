/* SPDX-License-Identifier: MIT */
/* The version of the advisor. It is not the version of libtalon, because
 * players get better while the rules stay the same. */
#include "talon/solve.h"

#define TEXT(number)  #number
#define VALUE(number) TEXT(number)

uint32_t talon_advisor_version_number(void)
{
    return TALON_ADVISOR_VERSION;
}

const char *talon_advisor_version_string(void)
{
    return VALUE(TALON_ADVISOR_VERSION_MAJOR) "." VALUE(
        TALON_ADVISOR_VERSION_MINOR) "." VALUE(TALON_ADVISOR_VERSION_PATCH);
}

int32_t talon_advisor_version_serves(uint32_t headers)
{
    return headers >> 8 >= 4 && headers >> 8 <= TALON_ADVISOR_VERSION >> 8;
}
