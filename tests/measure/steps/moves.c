/* SPDX-License-Identifier: MIT */
/* Measures a random move in C, with the events that it makes: prints
 * microseconds of processor time, the least of many rounds. */
#include <stdio.h>
#include <talon/talon.h>
#include <time.h>

#define MOVES  20000
#define ROUNDS 10

static talon_event events[TALON_EVENTS_MAX];

/* Makes one move, of a seat or of the table; in a new game if one is over. */
static void make(talon_game *game, const talon_game *first, talon_rng *rng)
{
    talon_move move;
    int32_t seat;

    talon_game_to_act(game, &seat);
    if (seat == TALON_NOBODY) {
        talon_game_copy(game, first);
    } else if (seat == TALON_TABLE) {
        talon_game_chance(game, rng, events, TALON_EVENTS_MAX, NULL);
    } else {
        talon_game_move_random(game, rng, &move);
        talon_game_apply(game, &move, events, TALON_EVENTS_MAX, NULL);
    }
}

int main(void)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {'7'};
    double least = 1e9;
    talon_game *game, *first;
    talon_rules rules;
    talon_rng rng;
    int round, i;

    talon_rules_init(&rules, TALON_GAME_FIVE_HUNDRED, 0);
    talon_rules_preset(&rules, "australian-4");
    talon_rng_seed(&rng, seed, 0);
    if (talon_game_new(NULL, &rules, &game) < 0 ||
        talon_game_new(NULL, &rules, &first) < 0)
        return 1;
    for (round = 0; round < ROUNDS; round++) {
        clock_t start = clock();
        double spent;

        for (i = 0; i < MOVES; i++)
            make(game, first, &rng);
        spent = (double)(clock() - start) / CLOCKS_PER_SEC / MOVES * 1e6;
        least = spent < least ? spent : least;
    }
    printf("%.2f\n", least);
    talon_game_free(NULL, game);
    talon_game_free(NULL, first);
    return 0;
}
