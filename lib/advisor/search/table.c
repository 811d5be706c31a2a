/* SPDX-License-Identifier: MIT */
/* Making room in a table. Slots and patterns come in two sizes, so slots are
 * handled as bytes and patterns as words. */
#include "advisor/search/table.h"
#include "advisor/base/freestanding.h"
#include "advisor/search/search_constants.h"
#include "talon/five_hundred.h"

/* However room was made, a list can grow then. */
_Static_assert(LIST_MOST < WASTE_LEAST && LIST_MOST < 100 - KEPT_MOST,
               "lists take too much");

static unsigned char *slot_at(const struct table *table, uint32_t i)
{
    return table->slots + (size_t)i * table->slot_bytes;
}

static struct slot_end *end_of(const struct table *table, unsigned char *slot)
{
    return (struct slot_end *)(void *)(slot + table->slot_bytes -
                                       sizeof(struct slot_end));
}

static uint32_t slots_of(const struct table *table)
{
    return (uint32_t)1 << (64 - table->slot_shift);
}

static int is_taken(const struct table *table, uint32_t i)
{
    return end_of(table, slot_at(table, i))->stamp >> 12 == table->generation;
}

static uint32_t part_of(uint32_t whole, uint32_t percent)
{
    return (uint32_t)((uint64_t)whole * percent / 100);
}

/* How many words a list takes that has room for `count` patterns. */
static uint32_t words_of(const struct table *table, uint32_t count)
{
    uint32_t room = count == 0 ? 0 : 1;

    while (room < count)
        room *= 2;
    return 1 + room * table->pattern_words;
}

static struct list *list_of(const struct table *table, uint32_t i)
{
    return list_at(table, end_of(table, slot_at(table, i))->first);
}

/* How many cards the first hand has in the position of a slot. */
static uint32_t cards_of(const struct table *table, uint32_t i)
{
    uint64_t lengths;

    memcpy(&lengths, slot_at(table, i), sizeof lengths);
    return least((uint32_t)((lengths & 15) + (lengths >> 4 & 15) +
                            (lengths >> 8 & 15) + (lengths >> 12 & 15)),
                 TALON_FH_TRICKS);
}

static void set_slots(struct table *table, uint32_t bits)
{
    uint32_t slots = (uint32_t)1 << bits;

    if (slots > table->slots_ready) {
        memset(slot_at(table, table->slots_ready), 0,
               (size_t)(slots - table->slots_ready) * table->slot_bytes);
        table->slots_ready = slots;
    }
    table->slot_shift = 64 - bits;
    table->slots_most = part_of(slots, SLOTS_FULL);
}

static void next_generation(struct table *table)
{
    if (++table->generation < GENERATIONS)
        return;
    memset(table->slots, 0, (size_t)table->slots_ready * table->slot_bytes);
    table->generation = 1;
}

void tln_sv_forget_all(struct table *table, uint32_t bits)
{
    set_slots(table, bits);
    next_generation(table);
    table->slots_used = 0;
    table->room[0] = 0;
    table->room_used = 1;
    table->waste = 0;
}

/* ---- forgetting */

/* Gives the words of a list up. */
static void waste(struct table *table, uint32_t first)
{
    struct list *list = list_at(table, first);

    if (first == 0)
        return;
    table->waste += words_of(table, list->count);
    list->slot = NO_SLOT;
}

/* The fewest cards that a position must have to be kept, so that what is kept
 * takes no more of the room and of the slots than KEPT_MOST. */
static uint32_t fewest_kept(const struct table *table)
{
    uint32_t words[TALON_FH_TRICKS + 1] = {0}, slots[TALON_FH_TRICKS + 1] = {0};
    uint32_t i, cards, all_words = 0, all_slots = 0;
    uint32_t words_most = part_of(table->room_most, KEPT_MOST);
    uint32_t slots_most = part_of(table->slots_most, KEPT_MOST);

    for (i = 0; i < slots_of(table); i++) {
        if (!is_taken(table, i))
            continue;
        cards = cards_of(table, i);
        words[cards] += words_of(table, list_of(table, i)->count);
        slots[cards]++;
    }
    for (cards = TALON_FH_TRICKS + 1; cards > 0; cards--) {
        all_words += words[cards - 1];
        all_slots += slots[cards - 1];
        if (all_words > words_most || all_slots > slots_most)
            break;
    }
    return cards;
}

/* Forgets the positions with the fewest cards. */
static void forget_some(struct table *table)
{
    uint32_t fewest = fewest_kept(table), i;

    table->has_forgotten = 1;
    for (i = 0; i < slots_of(table); i++) {
        struct slot_end *end = end_of(table, slot_at(table, i));

        if (!is_taken(table, i) || cards_of(table, i) >= fewest)
            continue;
        waste(table, end->first);
        end->stamp = 0;
        table->slots_used--;
    }
}

/* ---- moving */

/* Moves the lists together, so that nothing between them is waste. */
static void close_up(struct table *table)
{
    uint32_t from = 1, to = 1;

    while (from < table->room_used) {
        const struct list *list = list_at(table, from);
        uint32_t words = words_of(table, list->count), slot = list->slot;

        if (slot != NO_SLOT) {
            end_of(table, slot_at(table, slot))->first = to;
            memmove(table->room + to, table->room + from,
                    (size_t)words * sizeof *table->room);
            to += words;
        }
        from += words;
    }
    table->room_used = to;
    table->waste = 0;
}

/* Puts a slot of the last generation where it belongs in this one. What it
 * displaces there is put elsewhere in turn. */
static void put_slot(struct table *table, unsigned char *moving)
{
    uint32_t mask = slots_of(table) - 1, last = table->generation - 1, i;
    unsigned char displaced[WIDE_SLOT];
    uint32_t stamp = end_of(table, moving)->stamp;

    while (stamp >> 12 == last) {
        uint64_t lengths[2] = {0, 0};

        memcpy(lengths, moving, table->slot_bytes - sizeof(struct slot_end));
        i = slot_place(lengths[0], lengths[1], stamp & 0xFFF,
                       table->slot_shift);
        while (is_taken(table, i))
            i = (i + 1) & mask;
        memcpy(displaced, slot_at(table, i), table->slot_bytes);
        end_of(table, moving)->stamp =
            table->generation << 12 | (stamp & 0xFFF);
        memcpy(slot_at(table, i), moving, table->slot_bytes);
        list_of(table, i)->slot = i;
        memcpy(moving, displaced, table->slot_bytes);
        stamp = end_of(table, moving)->stamp;
    }
}

/* Puts all slots where they belong, among 2^bits. */
static void put_slots(struct table *table, uint32_t bits)
{
    uint32_t slots = slots_of(table), i;
    unsigned char moving[WIDE_SLOT];

    if (table->generation + 1 >= GENERATIONS) {
        table->has_forgotten = 1;
        tln_sv_forget_all(table, bits);
        return;
    }
    set_slots(table, bits);
    table->generation++;
    for (i = 0; i < slots; i++) {
        struct slot_end *end = end_of(table, slot_at(table, i));

        if (end->stamp >> 12 != table->generation - 1)
            continue;
        memcpy(moving, slot_at(table, i), table->slot_bytes);
        end->stamp = 0;
        put_slot(table, moving);
    }
}

void tln_sv_make_slots(struct table *table)
{
    uint32_t bits = 64 - table->slot_shift;

    if (bits < table->slot_bits_most)
        bits++;
    else
        forget_some(table);
    put_slots(table, bits);
}

static void make_words(struct table *table)
{
    if (table->waste < part_of(table->room_most, WASTE_LEAST)) {
        forget_some(table);
        put_slots(table, 64 - table->slot_shift);
    }
    close_up(table);
}

int tln_sv_grow(struct table *table, uint32_t slot)
{
    struct slot_end *end = end_of(table, slot_at(table, slot));
    const struct list *list = list_at(table, end->first);
    uint32_t words = words_of(table, list->count + 1), at = table->room_used;

    if (words > part_of(table->room_most, LIST_MOST)) {
        table->has_forgotten = 1;
        waste(table, end->first);
        end->first = 0;
        return 0;
    }
    if (words > table->room_most - at) {
        make_words(table);
        return 0;
    }
    memcpy(table->room + at, list,
           (size_t)words_of(table, list->count) * sizeof *table->room);
    list_at(table, at)->slot = slot;
    waste(table, end->first);
    end->first = at;
    table->room_used += words;
    return 1;
}
