/* SPDX-License-Identifier: MIT */
/* What every discard of a contractor is worth with all cards visible. */
#include "advisor/base/freestanding.h"
#include "advisor/solver/kitty.h"

/* Lists all discards, without what they are worth. */
static void list(const struct discards *discards,
                 talon_fh_discard_value *values)
{
    struct discard discard = {0, 0}, first;

    for (; tln_sv_next_discard(discards, &discard); values++) {
        memset(values, 0, sizeof *values);
        first = tln_sv_first_equal(discards, &discard);
        values->discard = tln_sv_laid_away(discards, &discard);
        values->same = tln_sv_number_of(discards, &first);
        values->suit = (uint8_t)discard.suit;
    }
}

/* Solves the discards as far as the limit allows. */
static void solve_all(struct choice *choice, talon_fh_discard_value *values,
                      uint32_t count)
{
    uint32_t i;

    while (tln_sv_next_choice(choice)) {
        i = tln_sv_number_of(choice->discards, &choice->equals.first);
        values[i].low = choice->low;
        values[i].high = choice->high;
    }
    for (i = 0; i < count; i++) {
        values[i].low = values[values[i].same].low;
        values[i].high = values[values[i].same].high;
    }
}

talon_status talon_fh_solve_discards(talon_fh_solver *solver,
                                     const talon_fh_position *position,
                                     uint32_t wanted, uint32_t limit,
                                     const uint32_t *stop,
                                     talon_fh_discard_value *values,
                                     uint32_t capacity, uint32_t *count)
{
    struct drive drive;
    struct discards discards;
    struct choice choice;
    uint32_t entries;
    talon_status status = tln_sv_solver_status(solver);

    if (status == TALON_OK)
        status = tln_sv_discards_status(position);
    if (status != TALON_OK)
        return status;
    if (values == NULL && capacity > 0)
        return TALON_E_NULL;
    if (wanted != TALON_FH_DISCARDS_EVERY && wanted != TALON_FH_DISCARDS_BEST)
        return TALON_E_ARGUMENT;
    tln_sv_list_discards(position, &discards);
    entries = tln_sv_count_discards(&discards);
    if (count != NULL)
        *count = entries;
    if (values == NULL)
        return TALON_OK;
    if (capacity < entries)
        return TALON_E_SPACE;
    list(&discards, values);
    tln_sv_prepare(&drive, solver, (struct effort){limit, stop});
    tln_sv_begin_choice(&choice, &drive, &discards,
                        (struct question){wanted, 0, 1});
    solve_all(&choice, values, entries);
    tln_sv_end(&drive);
    return choice.is_known ? TALON_OK : TALON_UNFINISHED;
}
