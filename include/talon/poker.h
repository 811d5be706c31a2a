/* SPDX-License-Identifier: MIT */
/**
 * @file poker.h
 * Ranking poker hands (TR-16), without a game.
 *
 * A rank is a number that compares as the hands do: the greater one wins, and
 * equal ranks are equal hands. Bits 26 … 29 hold the category. Bits 13 … 25 are
 * a mask of the ranks that are compared first (the five of a high card or
 * flush; the pair, the pairs, the three or the four; the top of a straight).
 * Bits 0 … 12 are a mask of those compared next (the kickers; the pair of a
 * full house). Both masks have the 2 in their lowest bit and the ace in their
 * highest. All other bits are 0. Suits never count; the ace is low only in
 * 5-4-3-2-A.
 */
#ifndef TALON_POKER_H
#define TALON_POKER_H

#include "card.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Categories of poker hands, from low to high. @since 0.1.0 */
enum talon_poker_id {
    TALON_POKER_HIGH_CARD = 1,
    TALON_POKER_PAIR = 2,
    TALON_POKER_TWO_PAIRS = 3,
    TALON_POKER_THREE_OF_A_KIND = 4,
    TALON_POKER_STRAIGHT = 5,
    TALON_POKER_FLUSH = 6,
    TALON_POKER_FULL_HOUSE = 7,
    TALON_POKER_FOUR_OF_A_KIND = 8,
    TALON_POKER_STRAIGHT_FLUSH = 9
};

/**
 * Ranks five cards.
 *
 * @param five exactly five cards of the pack of 52
 * @param[out] rank the rank of the hand
 * @return #TALON_OK; #TALON_E_CARD_COUNT; #TALON_E_CARD_FOREIGN for an 11, 12,
 *         13 or joker
 * @since 0.1.0
 */
TALON_API talon_status talon_poker_rank(const talon_cards *five,
                                        uint32_t *rank);

/**
 * Finds the best five cards of a set.
 *
 * @param set five to 52 cards of the pack of 52
 * @param[out] rank the rank of the best five; may be null
 * @param[out] five the best five; of equal ones, those that come first in set
 *             order, card by card; may be null
 * @return #TALON_OK; #TALON_E_CARD_COUNT; #TALON_E_CARD_FOREIGN
 * @since 0.1.0
 */
TALON_API talon_status talon_poker_best(const talon_cards *set, uint32_t *rank,
                                        talon_cards *five);

/**
 * Ranks many sets in one call, each as talon_poker_best() does. A set that is
 * not a hand gets the rank 0, which is below the rank of every hand; all other
 * sets are still ranked. From 64 sets on, hands of five cards take a fraction
 * of the time of single calls; so do hands of seven, where the library was
 * compiled for a processor with vectors.
 *
 * @param sets the sets, each of five to 52 cards of the pack of 52; null if
 *        count is 0
 * @param count the number of sets and of ranks
 * @param[out] ranks `count` ranks, one for each set; null if count is 0
 * @param[out] refused the index of the first set refused, or `count` if none
 *             is; may be null
 * @return #TALON_OK; #TALON_E_CARD_COUNT or #TALON_E_CARD_FOREIGN for the first
 *         set refused
 * @since 0.1.0
 */
TALON_API talon_status talon_poker_ranks(const talon_cards *sets,
                                         uint32_t count, uint32_t *ranks,
                                         uint32_t *refused);

/**
 * Returns the category of a rank.
 *
 * @param rank the rank, as talon_poker_rank() reports it
 * @return one of #talon_poker_id; 0 for a number that is not a rank
 * @since 0.1.0
 */
TALON_API uint32_t talon_poker_category(uint32_t rank);

/**
 * Returns the English name of a category: "full house". It is the same as
 * talon_term_label(#TALON_SPACE_POKER, category).
 *
 * @param category the category, one of #talon_poker_id
 * @return constant text; "" for another number
 * @since 0.1.0
 */
TALON_API const char *talon_poker_category_label(uint32_t category);

/**
 * Describes a rank in English: "full house, kings over tens"; "straight flush,
 * ace high"; "two pair, queens and fours, nine kicker".
 *
 * @param rank the rank, as talon_poker_rank() reports it
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_POKER_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_ARGUMENT if the number is not a rank;
 *         #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_poker_format(uint32_t rank, char *text,
                                          size_t size, size_t *length);

#ifdef __cplusplus
}
#endif

#endif
