/* SPDX-License-Identifier: MIT */
/* How much a stated chance of Tripoli depends on the worlds that happened to be
 * drawn: the same view is shown to players with 20 generators, and the standard
 * deviation of what they state is printed in points, by kind. (spread.c is for
 * both games, and does not tell raises apart.)
 *
 *   tr_spread LEVEL [SEED [DEALS [MOST]]]
 *
 * All seats of a table of five play at the level, so the views are those of its
 * games. A deviation is the root of the mean variance over all views of a kind.
 * With MOST, the program fails if a deviation is greater than that.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "talon/player.h"
#include "talon/talon.h"

enum {
    GENERATORS = 20,
    KINDS = 4,     /* the names below */
    VIEWS_MOST = 6 /* leads of a deal */
};

static const char *const names[KINDS] = {
    "best hand, before raises", "best hand, after one raise",
    "best hand, after more raises", "goes out"};

static struct {
    double variance, worst;
    uint32_t views;
} kinds[KINDS];

static uint64_t memory[TALON_GAME_BYTES_MAX / 8];
static uint64_t scratch[TALON_PLAYER_BYTES / 8];
static talon_advice advice[TALON_PLAYER_MOVES_MAX];
static talon_player_budget budget;

static void must_ok(talon_status status)
{
    if (status < 0) {
        fprintf(stderr, "tr_spread: %s\n", talon_status_name(status));
        exit(1);
    }
}

/* What one player advises. Returns the number of moves. */
static uint32_t ask(const talon_game *game, int32_t seat, uint32_t stream)
{
    uint8_t seed[TALON_SEED_BYTES] = {0};
    uint32_t count;
    talon_rng rng;

    memcpy(seed, "spread", 6);
    must_ok(talon_rng_seed(&rng, seed, stream));
    must_ok(talon_player_advise(game, seat, &budget, NULL, NULL, 0, &rng,
                                scratch, sizeof scratch, advice,
                                TALON_PLAYER_MOVES_MAX, &count));
    return count;
}

static void add(uint32_t kind, const double *chance)
{
    double sum = 0, squares = 0, variance;
    uint32_t i;

    for (i = 0; i < GENERATORS; i++) {
        sum += chance[i];
        squares += chance[i] * chance[i];
    }
    variance = (squares - sum * sum / GENERATORS) / (GENERATORS - 1);
    kinds[kind].variance += variance;
    kinds[kind].worst = fmax(kinds[kind].worst, sqrt(fmax(variance, 0)));
    kinds[kind].views++;
}

/* Shows a view to all generators, and adds what they state of the move that the
 * first of them prefers. */
static void vary(const talon_game *game, int32_t seat, uint32_t number)
{
    uint32_t i, k, count, kind = KINDS - 1;
    double chance[GENERATORS];
    talon_tr_state state;
    talon_move first;

    for (i = 0; i < GENERATORS; i++) {
        count = ask(game, seat, number * GENERATORS + i);
        if (i == 0)
            first = advice[0].next_move;
        for (k = 0; k < count; k++)
            if (memcmp(&first, &advice[k].next_move, sizeof first) == 0)
                break;
        if (k == count || advice[k].chance_of == 0)
            return;
        chance[i] = advice[k].chance * 100. / TALON_CERTAIN;
    }
    must_ok(talon_tr_state_of(game, &state));
    if (advice[0].chance_of == TALON_CHANCE_BEST_HAND)
        kind = state.raises < 2 ? (uint32_t)state.raises : 2;
    add(kind, chance);
}

static void play_deal(const talon_rules *rules, talon_rng *rng, uint32_t deal)
{
    uint32_t number = deal * 1000;
    uint32_t phase, leads = 0;
    int32_t seat, over = 0;
    talon_game *game;

    must_ok(talon_game_init(memory, sizeof memory, rules, &game));
    must_ok(talon_game_chance(game, rng, NULL, 0, NULL));
    while (talon_game_deal_over(game, &over) >= 0 && !over) {
        talon_game_to_act(game, &seat);
        talon_game_phase(game, &phase);
        if (phase == TALON_PHASE_BETTING ||
            (phase == TALON_PHASE_MICHIGAN && leads++ < VIEWS_MOST))
            vary(game, seat, number);
        ask(game, seat, ++number * GENERATORS);
        must_ok(talon_game_apply(game, &advice[0].next_move, NULL, 0, NULL));
    }
}

int main(int argc, char **argv)
{
    double most = argc > 4 ? atof(argv[4]) : 100, deviation;
    uint8_t seed[TALON_SEED_BYTES] = {0};
    uint32_t deals = argc > 3 ? (uint32_t)atoi(argv[3]) : 100, deal;
    uint32_t kind, bad = 0;
    talon_rules rules;
    talon_rng rng;

    if (argc >= 2)
        budget.level = talon_level_find(argv[1]);
    if (budget.level == 0) {
        fputs("usage: tr_spread LEVEL [SEED [DEALS [MOST]]]\n", stderr);
        return 2;
    }
    memcpy(seed, "views", 5);
    must_ok(
        talon_rng_seed(&rng, seed, argc > 2 ? (uint32_t)atoi(argv[2]) : 9001));
    must_ok(talon_rules_init(&rules, TALON_GAME_TRIPOLI, 1));
    for (deal = 0; deal < deals; deal++)
        play_deal(&rules, &rng, deal);
    for (kind = 0; kind < KINDS; kind++) {
        if (kinds[kind].views == 0)
            continue;
        deviation = sqrt(kinds[kind].variance / kinds[kind].views);
        printf("%-30s %5.2f points (%u views; at most %.2f)\n", names[kind],
               deviation, (unsigned)kinds[kind].views, kinds[kind].worst);
        bad += deviation > most;
    }
    return bad == 0 ? 0 : 1;
}
