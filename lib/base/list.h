/* SPDX-License-Identifier: MIT */
/* Lists going out: how every public function that fills a caller's array
 * answers. */
#ifndef TALON_BASE_LIST_H
#define TALON_BASE_LIST_H

#include "talon/base.h"
#include "base/libc.h"

/* Reports how many entries a list has. *wanted: there is a buffer, and it has
 * room for all of them. */
static inline talon_status list_room(uint32_t entries, const void *buffer,
                                     uint32_t capacity, uint32_t *count,
                                     int *wanted)
{
    *wanted = 0;
    if (buffer == NULL && capacity > 0)
        return TALON_E_NULL;
    if (count != NULL)
        *count = entries;
    if (buffer != NULL && capacity < entries)
        return TALON_E_SPACE;
    *wanted = buffer != NULL;
    return TALON_OK;
}

/* Copies a list to the buffer as well; its entries have `bytes` bytes each. */
static inline talon_status give_list(const void *list, uint32_t entries,
                                     size_t bytes, void *buffer,
                                     uint32_t capacity, uint32_t *count)
{
    int wanted;
    talon_status status = list_room(entries, buffer, capacity, count, &wanted);

    if (wanted)
        memcpy(buffer, list, entries * bytes);
    return status;
}

#endif
