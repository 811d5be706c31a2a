/* SPDX-License-Identifier: MIT */
/**
 * @file save.h
 * Games, views and events as bytes.
 *
 * The bytes are the same on every platform, equal states have equal bytes, and
 * all games and views of a kind take the same number of bytes. `doc/save.md`
 * describes the format byte by byte. Bytes that a library has saved can be
 * loaded by every later library. A library writes the lowest version of the
 * format that can hold the game, so that older libraries can load what they
 * can play; they refuse later versions with #TALON_E_SAVED_VERSION. Bytes to
 * load may come from anywhere: they are accepted only if they are a position
 * that play can reach. They may still have been altered from another such
 * position.
 */
#ifndef TALON_SAVE_H
#define TALON_SAVE_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Ceilings: sizes of saved bytes, for the life of the soname.
 *
 * @since 0.1.0
 */
enum talon_save_id {
    TALON_SAVE_BYTES_MAX = 2048, /**< bytes in a saved game, at most */
    TALON_SAVED_EVENT_BYTES = 40 /**< bytes in a saved event */
};

/**
 * Saves a game or view.
 *
 * @param game the game or view
 * @param[out] bytes the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_SAVE_BYTES_MAX is always
 *        enough
 * @param[out] length the number of bytes, the same for all games of a kind;
 *             with #TALON_E_SPACE, the number needed
 * @return #TALON_OK; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_game_save(const talon_game *game, uint8_t *bytes,
                                       size_t size, size_t *length);

/**
 * Loads a saved game or view into a game of the same kind. talon_game_viewers()
 * reports which of the two it is. A preset that does not exist, perhaps of a
 * later library, counts as 0, as for talon_game_init().
 *
 * @param[out] game a game of the same kind, which is overwritten together with
 *             its rules; unchanged if the bytes are refused
 * @param bytes any bytes
 * @param length the number of bytes
 * @param[out] offset the offset of the first value that is refused; the length
 *             if the bytes are refused as a whole, and on success; may be null
 * @return #TALON_OK; #TALON_E_SAVED_LENGTH; #TALON_E_SAVED_MARK if the bytes
 *         are not a saved game; #TALON_E_SAVED_VERSION if their format is of a
 *         later version; #TALON_E_WRONG_GAME; #TALON_E_UNSUPPORTED and
 *         #TALON_E_RULES for the rules; #TALON_E_SAVED_FIELD for a field with
 *         an impossible value; #TALON_E_SAVED_STATE for values that conflict
 * @since 0.1.0
 */
TALON_API talon_status talon_game_load(talon_game *game, const uint8_t *bytes,
                                       size_t length, size_t *offset);

/**
 * Makes a game or view from saved bytes, in the caller's memory, in one call.
 * It is never freed: the memory remains the caller's and must last as long as
 * the game is used. The saved bytes are not needed afterwards.
 *
 * @param[out] memory memory for the game, 8-aligned; its bytes are undefined if
 *             the call is refused
 * @param size the size of the memory in bytes; #TALON_GAME_BYTES_MAX is always
 *        enough
 * @param bytes any bytes; must not overlap `memory`
 * @param length the number of bytes
 * @param[out] game the handle, which points to `memory`
 * @param[out] offset the offset of the first value that is refused, as for
 *             talon_game_load(); may be null
 * @return #TALON_OK; #TALON_E_ALIGNMENT; #TALON_E_SPACE; #TALON_E_GAME for a
 *         game that this library does not know; and the refusals of
 *         talon_game_load() except #TALON_E_WRONG_GAME
 * @since 0.2.0
 */
TALON_API talon_status talon_game_init_saved(void *memory, size_t size,
                                             const uint8_t *bytes,
                                             size_t length, talon_game **game,
                                             size_t *offset);

/**
 * Reports the rules and the viewers of a saved game before there is a game to
 * load it into. The position itself is not checked.
 *
 * @param bytes any bytes
 * @param length the number of bytes
 * @param[out] rules the rules; a preset that does not exist is 0; may be null
 * @param[out] seats for a view, one bit for each viewer; for a complete game,
 *             one for each of its seats; may be null
 * @param[out] is_view 1 for a view, 0 for a complete game; may be null
 * @return #TALON_OK; #TALON_E_SAVED_LENGTH; #TALON_E_SAVED_MARK;
 *         #TALON_E_SAVED_VERSION; #TALON_E_GAME for a game that this library
 *         does not know; #TALON_E_SAVED_FIELD for viewers that do not exist,
 *         and for a turn, flags or reserved bytes that no saved game has;
 *         #TALON_E_UNSUPPORTED; #TALON_E_RULES
 * @since 0.1.0
 */
TALON_API talon_status talon_saved_rules(const uint8_t *bytes, size_t length,
                                         talon_rules *rules, uint32_t *seats,
                                         int32_t *is_view);

/**
 * Saves events, #TALON_SAVED_EVENT_BYTES for each. They are saved as they are:
 * redact them first (talon_events_redact()) if they go to a player.
 *
 * @param events the events; null if count is 0
 * @param count the number of events
 * @param[out] bytes the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_SAVED_EVENT_BYTES for
 *        each of `count` is always enough
 * @param[out] length the number of bytes; with #TALON_E_SPACE, the number
 *             needed
 * @return #TALON_OK; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_events_save(const talon_event *events,
                                         uint32_t count, uint8_t *bytes,
                                         size_t size, size_t *length);

/**
 * Loads saved events. Events of a later version are accepted: unknown kinds and
 * reasons, and whatever such events keep in the reserved bytes, are loaded as
 * they are.
 *
 * @param bytes any bytes
 * @param length the number of bytes
 * @param[out] events the buffer; null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in events; one for each
 *        #TALON_SAVED_EVENT_BYTES of `length` is always enough
 * @param[out] count the number of events; with #TALON_E_SPACE, the number
 *             needed
 * @return #TALON_OK; #TALON_E_SPACE; #TALON_E_SAVED_LENGTH if the bytes are not
 *         a whole number of events; #TALON_E_SAVED_FIELD for a seat that is
 *         neither 0 … 15 nor one of #talon_seat_id
 * @since 0.1.0
 */
TALON_API talon_status talon_events_load(const uint8_t *bytes, size_t length,
                                         talon_event *events, uint32_t capacity,
                                         uint32_t *count);

#ifdef __cplusplus
}
#endif

#endif
