/* SPDX-License-Identifier: MIT */
/* The codes of moves: which moves there can be under some rules, as rows of
 * game/code.h. */
#include "five_hundred/fh_codes.h"
#include "five_hundred/fh_pack.h"
#include "five_hundred/fh_rules.h"
#include "five_hundred/fh_sides.h"
#include "five_hundred/fh_suits.h"
#include "game/code.h"

/* A row of a kind without cards. */
static talon_choice *add(talon_choice **next, uint32_t kind)
{
    talon_choice *row = (*next)++;

    *row = (talon_choice){.kind = (uint16_t)kind, .denominations = 1};
    return row;
}

static talon_choice *add_cards(talon_choice **next, uint32_t kind,
                               talon_cards pack, int32_t count)
{
    talon_choice *row = add(next, kind);

    row->cards = pack;
    row->pick_min = row->pick_max = (uint8_t)count;
    return row;
}

/* FH-13, FH-14, FH-16 */
static void add_bids(talon_choice **next, const int16_t *rule)
{
    talon_choice *row = add(next, TALON_KIND_BID);
    uint32_t miseres = 0;

    row->amount_min = rule[TALON_FH_OPTION_LOWEST_BID];
    row->amount_max = TRICKS;
    row->denominations =
        denominations_of(ALL_SUITS) | 1u << TALON_DENOMINATION_NO_TRUMP;
    if (rule[TALON_FH_OPTION_MISERE] != TALON_FH_MISERE_OFF)
        miseres |= 1u << TALON_DENOMINATION_MISERE;
    if (rule[TALON_FH_OPTION_OPEN_MISERE] != TALON_FH_OPEN_MISERE_OFF)
        miseres |= 1u << TALON_DENOMINATION_OPEN_MISERE;
    if (miseres != 0)
        add(next, TALON_KIND_BID)->denominations = miseres;
}

/* A suit can be named for a joker: when discarding (FH-21) by one of the rules
 * for it, when leading (FH-29) by all. */
uint32_t tln_fh_codes(const int32_t *value, talon_choice *row)
{
    int16_t rule[RULES_KEPT];
    talon_choice *next = row, *named;
    talon_cards pack;

    narrow_rules(value, rule);
    pack = tln_fh_pack(rule);
    add(&next, TALON_KIND_PASS);
    add_bids(&next, rule);
    named = add_cards(&next, TALON_KIND_DISCARD, pack, kitty_size(rule));
    if ((pack & JOKERS) != 0 &&
        rule[TALON_FH_OPTION_JOKER_NO_TRUMP] == TALON_FH_JOKER_NO_TRUMP_PAGAT) {
        named->denominations |= denominations_of(ALL_SUITS);
        named->flags = ROW_ENDS;
    }
    if (has_called_partners(rule)) {
        add_cards(&next, TALON_KIND_CALL_CARD, pack, 1);
        add(&next, TALON_KIND_ALONE);
    }
    named = add_cards(&next, TALON_KIND_PLAY, pack, 1);
    if ((pack & JOKERS) != 0)
        named->denominations |= denominations_of(ALL_SUITS);
    return (uint32_t)(next - row);
}
