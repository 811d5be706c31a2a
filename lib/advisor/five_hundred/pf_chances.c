/* SPDX-License-Identifier: MIT */
#include "advisor/five_hundred/pf_chances.h"
#include "advisor/five_hundred/pf_chance_table.h"

uint32_t tln_pf_drawn(const struct pf_mind *mind, const struct pf_found *found)
{
    uint32_t kind = tln_pf_promise_kind(found->denomination);

    return tln_pf_draw(
        mind->skill, found,
        tln_pf_on_row(promised[mind->sight.seats - 2][found->step][kind],
                      found->merit));
}

uint16_t tln_pf_told(const struct pf_mind *mind, enum pf_step step,
                     uint32_t denomination, uint32_t share)
{
    const uint16_t *row =
        told[mind->decision->budget.level][mind->sight.seats - 2][step]
            [tln_pf_kind(denomination)];

    return (uint16_t)tln_pf_on_row(row, share);
}

uint32_t tln_pf_misere_chance(const struct pf_mind *mind,
                              const struct pf_found *found, int is_solved)
{
    struct pf_found one = *found;

    one.share = is_solved ? TALON_CERTAIN : 0;
    return tln_pf_told(mind, found->step, found->denomination,
                       tln_pf_drawn(mind, &one));
}
