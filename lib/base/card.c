/* SPDX-License-Identifier: MIT */
/* Cards, sets and their names, as card.h offers them; their text is in
 * card_text.c. A set is a mask of 64 bits (base/set.h), so most calls are a few
 * operations on a word. */
#include "base/set.h"
#include "base/term.h"
#include "talon/card.h"

/* In numeric order, from 1. */
const struct term tln_denomination_terms[] = {
    {TALON_SUIT_SPADES, WORDS("S", "spades")},
    {TALON_SUIT_CLUBS, WORDS("C", "clubs")},
    {TALON_SUIT_DIAMONDS, WORDS("D", "diamonds")},
    {TALON_SUIT_HEARTS, WORDS("H", "hearts")},
    {TALON_DENOMINATION_NO_TRUMP, WORDS("NT", "no trump")},
    {TALON_DENOMINATION_MISERE, WORDS("misere", "misere")},
    {TALON_DENOMINATION_OPEN_MISERE, WORDS("open-misere", "open misere")},
    {0, NULL},
};

/* In numeric order, from 2. */
const struct term tln_rank_terms[] = {
    {2, WORDS("2", "two")},
    {3, WORDS("3", "three")},
    {4, WORDS("4", "four")},
    {5, WORDS("5", "five")},
    {6, WORDS("6", "six")},
    {7, WORDS("7", "seven")},
    {8, WORDS("8", "eight")},
    {9, WORDS("9", "nine")},
    {10, WORDS("10", "ten")},
    {11, WORDS("11", "eleven")},
    {12, WORDS("12", "twelve")},
    {13, WORDS("13", "thirteen")},
    {TALON_RANK_JACK, WORDS("J", "jack")},
    {TALON_RANK_QUEEN, WORDS("Q", "queen")},
    {TALON_RANK_KING, WORDS("K", "king")},
    {TALON_RANK_ACE, WORDS("A", "ace")},
    {TALON_RANK_LOW_JOKER, WORDS("JL", "low joker")},
    {TALON_RANK_HIGH_JOKER, WORDS("JK", "high joker")},
    {0, NULL},
};

/* Unicode's block of playing cards for each suit, and the offset of each rank
 * in a block: ace 1, 2…10, jack 11, knight 12 (unused), queen 13, king 14. */
static const uint32_t unicode_suit[4] = {0x1F0A0, 0x1F0D0, 0x1F0C0, 0x1F0B0};
static const uint8_t unicode_rank[LANE] = {2,  3, 4, 5, 6,  7,  8,  9,
                                           10, 0, 0, 0, 11, 13, 14, 1};

static int is_joker(talon_card card)
{
    return card == TALON_CARD_LOW_JOKER || card == TALON_CARD_HIGH_JOKER;
}

uint32_t talon_card_suit(talon_card card)
{
    return card >= TALON_PACK_MAX || is_joker(card) ? 0 : lane_suit(card);
}

uint32_t talon_card_rank(talon_card card)
{
    if (card >= TALON_PACK_MAX)
        return 0;
    if (is_joker(card))
        return card == TALON_CARD_LOW_JOKER ? TALON_RANK_LOW_JOKER
                                            : TALON_RANK_HIGH_JOKER;
    return (uint32_t)card % LANE + 2;
}

uint32_t talon_card_unicode(talon_card card)
{
    if (card >= TALON_PACK_MAX)
        return 0;
    if (is_joker(card))
        return card == TALON_CARD_LOW_JOKER ? 0x1F0DF : 0x1F0CF;
    if (unicode_rank[card % LANE] == 0)
        return 0;
    return unicode_suit[card / LANE] + unicode_rank[card % LANE];
}

talon_status talon_card_make(uint32_t suit, uint32_t rank, talon_card *card)
{
    if (card == NULL)
        return TALON_E_NULL;
    if (suit > TALON_SUIT_HEARTS)
        return TALON_E_SUIT;
    if (rank < 2 || rank > TALON_RANK_HIGH_JOKER)
        return TALON_E_RANK;
    if (rank > TALON_RANK_ACE) {
        if (suit != 0)
            return TALON_E_SUIT;
        *card = rank == TALON_RANK_LOW_JOKER ? TALON_CARD_LOW_JOKER
                                             : TALON_CARD_HIGH_JOKER;
        return TALON_OK;
    }
    if (suit == 0)
        return TALON_E_SUIT;
    if (is_joker(CARD(suit, rank)))
        return TALON_E_CARD;
    *card = CARD(suit, rank);
    return TALON_OK;
}

uint32_t talon_cards_count(const talon_cards *set)
{
    return set == NULL ? 0 : set_count(*set);
}

talon_status talon_cards_list(const talon_cards *set, talon_card *card,
                              uint32_t capacity, uint32_t *count)
{
    talon_cards rest;
    uint32_t n = 0;

    if (set == NULL || (card == NULL && capacity > 0))
        return TALON_E_NULL;
    rest = *set;
    if (count != NULL)
        *count = set_count(rest);
    if (card == NULL)
        return TALON_OK;
    if (capacity < set_count(rest))
        return TALON_E_SPACE;
    while (rest != 0)
        card[n++] = set_take_first(&rest);
    return TALON_OK;
}

/* A byte in all eight places of a word. */
#define EVERY_BYTE(byte) ((uint64_t)0x0101010101010101 * (byte))

/* The sums of the bits up to each byte, that byte included. */
static inline uint64_t sums_of(uint64_t bits)
{
    bits -= bits >> 1 & EVERY_BYTE(0x55);
    bits = (bits & EVERY_BYTE(0x33)) + (bits >> 2 & EVERY_BYTE(0x33));
    return ((bits + (bits >> 4)) & EVERY_BYTE(0x0F)) * EVERY_BYTE(1);
}

/* The first byte whose sum is above n; the last one if there is none. From a
 * byte with a sum up to n the subtraction leaves the highest bit. */
static inline uint32_t byte_above(uint64_t sums, uint32_t n)
{
    uint64_t up_to = EVERY_BYTE(n | 0x80) - sums;

    return set_lowest((~up_to & EVERY_BYTE(0x80)) | BIT(63)) / 8u;
}

/* Which bit of a byte is its n-th one. The lowest seven bits are spread, one to
 * a byte, and summed; if that is not enough it is the highest. */
static inline uint32_t nth_bit(uint64_t byte, uint32_t n)
{
    uint64_t bits = (byte & 0x7F) * 0x0002040810204081 & EVERY_BYTE(1);

    return byte_above(bits * EVERY_BYTE(1), n);
}

/* The n-th joker of a set. */
static talon_card nth_joker(talon_cards set, uint32_t n)
{
    uint32_t low = set >> TALON_CARD_LOW_JOKER & 1;
    uint32_t high = set >> TALON_CARD_HIGH_JOKER & 1;

    if (n < low)
        return TALON_CARD_LOW_JOKER;
    return n < low + high ? TALON_CARD_HIGH_JOKER : TALON_CARD_NONE;
}

/* Sums tell the byte, and then its bit. There is no branch on the n-th plain
 * card: where cards are drawn at random, processors cannot predict one, and a
 * wrong guess takes longer than all of this. */
talon_card tln_nth_card(talon_cards set, uint32_t n)
{
    talon_cards plain = set & ~JOKERS;
    uint64_t sums = sums_of(plain);
    uint32_t count = (uint32_t)(sums >> 56);
    uint32_t first, before;

    if (n >= count)
        return nth_joker(set, n - count);
    first = byte_above(sums, n) * 8;
    before = (uint32_t)(sums << 8 >> first) & 0xFF;
    return (talon_card)(first + nth_bit(plain >> first, n - before));
}

talon_card talon_cards_nth(const talon_cards *set, uint32_t n)
{
    return tln_nth_card(set == NULL ? 0 : *set, n);
}

static int is_denomination(uint32_t number)
{
    return number >= TALON_SUIT_SPADES &&
           number <= TALON_DENOMINATION_OPEN_MISERE;
}

const char *talon_denomination_label(uint32_t denomination)
{
    return is_denomination(denomination)
               ? label_of(&tln_denomination_terms[denomination - 1])
               : "";
}

const char *talon_denomination_key(uint32_t denomination)
{
    return is_denomination(denomination)
               ? tln_denomination_terms[denomination - 1].key
               : "";
}

const char *talon_rank_label(uint32_t rank)
{
    return rank >= 2 && rank <= TALON_RANK_HIGH_JOKER
               ? label_of(&tln_rank_terms[rank - 2])
               : "";
}
