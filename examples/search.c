/* SPDX-License-Identifier: MIT */
/* A computer player for every game that searches a tree of information sets
 * (ISMCTS), against others that move at random. doc/researchers.md explains it;
 * the help below says what is measured. */
#include "common/command_line.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "search [option]...: a search of information sets against random moves\n"
    "\n"
    "Every deal is played twice with the same cards: once seat 0 searches,\n"
    "and once it moves at random like the others. For each, the program\n"
    "prints how far seat 0 ends above the mean of all seats, with the\n"
    "standard error.\n"
    "\n"
    "  --game G           five-hundred (default) or tripoli\n"
    "  --preset P         a preset of the game (default: the base game)\n"
    "  --option KEY=VALUE sets an option of the rules; may be repeated\n"
    "  --deals N          the number of deals (default: 20)\n"
    "  --playouts N       before each move of the search, 1 to 4096 (default:\n"
    "                     1000)\n"
    "  --seed N           0 to 2^64-1 (default: 1); the same arguments give "
    "the\n"
    "                     same games\n";

/* ---- the search */

#define ARMS_MAX  16   /* moves tried at a node */
#define NODES     8192 /* more than there are playouts */
#define DEPTH_MAX 256  /* moves of a playout that are kept */

/* A move, how often it was tried, and what it brought the seat that made it. */
struct arm {
    talon_move move;
    uint32_t visits;
    double sum;
};

/* All positions that the seat to act cannot tell apart are one node. */
struct node {
    uint64_t key; /* 0: unused */
    uint32_t visits, arms;
    struct arm arm[ARMS_MAX];
};

struct search {
    talon_game *world, *view;
    talon_rng rng;
    void *scratch;
    size_t scratch_size;
    double span; /* the largest return so far, win or loss */
    struct node node[NODES];
};

static struct node *find_node(struct search *search, int32_t seat)
{
    uint64_t key, i;

    talon_game_redact(search->view, search->world, 1u << seat);
    talon_game_hash(search->view, &key);
    key |= 1;
    i = key >> 1 & (NODES - 1);
    while (search->node[i].key != 0 && search->node[i].key != key)
        i = (i + 1) & (NODES - 1);
    search->node[i].key = key;
    return &search->node[i];
}

/* A move not tried yet, while few have been tried for so many visits; else the
 * one with the highest upper confidence bound. */
static struct arm *choose(struct search *search, struct node *node)
{
    struct arm *arm = node->arm, *end = arm + node->arms, *best = arm;
    double bound, highest = -INFINITY;

    if (node->arms < ARMS_MAX && node->arms * node->arms <= 4 * node->visits) {
        talon_game_move_random(search->world, &search->rng, &end->move);
        while (memcmp(&arm->move, &end->move, sizeof arm->move) != 0)
            arm++;
        node->arms += arm == end;
        return arm;
    }
    for (; arm < end; arm++) {
        bound = arm->sum / arm->visits / search->span +
                sqrt(log(node->visits) / arm->visits);
        if (bound > highest) {
            highest = bound;
            best = arm;
        }
    }
    return best;
}

/* Plays the world to the end of its deal: in the tree and one node further,
 * then at random. The moves in the tree learn what they led to. */
static void play_out(struct search *search)
{
    struct node *node[DEPTH_MAX];
    struct arm *arm[DEPTH_MAX];
    int64_t returns[TALON_SEATS_MAX], all = 0;
    uint32_t depth = 0, seats, i;
    int32_t seat, over, in_tree = 1;
    talon_move move;

    while (talon_game_deal_over(search->world, &over) == TALON_OK && !over) {
        talon_game_to_act(search->world, &seat);
        talon_game_move_random(search->world, &search->rng, &move);
        if (in_tree && depth < DEPTH_MAX) {
            node[depth] = find_node(search, seat);
            arm[depth] = choose(search, node[depth]);
            in_tree = node[depth]->visits > 0;
            move = arm[depth++]->move;
        }
        talon_game_apply(search->world, &move, NULL, 0, NULL);
    }
    talon_game_returns(search->world, returns, TALON_SEATS_MAX, &seats);
    for (i = 0; i < seats; i++)
        all += returns[i];
    for (i = 0; i < depth; i++) {
        double worth = (double)returns[arm[i]->move.seat] - (double)all / seats;

        search->span = fmax(search->span, fabs(worth));
        arm[i]->sum += worth;
        arm[i]->visits++;
        node[i]->visits++;
    }
}

/* The move tried most often in the worlds of a view. */
static void think(struct search *search, const talon_game *view, int32_t seat,
                  uint64_t playouts, talon_move *move)
{
    struct arm *arm, *best;
    struct node *root;

    memset(search->node, 0, sizeof search->node);
    search->span = 1;
    while (playouts-- > 0)
        if (talon_game_sample(search->world, view, &search->rng,
                              search->scratch,
                              search->scratch_size) == TALON_OK)
            play_out(search);
    talon_game_copy(search->world, view);
    root = find_node(search, seat);
    for (best = arm = root->arm; arm < root->arm + root->arms; arm++)
        if (arm->visits > best->visits)
            best = arm;
    *move = best->move;
}

/* ---- against others that move at random */

/* The mean of some numbers, and its standard error. */
struct mean {
    double sum, squares;
    uint64_t count;
};

static void note(struct mean *mean, double number)
{
    mean->sum += number;
    mean->squares += number * number;
    mean->count++;
}

static void report(const char *what, const struct mean *mean)
{
    double count = (double)mean->count, middle = mean->sum / count;
    double variance = mean->squares / count - middle * middle;

    printf("%-12s %8.2f +- %.2f\n", what, middle,
           sqrt(fmax(variance, 0) / count));
}

/* Plays the deal that has begun to its end; seat 0 searches with so many
 * playouts or, with none, moves at random as the others do. Returns how far it
 * ends above the mean of all seats. */
static double play_deal(talon_game *game, talon_game *view, talon_rng *rng,
                        struct search *search, uint64_t playouts)
{
    int64_t returns[TALON_SEATS_MAX], all = 0;
    uint32_t seats, i;
    int32_t seat, over;
    talon_move move;

    while (talon_game_deal_over(game, &over) == TALON_OK && !over) {
        must(talon_game_to_act(game, &seat), "asking for the seat to act");
        if (seat == 0 && playouts > 0) {
            must(talon_game_redact(view, game, 1u << seat), "making a view");
            think(search, view, seat, playouts, &move);
        } else {
            must(talon_game_move_random(game, rng, &move), "drawing a move");
        }
        must(talon_game_apply(game, &move, NULL, 0, NULL), "moving");
    }
    must(talon_game_returns(game, returns, TALON_SEATS_MAX, &seats),
         "asking for the returns");
    for (i = 0; i < seats; i++)
        all += returns[i];
    return (double)returns[0] - (double)all / seats;
}

/* Begins deal number n of a seed: a new game, and what is due by chance. */
static void begin_deal(talon_game *game, const talon_rules *rules,
                       uint64_t seed, uint64_t n, talon_rng *rng)
{
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    uint8_t bytes[TALON_SEED_BYTES];
    talon_game *fresh;
    int32_t over = 1;

    seed_of(seed, bytes);
    must(talon_rng_seed(rng, bytes, (uint32_t)n), "seeding");
    must(talon_game_init(memory, sizeof memory, rules, &fresh),
         "making a game");
    while (over) {
        must(talon_game_chance(fresh, rng, NULL, 0, NULL), "dealing");
        must(talon_game_deal_over(fresh, &over), "asking whether it is dealt");
    }
    must(talon_game_copy(game, fresh), "copying");
}

static void set_up(struct search *search, const talon_rules *rules)
{
    uint8_t seed[TALON_SEED_BYTES];

    must(talon_game_new(NULL, rules, &search->world), "making a game");
    must(talon_game_new(NULL, rules, &search->view), "making a game");
    must(talon_sample_size(rules->game_id, &search->scratch_size), "asking");
    search->scratch = malloc(search->scratch_size);
    if (search->scratch == NULL)
        fail("out of memory");
    seed_of(1, seed);
    must(talon_rng_seed(&search->rng, seed, 0), "seeding");
}

/* The options of the program. */
struct plan {
    talon_rules rules;
    uint64_t deals, playouts, seed;
};

static void read_arguments(struct plan *plan, int argc, char **argv)
{
    struct wish wish = {.game = "five-hundred"};
    const char *value;
    int i;

    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0) {
            fputs(help, stdout);
            exit(EXIT_SUCCESS);
        } else if (wish_takes(&wish, argc, argv, &i)) {
            continue;
        } else if ((value = value_of("--deals", argc, argv, &i)) != NULL) {
            plan->deals = number_of("--deals", value, 1, UINT32_MAX);
        } else if ((value = value_of("--playouts", argc, argv, &i)) != NULL) {
            plan->playouts = number_of("--playouts", value, 1, NODES / 2);
        } else if ((value = value_of("--seed", argc, argv, &i)) != NULL) {
            plan->seed = number_of("--seed", value, 0, UINT64_MAX);
        } else {
            fail("unknown option \"%s\"; see --help", argv[i]);
        }
    }
    wish_rules(&wish, &plan->rules);
}

int main(int argc, char **argv)
{
    static struct search search;
    struct plan plan = {.deals = 20, .playouts = 1000, .seed = 1};
    struct mean found = {0}, random = {0}, gain = {0};
    talon_game *game, *view;
    double with, without;
    talon_rng rng;
    uint64_t n;

    program = "search";
    read_arguments(&plan, argc, argv);
    set_up(&search, &plan.rules);
    must(talon_game_new(NULL, &plan.rules, &game), "making a game");
    must(talon_game_new(NULL, &plan.rules, &view), "making a game");
    for (n = 0; n < plan.deals; n++) {
        begin_deal(game, &plan.rules, plan.seed, n, &rng);
        with = play_deal(game, view, &rng, &search, plan.playouts);
        begin_deal(game, &plan.rules, plan.seed, n, &rng);
        without = play_deal(game, view, &rng, &search, 0);
        note(&found, with);
        note(&random, without);
        note(&gain, with - without);
    }
    puts("a deal, above the mean of all seats:");
    report("search", &found);
    report("random", &random);
    report("difference", &gain);
    talon_game_free(NULL, game);
    talon_game_free(NULL, view);
    talon_game_free(NULL, search.world);
    talon_game_free(NULL, search.view);
    free(search.scratch);
    if (fflush(stdout) != 0 || ferror(stdout))
        fail("cannot write standard output");
    return EXIT_SUCCESS;
}
