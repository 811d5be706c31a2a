/* SPDX-License-Identifier: MIT */
/* Searches deals, and collects leads. */
#include <stdlib.h>
#include <string.h>

#include "leads.h"

/* bench.h and the search both have tables. */
#define table bench_table
#include "measure/bench/deals.h"
#undef table

#define PRESET "australian-4"
#define SIDES  5u /* seats 0 and 2 */

struct collector collector;
static struct chance draws; /* of nodes */

int is_drawn(uint32_t cards)
{
    return draw_below(&draws, 1000) < collector.plan->per_mille[cards];
}

void forget_probe(uint32_t cards)
{
    struct search *probe = &collector.probe.search;
    struct table *table = &probe->table;

    tln_sv_forget_all(table, least(cards + 2, table->slot_bits_most));
    table->cut_shift = 32 - (cards + 3);
    memset(table->cuts, 0, (size_t)4 << (32 - table->cut_shift));
    probe->nodes = 0;
    probe->nodes_pause = UINT64_MAX;
}

/* An array with room for one more element. */
static void *grown(void *array, size_t count, size_t *room, size_t size)
{
    if (count < *room)
        return array;
    *room = *room * 2 + 1024;
    array = realloc(array, *room * size);
    if (array == NULL)
        abort();
    return array;
}

/* The node that is being collected has the leads after those of the last. */
static size_t first_lead(const struct sample *sample)
{
    const struct lead_node *last;

    if (sample->nodes == 0)
        return 0;
    last = &sample->node[sample->nodes - 1];
    return last->first + last->count;
}

void add_lead(const struct lead *lead)
{
    struct sample *sample = collector.sample;

    sample->lead = grown(sample->lead, sample->leads, &sample->leads_room,
                         sizeof *sample->lead);
    sample->lead[sample->leads++] = *lead;
}

void end_node(uint32_t cards)
{
    struct sample *sample = collector.sample;
    size_t first = first_lead(sample), i, good = 0;
    struct lead_node node = {first, sample->leads - first, cards, 0};

    for (i = first; i < sample->leads; i++)
        good += sample->lead[i].succeeds;
    if (good == 0 || good == node.count) {
        sample->leads = first;
        return;
    }
    node.weight = 1000.0 / collector.plan->per_mille[cards];
    sample->node = grown(sample->node, sample->nodes, &sample->nodes_room,
                         sizeof *sample->node);
    sample->node[sample->nodes++] = node;
}

/* Takes cards from a hand at random until it has as many as wanted. */
static void thin(talon_cards *hand, uint32_t cards, struct chance *chance)
{
    while (count_bits(*hand) > cards)
        *hand ^= pick_of_many(chance, *hand);
}

/* Sets up a drive with a solver that has forgotten everything. */
static void start(struct drive *drive, talon_fh_solver **solver,
                  const talon_fh_position *position, struct effort effort)
{
    if (*solver == NULL)
        must(talon_fh_solver_init(memory_for(1, TALON_FH_SOLVER_BYTES_GOOD),
                                  TALON_FH_SOLVER_BYTES_GOOD, solver),
             "a solver");
    must(talon_fh_solver_forget(*solver), "forgetting");
    tln_sv_start(drive, *solver, position, effort);
}

/* Solves a position with a solver that knows nothing. */
static uint64_t solve(const struct lead_search *leads,
                      const talon_fh_position *position, uint64_t *values)
{
    static talon_fh_solver *solvers[2];
    struct effort effort = {TALON_FH_NODES_UNLIMITED, NULL};
    struct drive drive;
    struct range range;

    start(&drive, &solvers[0], position, effort);
    drive.entry = leads->entry;
    if (collector.sample != NULL) {
        start(&collector.probe, &solvers[1], position, effort);
        collector.search = &drive.search;
    }
    range = tln_sv_whole_range(&drive);
    tln_sv_narrow(&drive, &range, tln_sv_guess(&drive));
    collector.search = NULL;
    tln_sv_end(&drive);
    if (collector.sample != NULL)
        tln_sv_end(&collector.probe);
    *values += range.low;
    return drive.search.nodes;
}

/* The position in which a seat leads to the first trick. At no trump, a seat
 * with a joker has named a suit for it or none. */
static talon_fh_position drawn(const struct lead_search *leads,
                               const struct solver_deal *deal,
                               uint32_t denomination, uint32_t leader,
                               struct chance *chance)
{
    talon_fh_position position = position_of(deal, denomination, leader, SIDES);
    talon_cards jokers = (talon_cards)1 << TALON_CARD_LOW_JOKER |
                         (talon_cards)1 << TALON_CARD_HIGH_JOKER;

    if (!leads->is_plain)
        return position;
    position.joker_rule = (uint8_t)deal->joker_rule;
    if ((position.hand[leader] & jokers) != 0)
        position.nominated = (uint8_t)draw_below(chance, 5);
    return position;
}

uint64_t solve_deals(const struct lead_search *leads, const struct plan *plan,
                     uint8_t seed, struct sample *sample, uint64_t *values)
{
    uint32_t first =
        leads->is_plain ? TALON_DENOMINATION_NO_TRUMP : TALON_SUIT_SPADES;
    uint32_t last =
        leads->is_plain ? TALON_DENOMINATION_NO_TRUMP : TALON_SUIT_HEARTS;
    struct chance chance = {seed};
    uint64_t nodes = 0;
    uint32_t number, denomination, seat;

    collector.sample = sample;
    collector.plan = plan;
    draws.state = seed;
    for (number = 0; number < plan->deals; number++) {
        struct solver_deal deal = deal_of(PRESET, seed, number);

        for (seat = 0; seat < deal.seats; seat++)
            thin(&deal.hand[seat], plan->cards, &chance);
        for (denomination = first; denomination <= last; denomination++) {
            for (seat = 0; seat < deal.seats; seat++) {
                talon_fh_position position =
                    drawn(leads, &deal, denomination, seat, &chance);

                nodes += solve(leads, &position, values);
            }
        }
    }
    return nodes;
}
