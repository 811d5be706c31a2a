/* SPDX-License-Identifier: MIT */
#include "advisor/five_hundred/pf_calls.h"
#include "advisor/base/freestanding.h"
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

/* A later library may have choices that are not known here; only bids are
 * read. */
void tln_pf_find_offers(const struct pf_mind *mind, struct sight *sight,
                        const struct pf_call *next)
{
    const struct decision *decision = mind->decision;
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t count, i, d;
    int32_t n;

    memset(sight->offered, 0, sizeof sight->offered);
    sight->withheld = 0;
    if (talon_game_choices_of(decision->view, decision->seat, choice,
                              TALON_CHOICES_MAX, &count) != TALON_OK)
        return;
    for (i = 0; i < count; i++) {
        for (n = 0; n <= ALL_TRICKS && choice[i].kind == TALON_KIND_BID; n++) {
            if (n < choice[i].amount_min || n > choice[i].amount_max)
                continue;
            for (d = 1; d < OFFERS; d++)
                sight->offered[d] |=
                    (uint16_t)((choice[i].denominations >> d & 1) << n);
        }
    }
    for (d = 1; d <= TALON_DENOMINATION_NO_TRUMP; d++) {
        if (sight->offered[d] == 0 &&
            (next->cheapest[d] <= ALL_TRICKS ||
             tln_pf_cheapest(sight, 0, 0, d) > ALL_TRICKS))
            sight->withheld |= 1u << d;
    }
}

int tln_pf_is_signal(const struct sight *sight, uint32_t tricks)
{
    return sight->rules.value[TALON_FH_OPTION_INKLE] != 0 && tricks == 6;
}

/* The most that the others can score in a hand that a contractor wins: with the
 * tricks of a misere (FH-33). */
#define OTHERS_MOST 100

int tln_pf_wins_game(const struct sight *sight, uint32_t tricks,
                     uint32_t denomination)
{
    const talon_fh_state *state = &sight->state;
    const int32_t *rule = sight->rules.value;
    int32_t needed = rule[TALON_FH_OPTION_TARGET], value = 0, others = 0;
    uint32_t seat;

    if ((state->barred >> sight->me & 1) != 0 ||
        talon_fh_bid_value(&sight->rules, tricks, denomination, &value) < 0)
        return 0;
    if (sight->seats == 5 && denomination < TALON_DENOMINATION_MISERE &&
        rule[TALON_FH_OPTION_FIVE_PARTNER] != TALON_FH_FIVE_PARTNER_NONE)
        value /= 2;
    for (seat = 0; seat < sight->seats; seat++) {
        others = state->score[seat] + OTHERS_MOST;
        if ((state->side[sight->me] >> seat & 1) == 0 && others > needed &&
            rule[TALON_FH_OPTION_BOTH_OVER] == TALON_FH_BOTH_OVER_HIGHER)
            needed = others;
    }
    return state->score[sight->me] + value >= needed;
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
