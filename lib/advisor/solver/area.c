/* SPDX-License-Identifier: MIT */
/* The memory of a solver is divided into the struct itself, the remembered
 * cuts, the slots, and the patterns. It holds no pointers, so that it can be
 * moved; each call makes a struct table that points into it. */
#include "advisor/solver/area.h"
#include "advisor/search/instances.h"
#include "advisor/base/freestanding.h"
#include "advisor/search/search_constants.h"
#include "advisor/solver/solver_constants.h"

#define MARK      UINT64_C(0x534F4C5645523530)
#define BYTES_MAX ((size_t)1 << 30)

/* How many slots and cuts a root with 0 … 10 cards uses if there is room for
 * them, as binary logarithms. */
static const uint8_t narrow_bits[] = NARROW_SLOT_BITS;
static const uint8_t wide_bits[] = WIDE_SLOT_BITS;
static const uint8_t cut_bits[] = CUT_BITS;

/* The least memory has room for the fewest cuts and slots, and for as many
 * patterns as slots. */
_Static_assert(sizeof(struct talon_fh_solver) + KNOWN_DISCARDS_LEAST +
                       ((size_t)4 << CUT_BITS_LEAST) +
                       ((size_t)(WIDE_SLOT + 8 * WIDE_PATTERN_WORDS)
                        << SLOT_BITS_LEAST) <=
                   TALON_FH_SOLVER_BYTES_MIN,
               "more than the least memory");

static uint32_t known_discards_most(const talon_fh_solver *solver)
{
    return solver->bytes < MEMORY_MORE ? KNOWN_DISCARDS_LEAST
                                       : KNOWN_DISCARDS_MOST;
}

struct known_discards tln_sv_known_discards(talon_fh_solver *solver)
{
    struct known_discards known = {NULL, known_discards_most(solver)};

    known.range = (uint8_t *)solver + solver->bytes - known.most;
    return known;
}

/* Divides the memory into the parts of a table. Returns the binary logarithm of
 * the number of cuts that there is room for. */
static uint32_t divide(talon_fh_solver *solver, int is_wide,
                       struct table *table)
{
    unsigned char *memory = (unsigned char *)solver + sizeof *solver;
    size_t bytes =
        (size_t)solver->bytes - sizeof *solver - known_discards_most(solver);
    uint32_t cuts = bytes < MEMORY_MORE   ? CUT_BITS_LEAST
                    : bytes < MEMORY_MUCH ? CUT_BITS_MORE
                                          : CUT_BITS_MOST;
    uint32_t bits = SLOT_BITS_LEAST;
    size_t slots, slot = is_wide ? WIDE_SLOT : NARROW_SLOT;

    table->cuts = (uint32_t *)(void *)memory;
    memory += (size_t)4 << cuts;
    bytes -= (size_t)4 << cuts;
    while (bits < SLOT_BITS_MOST &&
           (slot << (bits + 1)) <= bytes / 100 * SLOTS_MOST)
        bits++;
    slots = slot << bits;
    table->slots = memory;
    table->slot_bytes = (uint32_t)slot;
    table->slot_bits_most = bits;
    table->room = (uint64_t *)(void *)(memory + slots);
    table->room_most = (uint32_t)((bytes - slots) / sizeof *table->room);
    table->pattern_words = is_wide ? WIDE_PATTERN_WORDS : NARROW_PATTERN_WORDS;
    return cuts;
}

/* Readies 2^bits cuts: clears those that are used for the first time since the
 * solver forgot everything. */
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
    /* Never use fewer slots for the same context: their contents would be
     * lost. */
    if (!is_new)
        bits = most(bits, solver->slot_bits);
    table->slots_ready = solver->slots_ready;
    table->generation = solver->generation;
    table->slot_shift = 64 - bits;
    table->slots_most = (uint32_t)(((uint64_t)SLOTS_FULL << bits) / 100);
    table->slots_used = solver->slots_used;
    table->room_used = solver->room_used;
    table->waste = solver->waste;
    if (is_new || bits != solver->slot_bits || solver->slots_used == 0) {
        tln_sv_forget_all(table, bits);
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
    solver->room_used = table->room_used;
    solver->waste = table->waste;
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
    solver->slot_bits = 0;
    solver->cuts_ready = 0;
    memset(&solver->session, 0, sizeof solver->session);
    memset(&solver->deal, 0, sizeof solver->deal);
    memset(&solver->before_discard, 0, sizeof solver->before_discard);
    memset(&solver->review, 0, sizeof solver->review);
    memset(&solver->patience, 0, sizeof solver->patience);
    return TALON_OK;
}
