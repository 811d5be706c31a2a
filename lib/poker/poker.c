/* Ranking poker hands (TR-16), any number of cards at once. Knows cards; must
 * know neither a game nor who holds what.
 *
 * The idea: a suit's lane, squeezed together where the 11, 12 and 13 stand, is
 * a mask of thirteen ranks, the 2 in bit 0 and the ace in bit 12. And-ing and
 * or-ing the four masks gives the ranks held at least once, twice, three and
 * four times; shifting a mask onto itself finds five in a row; counting a
 * lane's bits finds a flush. So the best hand is looked for three ways: in one
 * suit, in a row, in equal ranks. No category can be found two ways, and the
 * greatest category found wins.
 *
 * The invariant: within its category a hand is two masks of ranks that decide,
 * the major ones (the pairs, the three, the five of a flush, the top of a
 * straight) before the minor ones (kickers, the pair of a full house), each
 * from high to low. They make the rank number, and the rank number gives them
 * back; whatever does not come back the same is no rank.
 *
 * The cost: some dozens of operations on words however many cards there are; no
 * subset is ever tried. Choosing the five looks at each of their ranks once. */
#include "talon/poker.h"

#include "core/set.h"
#include "core/text.h"

#define RANKS      13
#define LOW_PART   0x01FF /* 2 … 10, in a lane and in a mask of ranks */
#define HIGH_PART  0x1E00 /* J … A in a mask of ranks */
#define LANE_GAP   3      /* 11, 12, 13 */
#define HAND       5
#define WHEEL      0x100F /* A-2-3-4-5 */
#define WHEEL_TOP  0x0008
#define NIBBLE     4
#define CATEGORIES (HAND * NIBBLE) /* the category's lowest bit */

/* What the hands of a category look like. In the text `#` stands for the next
 * rank that decides in the plural, `*` for it in the singular. */
struct shape {
    const char *name;
    const char *text;
    uint8_t majors;       /* ranks in `major` */
    uint8_t major_copies; /* cards of each */
    uint8_t minors;
    uint8_t minor_copies;
    uint8_t is_run; /* the major rank is the top of five in a row */
};

static const struct shape shape[] = {
    {"", "", 0, 0, 0, 0, 0},
    {"high card", "high card, *, *, *, * and *", 5, 1, 0, 0, 0},
    {"pair", "pair of #, *, * and * kickers", 1, 2, 3, 1, 0},
    {"two pairs", "two pairs, # and #, * kicker", 2, 2, 1, 1, 0},
    {"three of a kind", "three of a kind, #, * and * kickers", 1, 3, 2, 1, 0},
    {"straight", "straight, * high", 1, 1, 0, 0, 1},
    {"flush", "flush, *, *, *, * and *", 5, 1, 0, 0, 0},
    {"full house", "full house, # over #", 1, 3, 1, 2, 0},
    {"four of a kind", "four of a kind, #, * kicker", 1, 4, 1, 1, 0},
    {"straight flush", "straight flush, * high", 1, 1, 0, 0, 1},
};

/* A hand as what decides; category 0 is none. */
struct hand {
    uint32_t category;
    uint32_t major;
    uint32_t minor;
    talon_cards from; /* the cards its five are chosen from */
};

/* The ranks held at least once, twice, three and four times. */
struct held {
    uint32_t once;
    uint32_t twice;
    uint32_t thrice;
    uint32_t four;
};

static uint32_t ranks_in(talon_cards set, uint32_t suit)
{
    uint32_t lane = (uint32_t)(set >> ((suit - 1) * LANE) & LANE_MASK);

    return (lane & LOW_PART) | (lane >> LANE_GAP & HIGH_PART);
}

/* All cards of these ranks. */
static talon_cards cards_of(uint32_t ranks)
{
    uint32_t lane = (ranks & LOW_PART) | (ranks & HIGH_PART) << LANE_GAP;

    return IN_EVERY_SUIT * lane;
}

/* The highest of the ranks, 0 if there are none. */
static uint32_t top_of(uint32_t ranks)
{
    ranks |= ranks >> 1;
    ranks |= ranks >> 2;
    ranks |= ranks >> 4;
    ranks |= ranks >> 8;
    return ranks - (ranks >> 1);
}

/* The highest `count` of the ranks, or all. */
static uint32_t highest(uint32_t ranks, uint32_t count)
{
    uint32_t found = 0;

    while (count-- > 0)
        found |= top_of(ranks & ~found);
    return found;
}

/* The top of the highest five in a row, 0 if there are none. The ace stands at
 * both ends; a bit that survives is the second lowest of its five. */
static uint32_t run_in(uint32_t ranks)
{
    uint32_t both = ranks << 1 | ranks >> (RANKS - 1);

    both &= both >> 1 & both >> 2 & both >> 3 & both >> 4;
    return top_of(both) << 3;
}

/* The five in a row below a top. */
static uint32_t run_below(uint32_t top)
{
    if (top == WHEEL_TOP)
        return WHEEL;
    return top | top >> 1 | top >> 2 | top >> 3 | top >> 4;
}

static struct hand hand_of(uint32_t category, uint32_t major, uint32_t minor,
                           talon_cards from)
{
    struct hand hand = {category, major, minor, from};

    return hand;
}

/* The best in one suit; of equal ones that of the first suit. Masks of five
 * ranks compare as numbers, for the highest differing rank decides. */
static struct hand best_in_suit(talon_cards set)
{
    struct hand best = {0, 0, 0, 0};
    uint32_t suit;

    for (suit = TALON_SPADES; suit <= TALON_HEARTS; suit++) {
        uint32_t ranks = ranks_in(set, suit);
        uint32_t category = TALON_STRAIGHT_FLUSH;
        uint32_t major = run_in(ranks);

        if (major == 0 && set_count(ranks) >= HAND) {
            category = TALON_FLUSH;
            major = highest(ranks, HAND);
        }
        if (major != 0 && (category > best.category ||
                           (category == best.category && major > best.major))) {
            best = hand_of(category, major, 0, set & SUIT(suit));
        }
    }
    return best;
}

static struct held count_ranks(talon_cards set)
{
    uint32_t spades = ranks_in(set, TALON_SPADES);
    uint32_t clubs = ranks_in(set, TALON_CLUBS);
    uint32_t diamonds = ranks_in(set, TALON_DIAMONDS);
    uint32_t hearts = ranks_in(set, TALON_HEARTS);
    uint32_t black = spades | clubs;
    uint32_t red = diamonds | hearts;
    uint32_t both_black = spades & clubs;
    uint32_t both_red = diamonds & hearts;
    struct held held;

    held.once = black | red;
    held.twice = both_black | both_red | (black & red);
    held.thrice = (both_black & red) | (both_red & black);
    held.four = both_black & both_red;
    return held;
}

/* The best by equal ranks: high card at the least. */
static struct hand best_in_ranks(talon_cards set, const struct held *held)
{
    uint32_t four = top_of(held->four);
    uint32_t three = top_of(held->thrice);
    uint32_t pair = top_of(held->twice & ~three);
    uint32_t pairs = highest(held->twice, 2);

    if (four != 0) {
        return hand_of(TALON_FOUR_OF_A_KIND, four, top_of(held->once & ~four),
                       set);
    }
    if (three != 0 && pair != 0)
        return hand_of(TALON_FULL_HOUSE, three, pair, set);
    if (three != 0) {
        return hand_of(TALON_THREE_OF_A_KIND, three,
                       highest(held->once & ~three, 2), set);
    }
    if (pairs != pair) {
        return hand_of(TALON_TWO_PAIRS, pairs, top_of(held->once & ~pairs),
                       set);
    }
    if (pair != 0)
        return hand_of(TALON_PAIR, pair, highest(held->once & ~pair, 3), set);
    return hand_of(TALON_HIGH_CARD, highest(held->once, HAND), 0, set);
}

/* TR-16: the best hand in five or more cards. */
static struct hand best_hand(talon_cards set)
{
    struct held held = count_ranks(set);
    struct hand best = best_in_suit(set);
    struct hand other = best_in_ranks(set, &held);
    uint32_t run = run_in(held.once);

    if (run != 0 && best.category < TALON_STRAIGHT)
        best = hand_of(TALON_STRAIGHT, run, 0, set);
    return other.category > best.category ? other : best;
}

/* Appends ranks from high to low to a number in nibbles. */
static uint32_t append(uint32_t number, uint32_t ranks)
{
    for (; ranks != 0; ranks &= ~top_of(ranks))
        number = number << NIBBLE | set_count(top_of(ranks) - 1);
    return number;
}

static uint32_t rank_of(const struct hand *hand)
{
    uint32_t places = HAND - set_count(hand->major) - set_count(hand->minor);
    uint32_t number = append(append(hand->category, hand->major), hand->minor);

    return number << places * NIBBLE;
}

/* The number in the nibble at a place, 0 the most important. */
static uint32_t nibble_at(uint32_t rank, uint32_t place)
{
    return rank >> (HAND - 1 - place) * NIBBLE & 0xF;
}

/* The hand a rank stands for; of category 0 if it is no rank. Numbers of ranks
 * that are out of order, or stand where none belongs, do not survive the way
 * back; those that stand twice leave too few bits. */
static struct hand hand_of_rank(uint32_t rank)
{
    const struct hand none = {0, 0, 0, 0};
    struct hand hand = {0, 0, 0, 0};
    const struct shape *is;
    uint32_t place;

    hand.category = rank >> CATEGORIES;
    if (hand.category < TALON_HIGH_CARD ||
        hand.category > TALON_STRAIGHT_FLUSH) {
        return none;
    }
    is = &shape[hand.category];
    for (place = 0; place < is->majors; place++)
        hand.major |= 1u << nibble_at(rank, place);
    for (; place < (uint32_t)is->majors + is->minors; place++)
        hand.minor |= 1u << nibble_at(rank, place);
    if (set_count(hand.major | hand.minor) != place ||
        (hand.major | hand.minor) >> RANKS != 0 || rank_of(&hand) != rank ||
        (is->is_run && hand.major < WHEEL_TOP) ||
        (is->majors == HAND && run_in(hand.major) != 0)) {
        return none;
    }
    return hand;
}

/* So many cards of each of the ranks, those that come first in set order. Each
 * rank is free of the others, so the first cards of each make the first five.
 */
static talon_cards first_of(talon_cards from, uint32_t ranks, uint32_t copies)
{
    talon_cards chosen = 0;

    for (; ranks != 0; ranks &= ranks - 1) {
        talon_cards equal = from & cards_of(ranks & (0 - ranks));
        uint32_t i;

        for (i = 0; i < copies; i++)
            chosen |= BIT(set_take(&equal));
    }
    return chosen;
}

static talon_cards five_of(const struct hand *hand)
{
    const struct shape *is = &shape[hand->category];
    uint32_t major = is->is_run ? run_below(hand->major) : hand->major;

    return first_of(hand->from, major, is->major_copies) |
           first_of(hand->from, hand->minor, is->minor_copies);
}

talon_status talon_poker_best(const talon_cards *set, uint32_t *rank,
                              talon_cards *five)
{
    struct hand hand;

    if (set == NULL)
        return TALON_E_NULL;
    if (set_count(*set) < HAND || set_count(*set) > set_count(PACK_52))
        return TALON_E_CARD_COUNT;
    if ((*set & ~PACK_52) != 0)
        return TALON_E_CARD_FOREIGN;
    hand = best_hand(*set);
    if (rank != NULL)
        *rank = rank_of(&hand);
    if (five != NULL)
        *five = five_of(&hand);
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

uint32_t talon_poker_category(uint32_t rank)
{
    return hand_of_rank(rank).category;
}

const char *talon_poker_category_name(uint32_t category)
{
    return category <= TALON_STRAIGHT_FLUSH ? shape[category].name : "";
}

/* Writes the name of a rank 0…12 of poker, or of several: "six", "sixes". */
static void put_rank(struct out *out, uint32_t number, int plural)
{
    uint32_t rank = number + 2;

    if (rank > 10)
        rank += LANE_GAP;
    put_text(out, talon_rank_name(rank));
    if (plural)
        put_text(out, rank == 6 ? "es" : "s");
}

static void put_hand(struct out *out, uint32_t rank)
{
    const char *text = shape[rank >> CATEGORIES].text;
    uint32_t place = 0;

    for (; *text != '\0'; text++) {
        if (*text == '#' || *text == '*')
            put_rank(out, nibble_at(rank, place++), *text == '#');
        else
            put_char(out, *text);
    }
}

talon_status talon_poker_format(uint32_t rank, char *text, size_t size,
                                size_t *length)
{
    struct out out = {0};
    talon_status status;

    if (talon_poker_category(rank) == 0)
        return TALON_E_ARGUMENT;
    do {
        put_hand(&out, rank);
    } while (out_again(&out, text, size, length, &status));
    return status;
}
