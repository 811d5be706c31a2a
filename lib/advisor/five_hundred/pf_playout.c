/* SPDX-License-Identifier: MIT */
/* Playing hands out by simple rules (pf_willing.c), with a little randomness.
 * The solver assumes that everyone sees all cards and plays perfectly. In a
 * real game, others make mistakes and even the seat's own next plays are
 * guesses, so the results of playouts are a part of what a card is worth. In a
 * misère, most positions are won or lost no matter which card is played, and
 * only playouts can tell the cards apart. */
#include "advisor/five_hundred/pf_playout.h"
#include "advisor/base/freestanding.h"
#include "advisor/five_hundred/pf_search.h"
#include "advisor/five_hundred/pf_trick.h"
#include "advisor/five_hundred/pf_willing.h"
#include "advisor/solver/position.h"

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
    const talon_fh_position *base = &mind->sight.base;
    int is_own = (base->side >> mind->sight.me & 1) != 0;
    int is_solved = count_bits(base->playing) <= PLAYOUT_SOLVED;

    if (is_misere(base))
        return (struct playouts){PLAYOUT_MISERE, PLAYOUT_MISERE_WHIM,
                                 PLAYOUT_MISERE_PART};
    return (struct playouts){mind->skill->playouts, PLAYOUT_WHIM,
                             is_own && is_solved ? PLAYOUT_OWN_PART
                                                 : PLAYOUT_PART};
}

static uint32_t choose(struct pf_mind *mind, const talon_fh_position *position,
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
    tln_pf_look(position, &trick);
    for (i = 0; i < count; i++) {
        int32_t will = tln_pf_willing(position, &trick, &options[i]);

        if (will > best) {
            best = will;
            chosen = i;
        }
    }
    return chosen;
}

/* Plays a hand to its end by the simple rules. */
static void finish(struct pf_mind *mind, uint32_t whim,
                   talon_fh_position *position)
{
    struct option options[CARDS_MAX];
    uint32_t count = tln_sv_options(position, options);

    while (count > 0) {
        uint32_t chosen = choose(mind, position, whim, options, count);
        int is_over = tln_sv_play(position, &options[chosen]);

        count = is_over ? 0 : tln_sv_options(position, options);
    }
}

/* Plays a card and the rest of the hand; returns the worth of the result. */
static int64_t play_out(struct pf_mind *mind, uint32_t whim,
                        talon_fh_position *position, const struct option *first)
{
    if (!tln_sv_play(position, first))
        finish(mind, whim, position);
    return mind
        ->worth[is_misere(position) ? position->taken == 0 : position->taken];
}

/* What a card is worth in its playouts; it means nothing if the call was
 * stopped. */
static void estimate(struct pf_mind *mind, const struct playouts *how,
                     const struct option *option, struct estimate *played)
{
    uint32_t world, k;

    memset(played, 0, sizeof *played);
    for (world = 0; world < mind->worlds && !tln_pl_stopped(mind->decision);
         world++) {
        int64_t sum = 0;

        for (k = 0; k < how->count; k++) {
            talon_fh_position position;

            tln_pf_position(mind, &mind->world[world], &position);
            sum += play_out(mind, how->whim, &position, option);
        }
        tln_pl_estimate_add(played, sum / how->count, 1);
    }
}

/* Mixes the results of playouts into what a card is worth. Both parts come from
 * the same worlds, so their errors tend to go the same way: the error is at
 * most the mean of both. */
static void mix(const struct estimate *played, int64_t part,
                struct candidate *card)
{
    uint32_t error = tln_pl_estimate_error(played);

    card->worth =
        ((100 - part) * card->worth + part * tln_pl_estimate_mean(played)) /
        100;
    if (card->error != TALON_ERROR_UNKNOWN && error != TALON_ERROR_UNKNOWN)
        card->error =
            (uint32_t)(((100 - part) * card->error + part * error) / 100);
}

void tln_pf_play_out(struct pf_mind *mind, struct candidates *cards)
{
    struct counter random = mind->chain.random;
    struct playouts how = playouts_of(mind);
    struct estimate played[CARDS_MAX];
    uint32_t i;

    if (how.count == 0 || mind->worlds == 0)
        return;
    for (i = 0; i < cards->count; i++) {
        /* Every card is played out with the same random numbers. */
        mind->chain.random = random;
        estimate(mind, &how, &cards->card[i].option, &played[i]);
    }
    if (tln_pl_stopped(mind->decision))
        return;
    for (i = 0; i < cards->count; i++)
        mix(&played[i], how.part, &cards->card[i]);
}

int32_t tln_pf_expected(struct pf_mind *mind, const talon_fh_position *position)
{
    int32_t sum = 0;
    uint32_t i;

    if (count_bits(position->playing) <= PLAYOUT_SOLVED || is_misere(position))
        return TRICK * tln_pf_solve(mind, position);
    for (i = 0; i < PLAYOUT_INSTEAD && !tln_pl_stopped(mind->decision); i++) {
        talon_fh_position played = *position;

        finish(mind, PLAYOUT_WHIM, &played);
        sum += TRICK * played.taken;
    }
    return sum / PLAYOUT_INSTEAD;
}
