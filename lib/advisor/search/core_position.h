/* SPDX-License-Identifier: MIT */
/* The position at the start of a trick, for one instance of the core (core.h):
 * which hand owns each bit, which bits are in play, and how long each suit is
 * in each hand. The number of the owner is spread over planes: plane i has
 * binary digit i of it for every bit. The lengths are the key by which the
 * table finds a position. */

#if WIDE
#define PLANES              3
#define LENGTH_WORDS        2
#define COUNT_HANDS(search) ((search)->hands)
#define LANE_OF(search, i)  ((search)->lane_of[i])
#define LANE(search, lane_) ((search)->lane[lane_])
#define BOTTOMS(search)     ((search)->bottoms)
#define TOPS(search)        ((search)->bottoms >> 1 | ONE << 63)
#else
#define PLANES              2
#define LENGTH_WORDS        1
#define COUNT_HANDS(search) ((void)(search), (uint32_t)HANDS)
#define LANE_OF(search, i)  ((void)(search), (i) >> 4)
#define LANE(search, lane_) ((void)(search), (uint64_t)0xFFFF << (lane_)*16)
#define BOTTOMS(search)     ((void)(search), (uint64_t)0x0001000100010001)
#define TOPS(search)        ((void)(search), (uint64_t)0x8000800080008000)
#endif

/* The trump lane. The wide instance serves contracts with and without trumps; a
 * narrow one serves no trump if it has loose jokers, and trumps otherwise. */
#if WIDE
#define TRUMPS(search) ((search)->trump_lane)
#elif LOOSE
#define TRUMPS(search) ((void)(search), (uint64_t)0)
#else
#define TRUMPS(search) ((void)(search), (uint64_t)0xFFFF << 48)
#endif

/* With four hands, two pairs of partners alternate, so the sides are known at
 * compile time. */
#if HANDS == 4
#define PAIRS                 1
#define SIDE(search)          ((void)(search), 5u)
#define PARTNER(search, hand) ((void)(search), (hand) ^ 2)
#else
#define PAIRS                 0
#define SIDE(search)          ((search)->side)
#define PARTNER(search, hand) ((search)->partner[hand])
#endif

struct position {
    uint64_t owner[PLANES];
    uint64_t in_play;
    uint64_t lengths[LENGTH_WORDS];
#if LOOSE
    struct jokers jokers;
#endif
};

/* Each length takes four bits: lanes 0 … 3 of hand 0, then those of hand 1, and
 * so on. */
static ALWAYS_INLINE uint32_t length_of(const uint64_t *lengths, uint32_t hand,
                                        uint32_t lane)
{
#if LENGTH_WORDS == 1
    return (uint32_t)(lengths[0] >> (hand * 16 + lane * 4)) & 15;
#else
    return (uint32_t)(lengths[hand >> 2] >> ((hand & 3) * 16 + lane * 4)) & 15;
#endif
}

static ALWAYS_INLINE void lengthen(uint64_t *lengths, uint32_t hand,
                                   uint32_t lane)
{
#if LENGTH_WORDS == 1
    lengths[0] += ONE << (hand * 16 + lane * 4);
#else
    lengths[hand >> 2] += ONE << ((hand & 3) * 16 + lane * 4);
#endif
}

static ALWAYS_INLINE void shorten(uint64_t *lengths, uint32_t hand,
                                  uint32_t lane)
{
#if LENGTH_WORDS == 1
    lengths[0] -= ONE << (hand * 16 + lane * 4);
#else
    lengths[hand >> 2] -= ONE << ((hand & 3) * 16 + lane * 4);
#endif
}

#if PAIRS
/* The lengths of four hands, beginning with the leader's, so that those of the
 * opponents are at fixed places. */
static ALWAYS_INLINE uint64_t turn_lengths(uint64_t lengths, uint32_t leader)
{
    return lengths >> leader * 16 | lengths << (64 - leader * 16) % 64;
}
#endif

/* Finds the bits of each hand. */
static ALWAYS_INLINE void find_hands(const struct search *search,
                                     const struct position *position,
                                     uint64_t *hand)
{
    uint64_t a = position->owner[0], b = position->owner[1];
    uint64_t all = position->in_play;
    uint32_t i;

#if WIDE
    uint64_t c = position->owner[2];

    for (i = 0; i < COUNT_HANDS(search); i++)
        hand[i] = all & ((i & 1) != 0 ? a : ~a) & ((i & 2) != 0 ? b : ~b) &
                  ((i & 4) != 0 ? c : ~c);
#else
    hand[0] = all & ~(a | b);
    hand[1] = a & ~b;
    hand[2] = b & ~a;
    if (COUNT_HANDS(search) > 3)
        hand[3] = a & b;
#endif
    for (i = COUNT_HANDS(search); i < 8; i++)
        hand[i] = 0;
}

/* The bits below a bit in its lane. */
static ALWAYS_INLINE uint64_t below(const struct search *search, uint64_t bit)
{
#if WIDE
    return (bit - 1) & LANE(search, LANE_OF(search, low_index(bit)));
#else
    (void)search;
    return bit - (ONE << (low_index(bit) & 48));
#endif
}

/* Takes cards away: in each plane, the bits below a card move up by one. */
static ALWAYS_INLINE void take_away(const struct search *search,
                                    const struct position *from, uint64_t cards,
                                    struct position *to)
{
    uint64_t a = from->owner[0] & ~cards, b = from->owner[1] & ~cards;
    uint64_t all = from->in_play & ~cards;
#if WIDE
    uint64_t c = from->owner[2] & ~cards;
#endif

    while (cards != 0) {
        uint64_t moving = below(search, take_low(&cards));

        a += a & moving;
        b += b & moving;
        all += all & moving;
#if WIDE
        c += c & moving;
#endif
    }
    to->owner[0] = a;
    to->owner[1] = b;
    to->in_play = all;
#if WIDE
    to->owner[2] = c;
#endif
}

/* Translates ranks of the position that take_away() made into ranks of the
 * position from which it took the cards. The ranks of a lane are a run from its
 * top, so each card that is among them makes the run one longer. */
static ALWAYS_INLINE uint64_t put_back(const struct search *search,
                                       uint64_t ranks, uint64_t cards)
{
    uint64_t above;

    while ((above = cards & ranks) != 0) {
        uint32_t i = low_index(above);

        cards ^= ONE << i;
        ranks |= ranks >> 1 & LANE(search, LANE_OF(search, i));
    }
    return ranks;
}

/* The ranks of a lane from its top down to a bit. */
static ALWAYS_INLINE uint64_t down_to(uint64_t bit, uint64_t lane)
{
    return lane & (0 - bit);
}

/* The `ranks` highest ranks of a lane. */
static ALWAYS_INLINE uint64_t top_ranks(uint64_t lane, uint32_t ranks)
{
    return lane & ~(lane >> ranks);
}

/* How many of the highest ranks of a lane are in a set, down to the first that
 * is not. */
static ALWAYS_INLINE uint32_t top_run(uint64_t set, uint64_t lane)
{
    uint64_t missing = lane & ~set;

    return high_index(lane) - high_index(missing);
}

/* The hand that holds a bit. */
static ALWAYS_INLINE uint32_t holder_of(const struct search *search,
                                        const uint64_t *hand, uint64_t bit)
{
#if WIDE
    uint32_t i = 0;

    while (i + 1 < COUNT_HANDS(search) && (hand[i] & bit) == 0)
        i++;
    return i;
#else
    (void)search;
    return (uint32_t)(((hand[1] | hand[3]) & bit) != 0) |
           (uint32_t)(((hand[2] | hand[3]) & bit) != 0) << 1;
#endif
}

/* Completes the ranks that a result depends on. The lowest of them in a lane
 * may belong to a failing hand: one for which no card was good enough. If that
 * card and all lower ones of the hand are neighbors, only the highest of these
 * was tried, and the result depends on the others being equal to it, so their
 * ranks are added. (If there is a gap, a card below it was tried as well, and
 * stands for whatever the hand might hold there instead.) If all ranks of a
 * lane are relevant, the lowest run of one owner is dropped, because its owner
 * follows from the lengths. */
static ALWAYS_INLINE uint64_t complete(const struct search *search,
                                       const uint64_t *hand, uint64_t in_play,
                                       uint64_t ranks, uint32_t failing)
{
    uint64_t tops = ranks & in_play & TOPS(search);
    uint32_t i;

    while (tops != 0) {
        uint64_t mask =
            LANE(search, LANE_OF(search, low_index(take_low(&tops))));
        uint64_t run = ranks & mask & in_play;
        uint64_t own, last, rest;
        int has_failed;

        last = low_bit(run);
        i = holder_of(search, hand, last);
        own = hand[i] & mask;
        has_failed = (failing >> i & 1) != 0;
        rest = own & (last - 1);
        if (has_failed && rest != 0 && is_run(rest | last)) {
            last = low_bit(rest);
            run = in_play & down_to(last, mask);
        }
        if ((in_play & mask) == run) {
            while ((own & last) != 0 && last != 0)
                last <<= 1;
            last &= mask;
            run = last != 0 ? down_to(last, mask) : 0;
        } else {
            run = down_to(last, mask);
        }
        ranks = (ranks & ~mask) | run;
    }
    return ranks;
}

/* Makes the position at the start of a root's trick. */
static void make_position(const struct search *search, const struct root *root,
                          struct position *position)
{
    uint32_t hand, plane;

    memset(position, 0, sizeof *position);
    for (hand = 0; hand < root->hands; hand++) {
        uint64_t cards = root->hand[hand];

        position->in_play |= cards;
        for (plane = 0; plane < PLANES; plane++)
            position->owner[plane] |=
                cards & (0 - (uint64_t)(hand >> plane & 1));
        while (cards != 0)
            lengthen(position->lengths, hand,
                     LANE_OF(search, low_index(take_low(&cards))));
    }
#if LOOSE
    position->jokers = root->jokers;
#endif
}
