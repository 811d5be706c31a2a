/* Cards and sets for the public: checked, and as text. */
#include "base/set.h"
#include "base/text.h"
#include "talon/card.h"

#define CARDS 64

static const char *const object_names[] = {
    "",       "spades",   "clubs",  "diamonds",
    "hearts", "no trump", "misere", "open misere",
};

static const char *const object_keys[] = {
    "", "S", "C", "D", "H", "NT", "misere", "open-misere",
};

static const char *const rank_names[] = {
    "",      "",      "two",  "three", "four",      "five",       "six",
    "seven", "eight", "nine", "ten",   "eleven",    "twelve",     "thirteen",
    "jack",  "queen", "king", "ace",   "low joker", "high joker",
};

/* The blocks of Unicode's playing cards by suit, and the place of a rank in a
 * block: ace 1, 2…10, jack 11, knight 12 (not ours), queen 13, king 14. */
static const uint32_t unicode_suit[4] = {0x1F0A0, 0x1F0D0, 0x1F0C0, 0x1F0B0};
static const uint8_t unicode_rank[LANE] = {2,  3, 4, 5, 6,  7,  8,  9,
                                           10, 0, 0, 0, 11, 13, 14, 1};

static int is_joker(talon_card card)
{
    return card == TALON_LOW_JOKER || card == TALON_HIGH_JOKER;
}

uint32_t talon_card_suit(talon_card card)
{
    return card >= CARDS || is_joker(card) ? 0 : lane_suit(card);
}

uint32_t talon_card_rank(talon_card card)
{
    if (card >= CARDS)
        return 0;
    if (is_joker(card))
        return card == TALON_LOW_JOKER ? TALON_RANK_LOW_JOKER
                                       : TALON_RANK_HIGH_JOKER;
    return (uint32_t)card % LANE + 2;
}

uint32_t talon_card_unicode(talon_card card)
{
    if (card >= CARDS)
        return 0;
    if (is_joker(card))
        return card == TALON_LOW_JOKER ? 0x1F0DF : 0x1F0CF;
    if (unicode_rank[card % LANE] == 0)
        return 0;
    return unicode_suit[card / LANE] + unicode_rank[card % LANE];
}

talon_status talon_card_make(uint32_t suit, uint32_t rank, talon_card *card)
{
    if (card == NULL)
        return TALON_E_NULL;
    if (suit > TALON_HEARTS)
        return TALON_E_SUIT;
    if (rank < 2 || rank > TALON_RANK_HIGH_JOKER)
        return TALON_E_RANK;
    if (rank > TALON_ACE) {
        if (suit != 0)
            return TALON_E_SUIT;
        *card =
            rank == TALON_RANK_LOW_JOKER ? TALON_LOW_JOKER : TALON_HIGH_JOKER;
        return TALON_OK;
    }
    if (suit == 0)
        return TALON_E_SUIT;
    if (is_joker(CARD(suit, rank)))
        return TALON_E_CARD;
    *card = CARD(suit, rank);
    return TALON_OK;
}

talon_status talon_card_format(talon_card card, char *text, size_t size,
                               size_t *length)
{
    struct out out = {0};
    talon_status status;

    if (card >= CARDS)
        return TALON_E_CARD;
    do {
        tln_put_card(&out, card);
    } while (tln_out_again(&out, text, size, length, &status));
    return status;
}

talon_status talon_card_parse(const char *text, size_t length, talon_card *card)
{
    struct word word = {text, length};

    if (text == NULL || card == NULL)
        return TALON_E_NULL;
    return tln_word_card(word, card);
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

    if (set == NULL || count == NULL || (card == NULL && capacity > 0))
        return TALON_E_NULL;
    rest = *set;
    *count = set_count(rest);
    if (card == NULL)
        return TALON_OK;
    if (capacity < *count)
        return TALON_E_SPACE;
    while (rest != 0)
        card[n++] = set_take_first(&rest);
    return TALON_OK;
}

talon_status talon_cards_format(const talon_cards *set, char *text, size_t size,
                                size_t *length)
{
    struct out out = {0};
    talon_status status;
    talon_cards cards;

    if (set == NULL)
        return TALON_E_NULL;
    cards = *set;
    do {
        tln_put_cards(&out, cards);
    } while (tln_out_again(&out, text, size, length, &status));
    return status;
}

talon_status talon_cards_parse(const char *text, size_t length,
                               talon_cards *set)
{
    struct line line;
    talon_cards cards = 0;
    talon_card card;

    if ((text == NULL && length > 0) || set == NULL)
        return TALON_E_NULL;
    if (text == NULL)
        text = "";
    line.text = line.next = text;
    line.end = text + length;
    while (tln_line_word(&line)) {
        if (tln_word_card(line.word, &card) < 0)
            return TALON_E_CARD;
        if (cards & BIT(card))
            return TALON_E_CARD_TWICE;
        cards |= BIT(card);
    }
    *set = cards;
    return TALON_OK;
}

const char *talon_object_name(uint32_t object)
{
    return object <= TALON_OPEN_MISERE ? object_names[object] : "";
}

const char *talon_object_key(uint32_t object)
{
    return object <= TALON_OPEN_MISERE ? object_keys[object] : "";
}

const char *talon_rank_name(uint32_t rank)
{
    return rank <= TALON_RANK_HIGH_JOKER ? rank_names[rank] : "";
}
