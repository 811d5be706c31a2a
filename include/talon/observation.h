/* SPDX-License-Identifier: MIT */
/**
 * @file observation.h
 * Observations: what a seat knows, as an array of numbers, for programs that
 * learn.
 *
 * An observation consists of *fields* in a fixed order. Each has a key, such as
 * "hands", and a range of numbers; fields follow one another without gaps. The
 * same field always means the same, but how many numbers it has depends on the
 * rules: on the seats and on the cards of the pack. So every observation under
 * some rules has the same length and layout. `doc/learning.md` lists the
 * fields.
 *
 * Seats are counted from the *observer*, who is first, and on clockwise. Cards
 * are those of the pack, in the order of their numbers; the codes of moves
 * (code.h) count them in the same way. As a number,
 *
 * - a card is its place in the pack, from 1; 0 for none;
 * - a seat is 1 for the observer, 2 for the next seat clockwise, and so on; 0
 *   for none and for the table; one more than there are seats if it is secret;
 * - a set of cards or of seats has a number for each, 1 if it is in the set and
 *   0 if not;
 * - a suit, a kind, a phase and the like have the number that they have
 *   elsewhere.
 *
 * An observation is made of the view of the observer alone and of all of it: a
 * complete game and its view give equal ones, and two games that the observer
 * cannot tell apart (talon_game_information_key()) do, too. Only chips beyond
 * 2^31-1 are cut to that. The turn and the rules are not in it.
 *
 * A later version may add fields at the end; those before them stay as they
 * are. The mask of what the observer may do is talon_game_code_mask().
 */
#ifndef TALON_OBSERVATION_H
#define TALON_OBSERVATION_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Limit: room for an observation. @since 0.4.0 */
enum talon_observation_id {
    TALON_OBSERVATION_MAX = 4096 /**< numbers in an observation, at most */
};

/**
 * A field of an observation under some rules: 32 bytes without padding. It has
 * `parts` parts of equal length, one after another: one for each seat, for each
 * trick and so on, as its text says.
 *
 * @since 0.4.0
 */
typedef struct talon_observation_field {
    uint32_t first;       /**< numbers before its first one, and so the index
                               of that */
    uint32_t count;       /**< numbers that it has, at least 1 */
    uint32_t parts;       /**< parts that it has; divides count */
    int32_t lowest;       /**< numbers below this do not occur */
    int32_t highest;      /**< numbers above this do not occur */
    uint32_t reserved[3]; /**< reserved */
} talon_observation_field;

/**
 * Returns the number of fields in observations of a game.
 *
 * @param game_id the game, one of #talon_game_id
 * @return the number of fields; 0 if there is no such game or it has no
 *         observations
 * @since 0.4.0
 */
TALON_API uint32_t talon_observation_field_count(uint32_t game_id);

/**
 * Returns the key of a field: "hands", "to-act". A key is unique in its game.
 *
 * @param game_id the game, one of #talon_game_id
 * @param index the index, 0 … talon_observation_field_count(game_id)-1
 * @return constant text; "" if there is no such field
 * @since 0.4.0
 */
TALON_API const char *talon_observation_field_key(uint32_t game_id,
                                                  uint32_t index);

/**
 * Returns an English phrase that says what the numbers of a field are.
 *
 * @param game_id the game, one of #talon_game_id
 * @param index the index, 0 … talon_observation_field_count(game_id)-1
 * @return constant text; "" if there is no such field
 * @since 0.4.0
 */
TALON_API const char *talon_observation_field_text(uint32_t game_id,
                                                   uint32_t index);

/**
 * Reports where a field is under some rules, and the range of its numbers.
 *
 * @param rules the rules
 * @param index the index, 0 … talon_observation_field_count()-1 of the game
 * @param[out] field the field
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_RULES; #TALON_E_UNSUPPORTED if an
 *         option has a value that this library does not support, or if the game
 *         has no observations; #TALON_E_INDEX if there is no such field
 * @since 0.4.0
 */
TALON_API talon_status talon_rules_observation_field(
    const talon_rules *rules, uint32_t index, talon_observation_field *field);

/**
 * Reports how many numbers an observation has under some rules.
 *
 * @param rules the rules
 * @param[out] count the number of numbers, at most #TALON_OBSERVATION_MAX
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_RULES; #TALON_E_UNSUPPORTED if an
 *         option has a value that this library does not support, or if the game
 *         has no observations
 * @since 0.4.0
 */
TALON_API talon_status talon_rules_observation_count(const talon_rules *rules,
                                                     uint32_t *count);

/**
 * Fills in what a seat knows.
 *
 * @param game a complete game, or a view whose viewers include the seat
 * @param seat the seat that observes; it need not be to act
 * @param[out] numbers the buffer; null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in numbers;
 *        #TALON_OBSERVATION_MAX is always enough
 * @param[out] count the number of numbers; with #TALON_E_SPACE, the number
 *             needed
 * @return #TALON_OK; #TALON_E_SEAT; #TALON_E_VIEW if the seat is not a viewer
 *         of this view; #TALON_E_UNSUPPORTED if the game has no observations;
 *         #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_game_observe(const talon_game *game, int32_t seat,
                                          int32_t *numbers, uint32_t capacity,
                                          uint32_t *count);

#ifdef __cplusplus
}
#endif

#endif
