/* SPDX-License-Identifier: MIT */
/* Ranking a block of hands of seven cards (TR-16), eight side by side. The
 * ranks must be those of talon_poker_best().
 *
 * The idea: a vector has a lane of sixteen bits for each of eight hands, which
 * holds a mask of ranks, a number, or a condition as all ones or all zeros. No
 * step has a branch. Seven cards make that simple:
 *
 * - Five cards in one suit, or five in a row, leave two others, which are not
 *   enough for a full house or four of a kind. So a flush or straight that is
 *   found is the hand, and pairs and threes no longer count.
 * - Tops of five in a row are neighbors: the highest has none above it.
 * - At most one rank of the pairs is superfluous, and one of the threes.
 * - Of the ranks that are left for the second mask the lowest two do not count,
 *   but the highest always does: five single cards beside a pair leave three
 *   kickers, four beside a three leave two, and what is beside two pairs or a
 *   four leaves one, whether it is three ranks, two or one. Without a pair all
 *   seven are left, and five of them are the first mask.
 *
 * The invariant: a block counts only if every set proved to be seven cards of
 * the pack; what becomes of other sets does not matter.
 *
 * The cost: fewer than fifty instructions of SSE2 a hand. A hand of a block
 * takes a fifth of the time of a single call: 3.7 instead of 20 ns
 * (tests/measure/bench poker). */
#include "poker/sevens.h"
#include "base/libc.h"
#include "base/vectors.h"
#include "poker/hand.h"

#if HAS_VECTORS

/* Loops over the suits are unrolled, also without -O3: under -O2 a hand takes
 * 3.6 instead of 5.7 ns. */

#define HANDS   8      /* to a vector */
#define FOREIGN 0x0E00 /* 11, 12, 13 in a lane */

typedef uint16_t masks __attribute__((vector_size(16)));
typedef int16_t signed_lanes __attribute__((vector_size(16)));

/* What decides eight hands; see struct hand. */
struct hands {
    masks category;
    masks major;
    masks minor;
};

/* The suit that has five or more cards: its ranks and their number, 0 without
 * one. */
struct flush {
    masks ranks;
    masks count;
};

/* The lower four lanes of two vectors, in turns. */
static inline masks mix_lower(masks x, masks y)
{
    return (masks){x[0], y[0], x[1], y[1], x[2], y[2], x[3], y[3]};
}

static inline masks mix_upper(masks x, masks y)
{
    return (masks){x[4], y[4], x[5], y[5], x[6], y[6], x[7], y[7]};
}

static inline void mix(masks mixed[SUITS], const masks from[SUITS])
{
    mixed[0] = mix_lower(from[0], from[2]);
    mixed[1] = mix_upper(from[0], from[2]);
    mixed[2] = mix_lower(from[1], from[3]);
    mixed[3] = mix_upper(from[1], from[3]);
}

/* Turns eight sets into the masks of each suit. A vector of sets has two, with
 * a lane for each suit; mixing moves the vector's number, bit by bit, into the
 * lane's, and the suit the other way. Returns what is not a card of the pack,
 * as a lane of any suit. */
static inline masks split(masks suit[SUITS], const talon_cards *set)
{
    masks pairs[SUITS], fours[SUITS], any = {0};
    uint32_t i;

    memcpy(pairs, set, sizeof pairs);
    mix(fours, pairs);
    mix(pairs, fours);
    mix(suit, pairs);
#pragma GCC unroll 4
    for (i = 0; i < SUITS; i++) {
        any |= suit[i];
        suit[i] = (suit[i] & LOW_PART) | (suit[i] >> LANE_GAP & HIGH_PART);
    }
    return any & FOREIGN;
}

static inline masks lanes_if(signed_lanes condition)
{
    return (masks)condition;
}

static inline masks choose(masks condition, masks yes, masks no)
{
    return (yes & condition) | (no & ~condition);
}

/* The first masks; the second where the first are empty. */
static inline masks first_of(masks ranks, masks others)
{
    return ranks | (others & lanes_if(ranks == 0));
}

/* Masks without their lowest rank. */
static inline masks above_lowest(masks ranks)
{
    return ranks & (ranks - 1);
}

/* The numbers of ranks: sums of pairs and of fours; the product adds up the
 * fours in its highest four bits. */
static inline masks count_ranks(masks ranks)
{
    masks pairs = ranks - (ranks >> 1 & 0x5555);
    masks fours = (pairs & 0x3333) + (pairs >> 2 & 0x3333);

    return fours * 0x1111 >> 12;
}

/* Finds the suit with five or more cards; returns the numbers of all cards. */
static inline masks find_flush(struct flush *flush, const masks suit[SUITS])
{
    masks none = {0}, all = none;
    uint32_t i;

    flush->ranks = flush->count = none;
#pragma GCC unroll 4
    for (i = 0; i < SUITS; i++) {
        masks count = count_ranks(suit[i]);
        masks enough = lanes_if((signed_lanes)count >= HAND);

        flush->ranks |= suit[i] & enough;
        flush->count |= count & enough;
        all += count;
    }
    return all;
}

/* runs_in() of eight hands. */
static inline masks runs_of(masks ranks)
{
    masks both = ranks << 1 | ranks >> (RANKS - 1);
    masks pairs = both & both >> 1;
    masks fours = pairs & pairs >> 2;

    return fours & both >> 4;
}

/* Removes from the ranks that are left for the second mask those that do not
 * count. A flush keeps five instead. */
static inline masks kickers_of(masks left, const struct flush *flush)
{
    masks keeps_all = lanes_if(flush->count == HAND);
    masks keeps_six = keeps_all | lanes_if(flush->count == HAND + 1);
    masks less = left & ((left - 1) | keeps_all);
    masks least = less & ((less - 1) | keeps_six);

    return first_of(least, first_of(less, left));
}

/* The best hands of seven cards. */
static inline void rank_hands(struct hands *hands, const masks suit[SUITS],
                              const struct flush *flush)
{
    masks one = suit[0] | suit[1], both = suit[0] & suit[1];
    masks other = suit[2] | suit[3], others = suit[2] & suit[3];
    masks suited = lanes_if(flush->count != 0);
    masks singles = choose(suited, flush->ranks, one | other);
    masks runs = runs_of(singles);
    masks run = lanes_if(runs != 0);
    masks loose = ~(suited | run);
    masks twice = (both | others | (one & other)) & loose;
    masks thrice = ((both & other) | (others & one)) & loose;
    masks four = both & others;
    masks pair = lanes_if(twice != 0);
    masks three = lanes_if(thrice != 0);
    masks is_four = lanes_if(four != 0);
    masks fewer = above_lowest(twice);
    masks two_pairs = lanes_if(fewer != 0) & ~three;
    masks pairs = choose(lanes_if(above_lowest(fewer) != 0), fewer, twice);
    masks threes = first_of(four, first_of(above_lowest(thrice), thrice));
    masks major = choose(three, threes, pairs);
    masks second = twice & ~major & three & ~is_four;
    masks house = lanes_if(second != 0);
    masks left = first_of(second, singles & ~major);
    masks single = lanes_if(major == 0);

    left =
        choose(run, (runs & ~(runs >> 1)) << RUN_TOP, kickers_of(left, flush));
    hands->category = TALON_POKER_HIGH_CARD + (pair & 1) + (three & 2) +
                      (two_pairs & 1) + (house & 3) + (is_four & 4) +
                      (run & 4) + (suited & (5 - (run & 1)));
    hands->major = major | (left & single);
    hands->minor = left & ~single;
}

/* Stores the ranks of eight hands. */
static inline void put_ranks(uint32_t *rank, const struct hands *hands)
{
    masks low = hands->major << RANKS | hands->minor;
    masks high = hands->category << (CATEGORY_AT - LANE) |
                 hands->major >> (LANE - RANKS);
    masks half = mix_lower(low, high);

    memcpy(rank, &half, sizeof half);
    half = mix_upper(low, high);
    memcpy(rank + HANDS / 2, &half, sizeof half);
}

int tln_poker_rank_sevens(const talon_cards *set, uint32_t *rank)
{
    uint32_t ranked[BLOCK];
    masks wrong = {0};
    uint64_t any[2];
    uint32_t i;

    for (i = 0; i < BLOCK; i += HANDS) {
        masks suit[SUITS];
        struct flush flush;
        struct hands hands;

        wrong |= split(suit, set + i);
        wrong |= find_flush(&flush, suit) ^ SEVEN;
        rank_hands(&hands, suit, &flush);
        put_ranks(ranked + i, &hands);
    }
    memcpy(any, &wrong, sizeof any);
    if ((any[0] | any[1]) != 0)
        return 0;
    memcpy(rank, ranked, sizeof ranked);
    return 1;
}

#else

int tln_poker_rank_sevens(const talon_cards *set, uint32_t *rank)
{
    (void)set;
    (void)rank;
    return 0;
}

#endif
