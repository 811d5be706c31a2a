/* SPDX-License-Identifier: MIT */
/**
 * @file advisor.h
 * What every part of libtalon-advisor uses: its version, what it can do, its
 * spaces of numbers, and the conventions of solve.h and player.h. The advisor
 * is a separate library that uses only the public headers of libtalon, and
 * talon.h includes none of its headers. The conventions of base.h apply here,
 * too.
 *
 * **Rules that it knows.** The advisor may meet a libtalon that is newer than
 * itself, with options that its solver and its players have never heard of. It
 * does not guess what they mean: every function that takes a game or rules
 * returns #TALON_E_UNSUPPORTED if an option is set to something that this
 * advisor does not know. talon_advisor_supports() tells so before a game
 * begins.
 *
 * **Stopping.** Functions that may take long have a parameter `stop`, a pointer
 * to a number that another thread may set. While it is 0, the call goes on, and
 * what it answers does not depend on it in any way. Once it is anything else,
 * the call ends soon, with the best answer so far and the status
 * #TALON_UNFINISHED: it looks at least once every 4,096 nodes and between two
 * worlds. It is read as a relaxed atomic where the compiler has those, else as
 * a volatile number; it must be aligned as a `uint32_t`, and is never written.
 * A null pointer means that the call cannot be stopped. The one exception from
 * "equal arguments give equal answers" is a call that was stopped. A player
 * that finds the number set from the start is stopped, even if its answer would
 * have needed no work. A call of the solver whose answer needs no more work
 * ends as if it had not been stopped.
 *
 * **Stack.** If it was compiled with optimization, no function of this library
 * takes more than 16 KiB of stack; without optimization, a search can take 350
 * KiB. (libtalon always takes less than 8 KiB.)
 */
#ifndef TALON_ADVISOR_H
#define TALON_ADVISOR_H

#include "rules.h"

#ifdef __cplusplus
extern "C" {
#endif

#define TALON_ADVISOR_VERSION_MAJOR 0 /**< major version of these headers */
#define TALON_ADVISOR_VERSION_MINOR 4 /**< minor version: new functions */
#define TALON_ADVISOR_VERSION_PATCH 0 /**< patch version: corrections */

/**
 * The version of these headers: major · 65536 + minor · 256 + patch. A binding
 * that cannot see macros can use #TALON_ADVISOR_HEADERS.
 */
#define TALON_ADVISOR_VERSION                                                  \
    ((TALON_ADVISOR_VERSION_MAJOR << 16) |                                     \
     (TALON_ADVISOR_VERSION_MINOR << 8) | TALON_ADVISOR_VERSION_PATCH)

/** The version of these headers as an enumerator. @since 0.4.0 */
enum talon_advisor_headers_id {
    TALON_ADVISOR_HEADERS =
        TALON_ADVISOR_VERSION /**< equal to #TALON_ADVISOR_VERSION */
};

/** Parts of the advisor. @since 0.4.0 */
enum talon_advisor_part_id {
    TALON_ADVISOR_PART_PLAYERS = 1, /**< computer players (player.h) */
    TALON_ADVISOR_PART_SOLVER = 2   /**< the exact solver (solve.h) */
};

/**
 * Spaces of numbers in these headers. Levels have functions of their own in
 * player.h.
 *
 * @since 0.4.0
 */
enum talon_advisor_space_id {
    TALON_ADVISOR_SPACE_PART = 1,   /**< #talon_advisor_part_id */
    TALON_ADVISOR_SPACE_REASON = 2, /**< #talon_advice_reason_id */
    TALON_ADVISOR_SPACE_CHANCE = 3, /**< #talon_chance_id */
    TALON_ADVISOR_SPACE_GOAL = 4    /**< #talon_fh_goal_id */
};

/**
 * Returns the version of the advisor in use, in the form of
 * #TALON_ADVISOR_VERSION. It is not the version of libtalon: players get better
 * while the rules stay the same.
 *
 * @return major · 65536 + minor · 256 + patch
 * @since 0.4.0
 */
TALON_API uint32_t talon_advisor_version_number(void);

/**
 * Reports whether the advisor in use serves a program that was built with other
 * headers, and whether the libtalon in use serves the advisor. Call it once at
 * the start, with #TALON_ADVISOR_VERSION.
 *
 * @param headers #TALON_ADVISOR_VERSION as the program was compiled with
 * @return 1 if those headers are of version 0.4 or later and not newer (by
 *         major and minor number) than the advisor, and if
 *         talon_version_serves() is 1 for the headers of libtalon that the
 *         advisor was compiled with. Otherwise 0
 * @since 0.4.0
 */
TALON_API int32_t talon_advisor_version_serves(uint32_t headers);

/**
 * Reports whether a part of the advisor knows all rules that are set. A lobby
 * asks this before a game begins. If the answer is #TALON_OK, no function of
 * that part refuses a game because of its rules.
 *
 * @param rules the rules
 * @param part the part, one of #talon_advisor_part_id
 * @return #TALON_OK; #TALON_E_ARGUMENT if there is no such part; #TALON_E_GAME;
 *         #TALON_E_UNSUPPORTED if the part does not know this game, or not the
 *         value of one of its options, or if libtalon does not;
 *         #TALON_E_RULES
 * @since 0.4.0
 */
TALON_API talon_status talon_advisor_supports(const talon_rules *rules,
                                              uint32_t part);

/**
 * Returns the number of terms in a space.
 *
 * @param space the space, one of #talon_advisor_space_id
 * @return the number of terms; 0 if there is no such space
 * @since 0.4.0
 */
TALON_API uint32_t talon_advisor_term_count(uint32_t space);

/**
 * Reports a term by its index. The order is that of these headers; a later
 * version may insert new terms, so do not store an index.
 *
 * @param space the space, one of #talon_advisor_space_id
 * @param index the index, 0 … talon_advisor_term_count(space)-1
 * @param[out] number the number of the term
 * @return #TALON_OK; #TALON_E_ARGUMENT if there is no such space;
 *         #TALON_E_INDEX
 * @since 0.4.0
 */
TALON_API talon_status talon_advisor_term_at(uint32_t space, uint32_t index,
                                             int32_t *number);

/**
 * Finds the term with a key.
 *
 * @param space the space, one of #talon_advisor_space_id
 * @param key the key, such as "draws-trumps", exactly as
 *        talon_advisor_term_key() returns it
 * @param[out] number the number of the term
 * @return #TALON_OK; #TALON_E_ARGUMENT if there is no such space;
 *         #TALON_E_SYNTAX if no term of the space has this key
 * @since 0.4.0
 */
TALON_API talon_status talon_advisor_term_find(uint32_t space, const char *key,
                                               int32_t *number);

/**
 * Returns the key of a term: the name of the enumerator without its prefix, in
 * lower case and with hyphens. #TALON_ADVICE_DRAWS_TRUMPS is "draws-trumps".
 *
 * @param space the space, one of #talon_advisor_space_id
 * @param number the number of the term
 * @return constant text; "" if there is no such space or term
 * @since 0.4.0
 */
TALON_API const char *talon_advisor_term_key(uint32_t space, int32_t number);

/**
 * Returns a term in English: a reason as a phrase ("draws the others' trumps"),
 * any other term as a name ("best hand").
 *
 * @param space the space, one of #talon_advisor_space_id
 * @param number the number of the term
 * @return constant text; "" if there is no such space or term
 * @since 0.4.0
 */
TALON_API const char *talon_advisor_term_label(uint32_t space, int32_t number);

#ifdef __cplusplus
}
#endif

#endif
