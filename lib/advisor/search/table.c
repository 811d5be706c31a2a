/* SPDX-License-Identifier: MIT */
/* Making room in a table: a new generation keeps the positions with the most
 * cards, whose results took the longest to find, with their patterns, and frees
 * the rest. This costs one pass over all slots and patterns. Slots and patterns
 * come in two sizes, so they are handled as bytes; the fields that both sizes
 * share are at their ends. */
#include "advisor/search/table.h"
#include "advisor/base/freestanding.h"
#include "advisor/search/search_constants.h"
#include "talon/five_hundred.h"

struct kept {
    unsigned char slot[KEPT_MAX][WIDE_SLOT];
    uint32_t count;
};

_Static_assert(sizeof(struct kept) <= KEPT_BYTES, "more than its room");

static unsigned char *slot_at(const struct table *table, uint32_t i)
{
    return table->slots + (size_t)i * table->slot_bytes;
}

static struct slot_end *end_of(const struct table *table, unsigned char *slot)
{
    return (struct slot_end *)(void *)(slot + table->slot_bytes -
                                       sizeof(struct slot_end));
}

static struct pattern_end *pattern_at(const struct table *table, uint32_t i)
{
    return (struct pattern_end *)(void *)(table->patterns +
                                          (size_t)(i + 1) *
                                              table->pattern_bytes -
                                          sizeof(struct pattern_end));
}

/* How many cards the first hand has in the position of a slot; 0 if the slot is
 * free. */
static uint32_t cards_of(const struct table *table, uint32_t i)
{
    unsigned char *slot = slot_at(table, i);
    uint64_t lengths;

    if (end_of(table, slot)->stamp >> 12 != table->generation)
        return 0;
    memcpy(&lengths, slot, sizeof lengths);
    return (uint32_t)((lengths & 15) + (lengths >> 4 & 15) +
                      (lengths >> 8 & 15) + (lengths >> 12 & 15));
}

/* Finds the positions to be kept: all those with at least `fewest` cards in a
 * hand, where `fewest` is as small as KEPT_MAX and KEPT_CARDS allow. */
static void find_kept(const struct table *table, struct kept *kept)
{
    uint32_t slots = (uint32_t)1 << (64 - table->slot_shift), i;
    uint32_t number[TALON_FH_TRICKS + 2] = {0}, fewest = TALON_FH_TRICKS + 1,
                                      sum = 0;

    for (i = 0; i < slots; i++)
        number[least(cards_of(table, i), TALON_FH_TRICKS)]++;
    while (fewest > KEPT_CARDS && sum + number[fewest - 1] <= KEPT_MAX)
        sum += number[--fewest];
    kept->count = 0;
    for (i = 0; i < slots && kept->count < sum; i++) {
        if (cards_of(table, i) >= fewest)
            memcpy(kept->slot[kept->count++], slot_at(table, i),
                   table->slot_bytes);
    }
}

/* Frees all patterns but those of the positions that are kept. */
static void free_patterns(struct table *table, struct kept *kept)
{
    uint32_t i, k;

    for (i = 0; i < kept->count; i++) {
        k = end_of(table, kept->slot[i])->first;
        for (; k != 0; k = pattern_at(table, k)->next)
            pattern_at(table, k)->is_kept = 1;
    }
    for (k = 1; k <= table->patterns_used; k++) {
        struct pattern_end *pattern = pattern_at(table, k);

        if (pattern->is_kept == 0) {
            pattern->next = table->patterns_free;
            table->patterns_free = k;
        }
        pattern->is_kept = 0;
    }
}

/* Puts a position that is kept into the new generation. */
static void put_slot(struct table *table, unsigned char *slot)
{
    uint32_t mask = ((uint32_t)1 << (64 - table->slot_shift)) - 1, i, key;
    uint64_t lengths[2] = {0, 0};

    memcpy(lengths, slot, table->slot_bytes - sizeof(struct slot_end));
    key = end_of(table, slot)->stamp & 0xFFF;
    end_of(table, slot)->stamp = table->generation << 12 | key;
    i = slot_place(lengths[0], lengths[1], key, table->slot_shift);
    while (end_of(table, slot_at(table, i))->stamp >> 12 == table->generation)
        i = (i + 1) & mask;
    memcpy(slot_at(table, i), slot, table->slot_bytes);
    table->slots_used++;
}

/* Begins a new generation with 2^bits slots, all of them free. */
static void renew(struct table *table, uint32_t bits)
{
    uint32_t slots = (uint32_t)1 << bits;

    if (slots > table->slots_ready) {
        memset(slot_at(table, table->slots_ready), 0,
               (size_t)(slots - table->slots_ready) * table->slot_bytes);
        table->slots_ready = slots;
    }
    if (++table->generation >= GENERATIONS) {
        memset(table->slots, 0, (size_t)slots * table->slot_bytes);
        table->slots_ready = slots;
        table->generation = 1;
    }
    table->slot_shift = 64 - bits;
    table->slots_most = slots * SLOTS_FULL / 100;
    table->slots_used = 0;
}

void tln_sv_forget_all(struct table *table, uint32_t bits)
{
    renew(table, bits);
    table->patterns_used = 0;
    table->patterns_free = 0;
}

void tln_sv_make_room(struct table *table)
{
    uint32_t bits = 64 - table->slot_shift, i;
    int is_long = table->slots_used >= table->slots_most;
    struct kept *kept = (struct kept *)(void *)table->kept;

    table->has_forgotten = 1;
    find_kept(table, kept);
    table->patterns_free = 0;
    free_patterns(table, kept);
    /* If the slots have run out, not the patterns, use more slots. */
    renew(table, is_long && bits < table->slot_bits_most ? bits + 1 : bits);
    for (i = 0; i < kept->count; i++)
        put_slot(table, kept->slot[i]);
    if (table->patterns_free == 0)
        tln_sv_forget_all(table, 64 - table->slot_shift);
}
