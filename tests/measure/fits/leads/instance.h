/* SPDX-License-Identifier: MIT */
/* Collects leads in one instance of the search. A source file that includes
 * this header defines HANDS, LOOSE and ENTRY as those that include core.h do.
 * The points of this instance are not those of the library, but those in
 * `fitted`. */
#include "leads.h"
#include "advisor/base/freestanding.h"

struct trick;
static void collect_leads(struct search *search, struct trick *trick,
                          const struct result *result);
static int32_t point_at(size_t place);

#define AFTER_LEADS(search, trick, result)                                     \
    collect_leads(search, trick, &(result))
#define POINTS(outlook, entry)                                                 \
    point_at((size_t)(&(outlook)->points->entry -                              \
                      (const int8_t *)(const void *)lead_points))
#include "advisor/search/core.h"

static int8_t fitted[SETS * sizeof(struct lead_points)];

/* The places of the numbers asked for most recently. */
static uint16_t term[TERMS_MAX];
static uint32_t terms;

static int32_t point_at(size_t place)
{
    term[terms++ % TERMS_MAX] = (uint16_t)place;
    return fitted[place];
}

/* Asks for the points of a lead, whose places are then in `term`. A joker that
 * belongs to no suit has none. */
static void ask_points(const struct search *search, const struct trick *trick,
                       uint64_t move, uint32_t need)
{
    uint64_t own = trick->hand[trick->leader];
    uint32_t lane = LANE_OF(search, low_index(move));
    struct outlook outlook;

    terms = 0;
    if ((move & BOTTOMS(search)) != 0)
        return;
    look_out(&trick->position, trick->hand, trick->leader, need, trick->cards,
             &outlook);
    points_of_lane(&outlook, lane);
    points_of_kind(&outlook, lane,
                   kind_of_lead(highest_of_lanes(own),
                                lowest_of_lanes(search, own & ~(own >> 1)),
                                move));
}

/* Searches a lead to its end, with a table in which nothing is known. */
static void try_lead(const struct trick *trick, uint64_t move)
{
    struct search *probe = &collector.probe.search;
    struct trick *copy = trick_of(probe, trick->cards);
    uint32_t seat = trick->leader, side = SIDE(probe) >> seat & 1, value;
    struct lead lead = {{0}, 0, 0, 0};

    forget_probe(trick->cards);
    *copy = *trick;
    put(probe, copy, 0, seat, move);
    value = go_on(probe, copy, 1).value;
    lead.succeeds = (value >= trick->target) == side;
    lead.nodes = (uint32_t)probe->nodes;
    ask_points(probe, trick, move,
               side != 0 ? trick->target : trick->cards - trick->target + 1);
    lead.terms = (uint16_t)terms;
    memcpy(lead.term, term, sizeof term);
    add_lead(&lead);
}

/* Tries all leads of some nodes in which a lead succeeded. */
static void collect_leads(struct search *search, struct trick *trick,
                          const struct result *result)
{
    uint64_t hand = trick->hand[trick->leader], cards = hand & ~(hand >> 1);
    uint32_t side = SIDE(search) >> trick->leader & 1;

    if (search != collector.search || is_single(cards) ||
        (result->value >= trick->target) != side || !is_drawn(trick->cards))
        return;
    while (cards != 0)
        try_lead(trick, take_low(&cards));
    end_node(trick->cards);
}
