/* SPDX-License-Identifier: MIT */
/* A library that is talon, but not one for this package: of another version,
 * or with most functions missing. */
#include <stdint.h>

#ifdef PART
#define SERVES 1
#else
#define SERVES 0
#endif

__attribute__((export_name("talon_version_serves"))) int32_t
serves(uint32_t headers)
{
    (void)headers;
    return SERVES;
}

__attribute__((export_name("talon_version_number"))) uint32_t number(void)
{
    return 0 << 16 | 9 << 8 | 1;
}
