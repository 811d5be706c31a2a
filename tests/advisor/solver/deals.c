/* SPDX-License-Identifier: MIT */
/* Deals and their contracts: see deals.h. */
#include "deals.h"
#include "draw.h"

int is_misere(uint32_t denomination)
{
    return denomination >= TALON_DENOMINATION_MISERE;
}

void draw_rules(talon_rng *rng, talon_rules *rules)
{
    uint32_t rule = talon_rng_below(rng, JOKER_RULES);

    must_ok(talon_rules_init(rules, FH,
                             1 + talon_rng_below(rng, talon_preset_count(FH))));
    must_ok(
        talon_rules_set(rules, TALON_FH_OPTION_JOKER_NO_TRUMP, (int32_t)rule));
    must_ok(talon_rules_set(rules, TALON_FH_OPTION_SIX_SIDES,
                            (int32_t)talon_rng_below(rng, 2)));
    must_ok(talon_rules_set(rules, TALON_FH_OPTION_ALL_PASS,
                            (int32_t)talon_rng_below(rng, 3)));
}

int is_played(const talon_rules *rules)
{
    return rules->value[TALON_FH_OPTION_ALL_PASS] == TALON_FH_ALL_PASS_PLAY;
}

talon_fh_position contract_of(const talon_rules *rules,
                              const talon_cards hands[], uint32_t seat,
                              uint32_t denomination)
{
    talon_fh_position position = {0};
    uint32_t seats, side, i;
    int32_t rule;

    must_ok(talon_rules_seat_count(rules, &seats));
    must_ok(talon_rules_side(rules, (int32_t)seat, &side));
    must_ok(talon_rules_get(rules, TALON_FH_OPTION_JOKER_NO_TRUMP, &rule));
    memset(position.table, TALON_CARD_NONE, sizeof position.table);
    position.playing = (uint8_t)((1u << seats) - 1);
    if (is_misere(denomination)) {
        position.playing = (uint8_t)(position.playing & ~side);
        side = 1u << seat;
        position.playing |= (uint8_t)side;
    }
    for (i = 0; i < seats; i++)
        if (position.playing >> i & 1)
            position.hand[i] = hands[i];
    position.denomination = (uint8_t)denomination;
    position.side = (uint8_t)side;
    position.joker_rule = (uint8_t)rule;
    position.leader = position.contractor = (int8_t)seat;
    if (denomination == 0) {
        position.denomination = TALON_DENOMINATION_NO_TRUMP;
        position.contractor = TALON_NOBODY;
    }
    return position;
}
