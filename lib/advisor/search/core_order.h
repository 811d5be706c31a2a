/* SPDX-License-Identifier: MIT */
/* The order in which cards are tried, for one instance of the core (core.h). A
 * card that causes a cutoff saves trying the others, and nine times out of ten
 * the first card does. The card remembered from similar circumstances
 * (core_cuts.h) is tried before all others. */
#include "advisor/search/search_constants.h"

static ALWAYS_INLINE void append_lead(struct leads *leads, uint64_t bit)
{
    leads->move[leads->count++] = (uint8_t)low_index(bit);
}

static ALWAYS_INLINE void append_leads(struct leads *leads, uint64_t cards)
{
    while (cards != 0)
        append_lead(leads, take_low(&cards));
}

/* The lowest bit of each lane that is in a set without the lowest bits of the
 * lanes themselves. */
static ALWAYS_INLINE uint64_t lowest_of_lanes(const struct search *search,
                                              uint64_t set)
{
    uint64_t bottoms = BOTTOMS(search), shifted = set >> 1;

    /* A lane's highest bit is free in `shifted`, so nothing is borrowed. */
    return (shifted & ~((shifted | TOPS(search)) - bottoms)) << 1;
}

#if PAIRS
/* The highest bit of each lane that is in a set without the lowest bits of the
 * lanes. */
static ALWAYS_INLINE uint64_t highest_of_lanes(uint64_t set)
{
    set |= set >> 1 & 0x7FFF7FFF7FFF7FFF;
    set |= set >> 2 & 0x3FFF3FFF3FFF3FFF;
    set |= set >> 4 & 0x0FFF0FFF0FFF0FFF;
    set |= set >> 8 & 0x00FF00FF00FF00FF;
    return set & ~(set >> 1 & 0x7FFF7FFF7FFF7FFF);
}
#endif

#if !PAIRS
/* Classes of suits as leads, the best first. */
enum lead_class {
    LEAD_RUFF,    /* the partner can ruff */
    LEAD_THROUGH, /* the partner finesses */
    LEAD_STRONG,
    LEAD_PLAIN,
    LEAD_FREE, /* gives the last opponent a free finesse */
    LEAD_TRUMPS,
    LEAD_LOSING, /* an opponent can ruff */
    LEAD_CLASSES
};

/* Whether a hand can finesse if the suit is led through the hand in front of
 * it: king behind ace, ace and queen behind king, king and jack behind
 * queen. */
static ALWAYS_INLINE int is_finesse(uint64_t behind, uint64_t front,
                                    uint64_t ace)
{
    uint64_t king = ace >> 1, queen = ace >> 2, jack = ace >> 3;

    return ((front & ace) != 0 && (behind & king) != 0) ||
           ((front & king) != 0 && (behind & ace) != 0 &&
            (behind & queen) != 0) ||
           ((front & queen) != 0 && (behind & king) != 0 &&
            (behind & jack) != 0);
}

/* Whether an opponent of the leader can ruff a suit. If none can, `ruffs` tells
 * whether the partner can and has no more trumps than the leader. */
static ALWAYS_INLINE int can_be_ruffed(const struct search *search,
                                       const uint64_t *lengths,
                                       const uint64_t *hand, uint32_t leader,
                                       uint64_t ours, uint32_t lane,
                                       uint32_t *ruffs)
{
    uint32_t partner = PARTNER(search, leader), i;
    for (i = 0; i < COUNT_HANDS(search); i++) {
        if (length_of(lengths, i, lane) == 0 && length_of(lengths, i, 3) != 0 &&
            (hand[i] & ours) == 0)
            return 1;
    }
    *ruffs = partner != NO_HAND && length_of(lengths, partner, lane) == 0 &&
             length_of(lengths, partner, 3) != 0 &&
             length_of(lengths, partner, 3) <= length_of(lengths, leader, 3);
    return 0;
}

/* The class of a side suit as a lead. */
static ALWAYS_INLINE uint32_t class_of(const struct search *search,
                                       const struct position *position,
                                       const uint64_t *hand, uint32_t leader,
                                       uint64_t ours, uint32_t lane)
{
    const uint64_t *lengths = position->lengths;
    uint64_t mask = LANE(search, lane), top = mask & ~(mask >> 1), three;
    uint32_t partner = PARTNER(search, leader), ruffs = 0;
    uint32_t next, last;

    if (TRUMPS(search) != 0 &&
        can_be_ruffed(search, lengths, hand, leader, ours, lane, &ruffs))
        return LEAD_LOSING;
    if (ruffs != 0)
        return LEAD_RUFF;
    next = next_hand(search, leader);
    last = leader == 0 ? COUNT_HANDS(search) - 1 : leader - 1;
    if (partner != NO_HAND && partner != next &&
        is_finesse(hand[partner], hand[next], top))
        return LEAD_THROUGH;
    three = top | top >> 1 | top >> 2;
    if (count_bits(ours & three) >= STRONG_TOPS)
        return LEAD_STRONG;
    if (partner != NO_HAND && partner != last &&
        is_finesse(hand[last], hand[partner], top))
        return LEAD_FREE;
    return LEAD_PLAIN;
}

/* Orders the leads of a hand: of each suit, in the order of their classes, the
 * highest and the lowest card; then the other cards; jokers last. */
static ALWAYS_INLINE void order_leads(const struct search *search,
                                      const struct position *position,
                                      const uint64_t *hand, uint32_t leader,
                                      uint64_t ours, uint64_t cards,
                                      struct leads *leads)
{
    uint64_t of_class[LEAD_CLASSES] = {0}, rest = 0;
    uint32_t lane, i;

    for (lane = 0; lane < LANES; lane++) {
        uint64_t mask = LANE(search, lane), suit = cards & mask;

        suit &= ~BOTTOMS(search);
        if (suit == 0)
            continue;
        i = mask == TRUMPS(search)
                ? (uint32_t)LEAD_TRUMPS
                : class_of(search, position, hand, leader, ours, lane);
        of_class[i] |= suit;
    }
    for (i = 0; i < LEAD_CLASSES; i++) {
        uint64_t suits = of_class[i];

        for (lane = 0; lane < LANES && suits != 0; lane++) {
            uint64_t suit = suits & LANE(search, lane), high;

            if (suit == 0)
                continue;
            suits ^= suit;
            high = high_bit(suit);
            append_lead(leads, high);
            suit ^= high;
            if (suit != 0) {
                append_lead(leads, low_bit(suit));
                rest |= suit & (suit - 1);
            }
        }
    }
    append_leads(leads, rest);
#if LOOSE
    append_leads(leads, cards & BOTTOMS(search));
#endif
}

#endif

/* All bits up to the highest of a set; at least the lowest of all. */
static ALWAYS_INLINE uint64_t up_to(uint64_t set)
{
    return (high_bit(set | ONE) << 1) - 1;
}

/* The card to be tried first of those that follow suit, or 0: the others come
 * from the lowest up. If the hand can win the trick and its side does not take
 * it anyway, it is the lowest winner that no later opponent can beat or, if
 * there is none, the highest winner. `later` are the cards with which later
 * opponents may win. */
static ALWAYS_INLINE uint64_t first_to_follow(uint64_t cards, uint64_t best,
                                              int is_ours, int is_coming,
                                              uint64_t later)
{
    uint64_t winners = cards & ~(best | (best - 1));
    uint64_t safe = winners & ~up_to(later);

    if ((winners == 0) | is_coming | (is_ours & (later > winners)))
        return 0;
    return safe != 0 ? low_bit(safe) : high_bit(winners);
}

/* How good it is to discard the lowest card of a suit, from a hand with so many
 * cards of it: at least 1. With trumps, a hand gets rid of its shortest suit,
 * to ruff it; else of its longest. With trumps in play, the highest card of a
 * suit is kept. */
static ALWAYS_INLINE uint32_t discard_class(const struct search *search,
                                            uint64_t low, uint32_t length,
                                            uint64_t trumps)
{
    if (TRUMPS(search) == 0)
        return length;
    length = (uint32_t)chosen(trumps != 0, 17 - length, length + 1);
    return (uint32_t)chosen((low & TOPS(search)) != 0, 1, length);
}

/* Orders the cards of a hand that is void in the suit led: winning trumps from
 * the lowest up, then discards, then the other trumps. If the side takes the
 * trick anyway, discards come first. Of discards, the lowest card of the best
 * suit (see above) comes first, then the lowest of each other suit, then the
 * rest. */
static ALWAYS_INLINE void order_void(const struct search *search,
                                     const struct position *position,
                                     uint32_t seat, uint64_t cards,
                                     uint64_t best, int is_coming,
                                     struct groups *groups)
{
    uint64_t plain = cards & ~TRUMPS(search), lows, first = 0;
    uint64_t takers = cards & TRUMPS(search) & ~(best | (best - 1));
    uint32_t lane, highest = 0;

#if LOOSE
    takers |= plain & BOTTOMS(search);
    plain &= ~BOTTOMS(search);
#endif
    lows = lowest_of_lanes(search, plain);
    for (lane = 0; lane < LANES; lane++) {
        uint64_t low = lows & LANE(search, lane);
        uint32_t length = length_of(position->lengths, seat, lane), worth;

        if (TRUMPS(search) == LANE(search, lane))
            continue;
        worth = discard_class(search, low, length, cards & TRUMPS(search));
        worth = (uint32_t)chosen(low != 0, worth, 0);
        first = chosen(worth > highest, low, first);
        highest = most(highest, worth);
    }
    groups->group[0] = chosen(is_coming, 0, takers);
    groups->group[1] = first;
    groups->group[2] = lows;
}
