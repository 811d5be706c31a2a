/* SPDX-License-Identifier: MIT */
/**
 * @file card.h
 * Cards, sets of cards, and their text.
 *
 * A card is a number 0 … 63 in four lanes of sixteen: spades from 0, clubs from
 * 16, diamonds from 32, hearts from 48. A lane has 2 … 10, 11, 12, 13, J, Q, K,
 * A. The 11s, 12s and red 13s belong to the pack of six-handed Five Hundred; no
 * pack has black 13s, and their numbers are the jokers. A set of cards is a
 * 64-bit mask: bit i is card i. 64-bit sets are always passed by pointer.
 *
 * *Set order* is the order in which sets are listed and written: spades, clubs,
 * diamonds, hearts, each suit from low to high, then the low joker, then the
 * high joker.
 */
#ifndef TALON_CARD_H
#define TALON_CARD_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A card: 0 … 63, or #TALON_CARD_NONE. @since 0.1.0 */
typedef uint8_t talon_card;

/** A set of cards: bit i is card i. @since 0.1.0 */
typedef uint64_t talon_cards;

/** Cards with names of their own. @since 0.1.0 */
enum talon_card_id {
    TALON_CARD_LOW_JOKER = 11,  /**< JL */
    TALON_CARD_HIGH_JOKER = 27, /**< JK; the joker, if the pack has only one */
    TALON_CARD_NONE = 255       /**< not a card */
};

/** Suits. In a set of suits, bit i is suit i; bit 0 is unused. @since 0.1.0 */
enum talon_suit_id {
    TALON_SUIT_SPADES = 1,   /**< S */
    TALON_SUIT_CLUBS = 2,    /**< C */
    TALON_SUIT_DIAMONDS = 3, /**< D */
    TALON_SUIT_HEARTS = 4    /**< H */
};

/** Denominations: the suits, and these. @since 0.1.0 */
enum talon_denomination_id {
    TALON_DENOMINATION_NO_TRUMP = 5,   /**< NT */
    TALON_DENOMINATION_MISERE = 6,     /**< misère */
    TALON_DENOMINATION_OPEN_MISERE = 7 /**< open misère */
};

/** Ranks. 2 … 13 are the numbers on the cards. @since 0.1.0 */
enum talon_rank_id {
    TALON_RANK_JACK = 14,
    TALON_RANK_QUEEN = 15,
    TALON_RANK_KING = 16,
    TALON_RANK_ACE = 17,
    TALON_RANK_LOW_JOKER = 18,
    TALON_RANK_HIGH_JOKER = 19
};

/**
 * Ceiling: room for the text of a card, for the life of the soname.
 *
 * @since 0.1.0
 */
enum talon_card_text_id {
    TALON_CARD_TEXT_MAX = 4 /**< bytes of "10S", including the terminating
                                 zero */
};

/**
 * Returns the suit printed on a card.
 *
 * @param card the card; may be any number
 * @return one of #talon_suit_id; 0 for a joker and for anything else
 * @since 0.1.0
 */
TALON_API uint32_t talon_card_suit(talon_card card);

/**
 * Returns the rank printed on a card.
 *
 * @param card the card; may be any number
 * @return 2 … 13, or one of #talon_rank_id; 0 for anything else
 * @since 0.1.0
 */
TALON_API uint32_t talon_card_rank(talon_card card);

/**
 * Returns the Unicode character that shows a card (block "Playing Cards").
 *
 * @param card the card; may be any number
 * @return a code point, such as U+1F0A1 for the ace of spades; the jokers are
 *         U+1F0CF (high) and U+1F0DF (low); 0 for the 11s, 12s and 13s, which
 *         have no character, and for anything else
 * @since 0.1.0
 */
TALON_API uint32_t talon_card_unicode(talon_card card);

/**
 * Makes the card of a suit and rank.
 *
 * @param suit the suit, one of #talon_suit_id; 0 for a joker
 * @param rank the rank, 2 … 13, or one of #talon_rank_id
 * @param[out] card the card
 * @return #TALON_OK; #TALON_E_SUIT if there is no such suit, or a joker is
 *         given a suit; #TALON_E_RANK if there is no such rank; #TALON_E_CARD
 *         for a 13 of a black suit, which no pack has
 * @since 0.1.0
 */
TALON_API talon_status talon_card_make(uint32_t suit, uint32_t rank,
                                       talon_card *card);

/**
 * Writes a card as text: "10S", "KH", "13D", "JK".
 *
 * @param card the card
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_CARD_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_CARD; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_card_format(talon_card card, char *text,
                                         size_t size, size_t *length);

/**
 * Reads a card. Lower case and `T` for 10 are accepted.
 *
 * @param text the word, and nothing else; need not be zero-terminated
 * @param length the length of the text in bytes
 * @param[out] card the card
 * @return #TALON_OK; #TALON_E_CARD if the text is not a card
 * @since 0.1.0
 */
TALON_API talon_status talon_card_parse(const char *text, size_t length,
                                        talon_card *card);

/**
 * Returns the number of cards in a set.
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
 * @param capacity the capacity of the buffer in cards; #TALON_PACK_MAX is
 *        always enough
 * @param[out] count the number of cards; with #TALON_E_SPACE, the number needed
 * @return #TALON_OK; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_cards_list(const talon_cards *set,
                                        talon_card *cards, uint32_t capacity,
                                        uint32_t *count);

/**
 * Returns the n-th card of a set in set order: the one that talon_cards_list()
 * puts at index n. It takes no longer for a large n, and always about the same
 * time, so it is the fast way to draw a card at random:
 * `talon_cards_nth(&set, talon_rng_below(&rng, talon_cards_count(&set)))`.
 *
 * @param set the set; null counts as empty
 * @param n the index, from 0
 * @return the card; #TALON_CARD_NONE if the set has no more than n cards
 * @since 0.4.0
 */
TALON_API talon_card talon_cards_nth(const talon_cards *set, uint32_t n);

/**
 * Writes a set in set order, cards separated by spaces: "7S QS AH JK".
 *
 * @param set the set
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_CARDS_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_cards_format(const talon_cards *set, char *text,
                                          size_t size, size_t *length);

/**
 * Reads a set: cards in any order, separated by spaces or tabs.
 *
 * @param text the text; need not be zero-terminated
 * @param length the length of the text in bytes; 0 gives the empty set
 * @param[out] set the set
 * @return #TALON_OK; #TALON_E_CARD; #TALON_E_CARD_TWICE
 * @since 0.1.0
 */
TALON_API talon_status talon_cards_parse(const char *text, size_t length,
                                         talon_cards *set);

/**
 * Returns the English name of a denomination: "hearts", "no trump". It is the
 * same as talon_term_label(#TALON_SPACE_DENOMINATION, denomination).
 *
 * @param denomination the denomination, one of #talon_suit_id or
 *        #talon_denomination_id
 * @return constant text (ASCII: "misere"); "" for another number
 * @since 0.1.0
 */
TALON_API const char *talon_denomination_label(uint32_t denomination);

/**
 * Returns the key of a denomination, as records write it: "H", "NT", "misere".
 * It is the same as talon_term_key(#TALON_SPACE_DENOMINATION, denomination).
 *
 * @param denomination the denomination, one of #talon_suit_id or
 *        #talon_denomination_id
 * @return constant text; "" for another number
 * @since 0.1.0
 */
TALON_API const char *talon_denomination_key(uint32_t denomination);

/**
 * Returns the English name of a rank: "seven", "jack", "low joker". It is the
 * same as talon_term_label(#TALON_SPACE_RANK, rank).
 *
 * @param rank the rank, 2 … 13, or one of #talon_rank_id
 * @return constant text; "" for another number
 * @since 0.1.0
 */
TALON_API const char *talon_rank_label(uint32_t rank);

#ifdef __cplusplus
}
#endif

#endif
