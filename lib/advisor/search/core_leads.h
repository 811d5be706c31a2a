/* SPDX-License-Identifier: MIT */
/* The order of leads for four hands, for one instance of the core (core.h).
 * Each lead gets points, which are added up from small tables (lead_points.h;
 * lead_points_plain.h without trumps). They depend on who owns the three
 * highest cards of the suit, how long it is in each hand, who can ruff it, and
 * how many of the tricks left their side needs. */
#if LOOSE
#include "advisor/search/lead_points_plain.h"
#else
#include "advisor/search/lead_points.h"
#endif

#ifndef POINTS
#define POINTS(outlook, entry) (outlook)->points->entry
#endif

/* The position as the points need it, with the hands numbered from the leader:
 * the leader is hand 0, its partner hand 2. */
struct outlook {
    const struct lead_points *points;
    uint64_t owner[2]; /* the planes of the owners (core_position.h) */
    uint64_t lengths;
#if !LOOSE
    uint64_t ours; /* cards of the leader and the partner */
    uint32_t trumps[4];
#endif
    uint32_t need; /* 0 for up to a third of the tricks left, 1 for up to two
                      thirds, 2 for more */
};

static ALWAYS_INLINE uint32_t length_in(const struct outlook *outlook,
                                        uint32_t hand, uint32_t lane)
{
    return (uint32_t)(outlook->lengths >> (hand * 16 + lane * 4)) & 15;
}

static ALWAYS_INLINE void look_out(const struct position *position,
                                   const uint64_t *hand, uint32_t leader,
                                   uint32_t need, uint32_t left,
                                   struct outlook *outlook)
{
    uint64_t a = position->owner[0], b = position->owner[1];
    uint64_t odd = 0 - (uint64_t)(leader & 1),
             upper = 0 - (uint64_t)(leader >> 1);
    uint32_t i;

    /* The owner minus the leader, modulo four. */
    outlook->owner[0] = (a ^ odd) & position->in_play;
    outlook->owner[1] = (b ^ upper ^ (~a & odd)) & position->in_play;
    outlook->lengths = turn_lengths(position->lengths[0], leader);
    outlook->points = &lead_points[left >= LEADS_EARLY];
    outlook->need = (uint32_t)(need * 3 > left) + (need * 3 > 2 * left);
#if LOOSE
    (void)hand;
    (void)i;
#else
    outlook->ours = hand[leader] | hand[leader ^ 2];
    for (i = 0; i < 4; i++)
        outlook->trumps[i] = length_in(outlook, i, 3);
#endif
}

/* Who owns the three highest cards of a lane: three bits with the lower binary
 * digits of their owners' numbers, then three with the higher digits. The
 * highest card has the highest of each three bits. */
static ALWAYS_INLINE uint32_t tops_of(const struct outlook *outlook,
                                      uint32_t lane)
{
    uint32_t shift = lane * 16 + 13;

    return (uint32_t)(outlook->owner[0] >> shift & 7) |
           (uint32_t)(outlook->owner[1] >> shift & 7) << 3;
}

#if LOOSE
/* The points that do not depend on the kind of a card: whether it is the
 * leader's highest of the lane, its lowest, or another. */
static ALWAYS_INLINE int32_t points_of_lane(const struct outlook *outlook,
                                            uint32_t lane)
{
    uint32_t own = length_in(outlook, 0, lane);
    uint32_t partners = length_in(outlook, 2, lane);

    return POINTS(outlook, suit_lengths[least(own, 5)][least(partners, 4)]);
}

/* The points that do. */
static ALWAYS_INLINE int32_t points_of_kind(const struct outlook *outlook,
                                            uint32_t lane, uint32_t kind)
{
    uint32_t tops = tops_of(outlook, lane), need = outlook->need;
    uint32_t next = length_in(outlook, 1, lane);
    uint32_t last = length_in(outlook, 3, lane);

    return POINTS(outlook, suit_tops[tops][kind]) +
           POINTS(outlook, suit_need[need][kind]) +
           POINTS(outlook, suit_theirs[least(next, 3)][least(last, 3)][kind]);
}
#else
static ALWAYS_INLINE int32_t points_of_suit(const struct outlook *outlook,
                                            uint32_t lane)
{
    const uint32_t *trumps = outlook->trumps;
    uint32_t own = length_in(outlook, 0, lane);
    uint32_t next = length_in(outlook, 1, lane);
    uint32_t partners = length_in(outlook, 2, lane);
    uint32_t last = length_in(outlook, 3, lane);

    return POINTS(outlook, suit_lengths[least(own, 5)][least(partners, 4)]) +
           POINTS(outlook, suit_theirs[least(next, 4)][least(trumps[1], 2)]
                                      [least(last, 4)][least(trumps[3], 2)]) +
           POINTS(outlook, suit_partner[partners == 0][least(trumps[2], 2)]
                                       [trumps[2] <= trumps[0]]) +
           POINTS(outlook, suit_short[least(own, 3)][least(trumps[0], 2)]
                                     [(trumps[1] | trumps[3]) != 0]);
}

/* The number of rounds of a suit after which a hand or its partner can ruff:
 * the length of the suit in the shorter of the two hands, counting only hands
 * with trumps; 15 if neither has any. */
static ALWAYS_INLINE uint32_t ruffed_after(const struct outlook *outlook,
                                           uint32_t hand, uint32_t lane)
{
    uint32_t a = length_in(outlook, hand, lane);
    uint32_t b = length_in(outlook, hand + 2, lane);

    return least(outlook->trumps[hand] != 0 ? a : 15,
                 outlook->trumps[hand + 2] != 0 ? b : 15);
}

static ALWAYS_INLINE int32_t points_of_trumps(const struct outlook *outlook)
{
    const uint32_t *trumps = outlook->trumps;
    uint32_t lane, losing = 0, ruffs = 0;
    int32_t longer;

    for (lane = 0; lane < 3; lane++) {
        uint32_t longest =
            most(length_in(outlook, 0, lane), length_in(outlook, 2, lane));

        losing += (outlook->ours >> (lane * 16 + 15) & 1) != 0 &&
                  longest > ruffed_after(outlook, 1, lane);
        ruffs += longest > ruffed_after(outlook, 0, lane);
    }
    longer = (int32_t)most(trumps[0], trumps[2]) -
             (int32_t)most(trumps[1], trumps[3]);
    longer = longer < -3 ? -3 : longer > 3 ? 3 : longer;
    return POINTS(outlook,
                  trump_lengths[least(trumps[0], 5)][least(trumps[2], 4)]) +
           POINTS(outlook, trump_longer[longer + 3]) +
           POINTS(outlook,
                  trump_theirs[least(trumps[1], 2)][least(trumps[3], 2)]) +
           POINTS(outlook, trump_losing[losing]) +
           POINTS(outlook, trump_ruffs[ruffs]);
}

/* The points that do not depend on the kind of a card: whether it is the
 * leader's highest of the lane, its lowest, or another. */
static ALWAYS_INLINE int32_t points_of_lane(const struct outlook *outlook,
                                            uint32_t lane)
{
    return lane == 3 ? points_of_trumps(outlook)
                     : points_of_suit(outlook, lane);
}

/* The points that do. */
static ALWAYS_INLINE int32_t points_of_kind(const struct outlook *outlook,
                                            uint32_t lane, uint32_t kind)
{
    uint32_t tops = tops_of(outlook, lane), need = outlook->need;

    if (lane == 3)
        return POINTS(outlook, trump_tops[tops][kind]) +
               POINTS(outlook, trump_need[need][kind]);
    return POINTS(outlook, suit_tops[tops][kind]) +
           POINTS(outlook, suit_need[need][kind]);
}

#endif

/* Inserts a lead with its points after those with at least as many. Both are
 * in one number, which is larger the earlier the lead comes, so that there is
 * nothing here that a processor would have to predict. */
static ALWAYS_INLINE void insert_lead(uint32_t *order, uint32_t count,
                                      uint32_t bit, int32_t points)
{
    uint32_t later = (uint32_t)(points + 1024) << 6 | (63 - bit), i;

    for (i = 0; i < count; i++) {
        uint32_t here = order[i];

        order[i] = most(here, later);
        later = least(here, later);
    }
    order[count] = later;
}

/* The kind of a card of a lane, by the highest and the lowest cards of all
 * lanes: 0 for the highest, 1 for the lowest, 2 for another. */
static ALWAYS_INLINE uint32_t kind_of_lead(uint64_t highs, uint64_t lows,
                                           uint64_t move)
{
    return (uint32_t)((highs & move) == 0) << (uint32_t)((lows & move) == 0);
}

/* Orders the leads of a hand whose side needs `need` of the `left` tricks to
 * come; jokers that belong to no suit are last. */
static ALWAYS_INLINE void order_leads_of_four(const struct search *search,
                                              const struct position *position,
                                              const uint64_t *hand,
                                              uint32_t leader, uint64_t cards,
                                              uint32_t need, uint32_t left,
                                              struct leads *leads)
{
    uint64_t jokers = cards & BOTTOMS(search), own = hand[leader];
    uint32_t order[TRICKS_MAX], count = 0, i;
    struct outlook outlook;
    uint64_t highs = highest_of_lanes(own);
    uint64_t lows = lowest_of_lanes(search, own & ~(own >> 1));
    int32_t points[LANES];

    look_out(position, hand, leader, need, left, &outlook);
    for (i = 0; i < LANES; i++)
        points[i] = points_of_lane(&outlook, i);
    cards ^= jokers;
    while (cards != 0) {
        uint64_t move = take_low(&cards);
        uint32_t bit = low_index(move), lane = LANE_OF(search, bit);
        uint32_t kind = kind_of_lead(highs, lows, move);

        insert_lead(order, count++, bit,
                    points[lane] + points_of_kind(&outlook, lane, kind));
    }
    for (i = 0; i < count; i++)
        leads->move[i] = (uint8_t)(63 - (order[i] & 63));
    leads->count = count;
    append_leads(leads, jokers);
}
