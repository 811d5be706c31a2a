/* SPDX-License-Identifier: MIT */
/* Ranking poker hands (TR-16), any number of cards at once. It works on sets of
 * cards alone: no game and no players.
 *
 * The idea: look for the best hand in three ways: in one suit, in a row, in
 * equal ranks. No category can be found in two ways, and the highest category
 * found wins. The four suits are looked at side by side, each in its lane of
 * one word. The representation of a hand is in hand.h.
 *
 * The invariant: the rank alone determines which five cards make it, so the
 * five are chosen from the set and the rank, however the rank was found.
 *
 * The cost: a few dozen operations on words, however many cards there are; no
 * subset is ever tried. */
#include "talon/poker.h"

#include "base/set.h"
#include "base/out.h"
#include "poker/hand.h"

#define WHEEL     0x100F /* A-2-3-4-5 */
#define WHEEL_TOP 0x0008

/* What the hands of a category look like. In the text `#` is the next deciding
 * rank in the plural, `*` in the singular. */
struct shape {
    const char *name;
    const char *text;
    uint8_t majors;       /* ranks in `major` */
    uint8_t major_copies; /* cards of each */
    uint8_t minors;
    uint8_t minor_copies;
    uint8_t is_run; /* the major rank is the top of five in a row */
    uint8_t is_suited;
};

static const struct shape shape[] = {
    {"", "", 0, 0, 0, 0, 0, 0},
    {"high card", "high card, *, *, *, * and *", 5, 1, 0, 0, 0, 0},
    {"pair", "pair of #, *, * and * kickers", 1, 2, 3, 1, 0, 0},
    {"two pair", "two pair, # and #, * kicker", 2, 2, 1, 1, 0, 0},
    {"three of a kind", "three of a kind, #, * and * kickers", 1, 3, 2, 1, 0,
     0},
    {"straight", "straight, * high", 1, 1, 0, 0, 1, 0},
    {"flush", "flush, *, *, *, * and *", 5, 1, 0, 0, 0, 1},
    {"full house", "full house, # over #", 1, 3, 1, 2, 0, 0},
    {"four of a kind", "four of a kind, #, * kicker", 1, 4, 1, 1, 0, 0},
    {"straight flush", "straight flush, * high", 1, 1, 0, 0, 1, 1},
};

/* What decides a hand, in mirrored ranks: the ace in bit 0, the 2 in bit 12.
 * The highest rank is then the lowest bit, which one subtraction finds or
 * removes; finding the highest bit takes ten operations. Saves 2 ns of 20 for
 * seven cards. */
struct found {
    uint32_t category;
    uint32_t major;
    uint32_t minor;
};

/* Mirrors the mask of ranks in each lane: reverses all bits of the lane, then
 * shifts them down to bit 0. */
static talon_cards mirrored(talon_cards ranks)
{
    const talon_cards ones = 0x5555555555555555;
    const talon_cards twos = 0x3333333333333333;
    const talon_cards fours = 0x0F0F0F0F0F0F0F0F;
    const talon_cards bytes = 0x00FF00FF00FF00FF;

    ranks = (ranks >> 1 & ones) | (ranks & ones) << 1;
    ranks = (ranks >> 2 & twos) | (ranks & twos) << 2;
    ranks = (ranks >> 4 & fours) | (ranks & fours) << 4;
    ranks = (ranks >> 8 & bytes) | (ranks & bytes) << 8;
    return ranks >> (LANE - RANKS);
}

/* The rank of a hand in mirrored ranks: both masks mirrored in one word, bit by
 * bit and then byte by byte. */
static uint32_t rank_of_found(const struct found *hand)
{
    uint32_t word = hand->minor << RANKS | hand->major;

    word <<= 32 - CATEGORY_AT;
    word = (word >> 1 & 0x55555555) | (word & 0x55555555) << 1;
    word = (word >> 2 & 0x33333333) | (word & 0x33333333) << 2;
    word = (word >> 4 & 0x0F0F0F0F) | (word & 0x0F0F0F0F) << 4;
    word = (word >> 8 & 0x00FF00FF) | (word & 0x00FF00FF) << 8;
    word = word >> 16 | word << 16;
    return hand->category << CATEGORY_AT | word;
}

/* The highest of mirrored ranks, 0 if there are none. */
static uint32_t top_of(uint32_t ranks)
{
    return ranks & (0 - ranks);
}

/* Mirrored ranks without the highest. */
static uint32_t below_top(uint32_t ranks)
{
    return ranks & (ranks - 1);
}

static uint32_t top_two(uint32_t ranks)
{
    return ranks ^ below_top(below_top(ranks));
}

static uint32_t top_five(uint32_t ranks)
{
    uint32_t rest = below_top(below_top(below_top(ranks)));

    return ranks ^ below_top(below_top(rest));
}

/* The tops of five in a row in each lane of mirrored ranks. The ace is at both
 * ends. */
static talon_cards tops_in(talon_cards ranks)
{
    talon_cards both = ranks | (ranks & IN_EVERY_SUIT) << RANKS;
    talon_cards pairs = both & both >> 1;
    talon_cards fours = pairs & pairs >> 2;

    return fours & both >> 4;
}

/* The number of cards in each lane. */
static talon_cards count_lanes(talon_cards set)
{
    set -= set >> 1 & 0x5555555555555555;
    set = (set & 0x3333333333333333) + (set >> 2 & 0x3333333333333333);
    set = (set + (set >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return (set + (set >> 8)) & IN_EVERY_SUIT * 0xFF;
}

/* The lanes that hold five or more: adding eleven overflows into bit 4. */
static talon_cards flush_lanes(talon_cards counts)
{
    talon_cards flush = (counts + IN_EVERY_SUIT * 11) >> 4 & IN_EVERY_SUIT;

    return flush * LANE_MASK;
}

/* All lanes ORed together. */
static uint32_t any_lane(talon_cards lanes)
{
    lanes |= lanes >> 2 * LANE;
    return (uint32_t)((lanes | lanes >> LANE) & LANE_MASK);
}

static struct found found(uint32_t category, uint32_t major, uint32_t minor)
{
    struct found hand = {category, major, minor};

    return hand;
}

/* The higher of two masks of mirrored ranks. */
static uint32_t higher(uint32_t a, uint32_t b)
{
    return (a & top_of(a ^ b)) != 0 ? a : b;
}

/* The best of the lanes. If masks have more than five ranks, the higher mask
 * still has the higher five, or equal ones. */
static uint32_t highest_lane(talon_cards lanes)
{
    uint32_t black = higher((uint32_t)(lanes & LANE_MASK),
                            (uint32_t)(lanes >> LANE & LANE_MASK));
    uint32_t red = higher((uint32_t)(lanes >> 2 * LANE & LANE_MASK),
                          (uint32_t)(lanes >> 3 * LANE));

    return higher(black, red);
}

/* The best hand by equal ranks: at least a high card. */
static struct found best_in_ranks(const struct held *held)
{
    uint32_t once = held->once;
    uint32_t first = top_of(held->thrice != 0 ? held->thrice : held->twice);
    uint32_t second = top_of(held->twice & ~first);
    uint32_t kickers, one_less, two;

    if (held->four != 0) {
        first = top_of(held->four);
        return found(TALON_POKER_FOUR_OF_A_KIND, first, top_of(once & ~first));
    }
    if (held->thrice != 0) {
        if (second != 0)
            return found(TALON_POKER_FULL_HOUSE, first, second);
        return found(TALON_POKER_THREE_OF_A_KIND, first,
                     top_two(once & ~first));
    }
    if (first == 0)
        return found(TALON_POKER_HIGH_CARD, top_five(once), 0);
    /* One pair and two are both frequent, so a branch would be mispredicted:
     * saves 2 ns of 20 for seven cards. */
    first |= second;
    kickers = once & ~first;
    one_less = below_top(kickers);
    two = 0 - (uint32_t)(second != 0);
    return found(
        TALON_POKER_PAIR - two, first,
        kickers ^ ((one_less & two) | (below_top(below_top(one_less)) & ~two)));
}

/* TR-16: the best hand in mirrored ranks, six or more. */
static struct found best_in(talon_cards ranks, talon_cards flush)
{
    struct found best;
    struct held held;
    talon_cards tops;

    hold(&held, (uint16_t)(ranks & LANE_MASK),
         (uint16_t)(ranks >> LANE & LANE_MASK),
         (uint16_t)(ranks >> 2 * LANE & LANE_MASK),
         (uint16_t)(ranks >> 3 * LANE));
    best = best_in_ranks(&held);
    if (flush != 0) {
        tops = tops_in(ranks & flush);
        if (tops != 0)
            return found(TALON_POKER_STRAIGHT_FLUSH, top_of(any_lane(tops)), 0);
        if (best.category < TALON_POKER_FLUSH)
            return found(TALON_POKER_FLUSH,
                         top_five(highest_lane(ranks & flush)), 0);
    } else if (best.category < TALON_POKER_STRAIGHT) {
        tops = tops_in(held.once);
        if (tops != 0)
            return found(TALON_POKER_STRAIGHT, top_of((uint32_t)tops), 0);
    }
    return best;
}

/* TR-16: the rank of exactly five cards, which leave no choice: saves 7 ns of
 * 18. */
static uint32_t rank_of_five(talon_cards set)
{
    talon_cards ranks = squeezed(set);
    uint16_t a = (uint16_t)(ranks & LANE_MASK);
    uint16_t b = (uint16_t)(ranks >> LANE & LANE_MASK);
    uint16_t c = (uint16_t)(ranks >> 2 * LANE & LANE_MASK);
    uint16_t d = (uint16_t)(ranks >> 3 * LANE);
    struct held held;
    struct hand hand;

    hold(&held, a, b, c, d);
    rank_five(&hand, &held, a, b, c, d);
    return rank_of(&hand);
}

/* TR-16: the rank of the best hand in more than five cards, given the number in
 * each lane. */
static uint32_t rank_of_best(talon_cards set, talon_cards counts)
{
    struct found best = best_in(mirrored(squeezed(set)), flush_lanes(counts));

    return rank_of_found(&best);
}

/* Unpacks a rank, if it is one. */
static struct hand hand_in(uint32_t rank)
{
    struct hand hand;

    hand.category = (uint16_t)(rank >> CATEGORY_AT);
    hand.major = (uint16_t)(rank >> RANKS & ALL_RANKS);
    hand.minor = (uint16_t)(rank & ALL_RANKS);
    return hand;
}

/* The five in a row below a top. */
static uint32_t run_below(uint32_t top)
{
    if (top == WHEEL_TOP)
        return WHEEL;
    return top | top >> 1 | top >> 2 | top >> 3 | top >> 4;
}

/* The lanes that hold all of these ranks: a missing one makes the sum
 * overflow. */
static talon_cards lanes_with(talon_cards ranks, talon_cards wanted)
{
    talon_cards missing = wanted & ~ranks;
    talon_cards lacking =
        (missing + IN_EVERY_SUIT * ALL_RANKS) >> RANKS & IN_EVERY_SUIT;

    return (IN_EVERY_SUIT - lacking) * LANE_MASK;
}

/* The cards of a set that make a rank: of each rank those that come first in
 * set order, for a flush those of the first suit that has them all. Ranks are
 * independent of each other, so the first cards of each are the first five, and
 * all ranks are handled side by side.
 *
 * A pair, three or four is all there is of its rank, or the hand would be
 * better; only single cards and the pair of a full house can have more cards
 * than are wanted. */
static talon_cards five_of(uint32_t rank, talon_cards set)
{
    struct hand hand = hand_in(rank);
    const struct shape *is = &shape[hand.category];
    talon_cards minor = IN_EVERY_SUIT * hand.minor;
    talon_cards major, before, two_before, ranks, five;

    major = IN_EVERY_SUIT * (is->is_run ? run_below(hand.major) : hand.major);
    ranks = squeezed(set);
    if (is->is_suited)
        ranks &= lanes_with(ranks, major);
    before = ranks << LANE | ranks << 2 * LANE | ranks << 3 * LANE;
    two_before = (ranks << LANE & ranks << 2 * LANE) |
                 (ranks << 3 * LANE & (ranks << LANE | ranks << 2 * LANE));
    five = is->major_copies == 1 ? major & ~before : major;
    five |= minor & ~(is->minor_copies == 2 ? two_before : before);
    five &= ranks;
    return (five & IN_EVERY_SUIT * LOW_PART) |
           (five & IN_EVERY_SUIT * HIGH_PART) << LANE_GAP;
}

talon_status talon_poker_best(const talon_cards *set, uint32_t *rank,
                              talon_cards *five)
{
    talon_cards cards, counts;
    uint32_t count, best;

    if (set == NULL)
        return TALON_E_NULL;
    cards = *set;
    counts = count_lanes(cards);
    count = (uint32_t)(counts * IN_EVERY_SUIT >> 3 * LANE);
    if (count < HAND || count > RANKS * SUITS)
        return TALON_E_CARD_COUNT;
    if ((cards & ~PACK_52) != 0)
        return TALON_E_CARD_FOREIGN;
    best = count == HAND ? rank_of_five(cards) : rank_of_best(cards, counts);
    if (five != NULL)
        *five = count == HAND ? cards : five_of(best, cards);
    if (rank != NULL)
        *rank = best;
    return TALON_OK;
}

talon_status talon_poker_rank(const talon_cards *five, uint32_t *rank)
{
    if (five == NULL || rank == NULL)
        return TALON_E_NULL;
    if (set_count(*five) != HAND)
        return TALON_E_CARD_COUNT;
    return talon_poker_best(five, rank, NULL);
}

/* The highest of some ranks, not mirrored. */
static uint32_t highest_of(uint32_t ranks)
{
    while ((ranks & (ranks - 1)) != 0)
        ranks &= ranks - 1;
    return ranks;
}

/* The hand of a rank; category 0 if it is not a rank. */
static struct hand hand_of_rank(uint32_t rank)
{
    const struct hand none = {0, 0, 0};
    struct hand hand = hand_in(rank);
    const struct shape *is;

    if (hand.category < TALON_POKER_HIGH_CARD ||
        hand.category > TALON_POKER_STRAIGHT_FLUSH) {
        return none;
    }
    is = &shape[hand.category];
    if (set_count(hand.major) != is->majors ||
        set_count(hand.minor) != is->minors || (hand.major & hand.minor) != 0 ||
        (is->is_run && hand.major < WHEEL_TOP) ||
        (is->majors == HAND && runs_in(hand.major) != 0)) {
        return none;
    }
    return hand;
}

uint32_t talon_poker_category(uint32_t rank)
{
    return hand_of_rank(rank).category;
}

const char *talon_poker_category_label(uint32_t category)
{
    return category <= TALON_POKER_STRAIGHT_FLUSH ? shape[category].name : "";
}

/* Writes the name of a mask's only rank, in the singular or plural: "six",
 * "sixes". */
static void put_rank(struct out *out, uint32_t single, int plural)
{
    uint32_t rank = set_count(single - 1) + 2;

    if (rank > 10)
        rank += LANE_GAP;
    tln_put_text(out, talon_rank_label(rank));
    if (plural)
        tln_put_text(out, rank == 6 ? "es" : "s");
}

/* Among the deciding ranks the major ones come first, each kind from high to
 * low. */
static void put_hand(struct out *out, struct hand hand)
{
    const char *text = shape[hand.category].text;

    for (; *text != '\0'; text++) {
        uint16_t *left = hand.major != 0 ? &hand.major : &hand.minor;

        if (*text == '#' || *text == '*') {
            uint32_t rank = highest_of(*left);

            put_rank(out, rank, *text == '#');
            *left = (uint16_t)(*left & ~rank);
        } else {
            tln_put_char(out, *text);
        }
    }
}

talon_status talon_poker_format(uint32_t rank, char *text, size_t size,
                                size_t *length)
{
    struct hand hand = hand_of_rank(rank);
    struct out out = {0};
    talon_status status;

    if (hand.category == 0)
        return TALON_E_ARGUMENT;
    do {
        put_hand(&out, hand);
    } while (tln_out_again(&out, text, size, length, &status));
    return status;
}
