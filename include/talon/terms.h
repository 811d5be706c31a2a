/* SPDX-License-Identifier: MIT */
/**
 * @file terms.h
 * The spaces of numbers in these headers, enumerated: every status, kind,
 * reason, phase and so on, with a key and an English label.
 *
 * A binding can build its constants from here, a screen in another language can
 * look up its own words by key, and a program that meets a newer library can
 * find out what that library knows. Games, presets, options and their values
 * have functions of their own in rules.h, because they depend on one another.
 * Numbers that only measure something, such as ceilings, have no space:
 * talon_limit() reports them.
 *
 * A key is unique in its space. It is the name of the enumerator without its
 * prefix, in lower case and with hyphens (#TALON_KIND_CALL_CARD is
 * "call-card"). There are three exceptions, whose keys are what records and
 * headers write: statuses ("TALON_E_FOLLOW"), denominations ("H", "NT",
 * "misere") and ranks ("10", "K", "JK").
 */
#ifndef TALON_TERMS_H
#define TALON_TERMS_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Spaces of numbers. A later version adds new ones; those of the library in use
 * are the terms of #TALON_SPACE_SPACE.
 *
 * @since 0.2.0; 0.4.0 for #TALON_SPACE_CHOICE_FLAG, #TALON_SPACE_CODES,
 *        #TALON_SPACE_ANNOTATIONS, #TALON_SPACE_SPACE
 */
enum talon_space_id {
    TALON_SPACE_STATUS = 1,       /**< #talon_status_id */
    TALON_SPACE_KIND = 2,         /**< #talon_kind_id */
    TALON_SPACE_REASON = 3,       /**< #talon_reason_id */
    TALON_SPACE_PHASE = 4,        /**< #talon_phase_id */
    TALON_SPACE_PLACE = 5,        /**< #talon_place_id, without the hands */
    TALON_SPACE_DENOMINATION = 6, /**< #talon_suit_id and
                                       #talon_denomination_id */
    TALON_SPACE_RANK = 7,         /**< 2 … 13, and #talon_rank_id */
    TALON_SPACE_POKER = 8,        /**< #talon_poker_id */
    TALON_SPACE_TR_BOX = 9,       /**< #talon_tr_box_id */
    TALON_SPACE_LIMIT = 10,       /**< #talon_limit_id */
    TALON_SPACE_FEATURE = 11,     /**< #talon_feature_id */
    TALON_SPACE_OPTION_TYPE = 12, /**< #talon_type_id */
    TALON_SPACE_SEAT = 13,        /**< #talon_seat_id, without the seats */
    TALON_SPACE_CHOICE_FLAG = 14, /**< #talon_choice_flag_id: numbers are
                                       bits */
    TALON_SPACE_CODES = 15,       /**< #talon_codes_id */
    TALON_SPACE_ANNOTATIONS = 16, /**< #talon_record_id */
    TALON_SPACE_SPACE = 17        /**< #talon_space_id: these spaces */
};

/**
 * Returns the number of terms in a space.
 *
 * @param space the space, one of #talon_space_id
 * @return the number of terms; 0 if there is no such space
 * @since 0.2.0
 */
TALON_API uint32_t talon_term_count(uint32_t space);

/**
 * Reports a term by its index. The order is that of these headers; a later
 * version may insert new terms, so do not store an index.
 *
 * @param space the space, one of #talon_space_id
 * @param index the index, 0 … talon_term_count(space)-1
 * @param[out] number the number of the term
 * @return #TALON_OK; #TALON_E_ARGUMENT if there is no such space;
 *         #TALON_E_INDEX
 * @since 0.2.0
 */
TALON_API talon_status talon_term_at(uint32_t space, uint32_t index,
                                     int32_t *number);

/**
 * Finds the term with a key.
 *
 * @param space the space, one of #talon_space_id
 * @param key the key, such as "call-card", exactly as talon_term_key() returns
 *        it
 * @param[out] number the number of the term
 * @return #TALON_OK; #TALON_E_ARGUMENT if there is no such space;
 *         #TALON_E_SYNTAX if no term of the space has this key
 * @since 0.2.0
 */
TALON_API talon_status talon_term_find(uint32_t space, const char *key,
                                       int32_t *number);

/**
 * Returns the key of a term.
 *
 * @param space the space, one of #talon_space_id
 * @param number the number of the term
 * @return constant text; "" if there is no such space or term
 * @since 0.2.0
 */
TALON_API const char *talon_term_key(uint32_t space, int32_t number);

/**
 * Returns the English name of a term: "call", "spare hand", "full house". For a
 * status it is talon_status_text(), for a reason talon_reason_text().
 *
 * @param space the space, one of #talon_space_id
 * @param number the number of the term
 * @return constant text; "" if there is no such space or term
 * @since 0.2.0
 */
TALON_API const char *talon_term_label(uint32_t space, int32_t number);

#ifdef __cplusplus
}
#endif

#endif
