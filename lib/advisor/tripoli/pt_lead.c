/* SPDX-License-Identifier: MIT */
/* Leads (TR-21 … TR-24). Each lead is tried in the worlds, more often in a
 * world with a greater weight, and then the runs are played to the end of the
 * deal. */
#include "advisor/tripoli/pt_lead.h"
#include "advisor/base/bits.h"
#include "advisor/base/freestanding.h"
#include "advisor/tripoli/pt_leaders.h"
#include "advisor/tripoli/pt_told.h"

struct tried {
    uint32_t card;
    uint32_t out;
};

struct trials {
    uint32_t count;
    uint32_t games;  /* games played with each lead */
    uint32_t worlds; /* worlds in which there was a game */
    struct tried tried[LEADS_MAX];
    uint64_t allowed;
    uint32_t is_first;
};

/* Sets up the position of a world, with player 0 to lead. */
static void set_up(const struct pt_mind *mind, const struct trials *trials,
                   const struct pt_world *world, struct runs *runs)
{
    memcpy(runs->hand, world->hand, sizeof runs->hand);
    runs->allowed = trials->allowed;
    runs->is_first = trials->is_first;
    tln_pt_runs_resume(&mind->course, runs, 0);
}

static void try_leads(struct pt_mind *mind, struct trials *trials,
                      uint32_t number)
{
    const struct pt_world *world = &mind->world[number];
    uint64_t all = 0;
    uint32_t again = 0, i;

    for (i = 0; i < mind->players; i++)
        all |= world->hand[i];
    for (i = 0; i < trials->count; i++) {
        struct tried *tried = &trials->tried[i];
        struct runs runs;

        set_up(mind, trials, world, &runs);
        tln_pt_runs_lead(&mind->course, &runs, tried->card);
        again |= (uint32_t)(runs.leader == 0 && !runs.is_over) << i;
        if (mind->manner.looks_ahead)
            tln_pt_tree_finish(&mind->tree, &mind->course, &runs, world->lowest,
                               all, &mind->stream);
        else
            tln_pt_runs_finish(&mind->course, &runs, world->lowest,
                               &mind->stream);
        mind->won[i][number] += tln_pt_runs_worth(&mind->course, &runs);
        tried->out += !runs.is_dead && runs.leader == 0;
    }
    mind->again[number] = again;
    trials->worlds += mind->games[number] == 0;
    mind->games[number]++;
    trials->games++;
}

/* Whether the call is stopped; but each lead is tried once. */
static int is_stopped(const struct pt_mind *mind, const struct trials *trials)
{
    return trials->games > 0 && tln_pl_stopped(mind->decision);
}

/* Tries the leads about as many times as there are worlds. The number of tries
 * in each world is in proportion to the world's weight. */
static void try_worlds(struct pt_mind *mind, struct trials *trials)
{
    uint64_t step = mind->weights / mind->worlds + 1, next = step / 2, sum = 0;
    uint32_t w;

    for (w = 0; w < mind->worlds && !is_stopped(mind, trials); w++) {
        sum += mind->world[w].weight;
        for (; next < sum && !is_stopped(mind, trials); next += step)
            try_leads(mind, trials, w);
    }
}

/* Goes through all worlds, and again as long as the budget has enough nodes. */
static void try_all(struct pt_mind *mind, struct trials *trials)
{
    uint64_t games = (uint64_t)mind->worlds * trials->count;
    uint64_t left = mind->decision->budget.nodes;
    uint32_t i;

    memset(mind->games, 0, sizeof mind->games);
    memset(mind->again, 0, sizeof mind->again);
    for (i = 0; i < trials->count; i++)
        memset(mind->won[i], 0, mind->worlds * sizeof *mind->won[i]);
    if (mind->manner.looks_ahead)
        tln_pt_tree_forget(&mind->tree);
    try_worlds(mind, trials);
    for (; left >= 2 * games && !is_stopped(mind, trials); left -= games)
        try_worlds(mind, trials);
}

static int list_trials(struct pt_mind *mind, struct trials *trials)
{
    talon_card card[TALON_PACK_MAX];
    talon_choice choice;
    talon_cards set;
    uint32_t count, i;

    if (!tln_pt_choice(mind, TALON_KIND_PLAY, &choice))
        return 0;
    set = choice.cards | choice.required;
    if (talon_cards_list(&set, card, TALON_PACK_MAX, &count) < 0)
        return 0;
    trials->count = count < LEADS_MAX ? count : LEADS_MAX;
    for (i = 0; i < trials->count; i++) {
        set = ONE << card[i];
        trials->tried[i].card = low_index(close_up(set));
        trials->allowed |= LANE << (trials->tried[i].card & 48);
    }
    trials->is_first = mind->state.plays == 0;
    return 1;
}

/* What a lead brings: the mean over the worlds, each of which counts as often
 * as it was played in. Games in the same world have much in common, so the
 * error is that of the means of worlds. */
static void sum_up(const struct pt_mind *mind, uint32_t lead,
                   struct estimate *estimate)
{
    uint32_t w;

    memset(estimate, 0, sizeof *estimate);
    for (w = 0; w < mind->worlds; w++) {
        int64_t games = mind->games[w];

        if (games > 0)
            tln_pt_sum(estimate,
                       mind->won[lead][w] * MILLI /
                           (games * (int64_t)mind->players),
                       (uint32_t)games);
    }
}

static void add_trial(struct pt_mind *mind, const struct trials *trials,
                      uint32_t lead)
{
    const struct tried *tried = &trials->tried[lead];
    uint64_t games = trials->games > 0 ? trials->games : 1;
    struct estimate estimate;
    talon_move move;
    talon_advice *advice;

    memset(&move, 0, sizeof move);
    move.kind = TALON_KIND_PLAY;
    move.seat = (int8_t)mind->decision->seat;
    move.cards = open_up(ONE << tried->card);
    advice = tln_pl_add(mind->decision, &move);
    if (advice == NULL)
        return;
    advice->worlds = trials->worlds;
    sum_up(mind, lead, &estimate);
    tln_pl_state(advice, &estimate);
    advice->chance = (uint16_t)tln_pt_tell(
        mind->decision->budget.level, TOLD_OUT,
        (uint32_t)((uint64_t)tried->out * TALON_CERTAIN / games));
    advice->chance_of = TALON_CHANCE_GOES_OUT;
}

/* The bit of a lead that is listed. */
static uint32_t bit_of(const struct trials *trials, const talon_advice *lead)
{
    uint32_t card = low_index(close_up(lead->next_move.cards)), i = 0;

    while (trials->tried[i].card != card)
        i++;
    return (uint32_t)1 << i;
}

/* Whether in most games the player leads again after a lead, and not after
 * another, if there is one. */
static int leads_again(const struct pt_mind *mind, const struct trials *trials,
                       uint32_t lead, uint32_t other)
{
    uint64_t count = 0;
    uint32_t w;

    for (w = 0; w < mind->worlds; w++) {
        if ((mind->again[w] & (lead | other)) == lead)
            count += mind->games[w];
    }
    return 2 * count > trials->games;
}

/* What is wrong with a lead that is not the best, if the worlds say it. */
static uint32_t fault_of(const struct pt_mind *mind,
                         const struct trials *trials, const talon_advice *best,
                         const talon_advice *other)
{
    if (other->worth >= best->worth)
        return 0;
    if (leads_again(mind, trials, bit_of(trials, best), bit_of(trials, other)))
        return TALON_ADVICE_LOSES_LEAD;
    return other->chance + REASON_OUT_LESS <= best->chance
               ? TALON_ADVICE_OUT_LESS
               : 0;
}

/* The reason for the best lead. */
static uint32_t reason_of(const struct pt_mind *mind,
                          const struct trials *trials, const talon_advice *best)
{
    if (best->chance > TALON_CERTAIN / 2)
        return TALON_ADVICE_GOES_OUT;
    return leads_again(mind, trials, bit_of(trials, best), 0)
               ? TALON_ADVICE_KEEPS_LEAD
               : TALON_ADVICE_AVERAGE;
}

talon_status tln_pt_lead(struct pt_mind *mind)
{
    struct trials trials;
    talon_advice *best;
    talon_status status;
    uint32_t i;

    memset(&trials, 0, sizeof trials);
    if (!list_trials(mind, &trials))
        return TALON_OK;
    if (mind->decision->budget.worlds * trials.count >
        mind->decision->budget.nodes)
        mind->decision->budget.worlds =
            most(mind->decision->budget.nodes / trials.count, 1);
    status = tln_pt_imagine(mind, 0);
    if (status != TALON_OK)
        return status;
    if (mind->manner.reads_leads)
        tln_pt_weigh_by_leads(mind);
    try_all(mind, &trials);
    for (i = 0; i < trials.count; i++)
        add_trial(mind, &trials, i);
    tln_pl_sort(mind->decision);
    best = mind->decision->advice;
    for (i = 0; i < mind->decision->count; i++)
        best[i].reason =
            (uint16_t)(i == 0 ? reason_of(mind, &trials, best)
                              : fault_of(mind, &trials, best, &best[i]));
    tln_pt_explain(mind);
    return TALON_OK;
}
