/* SPDX-License-Identifier: MIT */
/* A program that uses the installed libtalon-advisor: it deals a hand of Five
 * Hundred and prints how many tricks each seat can make in each
 * denomination. */
#include <talon/solve.h>
#include <talon/talon.h>

#include <stdio.h>

/* Deals hands that are the same on every platform. */
static int deal(const talon_rules *rules, uint32_t seats, talon_cards *hands)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {1};
    uint64_t memory[TALON_GAME_BYTES_MAX / sizeof(uint64_t)];
    talon_game *game = NULL;
    talon_rng rng;
    uint32_t seat, count;
    int32_t who;

    if (talon_rng_seed(&rng, seed, 0) < 0 ||
        talon_game_init(memory, sizeof memory, rules, &game) < 0 ||
        talon_game_to_act(game, &who) < 0)
        return 0;
    while (who == TALON_TABLE)
        if (talon_game_chance(game, &rng, NULL, 0, NULL) < 0 ||
            talon_game_to_act(game, &who) < 0)
            return 0;
    for (seat = 0; seat < seats; seat++)
        if (talon_game_cards(game, seat, &hands[seat], &count) != TALON_OK)
            return 0;
    return 1;
}

int main(void)
{
    static uint64_t area[TALON_FH_SOLVER_BYTES_GOOD / sizeof(uint64_t)];
    talon_cards hands[TALON_FH_SEATS_MAX] = {0};
    talon_fh_solver *solver = NULL;
    talon_fh_deal_table table;
    talon_rules rules;
    uint32_t seats = 0, seat, denomination;

    if (!talon_advisor_version_serves(TALON_ADVISOR_VERSION) ||
        talon_rules_init(&rules, TALON_GAME_FIVE_HUNDRED, 0) < 0 ||
        talon_rules_seat_count(&rules, &seats) < 0 ||
        !deal(&rules, seats, hands) ||
        talon_fh_solver_init(area, sizeof area, &solver) < 0 ||
        talon_fh_solve_deal(solver, &rules, hands, 0, NULL, &table) != TALON_OK)
        return 1;
    for (seat = 0; seat < seats; seat++) {
        printf("seat %lu:", (unsigned long)seat);
        for (denomination = 1; denomination <= 7; denomination++)
            printf(" %d", table.low[seat][denomination]);
        printf("\n");
    }
    return 0;
}
