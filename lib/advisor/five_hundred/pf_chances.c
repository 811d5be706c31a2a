/* SPDX-License-Identifier: MIT */
#include "advisor/five_hundred/pf_chances.h"
#include "advisor/five_hundred/pf_chance_table.h"

uint16_t tln_pf_told(const struct pf_mind *mind, enum pf_step step,
                     uint32_t denomination, uint32_t share)
{
    const uint16_t *row =
        told[mind->decision->budget.level][mind->sight.seats - 2][step]
            [tln_pf_kind(denomination)];
    uint32_t i = share / PF_KNOT, past = share % PF_KNOT;

    if (past == 0)
        return row[i];
    return (uint16_t)((row[i] * (PF_KNOT - past) + row[i + 1] * past) /
                      PF_KNOT);
}

uint32_t tln_pf_misere_chance(const struct pf_mind *mind, enum pf_step step,
                              uint32_t denomination, int is_solved)
{
    return tln_pf_told(mind, step, denomination, is_solved ? TALON_CERTAIN : 0);
}
