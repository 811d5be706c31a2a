/* SPDX-License-Identifier: MIT */
/* Playing hands out by simple rules (pf_willing.c), with a little randomness.
 * The solver assumes that everyone sees all cards and plays perfectly. In a
 * real game, others make mistakes and even the seat's own next plays are
 * guesses, so the results of playouts are a part of what a card is worth. In a
 * misère, most positions are won or lost no matter which card is played, and
 * only playouts can tell the cards apart. */
#include "advisor/five_hundred/pf_playout.h"
#include "advisor/five_hundred/pf_search.h"
#include "advisor/five_hundred/pf_trick.h"
#include "advisor/five_hundred/pf_willing.h"
#include "advisor/solver/problem.h"

/* How cards are played out, and how much the results count. */
struct playouts {
    uint32_t count; /* playouts of each card in each world */
    uint32_t whim;  /* one card in this many is chosen at random */
    int64_t part;   /* the share of playouts in the worth of a card, in
                       percent */
};

/* Playouts count for more against the contractor, and where the solver takes
 * too long. */
static struct playouts playouts_of(const struct pf_mind *mind)
{
    const talon_fh_problem *base = &mind->sight.base;
    int is_own = (base->side >> mind->sight.me & 1) != 0;
    int is_solved = count_bits(base->playing) <= PLAYOUT_SOLVED;

    if (is_misere(base))
        return (struct playouts){PLAYOUT_MISERE, PLAYOUT_MISERE_WHIM,
                                 PLAYOUT_MISERE_PART};
    return (struct playouts){mind->skill->playouts, PLAYOUT_WHIM,
                             is_own && is_solved ? PLAYOUT_OWN_PART
                                                 : PLAYOUT_PART};
}

static uint32_t choose(struct pf_mind *mind, const talon_fh_problem *problem,
                       uint32_t whim, const struct option *options,
                       uint32_t count)
{
    uint32_t chosen = 0, i;
    int32_t best = INT32_MIN;
    struct table_trick trick;

    if (counter_below(&mind->chain.random, whim) == 0)
        return counter_below(&mind->chain.random, count);
    if (count == 1)
        return 0;
    tln_pf_look(problem, &trick);
    for (i = 0; i < count; i++) {
        int32_t will = tln_pf_willing(problem, &trick, &options[i]);

        if (will > best) {
            best = will;
            chosen = i;
        }
    }
    return chosen;
}

/* Plays a hand to its end by the simple rules. */
static void finish(struct pf_mind *mind, uint32_t whim,
                   talon_fh_problem *problem)
{
    struct option options[CARDS_MAX];
    uint32_t count = tln_sv_options(problem, options);

    while (count > 0) {
        uint32_t chosen = choose(mind, problem, whim, options, count);
        int is_over = tln_sv_play(problem, &options[chosen]);

        count = is_over ? 0 : tln_sv_options(problem, options);
    }
}

/* Plays a card and the rest of the hand; returns the worth of the result. */
static int64_t play_out(struct pf_mind *mind, uint32_t whim,
                        talon_fh_problem *problem, const struct option *first)
{
    if (!tln_sv_play(problem, first))
        finish(mind, whim, problem);
    return mind
        ->worth[is_misere(problem) ? problem->taken == 0 : problem->taken];
}

/* The mean worth of a card in its playouts, over all worlds. */
static int64_t mean_of(struct pf_mind *mind, const struct playouts *how,
                       const struct option *option)
{
    int64_t sum = 0;
    uint32_t world, k;

    for (world = 0; world < mind->worlds; world++) {
        for (k = 0; k < how->count; k++) {
            talon_fh_problem problem;

            tln_pf_problem(mind, &mind->world[world], &problem);
            sum += play_out(mind, how->whim, &problem, option);
        }
    }
    return sum / ((int64_t)mind->worlds * how->count);
}

void tln_pf_play_out(struct pf_mind *mind, struct candidates *cards)
{
    struct counter random = mind->chain.random;
    struct playouts how = playouts_of(mind);
    uint32_t i;

    for (i = 0; i < cards->count && how.count != 0; i++) {
        struct candidate *card = &cards->card[i];

        /* Every card is played out with the same random numbers. */
        mind->chain.random = random;
        card->worth = ((100 - how.part) * card->worth +
                       how.part * mean_of(mind, &how, &card->option)) /
                      100;
    }
}

int32_t tln_pf_expected(struct pf_mind *mind, const talon_fh_problem *problem)
{
    int32_t sum = 0;
    uint32_t i;

    if (count_bits(problem->playing) <= PLAYOUT_SOLVED || is_misere(problem))
        return TRICK * tln_pf_solve(mind, problem);
    for (i = 0; i < PLAYOUT_INSTEAD; i++) {
        talon_fh_problem played = *problem;

        finish(mind, PLAYOUT_WHIM, &played);
        sum += TRICK * played.taken;
    }
    return sum / PLAYOUT_INSTEAD;
}
