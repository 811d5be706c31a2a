/* SPDX-License-Identifier: MIT */
/* What hands are worth before any card is played. The figures are those of
 * doc/players.md: a strength is what a hand adds up to, card by card, and says
 * how high its holder bids. */
#include "advisor/five_hundred/pf_strength.h"
#include "advisor/base/bits.h"

/* Ranks as bits of a lane. */
#define ACE         ((talon_cards)1 << 15)
#define KING        ((talon_cards)1 << 14)
#define QUEEN       ((talon_cards)1 << 13)
#define JACK        ((talon_cards)1 << 12)
#define LANE        ((talon_cards)0xFFFF)
#define EACH(ranks) ((ranks) | (ranks) << 16 | (ranks) << 32 | (ranks) << 48)

/* What cards add in a suit contract and at no trump, in 64ths of a trick. */
enum {
    HIGH_JOKER = 150,
    LOW_JOKER = 130,
    BOWER = 112,
    TOP_TRUMP = 86,
    TRUMP = 61,
    SIDE_ACE = 61,
    SIDE_COURT = 6,
    SIDE_CARD = -13,
    PLAIN_BASE = 141,
    PLAIN_JOKER = 128,
    PLAIN_ACE = 64,
    PLAIN_KING_WITH_ACE = 58,
    PLAIN_KING_GUARDED = 32,
    PLAIN_KING_BARE = 6,
    PLAIN_QUEEN_WITH_HIGHER = 26,
    PLAIN_LENGTH = 26
};

static uint32_t lane_of(uint32_t suit)
{
    return 16 * (suit - 1);
}

static uint32_t twin_of(uint32_t suit)
{
    static const uint8_t twin[] = {0, 2, 1, 4, 3};

    return twin[suit];
}

talon_cards tln_pf_trumps(uint32_t suit)
{
    return ((LANE << lane_of(suit)) | JACK << lane_of(twin_of(suit)) | JOKERS);
}

talon_cards tln_pf_suit(uint32_t denomination, uint32_t suit)
{
    if (denomination == suit)
        return tln_pf_trumps(suit);
    if (denomination <= TALON_SUIT_HEARTS && twin_of(suit) == denomination)
        return LANE << lane_of(suit) & ~JOKERS & ~(JACK << lane_of(suit));
    return LANE << lane_of(suit) & ~JOKERS;
}

static int32_t jokers_of(talon_cards hand, int32_t high, int32_t low)
{
    return (int32_t)(hand >> TALON_CARD_HIGH_JOKER & 1) * high +
           (int32_t)(hand >> TALON_CARD_LOW_JOKER & 1) * low;
}

static int32_t count_of(talon_cards hand)
{
    return (int32_t)count_bits(hand);
}

/* With trumps. */
static int32_t trump_strength(talon_cards hand, uint32_t suit)
{
    uint32_t lane = lane_of(suit);
    talon_cards trumps = hand & tln_pf_trumps(suit) & ~JOKERS;
    talon_cards bowers = JACK << lane | JACK << lane_of(twin_of(suit));
    talon_cards tops = (ACE | KING | QUEEN) << lane;
    talon_cards side = hand & ~trumps & ~JOKERS;
    int32_t courts = count_of(side & EACH(KING | QUEEN));
    int32_t aces = count_of(side & EACH(ACE));

    return jokers_of(hand, HIGH_JOKER, LOW_JOKER) +
           BOWER * count_of(trumps & bowers) +
           TOP_TRUMP * count_of(trumps & tops) +
           TRUMP * count_of(trumps & ~bowers & ~tops) + SIDE_ACE * aces +
           SIDE_COURT * courts + SIDE_CARD * (count_of(side) - courts - aces);
}

/* One suit at no trump. */
static int32_t plain_suit(talon_cards cards)
{
    int32_t length = count_of(cards), sum = 0;

    if ((cards & ACE) != 0)
        sum += PLAIN_ACE;
    if ((cards & KING) != 0)
        sum += (cards & ACE) != 0 ? PLAIN_KING_WITH_ACE
               : length > 1       ? PLAIN_KING_GUARDED
                                  : PLAIN_KING_BARE;
    if ((cards & QUEEN) != 0 && (cards & (ACE | KING)) != 0 && length > 2)
        sum += PLAIN_QUEEN_WITH_HIGHER;
    if ((cards & ACE) != 0 && length > 4)
        sum += PLAIN_LENGTH * (length - 4);
    return sum;
}

static int32_t plain_strength(talon_cards hand)
{
    int32_t sum = PLAIN_BASE + jokers_of(hand, PLAIN_JOKER, PLAIN_JOKER);
    uint32_t suit;

    hand &= ~JOKERS;
    for (suit = 1; suit <= TALON_SUIT_HEARTS; suit++)
        sum += plain_suit(hand >> lane_of(suit) & LANE);
    return sum;
}

int32_t tln_pf_strength(const struct sight *sight, talon_cards hand,
                        uint32_t denomination)
{
    /* What other numbers of players and packs change, by players. */
    static const int8_t shift[] = {0, 0, 0, 0, 0, 0, 0};
    int32_t sum = denomination <= TALON_SUIT_HEARTS
                      ? trump_strength(hand, denomination)
                      : plain_strength(hand);

    return sum + shift[sight->seats];
}

int32_t tln_pf_danger(talon_cards pack, talon_cards hand)
{
    int32_t danger = (hand & JOKERS) != 0 ? 6 : 0;
    uint32_t suit;

    for (suit = 1; suit <= TALON_SUIT_HEARTS; suit++) {
        talon_cards lane = LANE << lane_of(suit) & ~JOKERS;
        talon_cards own = hand & lane, others = pack & ~hand & lane;
        int32_t place = 0;

        while (own != 0 && others != 0) {
            talon_cards bit = take_low(&own);
            int32_t gaps = count_of(others & (bit - 1)) - place++;

            danger += gaps > 0 ? clamp(gaps, 0, 4) : 0;
        }
    }
    return danger;
}

int32_t tln_pf_log_sigmoid(int32_t x)
{
    /* From x = -8 in steps of a quarter. */
    static const int16_t table[] = {
        -2048, -1984, -1920, -1856, -1792, -1728, -1664, -1600, -1537, -1473,
        -1409, -1345, -1282, -1218, -1155, -1092, -1029, -966,  -904,  -842,
        -780,  -720,  -660,  -602,  -544,  -489,  -436,  -384,  -336,  -291,
        -249,  -211,  -177,  -147,  -121,  -99,   -80,   -64,   -52,   -41,
        -32,   -26,   -20,   -16,   -12,   -10,   -8,    -6,    -5,    -4,
        -3,    -2,    -2,    -1,    -1,    -1,    -1,    0,     0,     0,
        0,     0,     0,     0,     0};
    int32_t step = (x + 512) / 16, part = (x + 512) % 16;

    if (x < -512)
        return 4 * x;
    if (x >= 512)
        return 0;
    return table[step] + (table[step + 1] - table[step]) * part / 16;
}

int32_t tln_pf_exp(int32_t x)
{
    /* From 0 downwards in steps of an eighth. */
    static const int16_t table[] = {
        1024, 904, 797, 704, 621, 548, 484, 427, 377, 332, 293, 259,
        228,  202, 178, 157, 139, 122, 108, 95,  84,  74,  65,  58,
        51,   45,  40,  35,  31,  27,  24,  21,  19,  17,  15,  13,
        11,   10,  9,   8,   7,   6,   5,   5,   4,   4,   3,   3,
        3,    2,   2,   2,   2,   1,   1,   1,   1};
    int32_t step = -x / 32;

    return step < (int32_t)(sizeof table / sizeof table[0]) ? table[step] : 0;
}

int32_t tln_pf_log(int32_t x)
{
    /* From 16/16 in steps of a sixteenth. */
    static const int16_t table[] = {
        0,   16,  30,  44,  57,  70,  82,  93,  104, 114, 124, 134, 143, 152,
        161, 169, 177, 185, 193, 200, 208, 215, 221, 228, 235, 241, 247, 253,
        259, 265, 270, 276, 281, 287, 292, 297, 302, 307, 311, 316, 321, 325,
        330, 334, 338, 343, 347, 351, 355, 359, 363, 367, 370, 374, 378, 381,
        385, 389, 392, 395, 399, 402, 406, 409, 412, 415, 418, 421, 425, 428,
        431, 433, 436, 439, 442, 445, 448, 451, 453, 456, 459};

    return table[clamp(x, 16, 96) - 16];
}

int32_t tln_pf_minus_log(uint32_t random)
{
    /* -ln((i + 1/2) / 64). */
    static const int16_t table[] = {
        1242, 961, 830, 744, 680, 628, 585, 549, 517, 488, 463, 439, 418,
        398,  380, 363, 347, 332, 318, 304, 291, 279, 268, 256, 246, 236,
        226,  216, 207, 198, 190, 181, 173, 166, 158, 151, 144, 137, 130,
        124,  117, 111, 105, 99,  93,  87,  82,  76,  71,  66,  61,  56,
        51,   46,  41,  36,  32,  27,  23,  19,  14,  10,  6,   2};

    return table[random >> 26];
}
