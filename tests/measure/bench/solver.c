/* SPDX-License-Identifier: MIT */
/* What the exact solver costs: single solves of every kind, and the calls that
 * make several. A figure covers many deals: its text has the mean, the median,
 * the 99th percentile and the largest time of the solves, and their mean number
 * of nodes. Before each solve, the solver forgets everything. A deal has a
 * number, which is the stream of its generator; the seed is 32 bytes of 0. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "deals.h"

#define DEALS  200
#define SOLVES (DEALS * 16)

static talon_fh_solver *solver;
static double micros[SOLVES];
static uint32_t solves;
static uint64_t all_nodes;

static uint32_t deals_used(void)
{
    return options.quick ? 2 : DEALS;
}

/* Shortens each hand to `cards` cards, drawn at random. */
static void shorten_hands(struct solver_deal *deal, uint32_t cards,
                          struct chance *chance)
{
    uint32_t seat, i;

    for (seat = 0; seat < deal->seats; seat++) {
        talon_cards kept = 0;

        for (i = 0; i < cards; i++)
            kept |= pick_of_many(chance, deal->hand[seat] & ~kept);
        deal->hand[seat] = kept;
    }
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static double at_part(double part)
{
    return micros[(size_t)(part * (solves - 1))];
}

/* Reports the solves since the last report and returns their mean in
 * microseconds. If it is compared with `other`, the goal `most` bounds the
 * ratio, not the mean. */
static double tell_most(const char *name, const char *beside, double other,
                        double most)
{
    double sum = 0, mean;
    struct figure figure = {.name = name, .unit = "us", .most = most};
    uint32_t i;

    qsort(micros, solves, sizeof *micros, by_size);
    for (i = 0; i < solves; i++)
        sum += micros[i];
    mean = sum / solves;
    figure.value = mean;
    figure.beside = beside;
    figure.ratio = beside != NULL ? mean / other : 0;
    report(&figure);
    if (!options.json) {
        printf("    median %.2f, p99 %.2f, largest %.2f us; %u solves",
               at_part(0.5), at_part(0.99), at_part(1), (unsigned)solves);
        if (all_nodes != 0)
            printf(", %.1f nodes each", (double)all_nodes / solves);
        putchar('\n');
    }
    solves = 0;
    all_nodes = 0;
    return mean;
}

static double tell(const char *name)
{
    return tell_most(name, NULL, 0, 0);
}

/* Reports misères: their mean and 99th percentile, each compared with the mean
 * of solves with trumps. */
static void tell_miseres(const char *name, const char *slow_name, double other)
{
    struct figure slow = {
        .name = slow_name, .unit = "us", .beside = "mean, trumps", .most = 3};

    qsort(micros, solves, sizeof *micros, by_size);
    slow.value = at_part(0.99);
    slow.ratio = slow.value / other;
    tell_most(name, "trumps", other, 1.0 / 8);
    report(&slow);
}

static void keep(double start, uint64_t nodes)
{
    if (solves < SOLVES)
        micros[solves++] = (worked() - start) / 1000;
    all_nodes += nodes;
}

static void solve_one(const talon_fh_position *position)
{
    talon_fh_answer answer;
    double start = worked();

    must(talon_fh_solver_forget(solver), "forgetting");
    must(talon_fh_solve(solver, position, 0, NULL, &answer), "a solve");
    keep(start, answer.nodes);
}

/* Solves deals in the denominations from `first` to `last` with every
 * leader. */
static void solve_deals(const char *preset, uint32_t side, uint32_t first,
                        uint32_t last, uint32_t rule, uint32_t cards)
{
    struct chance chance = {1};
    uint32_t number, denomination, leader;

    for (number = 0; number < deals_used(); number++) {
        struct solver_deal deal = deal_of(preset, 0, number);
        if (cards < HAND_OF)
            shorten_hands(&deal, cards, &chance);
        for (denomination = first; denomination <= last; denomination++) {
            for (leader = 0; leader < deal.seats; leader++) {
                talon_fh_position position =
                    position_of(&deal, denomination, leader, side);

                position.joker_rule = (uint8_t)rule;
                solve_one(&position);
            }
        }
    }
}

/* Solves a misère of each seat, with the ten lowest cards of its hand and the
 * kitty. Its partners are the seats that sit `every`, 2 * `every`, ... places
 * to its left; if `every` is 0, it has none. */
static void solve_miseres(const char *preset, uint32_t every)
{
    uint32_t number, seat, other;

    for (number = 0; number < deals_used(); number++) {
        struct solver_deal deal = deal_of(preset, 0, number);
        for (seat = 0; seat < deal.seats; seat++) {
            talon_fh_position position;
            uint32_t partners = 0;

            for (other = every; other != 0 && other < deal.seats;
                 other += every)
                partners |= 1u << (seat + other) % deal.seats;
            position = misere_of(&deal, seat, partners);
            keep_lowest(&deal, &position);
            solve_one(&position);
        }
    }
}

/* Solves each deal with all four trump suits and all four leaders. The solver
 * forgets only between deals, and the sixteen solves count as one. */
static void solve_sixteen(void)
{
    uint32_t number, trump, leader;

    for (number = 0; number < deals_used(); number++) {
        struct solver_deal deal = deal_of("australian-4", 0, number);
        talon_fh_answer answer;
        uint64_t nodes = 0;
        double start;
        start = worked();
        must(talon_fh_solver_forget(solver), "forgetting");
        for (trump = 1; trump <= 4; trump++) {
            for (leader = 0; leader < 4; leader++) {
                talon_fh_position position =
                    position_of(&deal, trump, leader, 5);

                must(talon_fh_solve(solver, &position, 0, NULL, &answer),
                     "a solve");
                nodes += answer.nodes;
            }
        }
        keep(start, nodes);
    }
}

/* Finds the value of every card that may be led to the first trick. */
static void solve_first_cards(void)
{
    uint32_t number, trump, leader, count;

    for (number = 0; number < deals_used(); number++) {
        struct solver_deal deal = deal_of("australian-4", 0, number);
        talon_fh_card_value values[TALON_FH_CARD_VALUES_MAX];
        for (trump = 1; trump <= 4; trump++) {
            for (leader = 0; leader < 4; leader++) {
                talon_fh_position position =
                    position_of(&deal, trump, leader, 5);
                double start = worked();

                must(talon_fh_solver_forget(solver), "forgetting");
                must(talon_fh_solve_cards(solver, &position, 0, NULL, values,
                                          TALON_FH_CARD_VALUES_MAX, &count),
                     "all cards");
                keep(start, 0);
            }
        }
    }
}

/* Reviews of hands that were bid and played at random. */
static void review_hands(void)
{
    talon_rules rules = preset_rules(TALON_GAME_FIVE_HUNDRED, "australian-4");
    talon_fh_review_item items[TALON_FH_LINE_MAX];
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    struct chance chance = {2};
    talon_game *game;
    talon_rng rng;
    uint32_t number;
    static const uint8_t seed[TALON_SEED_BYTES];

    for (number = 0; number < deals_used(); number++) {
        uint32_t dealt = 0;

        must(talon_rng_seed(&rng, seed, number), "a seed");
        must(talon_game_init(memory, sizeof memory, &rules, &game), "a game");
        while (dealt == 0) {
            struct step step;

            random_step(game, &chance, &rng, &step);
            take_step(game, &step, NULL);
            must(talon_game_deal_count(game, &dealt), "a count");
        }
        {
            double start = worked();

            must(talon_fh_solver_forget(solver), "forgetting");
            must(talon_fh_review(solver, game, 0, NULL, items,
                                 TALON_FH_LINE_MAX, NULL),
                 "a review");
            keep(start, 0);
        }
    }
}

/* Finds the par of each deal, with its kitty. The time is that of the table of
 * its contracts and of par, or of par alone. */
static void find_pars(int has_table)
{
    talon_rules rules = preset_rules(TALON_GAME_FIVE_HUNDRED, "australian-4");
    uint32_t number;

    for (number = 0; number < deals_used(); number++) {
        struct solver_deal deal = deal_of("australian-4", 0, number);
        talon_fh_deal_table table;
        talon_fh_par par;
        double start = worked();

        must(talon_fh_solver_forget(solver), "forgetting");
        must(talon_fh_solve_deal_with_kitty(
                 solver, &rules, deal.hand, &deal.kitty,
                 TALON_FH_NODES_UNLIMITED, NULL, &table),
             "a table");
        start = has_table ? worked() : start;
        must(talon_fh_par_of(&rules, (int32_t)(number % deal.seats), NULL,
                             &table, &par),
             "par");
        keep(start, has_table ? 0 : table.nodes);
    }
}

static void make_solver(size_t bytes)
{
    static void *memory;

    if (memory == NULL)
        memory = memory_for(1, TALON_FH_SOLVER_BYTES_AMPLE);
    must(talon_fh_solver_init(memory, bytes, &solver), "a solver");
}

void bench_solver(void)
{
    double four, three, plain;

    make_solver(TALON_FH_SOLVER_BYTES_GOOD);
    solve_deals("australian-4", 5, 1, 4, 0, HAND_OF);
    four = tell("four hands, trumps");
    solve_deals("classic-3", 1, 1, 4, 0, HAND_OF);
    three = tell("three hands, trumps");
    solve_deals("australian-4", 5, 1, 4, 0, 5);
    tell_most("four hands, trumps, five cards", "ten cards", four, 0);
    solve_sixteen();
    tell_most("sixteen results of a deal", "a solve", four, 0);
    find_pars(0);
    tell_most("par of a deal and its kitty", "a solve", four, 0);
    find_pars(1);
    tell("par of a table");
    solve_first_cards();
    tell_most("every first card, four hands", "a solve", four, 2.5);
    review_hands();
    tell_most("review of a hand", "a solve", four, 8);
    solve_deals("australian-4", 5, 5, 5, 0, HAND_OF);
    plain = tell_most("four hands, no trump, when-void", "trumps", four, 2.2);
    solve_deals("australian-4", 5, 5, 5, 3, HAND_OF);
    tell_most("four hands, no trump, any-time", "when-void", plain, 3.5);
    solve_deals("classic-3", 1, 5, 5, 0, HAND_OF);
    plain = tell_most("three hands, no trump, when-void", "trumps", three, 1.4);
    solve_deals("classic-3", 1, 5, 5, 3, HAND_OF);
    tell_most("three hands, no trump, any-time", "when-void", plain, 3.5);
    solve_miseres("classic-3", 0);
    tell_miseres("misere against two, three seats", "    99th percentile",
                 four);
    solve_miseres("australian-4", 2);
    tell_miseres("misere against two, four seats", "    99th percentile", four);
    make_solver(TALON_FH_SOLVER_BYTES_MIN);
    solve_deals("australian-4", 5, 1, 4, 0, HAND_OF);
    tell_most("four hands, trumps, 64 KiB", "1 MiB", four, 1.5);
}
