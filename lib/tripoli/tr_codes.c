/* SPDX-License-Identifier: MIT */
/* The codes of moves: which moves there can be under some rules, as rows of
 * game/code.h. */
#include "tripoli/tr_codes.h"
#include "tripoli/tr_moves.h"
#include "tripoli/tr_options.h"
#include "tripoli/tr_state.h"

/* Whether an option has an effect. */
static int applies(const int32_t *rule, uint32_t option)
{
    return tln_tr_options.option[option].applies(rule);
}

/* TR-9…TR-11. Offers have no limit but that of a move. */
static talon_choice *add_spare(talon_choice *row, const int32_t *rule)
{
    int32_t spare = rule[TALON_TR_OPTION_SPARE_HAND];
    int may_auction = spare == TALON_TR_SPARE_HAND_SWAP_OR_AUCTION;

    if (may_auction || rule[TALON_TR_OPTION_PAY_AUCTION]) {
        tln_tr_choice_of(row++, TALON_KIND_PASS);
        tln_tr_choice_of_amounts(row++, TALON_KIND_OFFER, 1, MOVE_CHIPS_MAX);
    }
    if (rule[TALON_TR_OPTION_PAY_AUCTION])
        tln_tr_choice_of(row++, TALON_KIND_NAME)->denominations = SUITS;
    if (spare != TALON_TR_SPARE_HAND_DEAD) {
        tln_tr_choice_of(row++, TALON_KIND_KEEP);
        tln_tr_choice_of(row++, TALON_KIND_SWAP);
    }
    if (may_auction)
        tln_tr_choice_of(row++, TALON_KIND_AUCTION);
    return row;
}

/* TR-18 */
static talon_choice *add_bets(talon_choice *row, const int32_t *rule)
{
    int32_t limit = rule[TALON_TR_OPTION_BET_LIMIT];
    int32_t most = limit > 0 ? limit : MOVE_CHIPS_MAX;

    tln_tr_choice_of(row++, TALON_KIND_CHECK);
    tln_tr_choice_of_amounts(row++, TALON_KIND_BET, 1, most);
    tln_tr_choice_of_amounts(row++, TALON_KIND_RAISE_BY, 1, most);
    tln_tr_choice_of(row++, TALON_KIND_FOLD);
    tln_tr_choice_of(row++, TALON_KIND_CALL_BET);
    return row;
}

/* TR-15, TR-18: poker hands are chosen, and bets made, where options about them
 * have an effect. */
uint32_t tln_tr_codes(const int32_t *rule, talon_choice *row)
{
    talon_choice *next = add_spare(row, rule);

    if (applies(rule, TALON_TR_OPTION_POKER_OPENER))
        tln_tr_choice_of_cards(next++, TALON_KIND_SELECT_HAND, PACK_52, 5);
    if (applies(rule, TALON_TR_OPTION_BET_LIMIT))
        next = add_bets(next, rule);
    tln_tr_choice_of_cards(next++, TALON_KIND_PLAY, PACK_52, 1);
    return (uint32_t)(next - row);
}
