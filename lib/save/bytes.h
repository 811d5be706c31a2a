/* SPDX-License-Identifier: MIT */
/* Numbers as little-endian bytes, whatever the machine; and buffers for outputs
 * of a known size. */
#ifndef TALON_SAVE_BYTES_H
#define TALON_SAVE_BYTES_H

#include "talon/save.h"

static inline uint8_t *put_bytes(uint8_t *at, uint64_t number, uint32_t bytes)
{
    for (; bytes > 0; bytes--) {
        *at++ = (uint8_t)number;
        number >>= 8;
    }
    return at;
}

static inline uint64_t get_bytes(const uint8_t *at, uint32_t bytes)
{
    uint64_t number = 0;

    while (bytes > 0)
        number = number << 8 | at[--bytes];
    return number;
}

/* Whether an output of `needed` bytes fits in a buffer; *wanted: it is to be
 * written. */
static inline talon_status room_status(size_t needed, const void *buffer,
                                       size_t size, size_t *length, int *wanted)
{
    *wanted = 0;
    if (buffer == NULL && size > 0)
        return TALON_E_NULL;
    if (length != NULL)
        *length = needed;
    if (buffer == NULL)
        return TALON_OK;
    if (size < needed)
        return TALON_E_SPACE;
    *wanted = 1;
    return TALON_OK;
}

#endif
