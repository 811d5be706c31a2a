/* SPDX-License-Identifier: MIT */
#include "advisor/five_hundred/pf_calls.h"
#include "advisor/five_hundred/pf_strength.h"

uint32_t tln_pf_cheapest(const struct sight *sight, uint32_t tricks,
                         uint32_t denomination, uint32_t next)
{
    int32_t standing = 0, rank = 0;
    uint32_t n = (uint32_t)sight->rules.value[TALON_FH_OPTION_LOWEST_BID];

    if (denomination != 0 &&
        talon_fh_bid_rank(&sight->rules, tricks, denomination, &standing) < 0)
        return ALL_TRICKS + 1;
    for (; n <= ALL_TRICKS; n++) {
        if (talon_fh_bid_rank(&sight->rules, n, next, &rank) >= 0 &&
            (denomination == 0 || rank > standing))
            return n;
    }
    return n;
}

void tln_pf_describe_call(const struct sight *sight, uint32_t call,
                          struct pf_call *described)
{
    uint32_t side = sight->state.side[described->seat], d, i;
    const struct pf_call *standing = NULL;

    for (i = call; i-- > 0;) {
        const struct pf_call *earlier = &sight->call[i];

        if (earlier->denomination == 0)
            continue;
        standing = standing == NULL ? earlier : standing;
        if (described->partner_suit == 0 && earlier->seat != described->seat &&
            (side >> earlier->seat & 1) != 0)
            described->partner_suit = earlier->denomination;
    }
    described->over_partner =
        standing != NULL && (side >> standing->seat & 1) != 0;
    for (d = 1; d <= TALON_DENOMINATION_NO_TRUMP; d++)
        described->cheapest[d] = (uint8_t)tln_pf_cheapest(
            sight, standing != NULL ? standing->tricks : 0,
            standing != NULL ? standing->denomination : 0, d);
}

void tln_pf_strengths(talon_cards hand, int32_t strength[6])
{
    uint32_t d;

    for (d = 1; d <= TALON_DENOMINATION_NO_TRUMP; d++)
        strength[d] = tln_pf_strength(hand, d);
}

int32_t tln_pf_for_call(const struct pf_call *call, const int32_t strength[6],
                        uint32_t denomination)
{
    return strength[denomination] +
           (call->partner_suit == denomination ? STRENGTH_PARTNER_BID : 0);
}
