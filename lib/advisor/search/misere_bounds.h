/* SPDX-License-Identifier: MIT */
/* What decides a misère without search, for one instance of its search
 * (misere.h). */

/* In place of a leader: the defenders choose which of them leads. */
#define ANYBODY 7u

/* The ranks of a lane from its lowest card up to a given one; none for 0. */
static ALWAYS_INLINE uint64_t up_to(uint64_t bit, uint64_t lane)
{
    return bit == 0 ? 0 : down_to(bit, lane);
}

/* Whether a suit is safe: counting from the bottom, each of the contractor's
 * cards is below the defenders' card at the same place. This depends on the
 * ranks up to the highest of the contractor's cards that have a defenders' card
 * at the same place. */
static ALWAYS_INLINE int is_safe(uint64_t own, uint64_t others, uint64_t lane,
                                 uint64_t *ranks)
{
    uint64_t last = 0;

    while (own != 0 && others != 0) {
        uint64_t low = high_bit(own), other = high_bit(others);

        if (other > low)
            return 0;
        own ^= low;
        others ^= other;
        last = low;
    }
    *ranks |= up_to(last, lane);
    return 1;
}

/* The lanes that are not safe, as bits 0 … 3. */
static ALWAYS_INLINE uint32_t unsafe_lanes(const struct search *search,
                                           const struct position *position,
                                           const uint64_t *hand,
                                           uint64_t *ranks)
{
    uint64_t own = hand[search->contractor];
    uint64_t others = position->in_play & ~own;
    uint32_t lane, lanes = 0;

    for (lane = 0; lane < LANES; lane++) {
        uint64_t mask = LANE(search, lane);

        if (!is_safe(own & mask, others & mask, mask, ranks))
            lanes |= 1u << lane;
    }
    return lanes;
}

/* Whether a hand has nothing but jokers. */
static ALWAYS_INLINE int has_jokers_only(const struct jokers *jokers,
                                         uint32_t seat, uint64_t plain)
{
    return plain == 0 && (jokers->high == seat || jokers->low == seat);
}

/* Whether the defender on lead (or ANYBODY) can beat the misère at once by
 * leading a suit: all defenders can stay below the contractor's lowest card. */
static ALWAYS_INLINE int is_lost_by(const struct search *search,
                                    const struct position *position,
                                    const uint64_t *hand, uint32_t leader,
                                    uint64_t lane, uint64_t *ranks)
{
    uint64_t own = hand[search->contractor] & lane, last = 0;
    uint32_t seat;

    if (own == 0 || (leader != ANYBODY && (hand[leader] & lane) == 0))
        return 0;
    own = high_bit(own);
    for (seat = 0; seat < COUNT_HANDS(search); seat++) {
        uint64_t cards = hand[seat] & lane;

        if (seat == search->contractor)
            continue;
        if (has_jokers_only(&position->jokers, seat, hand[seat]))
            return 0;
        if (cards == 0)
            continue;
        cards = high_bit(cards);
        if (cards < own)
            return 0;
        last = last == 0 || cards < last ? cards : last;
    }
    *ranks |= up_to(last, lane);
    return last != 0;
}

/* Whether a position is decided before the trick. If so, fills in the
 * result. */
static ALWAYS_INLINE int is_decided(const struct search *search,
                                    const struct position *position,
                                    const uint64_t *hand, uint32_t leader,
                                    uint32_t *unsafe, struct result *result)
{
    uint32_t contractor = search->contractor, lane;

    result->ranks = 0;
    result->value = 0;
    if (position->jokers.high == contractor)
        return 1;
    *unsafe = unsafe_lanes(search, position, hand, &result->ranks);
    if (leader == contractor || position->jokers.low == contractor)
        return 0;
    if (*unsafe == 0) {
        result->value = 1;
        return 1;
    }
    result->ranks = 0;
    for (lane = 0; lane < LANES; lane++) {
        if ((*unsafe >> lane & 1) != 0 &&
            is_lost_by(search, position, hand, leader, LANE(search, lane),
                       &result->ranks))
            return 1;
    }
    return 0;
}
