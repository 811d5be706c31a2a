/* SPDX-License-Identifier: MIT */
/**
 * @file view.h
 * What seats know: views of a game, events as a seat sees them, and worlds that
 * a view allows.
 *
 * A view is a game from which everything is gone that some seats do not know: a
 * player's screen, a table that two share, or, with no seats, a spectator's. It
 * is not hidden there: the bytes do not have it. A view is an ordinary handle:
 * every query works on it and reports what is known. A query that misses
 * something returns #TALON_UNKNOWN, which is a note and not an error: sets hold
 * the known cards, counts count all cards, a seat that is not known is
 * #TALON_SECRET.
 *
 * The *viewers* of a view are the seats it was made for. They have choices on
 * it, and their moves can be checked. A view cannot go on: applying a move,
 * dealing and reading a record are refused with #TALON_E_VIEW; a client gets a
 * new view, or the events, from whoever holds the complete game.
 */
#ifndef TALON_VIEW_H
#define TALON_VIEW_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Room for sampling, for the life of the soname. */
enum talon_sample_id {
    TALON_SAMPLE_BYTES_MAX = 1048576 /**< bytes of scratch memory */
};

/**
 * Makes the view that some seats have of a game.
 *
 * @param[out] view a game of the same kind, overwritten with its rules too; may
 *             be `game` itself
 * @param game a complete game, or a view whose viewers include these seats
 * @param seats a bit for each viewer; 0 for a spectator
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_SEAT for a seat that does
 *         not exist; #TALON_E_VIEW if `game` is a view of other seats
 * @since 0.1.0
 */
TALON_API talon_status talon_game_redact(talon_game *view,
                                         const talon_game *game,
                                         uint32_t seats);

/**
 * The viewers of a game.
 *
 * @param game the game
 * @param[out] seats of a view, a bit for each viewer; of a complete game, all
 *             its seats; may be null
 * @param[out] is_view 1 for a view, 0 for a complete game; may be null
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_game_viewers(const talon_game *game,
                                          uint32_t *seats, int32_t *is_view);

/**
 * What a seat knows, as bytes to compare or to hash: the rules, everything
 * public, and what the view of this seat keeps (`doc/knowledge.md`), without
 * the turn counter. Equal keys mean that the seat cannot tell the two games
 * apart by anything its view holds. Promised within one release only: do not
 * store keys.
 *
 * @param game a complete game, or a view whose viewers include the seat
 * @param seat the seat
 * @param[out] key the buffer; null with size 0 if not wanted
 * @param size its size in bytes; #TALON_GAME_BYTES_MAX is always enough
 * @param[out] length the number of bytes; with #TALON_E_SPACE the number needed
 * @return #TALON_OK; #TALON_E_SEAT; #TALON_E_VIEW if the seat is not a viewer
 *         of this view; #TALON_E_SPACE
 * @since 0.2.0
 */
TALON_API talon_status talon_game_information_key(const talon_game *game,
                                                  int32_t seat, uint8_t *key,
                                                  size_t size, size_t *length);

/**
 * Clears the cards of events that some seats may not see, going by `viewers`
 * alone: so it holds for kinds that this library does not know. Events are
 * never added or dropped, and all other fields remain as they are.
 *
 * @param[in,out] events events as talon_game_apply(), talon_game_deal() and
 *        talon_game_chance() make them; null if count is 0
 * @param count the number of events
 * @param seats a bit for each seat that will see them; 0 for a spectator
 * @return #TALON_OK; #TALON_E_SEAT for bits from #TALON_SEATS_MAX up
 * @since 0.1.0
 */
TALON_API talon_status talon_events_redact(talon_event *events, uint32_t count,
                                           uint32_t seats);

/**
 * How much scratch memory talon_game_sample() needs.
 *
 * @param game_id one of #talon_game_id
 * @param[out] size in bytes, at most #TALON_SAMPLE_BYTES_MAX
 * @return #TALON_OK; #TALON_E_GAME
 * @since 0.1.0
 */
TALON_API talon_status talon_sample_size(uint32_t game_id, size_t *size);

/**
 * Fills in the unknown cards of a view at random: every complete game that is
 * possible and of which the same seats have this view is equally likely. What
 * people mean by their bids is not considered. Which world comes from which
 * generator may change with a release.
 *
 * @param[out] world a game of the same kind, overwritten; may be `view` itself
 * @param view a view; a complete game is copied
 * @param[in,out] rng the caller's generator
 * @param scratch 8-aligned memory of the caller's; its bytes do not matter
 *        before the call and mean nothing after it
 * @param size of the scratch memory in bytes, at least talon_sample_size()
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_ALIGNMENT; #TALON_E_SPACE;
 *         #TALON_E_NO_WORLD if no game has this view (it has been tampered
 *         with); #TALON_E_TRIES if none was found in a fixed number of tries,
 *         after which `rng` has moved on and trying again makes sense:
 *         `doc/knowledge.md` says where that can be
 * @since 0.1.0
 */
TALON_API talon_status talon_game_sample(talon_game *world,
                                         const talon_game *view, talon_rng *rng,
                                         void *scratch, size_t size);

#ifdef __cplusplus
}
#endif

#endif
