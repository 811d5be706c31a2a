/* SPDX-License-Identifier: MIT */
/* An input of a fuzzer, read byte by byte. Past its end all bytes are 0. */
#ifndef TALON_TESTS_FUZZ_READER_H
#define TALON_TESTS_FUZZ_READER_H

#include <stddef.h>
#include <stdint.h>

struct reader {
    const uint8_t *byte;
    size_t left;
};

static inline uint32_t next_byte(struct reader *reader)
{
    if (reader->left == 0)
        return 0;
    reader->left--;
    return *reader->byte++;
}

/* A number of two bytes. */
static inline uint32_t next_pair(struct reader *reader)
{
    uint32_t low = next_byte(reader);

    return low | next_byte(reader) << 8;
}

static inline uint32_t below(struct reader *reader, uint32_t bound)
{
    return bound > 0 ? next_byte(reader) % bound : 0;
}

static inline void next_bytes(struct reader *reader, void *bytes, size_t size)
{
    uint8_t *byte = bytes;

    while (size-- > 0)
        *byte++ = (uint8_t)next_byte(reader);
}

#endif
