/* SPDX-License-Identifier: MIT */
/* Turns a game into a position, from what the library says about the game: see
 * model.h. */
#include "model.h"
#include "common/suite.h"

void model_of(const talon_game *game, talon_fh_position *position)
{
    uint32_t i, suit, count;
    talon_fh_state state;
    talon_rules rules;
    int32_t rule;

    memset(position, 0, sizeof *position);
    must_ok(talon_fh_state_of(game, &state));
    must_ok(talon_game_rules(game, &rules));
    must_ok(talon_rules_get(&rules, TALON_FH_OPTION_JOKER_NO_TRUMP, &rule));
    position->denomination =
        state.bidder < 0 ? TALON_DENOMINATION_NO_TRUMP : state.bid_denomination;
    position->side = (uint8_t)minimax_side(game);
    for (i = 0; i < TALON_FH_SEATS_MAX; i++) {
        if (state.side[i] == 0 || (state.laid_down >> i & 1))
            continue;
        position->playing |= (uint8_t)(1u << i);
        position->hand[i] = state.hand[i];
        position->failed[i] = state.voids[i];
        if (state.bid_denomination < TALON_DENOMINATION_MISERE &&
            (position->side >> i & 1))
            position->taken = (uint8_t)(position->taken + state.tricks[i]);
    }
    memset(position->table, TALON_CARD_NONE, sizeof position->table);
    must_ok(talon_fh_trick(game, state.trick, NULL, position->table,
                           TALON_FH_SEATS_MAX, &count, NULL, NULL));
    position->suit_led = state.suit_led;
    position->joker_rule = (uint8_t)rule;
    position->nominated = state.nominated;
    for (i = 1; i < state.trick; i++) {
        must_ok(talon_fh_trick(game, i, NULL, NULL, 0, &count, &suit, NULL));
        position->suits_led |= (uint8_t)(1u << suit);
    }
    position->leader = state.leader;
    position->contractor = state.bidder;
}
