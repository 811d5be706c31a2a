/* SPDX-License-Identifier: MIT */
/*
 * How much the chance that a player states of a move depends on its generator:
 * the same view is asked with many generators.
 *
 *   spread GAME LEVEL [--preset P] [--hands N] [--seed S] [--generators G]
 *          [--most POINTS]
 *
 * Players of the level play hands. At every decision of theirs that is drawn,
 * the move that they make is looked up in the advice for each generator. The
 * table has, for each kind of decision and, in Five Hundred, each kind of
 * contract, the standard deviation of its chance in percent (the root of the
 * mean variance), that of its worth, and the standard error that was stated of
 * the worth, on the mean. With --most, the program fails if a deviation of a
 * chance is greater than that, in rows of eight cases or more.
 */
#include "talon/talon.h"
#include "talon/player.h"
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    KINDS = 128,
    CONTRACTS = 5, /* the names below */
    JUDGED = 8,    /* cases that a row needs to be judged */
    GENERATORS_MAX = 100,
    ONE_IN = 4 /* decisions that are asked about */
};

static const char *const contracts[CONTRACTS] = {"", "suit", "no trump",
                                                 "misere", "open misere"};

/* Everything about one kind of decision. */
static struct kind {
    uint32_t cases, worths;
    double chance, worth, error; /* sums of variances; of errors */
} kinds[KINDS][CONTRACTS];

/* What the generators say of one move. */
struct said {
    uint32_t chances, worths;
    double chance, chance_squared, worth, worth_squared, error;
};

static uint32_t generators = 20;

static void give_up(const char *what)
{
    fprintf(stderr, "spread: %s\n", what);
    exit(1);
}

static void add(struct said *said, const talon_advice *advice)
{
    double chance = (double)advice->chance / TALON_CERTAIN * 100;
    double worth = (double)advice->worth / 1000;

    if (advice->chance_of != 0) {
        said->chances++;
        said->chance += chance;
        said->chance_squared += chance * chance;
    }
    if (advice->is_estimate && advice->error != TALON_ERROR_UNKNOWN) {
        said->worths++;
        said->worth += worth;
        said->worth_squared += worth * worth;
        said->error += (double)advice->error / 1000;
    }
}

/* The kind of the contract that a move is about; 0 if it is about none. */
static uint32_t contract_of(const talon_game *game, const talon_move *move)
{
    uint32_t denomination = move->denomination;
    talon_fh_state state;

    if (talon_fh_state_of(game, &state) < 0 || move->kind == TALON_KIND_PASS)
        return 0;
    if (move->kind != TALON_KIND_BID)
        denomination = state.bid_denomination;
    return denomination == 0                             ? 0
           : denomination < TALON_DENOMINATION_NO_TRUMP  ? 1
           : denomination == TALON_DENOMINATION_NO_TRUMP ? 2
           : denomination == TALON_DENOMINATION_MISERE   ? 3
                                                         : 4;
}

static double variance(double sum, double squares, uint32_t count)
{
    return (squares - sum * sum / count) / (count - 1);
}

/* Asks with all generators about a move. */
static void ask(const talon_game *game, const talon_move *move, uint32_t level,
                uint32_t number)
{
    static _Alignas(8) uint64_t scratch[TALON_PLAYER_BYTES / 8];
    static talon_advice advice[TALON_PLAYER_MOVES_MAX];
    uint8_t seed[TALON_SEED_BYTES] = {77};
    talon_player_budget budget = {.level = level};
    struct kind *kind = &kinds[move->kind][contract_of(game, move)];
    struct said said = {0};
    uint32_t i, k, count;
    talon_rng rng;

    for (i = 0; i < generators; i++) {
        talon_rng_seed(&rng, seed, number * GENERATORS_MAX + i);
        if (talon_player_advise(game, move->seat, &budget, NULL, NULL, 0, &rng,
                                scratch, sizeof scratch, advice,
                                TALON_PLAYER_MOVES_MAX, &count) < 0)
            give_up("a player refuses");
        for (k = 0; k < count; k++)
            if (memcmp(&advice[k].next_move, move, sizeof *move) == 0)
                add(&said, &advice[k]);
    }
    if (said.chances == generators) {
        kind->cases++;
        kind->chance +=
            variance(said.chance, said.chance_squared, said.chances);
    }
    if (said.worths == generators) {
        kind->worths++;
        kind->worth += variance(said.worth, said.worth_squared, said.worths);
        kind->error += pow(said.error / said.worths, 2);
    }
}

static uint32_t deals_of(const talon_game *game)
{
    uint32_t count = 0;

    talon_game_deal_count(game, &count);
    return count;
}

/* A move of a player; at decisions that are drawn, all generators are asked. */
static void decide(talon_game *game, int32_t seat, uint32_t level,
                   uint32_t *number, talon_rng *rng)
{
    static _Alignas(8) uint64_t scratch[TALON_PLAYER_BYTES / 8];
    talon_player_budget budget = {.level = level};
    talon_move move;
    uint32_t draw;

    if (talon_player_move(game, seat, &budget, NULL, NULL, 0, rng, scratch,
                          sizeof scratch, &move) < 0)
        give_up("a player refuses");
    draw = talon_rng_below(rng, ONE_IN);
    if (draw == 0 || move.kind != TALON_KIND_PLAY)
        ask(game, &move, level, (*number)++);
    if (talon_game_apply(game, &move, NULL, 0, NULL) < 0)
        give_up("a move is refused");
}

/* Some modules count a deal when it begins and others when it ends, so the
 * count is compared after every step, whoever took it. */
static void play(const talon_rules *rules, uint32_t level, uint32_t hands,
                 talon_rng *rng)
{
    uint32_t deals = 0, number = 0, before;
    talon_game *game = NULL;
    int32_t seat = TALON_NOBODY;

    while (deals < hands) {
        if (seat == TALON_NOBODY) {
            talon_game_free(NULL, game);
            if (talon_game_new(NULL, rules, &game) < 0)
                give_up("no memory");
        }
        if (talon_game_to_act(game, &seat) < 0)
            give_up("a game is lost");
        before = deals_of(game);
        if (seat >= 0)
            decide(game, seat, level, &number, rng);
        else if (seat == TALON_TABLE &&
                 talon_game_chance(game, rng, NULL, 0, NULL) < 0)
            give_up("a deal is refused");
        deals += deals_of(game) > before;
    }
    talon_game_free(NULL, game);
}

static uint32_t number_of(const char *text)
{
    return (uint32_t)strtoul(text, NULL, 10);
}

/* Prints the table; returns how many deviations are greater than `most`. */
static uint32_t print(double most)
{
    uint32_t i, bad = 0;

    printf("%-14s %-12s %7s %8s %9s %13s\n", "move", "contract", "cases",
           "chance", "worth", "error stated");
    for (i = 0; i < KINDS * CONTRACTS; i++) {
        const struct kind *kind = &kinds[i / CONTRACTS][i % CONTRACTS];
        double chance = sqrt(kind->chance / (kind->cases + !kind->cases));

        if (kind->cases + kind->worths == 0)
            continue;
        printf("%-14s %-12s %7" PRIu32 " %8.2f %9.2f %13.2f\n",
               talon_term_key(TALON_SPACE_KIND, (int32_t)(i / CONTRACTS)),
               contracts[i % CONTRACTS], kind->cases, chance,
               sqrt(kind->worth / (kind->worths + !kind->worths)),
               sqrt(kind->error / (kind->worths + !kind->worths)));
        bad += kind->cases >= JUDGED && chance > most;
    }
    return bad;
}

int main(int argc, char **argv)
{
    uint8_t seed[TALON_SEED_BYTES] = {0};
    uint32_t hands = 20, number = 1, i, game_id, level;
    const char *preset = NULL;
    double most = 100;
    talon_rules rules;
    talon_rng rng;

    if (argc < 3 || argc % 2 == 0)
        give_up("spread GAME LEVEL [--preset P] [--hands N] [--seed S] "
                "[--generators G] [--most POINTS]");
    for (i = 3; i < (uint32_t)argc; i += 2) {
        if (strcmp(argv[i], "--preset") == 0)
            preset = argv[i + 1];
        else if (strcmp(argv[i], "--hands") == 0)
            hands = number_of(argv[i + 1]);
        else if (strcmp(argv[i], "--seed") == 0)
            number = number_of(argv[i + 1]);
        else if (strcmp(argv[i], "--generators") == 0)
            generators = number_of(argv[i + 1]);
        else if (strcmp(argv[i], "--most") == 0)
            most = atof(argv[i + 1]);
        else
            give_up(argv[i]);
    }
    game_id = talon_games_find(argv[1]);
    level = talon_level_find(argv[2]);
    if (game_id == 0 || level == 0 || generators < 2 ||
        generators > GENERATORS_MAX)
        give_up("no such game or level, or not 2 to 100 generators");
    if (talon_rules_init(&rules, game_id, 0) < 0 ||
        (preset != NULL && talon_rules_preset(&rules, preset) < 0))
        give_up("no such preset");
    talon_rng_seed(&rng, seed, number);
    play(&rules, level, hands, &rng);
    return print(most) == 0 ? 0 : 1;
}
