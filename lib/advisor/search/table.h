/* SPDX-License-Identifier: MIT */
/* The table of what is known about positions, in the memory of a solver: slots,
 * and for each slot a list of patterns (core_table.h). The instance of the
 * search that uses the table decides how large slots and patterns are.
 *
 * A list is one run of words, so that going through a long one costs little
 * more than reading it: first its head, then its patterns. It has room for a
 * power of two of them. A list that is full moves to a place of twice the size
 * at the end of the room in use, and the words where it was are waste. When the
 * end is reached, the lists move together. If little of the room was waste, the
 * positions with the fewest cards are forgotten first, since their results were
 * the easiest to find. */
#ifndef TALON_ADVISOR_SEARCH_TABLE_H
#define TALON_ADVISOR_SEARCH_TABLE_H

#include "advisor/base/bits.h"

/* A root uses only as many slots as it needs, and slots are not cleared before
 * they are needed, so that unused memory costs nothing. */
struct table {
    unsigned char *slots;
    uint64_t *room; /* for lists; word 0 stands for an empty one */
    uint32_t *cuts;
    uint32_t slot_shift; /* 64 minus the binary logarithm of the slots in use */
    uint32_t cut_shift;  /* 32 minus the binary logarithm of the cuts in use */
    uint32_t slot_bytes;
    uint32_t slot_bits_most;
    uint32_t slots_ready; /* slots that have been cleared, from the first on */
    uint32_t slots_used;  /* slots taken in this generation */
    uint32_t slots_most;
    uint32_t pattern_words;
    uint32_t room_used; /* words, from the first on */
    uint32_t room_most;
    uint32_t waste;         /* words among those used that no list needs */
    uint32_t stored;        /* patterns, during this call of the solver */
    uint32_t generation;    /* 1 … GENERATIONS-1 */
    uint32_t has_forgotten; /* whether positions were forgotten during this call
                               of the solver */
};

#define GENERATIONS (1u << 20)

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

/* The sizes of a slot and a pattern: in the narrow instances, and in the
 * others. */
#define NARROW_SLOT          16u
#define NARROW_PATTERN_WORDS 3u
#define WIDE_SLOT            24u
#define WIDE_PATTERN_WORDS   5u

/* The end of the slots of all instances (core_table.h asserts this). Before it
 * are the lengths. */
struct slot_end {
    uint32_t stamp; /* generation, jokers, leader; 0 if the slot is free */
    uint32_t first; /* word of the room where its list begins, or 0 */
};

/* The head of a list, which takes one word. Its patterns follow. */
struct list {
    uint32_t slot;  /* whose list it is, or NO_SLOT for waste */
    uint32_t count; /* patterns */
};

#define NO_SLOT UINT32_MAX

static ALWAYS_INLINE struct list *list_at(const struct table *table,
                                          uint32_t word)
{
    return (struct list *)(void *)(table->room + word);
}

/* Whether a list has no room for another pattern. */
static ALWAYS_INLINE int is_full(const struct list *list)
{
    return is_single(list->count);
}

/* Makes room for another pattern in a list that is full. Returns 0 if the table
 * had to make room for it: then the list is still full, and slots have moved or
 * have been forgotten. */
int tln_sv_grow(struct table *table, uint32_t slot);

/* Makes room for another slot. Slots move and may be forgotten. */
void tln_sv_make_slots(struct table *table);

/* Begins a generation of 2^bits slots in which nothing is known. */
void tln_sv_forget_all(struct table *table, uint32_t bits);

#endif
