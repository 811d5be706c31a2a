/* SPDX-License-Identifier: MIT */
/* Fits the points by which the exact solver orders the leads of four hands:
 * lib/advisor/search/lead_points.h, and lead_points_plain.h for those without
 * trumps.
 *
 *   fit_leads trumps    prints lead_points.h, for clang-format
 *   fit_leads plain     prints lead_points_plain.h
 *   fit_leads --check   a trial run: fits points to a few deals, and fails
 *                       unless they save nodes in others, those of the library
 *                       save more, and values stay as they are
 *
 * Deals of australian-4 are solved, with ten cards in each hand and with five,
 * each for all contracts and leaders. At some nodes at the start of a trick,
 * every lead is then searched to its end, with an empty table, which tells what
 * it costs to try it first. fit.c says how the points follow from that.
 *
 * All points are 0 at first. Those found with a part of the deals order the
 * leads in a second round, whose points are printed. So the result depends on
 * nothing but the seed (and on the last digit of exp(), where a number is
 * rounded).
 *
 * The program compiles the search once more, with hooks (core.h). */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "leads.h"
#include "talon/talon.h"

#define CHECK_SEED 8

/* The first round only has to find rough points. */
static const struct plan first_round[] = {
    {100, 10, {0, 0, 10, 10, 15, 20, 30, 70, 150, 400, 1000}},
    {600, 5, {0, 0, 50, 100, 150, 500, 0, 0, 0, 0, 0}},
};
static const struct plan second_round[] = {
    {3000, 10, {0, 0, 10, 10, 15, 20, 30, 70, 150, 400, 1000}},
    {18000, 5, {0, 0, 50, 100, 150, 500, 0, 0, 0, 0, 0}},
};
/* What a trial run fits points to, and what it tries them on. */
static const struct plan quick = {
    20, 10, {0, 0, 10, 10, 15, 20, 30, 70, 150, 400, 1000}};
static const struct plan other = {20, 10, {0}};

/* Fits the points to the deals of some plans, and uses them from now on. */
static void fit(const struct lead_search *leads, const struct plan *plan,
                size_t count)
{
    struct sample sample;
    uint64_t nodes = 0, values = 0;
    size_t i;

    memset(&sample, 0, sizeof sample);
    for (i = 0; i < count; i++)
        nodes += solve_deals(leads, &plan[i], FIT_SEED, &sample, &values);
    fprintf(stderr,
            "%s: %" PRIu64 " nodes; of %zu that lead, %zu leads were tried\n",
            leads->name, nodes, sample.nodes, sample.leads);
    fit_points(leads, &sample);
    free(sample.lead);
    free(sample.node);
}

/* Whether a fit saves nodes, and the library's points save more. */
static int check(const struct lead_search *leads)
{
    uint64_t values[3] = {0, 0, 0}, without, with, librarys;

    memset(leads->points, 0, SETS * leads->set);
    without = solve_deals(leads, &other, CHECK_SEED, NULL, &values[0]);
    fit(leads, &quick, 1);
    with = solve_deals(leads, &other, CHECK_SEED, NULL, &values[1]);
    memcpy(leads->points, leads->of_library, SETS * leads->set);
    librarys = solve_deals(leads, &other, CHECK_SEED, NULL, &values[2]);
    printf("%s: %" PRIu64 " nodes without points, %" PRIu64
           " with those of %u deals, %" PRIu64 " with the library's\n",
           leads->name, without, with, (unsigned)quick.deals, librarys);
    return values[0] == values[1] && values[1] == values[2] && values[0] != 0 &&
           with < without && librarys < with;
}

int main(int argc, char **argv)
{
    static const struct lead_search *const all[] = {&trump_leads, &plain_leads};
    const char *wanted = argc == 2 ? argv[1] : "";
    uint32_t i, good = 0;

    for (i = 0; i < 2; i++) {
        if (strcmp(wanted, all[i]->name) == 0) {
            fit(all[i], first_round, 2);
            fit(all[i], second_round, 2);
            print_header(all[i]);
            return 0;
        }
    }
    if (strcmp(wanted, "--check") != 0) {
        fputs("usage: fit_leads trumps | plain | --check\n", stderr);
        return 2;
    }
    for (i = 0; i < 2; i++)
        good += (uint32_t)check(all[i]);
    return good == 2 ? 0 : 1;
}
