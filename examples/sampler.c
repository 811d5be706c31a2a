/* SPDX-License-Identifier: MIT */
/* A player by sampling; see sampler.h. */
#include "sampler.h"

#include <stdlib.h>
#include <string.h>

/* Draws in search of moves that have not been drawn yet. */
#define DRAWS_MAX (4 * THOUGHTS_MAX)

void sampler_init(struct sampler *sampler, const talon_rules *rules)
{
    must(talon_game_new(NULL, rules, &sampler->world), "making a game");
    must(talon_game_new(NULL, rules, &sampler->trial), "making a game");
    must(talon_sample_size(rules->game_id, &sampler->scratch_size),
         "asking for the memory of a sample");
    sampler->scratch = malloc(sampler->scratch_size);
    if (sampler->scratch == NULL)
        fail("out of memory");
}

void sampler_free(struct sampler *sampler)
{
    free(sampler->scratch);
    talon_game_free(NULL, sampler->trial);
    talon_game_free(NULL, sampler->world);
}

int64_t thought_tenths(const struct thought *thought)
{
    return thought->playouts == 0 ? 0 : thought->sum * 10 / thought->playouts;
}

/* Sorts the best first; of equal ones, the one listed first. */
static int compare(const void *a, const void *b)
{
    const struct thought *left = a, *right = b;
    int64_t worth_left = left->sum * right->playouts;
    int64_t worth_right = right->sum * left->playouts;

    if (worth_left != worth_right)
        return worth_left < worth_right ? 1 : -1;
    return memcmp(&left->move, &right->move, sizeof left->move);
}

static void consider(struct sampler *sampler, const talon_move *move)
{
    sampler->thoughts[sampler->count++] = (struct thought){.move = *move};
}

static int is_considered(const struct sampler *sampler, const talon_move *move)
{
    uint32_t i;

    for (i = 0; i < sampler->count; i++)
        if (memcmp(&sampler->thoughts[i].move, move, sizeof *move) == 0)
            return 1;
    return 0;
}

/* Considers every move or, where there are too many, some at random. */
static void consider_moves(struct sampler *sampler, const talon_game *view,
                           talon_rng *rng)
{
    uint32_t count, i;
    talon_move move;

    sampler->count = 0;
    must(talon_game_move_count(view, &count), "counting moves");
    if (count <= THOUGHTS_MAX) {
        for (i = 0; i < count; i++) {
            must(talon_game_move_at(view, i, &move), "asking for a move");
            consider(sampler, &move);
        }
        return;
    }
    for (i = 0; i < DRAWS_MAX && sampler->count < THOUGHTS_MAX; i++) {
        must(talon_game_move_random(view, rng, &move), "drawing a move");
        if (!is_considered(sampler, &move))
            consider(sampler, &move);
    }
}

/* Whether calls and offers are made in a phase. */
static int is_auction(uint32_t phase)
{
    return phase == TALON_PHASE_AUCTION || phase == TALON_PHASE_PAY_AUCTION ||
           phase == TALON_PHASE_SPARE_AUCTION;
}

/* Whether a move ends the betting for its seat, or raises it. */
static int ends_or_raises(const talon_move *move)
{
    return move->kind == TALON_KIND_FOLD || move->kind == TALON_KIND_BET ||
           move->kind == TALON_KIND_RAISE_BY;
}

/* A move of a playout: a random one; but in auctions everybody passes, and when
 * bets are made, everybody stays in. So a call or bet is judged by the cards,
 * and not by what others might do at random. */
static void playout_move(const talon_game *game, talon_rng *rng,
                         talon_move *move)
{
    uint32_t phase;

    must(talon_game_phase(game, &phase), "asking for the phase");
    if (is_auction(phase)) {
        must(talon_game_move_at(game, 0, move), "asking for a pass");
        return;
    }
    do
        must(talon_game_move_random(game, rng, move), "drawing a move");
    while (ends_or_raises(move));
}

static void play_out(talon_game *game, talon_rng *rng)
{
    talon_move move;
    int32_t over;

    must(talon_game_deal_over(game, &over), "asking for the end");
    while (!over) {
        playout_move(game, rng, &move);
        must(talon_game_apply(game, &move, NULL, 0, NULL), "making a move");
        must(talon_game_deal_over(game, &over), "asking for the end");
    }
}

/* Plays out the first moves, all in the same world. */
static void try_moves(struct sampler *sampler, uint32_t count, talon_rng *rng)
{
    int64_t returns[TALON_SEATS_MAX];
    struct thought *thought;

    for (thought = sampler->thoughts; count > 0; count--, thought++) {
        talon_game_copy(sampler->trial, sampler->world);
        must(talon_game_apply(sampler->trial, &thought->move, NULL, 0, NULL),
             "making a move");
        play_out(sampler->trial, rng);
        must(talon_game_returns(sampler->trial, returns, TALON_SEATS_MAX, NULL),
             "asking for points");
        thought->sum += returns[thought->move.seat];
        thought->playouts++;
    }
}

/* The rounds that halving takes until one move is left. */
static uint32_t rounds_for(uint32_t count)
{
    uint32_t rounds = 0;

    for (; count > 1; count = (count + 1) / 2)
        rounds++;
    return rounds;
}

void sampler_think(struct sampler *sampler, const talon_game *view,
                   uint32_t playouts, talon_rng *rng)
{
    uint32_t rounds, left, worlds;

    consider_moves(sampler, view, rng);
    rounds = rounds_for(sampler->count);
    for (left = sampler->count; left > 1; left = (left + 1) / 2) {
        worlds = playouts / rounds / left + 1;
        for (; worlds > 0; worlds--)
            if (talon_game_sample(sampler->world, view, rng, sampler->scratch,
                                  sampler->scratch_size) == TALON_OK)
                try_moves(sampler, left, rng);
        qsort(sampler->thoughts, left, sizeof *sampler->thoughts, compare);
    }
}
