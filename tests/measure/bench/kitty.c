/* SPDX-License-Identifier: MIT */
/* What solving the kitty costs: every discard of a contractor, only the best
 * one, and the table of a deal. Deal n is that of stream n; its contractor, who
 * has taken the kitty, is seat n % S of S, and the trump suit is 1 + n / S % 4.
 * Before each call, the solver forgets everything. A figure is the mean of the
 * calls; its text has the median, the 99th percentile and the largest time, how
 * many discards there were and the time for each, and how many calls the
 * default limit ended. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "deals.h"

#define DEALS 200
#define MUST  20.0 /* ms: every discard of four hands with trumps */

static talon_fh_solver *solver;
static talon_fh_discard_value values[TALON_FH_DISCARDS_MAX];

/* The calls of one figure. */
static struct {
    double millis[DEALS];
    uint32_t calls, unfinished;
    uint64_t discards;
} made;

static uint32_t deals_used(uint32_t deals)
{
    return options.quick ? 2 : deals;
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static double at_part(double part)
{
    return made.millis[(size_t)(part * (made.calls - 1))];
}

/* Reports the calls since the last report, and returns their mean in
 * milliseconds. */
static double tell(const char *name, const char *beside, double other,
                   double most)
{
    struct figure figure = {.name = name, .unit = "ms", .most = most};
    double sum = 0;
    uint32_t i;

    qsort(made.millis, made.calls, sizeof *made.millis, by_size);
    for (i = 0; i < made.calls; i++)
        sum += made.millis[i];
    figure.value = sum / made.calls;
    figure.beside = beside;
    figure.ratio = beside != NULL ? figure.value / other : 0;
    report(&figure);
    if (!options.json) {
        printf("    median %.2f, p99 %.2f, largest %.2f ms; %u calls",
               at_part(0.5), at_part(0.99), at_part(1), (unsigned)made.calls);
        if (made.discards != 0)
            printf(", %.0f discards each, %.1f us a discard",
                   (double)made.discards / made.calls,
                   1000 * sum / (double)made.discards);
        if (made.unfinished != 0)
            printf(", %u unfinished", (unsigned)made.unfinished);
        putchar('\n');
    }
    memset(&made, 0, sizeof made);
    return figure.value;
}

static void keep(double start, talon_status status, uint32_t discards)
{
    if (status != TALON_UNFINISHED)
        must(status, "a call");
    made.unfinished += status == TALON_UNFINISHED;
    made.discards += discards;
    made.millis[made.calls++] = (worked() - start) / 1e6;
}

/* The position of deal n before the discard. `side` has a bit for each seat of
 * the contractor's side, counted clockwise from the contractor. */
static talon_fh_position before_discard(const char *preset, uint32_t number,
                                        uint32_t denomination, uint32_t side)
{
    struct solver_deal deal = deal_of(preset, 0, number);
    uint32_t seat = number % deal.seats, twice = side << deal.seats | side;
    talon_fh_position position;

    if (denomination <= TALON_SUIT_HEARTS)
        denomination = 1 + number / deal.seats % 4;
    side = twice >> (deal.seats - seat) & ((1u << deal.seats) - 1);
    if (denomination >= TALON_DENOMINATION_MISERE)
        position = misere_of(&deal, seat, side & ~(1u << seat));
    else
        position = position_of(&deal, denomination, seat, side);
    position.hand[seat] = deal.hand[seat] | deal.kitty;
    position.joker_rule = (uint8_t)deal.joker_rule;
    return position;
}

/* Solves the discards of each deal. */
static void solve_discards(const char *preset, uint32_t denomination,
                           uint32_t side, uint32_t wanted, uint32_t deals)
{
    uint32_t number, count;

    for (number = 0; number < deals_used(deals); number++) {
        talon_fh_position position =
            before_discard(preset, number, denomination, side);
        talon_status status;
        double start = worked();

        must(talon_fh_solver_forget(solver), "forgetting");
        status = talon_fh_solve_discards(solver, &position, wanted, 0, NULL,
                                         values, TALON_FH_DISCARDS_MAX, &count);
        keep(start, status, count);
    }
}

/* Solves each discard of each deal with a call of its own, which finds an empty
 * solver. */
static void solve_separately(uint32_t deals)
{
    uint32_t number, count, i;

    for (number = 0; number < deals_used(deals); number++) {
        talon_fh_position position =
                              before_discard("australian-4", number, 1, 5),
                          after;
        talon_fh_answer answer;
        double start;

        must(talon_fh_solve_discards(solver, &position, TALON_FH_DISCARDS_BEST,
                                     0, NULL, values, TALON_FH_DISCARDS_MAX,
                                     &count),
             "a list");
        start = worked();
        for (i = 0; i < count; i++) {
            after = position;
            after.hand[position.contractor] ^= values[i].discard;
            must(talon_fh_solver_forget(solver), "forgetting");
            must(talon_fh_solve(solver, &after, 0, NULL, &answer), "a solve");
        }
        keep(start, TALON_OK, count);
    }
}

/* Solves the table of each deal, with or without the kitty. */
static void solve_tables(const char *preset, int with_kitty, uint32_t deals)
{
    talon_rules rules = preset_rules(TALON_GAME_FIVE_HUNDRED, preset);
    talon_fh_deal_table table;
    uint32_t number;

    for (number = 0; number < deals_used(deals); number++) {
        struct solver_deal deal = deal_of(preset, 0, number);
        talon_status status;
        double start = worked();

        must(talon_fh_solver_forget(solver), "forgetting");
        status =
            with_kitty
                ? talon_fh_solve_deal_with_kitty(solver, &rules, deal.hand,
                                                 &deal.kitty, 0, NULL, &table)
                : talon_fh_solve_deal(solver, &rules, deal.hand, 0, NULL,
                                      &table);
        keep(start, status, 0);
    }
}

static void make_solver(size_t bytes)
{
    static void *memory;

    if (memory == NULL)
        memory = memory_for(1, TALON_FH_SOLVER_BYTES_AMPLE);
    must(talon_fh_solver_init(memory, bytes, &solver), "a solver");
}

/* What up to four hands take, in the memory recommended for them. */
static void bench_four(void)
{
    const uint32_t all = TALON_FH_DISCARDS_EVERY, best = TALON_FH_DISCARDS_BEST;
    double every, table;

    make_solver(TALON_FH_SOLVER_BYTES_GOOD);
    solve_discards("australian-4", 1, 5, all, DEALS);
    every = tell("four hands, trumps: every discard", NULL, 0, MUST);
    solve_discards("australian-4", 1, 5, best, DEALS);
    tell("four hands, trumps: the best", "every one", every, 0);
    solve_separately(20);
    tell("four hands, trumps: one by one", "every one", every, 0);
    solve_discards("classic-3", 1, 1, all, DEALS);
    every = tell("three hands, trumps: every discard", NULL, 0, MUST);
    solve_discards("classic-3", 1, 1, best, DEALS);
    tell("three hands, trumps: the best", "every one", every, 0);
    solve_discards("australian-4", 5, 5, all, DEALS);
    every = tell("four hands, no trump: every discard", NULL, 0, 0);
    solve_discards("australian-4", 5, 5, best, DEALS);
    tell("four hands, no trump: the best", "every one", every, 0);
    solve_discards("classic-3", 5, 1, all, DEALS);
    tell("three hands, no trump: every discard", NULL, 0, 0);
    solve_discards("australian-4", 6, 5, all, DEALS);
    tell("misere against two: every discard", NULL, 0, 0);
    solve_tables("australian-4", 0, 50);
    table = tell("table of a deal, four hands", NULL, 0, 0);
    solve_tables("australian-4", 1, 50);
    tell("table of a deal with the kitty", "without", table, 0);
}

/* What five and six hands take, and a kitty of six. */
static void bench_more(void)
{
    const uint32_t all = TALON_FH_DISCARDS_EVERY, best = TALON_FH_DISCARDS_BEST;

    make_solver(TALON_FH_SOLVER_BYTES_AMPLE);
    solve_discards("five-5", 1, 1, all, 40);
    tell("five hands, trumps, one against four: every discard", NULL, 0, 0);
    solve_discards("five-5", 1, 1, best, 40);
    tell("five hands, trumps, one against four: the best", NULL, 0, 0);
    solve_discards("five-5", 1, 5, best, 40);
    tell("five hands, trumps, two against three: the best", NULL, 0, 0);
    solve_discards("five-5", 6, 1, best, 40);
    tell("misere against four, five seats: the best", NULL, 0, 0);
    solve_discards("six-6", 1, 21, best, 24);
    tell("six hands, trumps, three against three: the best", NULL, 0, 0);
    solve_discards("six-6", 6, 21, best, 24);
    tell("misere against three, six seats: the best", NULL, 0, 0);
}

void bench_kitty(void)
{
    bench_four();
    bench_more();
}
