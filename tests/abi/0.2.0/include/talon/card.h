/* SPDX-License-Identifier: MIT */
/**
 * @file card.h
 * Cards, sets of cards, and their text.
 *
 * A card is a number 0…63 in four lanes of sixteen: spades 0, clubs 16,
 * diamonds 32, hearts 48. A lane has 2 … 10, 11, 12, 13, J, Q, K, A. The
 * 11s, 12s and red 13s belong to the pack of six-handed Five Hundred; the
 * numbers of the black 13s, which no pack has, are the jokers. A set of cards
 * is a 64-bit mask: bit i is card i. 64-bit sets are always passed by pointer.
 *
 * *Set order* is the order in which sets are listed and written: spades, clubs,
 * diamonds, hearts, within a suit from low to high, then the low joker, then
 * the high joker.
 */
#ifndef TALON_CARD_H
#define TALON_CARD_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A card: 0…63, or #TALON_CARD_NONE. */
typedef uint8_t talon_card;

/** A set of cards: bit i is card i. */
typedef uint64_t talon_cards;

/** Cards that have names of their own. */
enum talon_card_id {
    TALON_CARD_LOW_JOKER = 11,  /**< JL */
    TALON_CARD_HIGH_JOKER = 27, /**< JK; the joker where there is one only */
    TALON_CARD_NONE = 255       /**< not a card */
};

/** Suits. In a set of suits bit i is suit i, so bit 0 is no suit. */
enum talon_suit_id {
    TALON_SUIT_SPADES = 1,   /**< S */
    TALON_SUIT_CLUBS = 2,    /**< C */
    TALON_SUIT_DIAMONDS = 3, /**< D */
    TALON_SUIT_HEARTS = 4    /**< H */
};

/** Denominations are the suits and these. */
enum talon_denomination_id {
    TALON_DENOMINATION_NO_TRUMP = 5,   /**< NT */
    TALON_DENOMINATION_MISERE = 6,     /**< misère */
    TALON_DENOMINATION_OPEN_MISERE = 7 /**< open misère */
};

/** Ranks. 2 … 13 are the numbers on the cards. */
enum talon_rank_id {
    TALON_RANK_JACK = 14,
    TALON_RANK_QUEEN = 15,
    TALON_RANK_KING = 16,
    TALON_RANK_ACE = 17,
    TALON_RANK_LOW_JOKER = 18,
    TALON_RANK_HIGH_JOKER = 19
};

/** Room for the text of a card. */
enum talon_card_text_id {
    TALON_CARD_TEXT_MAX = 4 /**< bytes, the final zero included: "10S" */
};

/**
 * The suit printed on a card.
 *
 * @param card any number
 * @return one of #talon_suit_id; 0 for a joker and for anything else
 * @since 0.1.0
 */
TALON_API uint32_t talon_card_suit(talon_card card);

/**
 * The rank printed on a card.
 *
 * @param card any number
 * @return 2 … 13, or one of #talon_rank_id; 0 for anything else
 * @since 0.1.0
 */
TALON_API uint32_t talon_card_rank(talon_card card);

/**
 * The Unicode character that shows a card (block "Playing Cards").
 *
 * @param card any number
 * @return a code point, such as U+1F0A1 for the ace of spades; the jokers are
 *         U+1F0CF (high) and U+1F0DF (low); 0 for the 11s, 12s and 13s, which
 *         have no character, and for anything else
 * @since 0.1.0
 */
TALON_API uint32_t talon_card_unicode(talon_card card);

/**
 * The card of a suit and rank.
 *
 * @param suit one of #talon_suit_id; 0 for a joker
 * @param rank 2 … 13, or one of #talon_rank_id
 * @param[out] card the card
 * @return #TALON_OK; #TALON_E_SUIT if there is no such suit, or a joker is
 *         given one; #TALON_E_RANK if there is no such rank; #TALON_E_CARD for
 *         a 13 of a black suit, which no pack has
 * @since 0.1.0
 */
TALON_API talon_status talon_card_make(uint32_t suit, uint32_t rank,
                                       talon_card *card);

/**
 * Writes a card as text: "10S", "KH", "13D", "JK".
 *
 * @param card the card
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size its size in bytes; #TALON_CARD_TEXT_MAX is always enough
 * @param[out] length bytes of text without the final zero; with #TALON_E_SPACE
 *             what would be needed, less one
 * @return #TALON_OK; #TALON_E_CARD; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_card_format(talon_card card, char *text,
                                         size_t size, size_t *length);

/**
 * Reads a card. Lower case and `T` for 10 are read too.
 *
 * @param text the whole word, not more; need not end in zero
 * @param length its length in bytes
 * @param[out] card the card
 * @return #TALON_OK; #TALON_E_CARD if the text is not a card
 * @since 0.1.0
 */
TALON_API talon_status talon_card_parse(const char *text, size_t length,
                                        talon_card *card);

/**
 * The number of cards in a set.
 *
 * @param set the set; null counts as empty
 * @return 0 … 64
 * @since 0.1.0
 */
TALON_API uint32_t talon_cards_count(const talon_cards *set);

/**
 * Lists the cards of a set in set order.
 *
 * @param set the set
 * @param[out] cards the buffer; null with capacity 0 if not wanted
 * @param capacity of the buffer, in cards; #TALON_PACK_MAX is always enough
 * @param[out] count the number of cards; with #TALON_E_SPACE the number needed
 * @return #TALON_OK; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_cards_list(const talon_cards *set,
                                        talon_card *cards, uint32_t capacity,
                                        uint32_t *count);

/**
 * Writes a set in set order, cards separated by spaces: "7S QS AH JK".
 *
 * @param set the set
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size its size in bytes; #TALON_CARDS_TEXT_MAX is always enough
 * @param[out] length bytes of text without the final zero; with #TALON_E_SPACE
 *             what would be needed, less one
 * @return #TALON_OK; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_cards_format(const talon_cards *set, char *text,
                                          size_t size, size_t *length);

/**
 * Reads a set: cards in any order, separated by spaces or tabs.
 *
 * @param text the text; need not end in zero
 * @param length its length in bytes; 0 gives the empty set
 * @param[out] set the set
 * @return #TALON_OK; #TALON_E_CARD; #TALON_E_CARD_TWICE
 * @since 0.1.0
 */
TALON_API talon_status talon_cards_parse(const char *text, size_t length,
                                         talon_cards *set);

/**
 * The English name of a denomination: "hearts", "no trump".
 *
 * @param denomination one of #talon_suit_id or #talon_denomination_id
 * @return constant text (ASCII: "misere"); "" for another number
 * @since 0.1.0
 */
TALON_API const char *talon_denomination_label(uint32_t denomination);

/**
 * The key of a denomination, as records write it: "H", "NT", "misere".
 *
 * @param denomination one of #talon_suit_id or #talon_denomination_id
 * @return constant text; "" for another number
 * @since 0.1.0
 */
TALON_API const char *talon_denomination_key(uint32_t denomination);

/**
 * The English name of a rank: "seven", "jack", "low joker".
 *
 * @param rank 2 … 13, or one of #talon_rank_id
 * @return constant text; "" for another number
 * @since 0.1.0
 */
TALON_API const char *talon_rank_label(uint32_t rank);

#ifdef __cplusplus
}
#endif

#endif
