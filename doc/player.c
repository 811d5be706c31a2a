/* SPDX-License-Identifier: MIT */
/* A computer player for every game, against others that move at random. It
 * sees what its seat sees, imagines the rest, and tries its moves out. */
#include <stdio.h>
#include <stdlib.h>
#include <talon/talon.h>

#define ME         0  /* the seat of the player */
#define WORLDS     40 /* imagined for each move */
#define CANDIDATES 16 /* moves tried out in each */

/* What the player needs beside the view: memory, and chance. */
struct player {
    talon_game *world, *trial; /* of the rules of the game */
    void *scratch;             /* for samples */
    size_t scratch_size;
    talon_rng rng;
};

/* Plays to the end of the deal, every seat at random. */
static void play_out(talon_game *trial, talon_rng *rng)
{
    int32_t over = 0;
    talon_move move;

    while (talon_game_deal_over(trial, &over) == TALON_OK && !over)
        if (talon_game_move_random(trial, rng, &move) < 0 ||
            talon_game_apply(trial, &move, NULL, 0, NULL) < 0)
            break;
}

/* The moves to try out: all of them, or some at random if they are many. */
static uint32_t list_candidates(const talon_game *view, talon_rng *rng,
                                talon_move move[CANDIDATES])
{
    uint32_t i, count;

    talon_game_move_count(view, &count);
    if (count <= CANDIDATES) {
        for (i = 0; i < count; i++)
            talon_game_move_at(view, i, &move[i]);
        return count;
    }
    talon_game_move_at(view, 0, &move[0]); /* a pass, a check, a fold */
    for (i = 1; i < CANDIDATES; i++)
        talon_game_move_random(view, rng, &move[i]);
    return CANDIDATES;
}

/* Finds the move that is worth most to the seat to act, as far as its view
 * goes. */
static void choose(struct player *player, const talon_game *view, int32_t seat,
                   talon_move *best)
{
    int64_t worth[CANDIDATES] = {0}, returns[TALON_SEATS_MAX];
    talon_move move[CANDIDATES];
    uint32_t count, world, i;

    count = list_candidates(view, &player->rng, move);
    for (world = 0; world < WORLDS && count > 1; world++) {
        if (talon_game_sample(player->world, view, &player->rng,
                              player->scratch, player->scratch_size) < 0)
            continue; /* no world was found in a fixed number of tries */
        for (i = 0; i < count; i++) {
            talon_game_copy(player->trial, player->world);
            talon_game_apply(player->trial, &move[i], NULL, 0, NULL);
            play_out(player->trial, &player->rng);
            talon_game_returns(player->trial, returns, TALON_SEATS_MAX, NULL);
            worth[i] += returns[seat];
        }
    }
    *best = move[0];
    for (i = 1; i < count; i++)
        if (worth[i] > worth[0]) {
            worth[0] = worth[i];
            *best = move[i];
        }
}

static int set_up(struct player *player, const talon_rules *rules)
{
    static const uint8_t seed[TALON_SEED_BYTES] = "the player's own chance";

    talon_sample_size(rules->game_id, &player->scratch_size);
    player->scratch = malloc(player->scratch_size);
    talon_rng_seed(&player->rng, seed, 0);
    return player->scratch != NULL &&
           talon_game_new(NULL, rules, &player->world) == TALON_OK &&
           talon_game_new(NULL, rules, &player->trial) == TALON_OK;
}

/* The host: deals, asks each seat for its move, and adds up what deals bring.
 * The player gets a view, never the game. */
static void play(const talon_game *start, struct player *player,
                 uint32_t deals_most, int64_t sum[TALON_SEATS_MAX])
{
    static const uint8_t seed[TALON_SEED_BYTES] = "the chance of the host";
    uint64_t memory[2][TALON_GAME_BYTES_MAX / 8];
    int64_t returns[TALON_SEATS_MAX];
    uint32_t i, count, deals = 0;
    talon_game *game, *view;
    talon_move move;
    int32_t seat, over;
    talon_rng rng;

    talon_rng_seed(&rng, seed, 0);
    talon_game_clone(memory[0], sizeof memory[0], start, &game);
    talon_game_clone(memory[1], sizeof memory[1], start, &view);
    while (deals < deals_most) {
        talon_game_to_act(game, &seat);
        if (seat == TALON_NOBODY)
            talon_game_copy(game, start); /* the next game */
        if (seat == TALON_TABLE &&
            talon_game_chance(game, &rng, NULL, 0, NULL) < 0)
            break;
        if (seat < 0)
            continue;
        if (seat == ME && talon_game_redact(view, game, 1u << ME) == TALON_OK)
            choose(player, view, ME, &move);
        else
            talon_game_move_random(game, &rng, &move);
        if (talon_game_apply(game, &move, NULL, 0, NULL) < 0)
            break;
        talon_game_deal_over(game, &over);
        if (over) {
            talon_game_returns(game, returns, TALON_SEATS_MAX, &count);
            for (i = 0; i < count; i++)
                sum[i] += returns[i];
            deals++;
        }
    }
}

int main(int argc, char **argv) /* player GAME PRESET DEALS */
{
    uint32_t i, seat_count, deals = argc == 4 ? (uint32_t)atoi(argv[3]) : 0;
    int64_t sum[TALON_SEATS_MAX] = {0};
    struct player player;
    talon_rules rules;
    talon_game *start;

    if (deals == 0 ||
        talon_rules_init(&rules, talon_games_find(argv[1]), 0) < 0 ||
        talon_rules_preset(&rules, argv[2]) < 0 ||
        talon_game_new(NULL, &rules, &start) < 0 || !set_up(&player, &rules))
        return 1;
    play(start, &player, deals, sum);
    talon_game_seat_count(start, &seat_count);
    for (i = 0; i < seat_count; i++)
        printf("seat %u %8.1f a deal\n", (unsigned)i, (double)sum[i] / deals);
    talon_game_free(NULL, player.trial);
    talon_game_free(NULL, player.world);
    talon_game_free(NULL, start);
    free(player.scratch);
    return 0;
}
