/* SPDX-License-Identifier: MIT */
/* Turns a game into a problem, from what the library says about the game: see
 * model.h. */
#include "model.h"
#include "common/suite.h"

void model_of(const talon_game *game, talon_fh_problem *problem)
{
    uint32_t i, suit, count;
    talon_fh_state state;
    talon_rules rules;
    int32_t rule;

    memset(problem, 0, sizeof *problem);
    must_ok(talon_fh_state_of(game, &state));
    must_ok(talon_game_rules(game, &rules));
    must_ok(talon_rules_get(&rules, TALON_FH_OPTION_JOKER_NO_TRUMP, &rule));
    problem->denomination =
        state.bidder < 0 ? TALON_DENOMINATION_NO_TRUMP : state.bid_denomination;
    problem->side = (uint8_t)minimax_side(game);
    for (i = 0; i < TALON_FH_SEATS_MAX; i++) {
        if (state.side[i] == 0 || (state.laid_down >> i & 1))
            continue;
        problem->playing |= (uint8_t)(1u << i);
        problem->hand[i] = state.hand[i];
        problem->failed[i] = state.voids[i];
        if (state.bid_denomination < TALON_DENOMINATION_MISERE &&
            (problem->side >> i & 1))
            problem->taken = (uint8_t)(problem->taken + state.tricks[i]);
    }
    memset(problem->table, TALON_CARD_NONE, sizeof problem->table);
    must_ok(talon_fh_trick(game, state.trick, NULL, problem->table,
                           TALON_FH_SEATS_MAX, &count, NULL, NULL));
    problem->suit_led = state.suit_led;
    problem->joker_rule = (uint8_t)rule;
    problem->nominated = state.nominated;
    for (i = 1; i < state.trick; i++) {
        must_ok(talon_fh_trick(game, i, NULL, NULL, 0, &count, &suit, NULL));
        problem->suits_led |= (uint8_t)(1u << suit);
    }
    problem->leader = state.leader;
    problem->contractor = state.bidder;
}
