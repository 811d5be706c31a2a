/* SPDX-License-Identifier: MIT */
/* The table of what is known about positions: slots and patterns (core_table.h)
 * in the memory of a solver. */
#ifndef TALON_ADVISOR_SEARCH_TABLE_H
#define TALON_ADVISOR_SEARCH_TABLE_H

#include "advisor/base/bits.h"

/* The memory of a solver, divided into its parts. The instance of the search
 * that uses slots and patterns decides how they are laid out. A root uses only
 * as many slots as it needs, and slots are not cleared before they are needed,
 * so that unused memory costs nothing. */
struct table {
    unsigned char *slots;
    unsigned char *patterns;
    uint32_t *cuts;
    unsigned char *kept; /* room for tln_sv_make_room(), KEPT_BYTES */
    uint32_t slot_shift; /* 64 minus the binary logarithm of the slots in use */
    uint32_t cut_shift;  /* 32 minus the binary logarithm of the cuts in use */
    uint32_t slot_bytes;
    uint32_t slot_bits_most;
    uint32_t slots_ready; /* slots that have been cleared, from the first on */
    uint32_t slots_used;  /* slots taken in this generation */
    uint32_t slots_most;
    uint32_t patterns_used;
    uint32_t patterns_most;
    uint32_t patterns_free; /* the first in the list of free patterns, or 0 */
    uint32_t pattern_bytes;
    uint32_t generation;    /* 1 … GENERATIONS-1 */
    uint32_t has_forgotten; /* whether tln_sv_make_room() was called during this
                               call of the solver */
};

#define GENERATIONS (1u << 20)
#define KEPT_BYTES  2320u

/* The index of the slot where to start looking for a position: a hash of the
 * lengths of its suits (one word, or two in the wide instances) and the rest of
 * its key. */
static ALWAYS_INLINE uint32_t slot_place(uint64_t lengths, uint64_t more,
                                         uint32_t key, uint32_t shift)
{
    uint64_t mixed = lengths ^ (uint64_t)key << 58 ^ (uint64_t)key << 11;

    mixed ^= more * 0xD6E8FEB86659FD93;
    mixed ^= mixed >> 32;
    return (uint32_t)(mixed * 0x9E3779B97F4A7C15 >> shift);
}

/* The sizes of a slot and a pattern in bytes: in the narrow instances, and in
 * the others.
 */
#define NARROW_SLOT    16u
#define NARROW_PATTERN 32u
#define WIDE_SLOT      24u
#define WIDE_PATTERN   40u

/* What slots and patterns of all instances have in common: the ends of their
 * structs (core_table.h asserts this). */
struct slot_end {
    uint32_t stamp;
    uint32_t first;
};

struct pattern_end {
    uint32_t next;
    uint8_t low;
    uint8_t high;
    uint8_t is_kept;
    uint8_t zero;
};

/* Makes room when the table is full: the positions with the most cards stay. */
void tln_sv_make_room(struct table *table);

/* Begins a generation of 2^bits slots in which nothing is known. */
void tln_sv_forget_all(struct table *table, uint32_t bits);

#endif
