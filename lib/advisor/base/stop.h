/* SPDX-License-Identifier: MIT */
/* The flag by which a caller ends a call from another thread. */
#ifndef TALON_ADVISOR_BASE_STOP_H
#define TALON_ADVISOR_BASE_STOP_H

#include <stddef.h>
#include <stdint.h>

/* Whether a call is to end. Nothing else depends on when the flag is seen, so
 * that no order of memory is needed. */
static inline int is_stop_set(const uint32_t *stop)
{
    if (stop == NULL)
        return 0;
#if defined(__GNUC__)
    return __atomic_load_n(stop, __ATOMIC_RELAXED) != 0;
#else
    return *(const volatile uint32_t *)stop != 0;
#endif
}

#endif
