/* SPDX-License-Identifier: MIT */
/* Why: from what a card does in its trick. */
#include "advisor/player/fh_reasons.h"
#include "advisor/player/fh_sight.h"

void tln_pf_explain_card(const struct mind *mind,
                         const struct candidates *cards, uint32_t best,
                         uint32_t index, talon_advice *advice)
{
    (void)mind;
    advice->card = cards->card[index].option.card;
    if (cards->count == 1)
        advice->reason = TALON_ADVICE_ONLY_MOVE;
    else
        advice->reason =
            index == best ? TALON_ADVICE_AVERAGE : TALON_ADVICE_LESS;
}

void tln_pf_explain_calls(const struct mind *mind)
{
    uint32_t i;

    for (i = 0; i < mind->decision->count; i++)
        mind->decision->advice[i].reason =
            i == 0 ? TALON_ADVICE_AVERAGE : TALON_ADVICE_LESS;
}

void tln_pf_explain_plan(const struct mind *mind, talon_advice *advice)
{
    (void)mind;
    advice->reason = TALON_ADVICE_AVERAGE;
}
