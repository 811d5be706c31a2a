/* SPDX-License-Identifier: MIT */
#include "advisor/five_hundred/pf_chances.h"
#include "advisor/five_hundred/pf_chance_table.h"
#include "advisor/five_hundred/pf_odds.h"

uint32_t tln_pf_drawn(const struct pf_mind *mind, const struct pf_found *found)
{
    uint32_t kind = tln_pf_promise_kind(found->denomination);

    return tln_pf_draw(
        mind->skill, found,
        tln_pf_on_row(promised[mind->sight.seats - 2][found->step][kind],
                      found->merit));
}

/* Changes the odds of a row. A straight row stays one. */
static void change_row(const struct pf_odds *odds, int is_straight,
                       const uint16_t *row, uint16_t changed[PF_KNOTS])
{
    uint32_t last = PF_KNOTS - 1, i;
    uint32_t low = tln_pf_at_odds(odds, row[0]);
    uint32_t high = tln_pf_at_odds(odds, row[last]);

    for (i = 0; i <= last; i++)
        changed[i] =
            (uint16_t)(is_straight ? (low * (last - i) + high * i) / last
                                   : tln_pf_at_odds(odds, row[i]));
}

uint16_t tln_pf_told(const struct pf_mind *mind, const struct pf_found *found,
                     uint32_t share)
{
    uint32_t level = mind->decision->budget.level;
    uint32_t table = mind->sight.seats - 2;
    int is_misere = found->denomination >= TALON_DENOMINATION_MISERE;
    const uint16_t *row =
        told[level][table][found->step][tln_pf_kind(found->denomination)];
    uint32_t place = tln_pf_place(found->step, found->denomination, share);
    struct pf_odds odds;
    uint16_t changed[PF_KNOTS];

    /* The cards played so far say more of a contract of tricks than notes. */
    if (found->step == PF_CARD && !is_misere)
        return (uint16_t)tln_pf_on_row(row, place);
    odds = tln_pf_odds(mind, found->seat, found->denomination,
                       usual[level][table][is_misere]);
    change_row(&odds, is_misere && found->step != PF_CARD, row, changed);
    return (uint16_t)tln_pf_on_row(changed, place);
}

uint32_t tln_pf_misere_chance(const struct pf_mind *mind,
                              const struct pf_found *found, int is_solved)
{
    struct pf_found one = *found;

    one.share = is_solved ? TALON_CERTAIN : 0;
    return tln_pf_told(mind, found, tln_pf_drawn(mind, &one));
}
