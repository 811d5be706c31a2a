/**
 * @file save.h
 * Games, views and events as bytes.
 *
 * The bytes are the same on every platform, equal states give equal bytes, and
 * all games of a kind take equally many, views included. `doc/save.md` tells
 * the format byte by byte. Bytes that are read may come from anywhere: they are
 * accepted only if they are a position that play can reach.
 */
#ifndef TALON_SAVE_H
#define TALON_SAVE_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The most bytes a saved game takes, for the life of the soname. */
#define TALON_SAVE_BYTES_MAX 1024

/** The bytes of a saved event. */
#define TALON_SAVED_EVENT_BYTES 32

/**
 * Saves a game or view.
 *
 * @param game the game
 * @param[out] bytes the buffer; null with size 0 if not wanted
 * @param size its size; #TALON_SAVE_BYTES_MAX always suffices
 * @param[out] length how many bytes, the same for all games of a kind; with
 *             #TALON_E_SPACE the number needed; may be null
 * @return #TALON_OK; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_game_save(const talon_game *game, uint8_t *bytes,
                                       size_t size, size_t *length);

/**
 * Loads a saved game or view. talon_game_viewers() then tells which it is.
 *
 * @param[out] game a game of the same kind, overwritten with all its rules;
 *             unchanged if the bytes are refused
 * @param bytes any bytes
 * @param length how many
 * @param[out] place the first byte of what was refused, or the length if
 *             it is refused as a whole; may be null
 * @return #TALON_OK; #TALON_E_SAVED_LENGTH; #TALON_E_SAVED_MARK if they are no
 *         saved game; #TALON_E_SAVED_VERSION if a later talon saved them;
 *         #TALON_E_WRONG_GAME; #TALON_E_UNSUPPORTED and #TALON_E_RULES for the
 *         rules; #TALON_E_SAVED_FIELD for a value that a field cannot have;
 *         #TALON_E_SAVED_STATE for values that do not go together
 * @since 0.1.0
 */
TALON_API talon_status talon_game_load(talon_game *game, const uint8_t *bytes,
                                       size_t length, size_t *place);

/**
 * The rules of a saved game, which tell what memory it needs, and who looks.
 *
 * @param bytes any bytes
 * @param length how many
 * @param[out] rules its rules
 * @param[out] seats as talon_game_viewers(); may be null
 * @return #TALON_OK for a game that is whole; #TALON_UNKNOWN for a view;
 *         #TALON_E_SAVED_LENGTH; #TALON_E_SAVED_MARK; #TALON_E_SAVED_VERSION;
 *         #TALON_E_SAVED_FIELD for seats or a preset that are none;
 *         #TALON_E_UNSUPPORTED; #TALON_E_RULES
 * @since 0.1.0
 */
TALON_API talon_status talon_saved_rules(const uint8_t *bytes, size_t length,
                                         talon_rules *rules, uint32_t *seats);

/**
 * Saves events, #TALON_SAVED_EVENT_BYTES each.
 *
 * @param event the events; with count 0 it may be null
 * @param count how many
 * @param[out] bytes the buffer; null with size 0 if not wanted
 * @param size its size
 * @param[out] length how many bytes; with #TALON_E_SPACE the number needed; may
 *             be null
 * @return #TALON_OK; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_events_save(const talon_event *event,
                                         uint32_t count, uint8_t *bytes,
                                         size_t size, size_t *length);

/**
 * Loads saved events.
 *
 * @param[out] event the buffer; null with capacity 0 if not wanted
 * @param capacity of the buffer
 * @param[out] count the number of events; with #TALON_E_SPACE the number
 *             needed; may be null
 * @param bytes any bytes
 * @param length how many
 * @return #TALON_OK; #TALON_E_SPACE; #TALON_E_SAVED_LENGTH if they are no whole
 *         events; #TALON_E_SAVED_FIELD for a value that a field cannot have
 * @since 0.1.0
 */
TALON_API talon_status talon_events_load(talon_event *event, uint32_t capacity,
                                         uint32_t *count, const uint8_t *bytes,
                                         size_t length);

#ifdef __cplusplus
}
#endif

#endif
