/**
 * @file view.h
 * What seats know: views of a game, choices on a view, events as a seat sees
 * them, and worlds that a view allows.
 *
 * A view is a game from which everything is gone that some seats do not know:
 * a player's screen, a table that two share, or, with no seats, a spectator's.
 * It is an ordinary handle: every query works on it and answers with what is
 * known. A query that lacks something returns #TALON_UNKNOWN, which is no
 * error: sets hold the known cards, counts count all cards, a seat that is
 * secret is #TALON_SECRET. A view cannot go on: applying a move or dealing is
 * refused with #TALON_E_VIEW; a client gets a new view, or the events, from
 * whoever holds the game.
 */
#ifndef TALON_VIEW_H
#define TALON_VIEW_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/** "Not a seat": one that the viewing seats do not know. */
#define TALON_SECRET (-3)

/** The most bytes of scratch memory that a sample needs. */
#define TALON_SAMPLE_BYTES_MAX (1 << 20)

/**
 * Makes the view that some seats have of a game.
 *
 * @param[out] view a game of the same kind, overwritten; may be `game` itself
 * @param game a game, or a view whose seats include these
 * @param seats a bit for each seat that looks; 0 for a spectator
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_SEAT for a seat that does
 *         not exist; #TALON_E_VIEW if `game` is a view of other seats
 * @since 0.1.0
 */
TALON_API talon_status talon_game_redact(talon_game *view,
                                         const talon_game *game,
                                         uint32_t seats);

/**
 * Who looks at a game.
 *
 * @param game the game
 * @param[out] seats of a view a bit for each seat it was made for; of a game
 *             that is whole all its seats; may be null
 * @return #TALON_OK for a game that is whole; #TALON_UNKNOWN for a view
 * @since 0.1.0
 */
TALON_API talon_status talon_game_viewers(const talon_game *game,
                                          uint32_t *seats);

/**
 * The choices of a seat: those of talon_game_choices() if it is to act, and
 * the five cards it still has to choose for poker (TR-15) if another is to
 * choose before it. So nine players can choose at once, and a server applies
 * their choices in turn; until then they can be checked on a view
 * (talon_game_check()), though a game that is whole takes them in turn only.
 *
 * @param game the game
 * @param seat a seat, or #TALON_TABLE
 * @param[out] choice the buffer; null with capacity 0 if not wanted
 * @param capacity of the buffer; #TALON_CHOICES_MAX always suffices
 * @param[out] count the number of choices, 0 if the seat has none now; with
 *             #TALON_E_SPACE the number needed
 * @return #TALON_OK; #TALON_UNKNOWN if the seat does not look at this view;
 *         #TALON_E_SEAT; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_game_choices_of(const talon_game *game,
                                             int32_t seat, talon_choice *choice,
                                             uint32_t capacity,
                                             uint32_t *count);

/**
 * Clears from events what some seats do not know: cards of hands dealt, of the
 * kitty, of discards, of poker choices that are not theirs. Events are never
 * added or dropped, and the number of cards meant stays.
 *
 * @param[in,out] event events as talon_game_apply() and talon_game_deal() tell
 *        them; with count 0 it may be null
 * @param count how many
 * @param seats a bit for each seat that looks; 0 for a spectator
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_events_redact(talon_event *event, uint32_t count,
                                           uint32_t seats);

/**
 * How much scratch memory talon_game_sample() needs.
 *
 * @param game one of #talon_game_id
 * @param[out] size in bytes, at most #TALON_SAMPLE_BYTES_MAX
 * @return #TALON_OK; #TALON_E_GAME
 * @since 0.1.0
 */
TALON_API talon_status talon_sample_size(uint32_t game, size_t *size);

/**
 * Fills in the unknown cards of a view at random: every whole game that can be
 * and whose view by the same seats is this one is equally likely.
 *
 * @param[out] world a game of the same kind, overwritten; may be `view` itself
 * @param view a view; a game that is whole is copied
 * @param[in,out] rng the caller's generator
 * @param scratch memory of the caller's, 8-aligned; nothing is kept in it
 * @param size of it in bytes, at least talon_sample_size()
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_ALIGNMENT; #TALON_E_SPACE;
 *         #TALON_E_NO_WORLD if no game has this view (it has been tampered
 *         with); #TALON_E_TRIES if none was found in a fixed number of tries:
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
