/* SPDX-License-Identifier: MIT */
/* The version of the advisor. */
#include "talon/advisor.h"

/* The first headers that this soname serves: 0.4. */
#define SERVED_FROM 0x000400u

uint32_t talon_advisor_version_number(void)
{
    return TALON_ADVISOR_VERSION;
}

int32_t talon_advisor_version_serves(uint32_t headers)
{
    return headers >= SERVED_FROM &&
           headers >> 8 <= TALON_ADVISOR_VERSION >> 8 &&
           talon_version_serves(TALON_VERSION);
}
