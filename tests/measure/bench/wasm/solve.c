/* SPDX-License-Identifier: MIT */
/* Solves the deals of the benchmark (../solver.c), with four hands and trumps,
 * in a native program and in a WebAssembly module. */
#include <string.h>

#include "solve.h"
#include "talon/solve.h"
#include "talon/talon.h"

static uint64_t memory[TALON_FH_SOLVER_BYTES_GOOD / 8];
static uint64_t game_memory[TALON_GAME_BYTES_MAX / 8];

/* Deals the hands of a deal number; returns whether that worked. */
static int deal(uint32_t number, talon_fh_state *state)
{
    static const uint8_t seed[TALON_SEED_BYTES];
    talon_rules rules;
    talon_game *game;
    talon_rng rng;
    uint32_t phase = 0;

    if (talon_rules_init(&rules, TALON_GAME_FIVE_HUNDRED, 0) != TALON_OK ||
        talon_rules_preset(&rules, "australian-4") != TALON_OK ||
        talon_rng_seed(&rng, seed, number) != TALON_OK ||
        talon_game_init(game_memory, sizeof game_memory, &rules, &game) !=
            TALON_OK)
        return 0;
    while (phase != TALON_PHASE_AUCTION) {
        if (talon_game_chance(game, &rng, NULL, 0, NULL) != TALON_OK ||
            talon_game_phase(game, &phase) != TALON_OK)
            return 0;
    }
    return talon_fh_state_of(game, state) == TALON_OK;
}

static talon_fh_position position_of(const talon_fh_state *state,
                                     uint32_t trumps, uint32_t leader)
{
    talon_fh_position position;
    uint32_t seat;

    memset(&position, 0, sizeof position);
    memset(position.table, TALON_CARD_NONE, sizeof position.table);
    position.denomination = (uint8_t)trumps;
    position.leader = position.contractor = (int8_t)leader;
    position.playing = 15;
    position.side = 5;
    for (seat = 0; seat < 4; seat++)
        position.hand[seat] = state->hand[seat];
    return position;
}

uint32_t solve_deals(uint32_t deals)
{
    talon_fh_solver *solver;
    talon_fh_state state;
    talon_fh_answer answer;
    uint32_t number, trumps, leader, nodes = 0;

    if (talon_fh_solver_init(memory, sizeof memory, &solver) != TALON_OK)
        return 0;
    for (number = 0; number < deals; number++) {
        if (!deal(number, &state))
            return 0;
        for (trumps = 1; trumps <= 4; trumps++) {
            for (leader = 0; leader < 4; leader++) {
                talon_fh_position position =
                    position_of(&state, trumps, leader);

                if (talon_fh_solver_forget(solver) != TALON_OK ||
                    talon_fh_solve(solver, &position, 0, NULL, &answer) !=
                        TALON_OK)
                    return 0;
                nodes += (uint32_t)answer.nodes;
            }
        }
    }
    return nodes;
}
