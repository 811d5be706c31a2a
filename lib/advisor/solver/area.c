/* SPDX-License-Identifier: MIT */
/* How the memory of a solver is divided: the struct itself, the remembered
 * cuts, the slots, the patterns. There are no pointers in it; each call makes
 * its own. */
#include "advisor/solver/area.h"
#include "advisor/search/instances.h"
#include "advisor/base/freestanding.h"

#define MARK      UINT64_C(0x534F4C5645523530)
#define BYTES_MAX ((size_t)1 << 30)
#define BITS_MAX  22u

/* The binary logarithms of the slots and cuts that roots of 0 … 10 cards use,
 * if there is room. */
static const uint8_t narrow_bits[] = {6, 6, 6, 6, 6, 7, 8, 10, 11, 13, 14};
static const uint8_t wide_bits[] = {6, 6, 6, 6, 7, 9, 11, 13, 15, 16, 17};
static const uint8_t cut_bits[] = {6, 6, 6, 6, 7, 8, 9, 10, 11, 13, 14};

/* What slots and patterns of all instances have in common: the ends of their
 * structs in core_table.h. */
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

/* The positions that are kept when there is no more room. */
#define KEPT_MAX 96u

struct kept {
    unsigned char slot[KEPT_MAX][WIDE_SLOT];
    uint32_t count;
};

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

/* How many cards the first hand has in the position of a slot; 0 if it is
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

/* Finds the positions with the most cards. */
static void find_kept(const struct table *table, struct kept *kept)
{
    uint32_t slots = (uint32_t)1 << (64 - table->slot_shift), i;
    uint32_t number[TRICKS_MAX + 2] = {0}, fewest = TRICKS_MAX + 1, sum = 0;

    for (i = 0; i < slots; i++)
        number[least(cards_of(table, i), TRICKS_MAX)]++;
    while (fewest > 3 && sum + number[fewest - 1] <= KEPT_MAX)
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

/* Begins a new generation with a number of slots, without any position. */
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
    table->slots_most = slots / 4 * 3;
    table->slots_used = 0;
}

static void forget_all(struct table *table, uint32_t bits)
{
    renew(table, bits);
    table->patterns_used = 0;
    table->patterns_free = 0;
}

void tln_sv_make_room(struct table *table)
{
    uint32_t bits = 64 - table->slot_shift, i;
    int is_long = table->slots_used >= table->slots_most;
    struct kept kept;

    table->has_forgotten = 1;
    find_kept(table, &kept);
    table->patterns_free = 0;
    free_patterns(table, &kept);
    /* If it is the slots that have run out, use more of them. */
    renew(table, is_long && bits < table->slot_bits_most ? bits + 1 : bits);
    for (i = 0; i < kept.count; i++)
        put_slot(table, kept.slot[i]);
    if (table->patterns_free == 0)
        forget_all(table, 64 - table->slot_shift);
}

/* Divides the memory; returns the most bits of remembered cuts. */
static uint32_t divide(talon_fh_solver *solver, int is_wide,
                       struct table *table)
{
    unsigned char *memory = (unsigned char *)solver + sizeof *solver;
    size_t bytes = (size_t)solver->bytes - sizeof *solver, slots;
    uint32_t cuts = bytes < 200000 ? 10u : bytes < 800000 ? 12u : 14u, bits = 6;
    size_t pattern = is_wide ? WIDE_PATTERN : NARROW_PATTERN;
    size_t slot = is_wide ? WIDE_SLOT : NARROW_SLOT;

    table->cuts = (uint32_t *)(void *)memory;
    memory += (size_t)4 << cuts;
    bytes -= (size_t)4 << cuts;
    while (bits < BITS_MAX && ((slot + pattern) << (bits + 1)) <= bytes)
        bits++;
    slots = slot << bits;
    table->slots = memory;
    table->slot_bytes = (uint32_t)slot;
    table->slot_bits_most = bits;
    table->patterns = memory + slots;
    table->patterns_most = (uint32_t)((bytes - slots) / pattern);
    table->pattern_bytes = (uint32_t)pattern;
    return cuts;
}

/* Clears the cuts that are used for the first time since all was forgotten. */
static void ready_cuts(talon_fh_solver *solver, struct table *table,
                       uint32_t bits)
{
    uint32_t words = (uint32_t)1 << bits;

    if (words > solver->cuts_ready) {
        memset(table->cuts + solver->cuts_ready, 0,
               (size_t)(words - solver->cuts_ready) * sizeof *table->cuts);
        solver->cuts_ready = words;
    }
    table->cut_shift = 32 - bits;
}

void tln_sv_open(talon_fh_solver *solver, const struct context *context,
                 uint32_t cards, struct table *table)
{
    int is_wide = context->instance >= INSTANCE_ANY;
    int was_wide = solver->context.instance >= INSTANCE_ANY;
    uint32_t cuts = divide(solver, is_wide, table), bits;
    int is_new = memcmp(context, &solver->context, sizeof *context) != 0;

    bits = least(is_wide ? wide_bits[cards] : narrow_bits[cards],
                 table->slot_bits_most);
    if (is_wide != was_wide)
        solver->slots_ready = 0;
    /* Never fewer slots for the same context: what they hold would be lost. */
    if (!is_new)
        bits = most(bits, solver->slot_bits);
    table->slots_ready = solver->slots_ready;
    table->generation = solver->generation;
    table->slot_shift = 64 - bits;
    table->slots_most = ((uint32_t)1 << bits) / 4 * 3;
    table->slots_used = solver->slots_used;
    table->patterns_used = solver->patterns_used;
    table->patterns_free = solver->patterns_free;
    if (is_new || bits != solver->slot_bits || solver->slots_used == 0) {
        forget_all(table, bits);
    }
    solver->context = *context;
    ready_cuts(solver, table, least(cut_bits[cards], cuts));
}

void tln_sv_close(talon_fh_solver *solver, const struct table *table)
{
    solver->generation = table->generation;
    solver->slot_bits = 64 - table->slot_shift;
    solver->slots_ready = table->slots_ready;
    solver->slots_used = table->slots_used;
    solver->patterns_used = table->patterns_used;
    solver->patterns_free = table->patterns_free;
}

talon_status tln_sv_solver_status(const talon_fh_solver *solver)
{
    if (solver == NULL)
        return TALON_E_NULL;
    return ((uintptr_t)solver & 7) == 0 && solver->mark == MARK
               ? TALON_OK
               : TALON_E_SOLVER;
}

talon_status talon_fh_solver_init(void *memory, size_t size,
                                  talon_fh_solver **solver)
{
    talon_fh_solver *made = memory;

    if (memory == NULL || solver == NULL)
        return TALON_E_NULL;
    if (((uintptr_t)memory & 7) != 0)
        return TALON_E_ALIGNMENT;
    if (size < TALON_FH_SOLVER_BYTES_MIN)
        return TALON_E_SPACE;
    memset(made, 0, sizeof *made);
    made->mark = MARK;
    made->bytes = size < BYTES_MAX ? size & ~(size_t)7 : BYTES_MAX;
    *solver = made;
    return TALON_OK;
}

talon_status talon_fh_solver_forget(talon_fh_solver *solver)
{
    talon_status status = tln_sv_solver_status(solver);

    if (status != TALON_OK)
        return status;
    solver->slots_used = 0;
    solver->patterns_used = 0;
    solver->slot_bits = 0;
    solver->cuts_ready = 0;
    memset(&solver->session, 0, sizeof solver->session);
    memset(&solver->deal, 0, sizeof solver->deal);
    memset(&solver->review, 0, sizeof solver->review);
    memset(&solver->patience, 0, sizeof solver->patience);
    return TALON_OK;
}
