/* SPDX-License-Identifier: MIT */
/**
 * @file history.h
 * The hand being played, from its deal on: a pack that deals it again, the
 * moves made since, and going back to any point of it.
 *
 * All of this works for the complete game of a host and for a world from
 * talon_game_sample(), so a search or a learner that needs the course of a hand
 * gets it for each world it imagines. "The hand" is the one dealt last, which
 * in Tripoli is called the deal: after its end and until the next deal it is
 * still there.
 *
 * A game of Five Hundred keeps all moves of its hand and needs no events. A
 * session of Tripoli keeps cards, but not every offer and bet; whoever has kept
 * the events since the deal passes them in, and then nothing is missing. Events
 * as any seat or a spectator is told them will do: their hidden cards are not
 * needed, and those of a world come from the world.
 *
 * The functions that take events expect all of them from the deal on, in order:
 * the first is the #TALON_KIND_DEAL, the last one was told by the last step of
 * the game (`doc/knowledge.md` has the four lines that keep them). Where a
 * board is turned for each deal (TR-6), its #TALON_KIND_BOARD may come before
 * the deal, as talon_game_chance() tells both. It is needed for rebuilding
 * alone, and only after the next board has been turned.
 *
 * With a complete game the hand is played again to check its events: the moves
 * they tell must lead to the game as it is, and make these events, equal in
 * every field (#TALON_E_EVENTS). Not looked at are reserved bytes, `cards` that
 * not everyone may see (by `viewers`), and events of kinds that the game does
 * not have. What one event tells and nothing else shows cannot be checked: the
 * amount of an offer that was outbid (TR-9, TR-11), chips bought (TR-34),
 * closing pots beyond the chips on the board (TR-30), and that a side was
 * barred by this hand and not earlier (FH-38).
 */
#ifndef TALON_HISTORY_H
#define TALON_HISTORY_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Limit: room for the moves of a hand. @since 0.4.0 */
enum talon_history_id {
    TALON_HISTORY_MAX = 512 /**< moves that a game keeps of a hand, at most */
};

/**
 * Arranges a pack that deals the hand again: the same cards to the same places.
 * Where cards of a place were dealt in another order, or a card was not dealt
 * to any place (TR-30), the order is set order.
 *
 * @param game a complete game
 * @param[out] cards the buffer for the pack; null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in cards; #TALON_PACK_MAX is
 *        always enough
 * @param[out] count the number of cards; with #TALON_E_SPACE, the number needed
 * @return #TALON_OK; #TALON_E_VIEW for a view; #TALON_E_PHASE if no hand has
 *         been dealt; #TALON_E_UNSUPPORTED if the game keeps no history;
 *         #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_game_hand_pack(const talon_game *game,
                                            talon_card *cards,
                                            uint32_t capacity, uint32_t *count);

/**
 * Lists the moves made since the deal, by seats and by the table. Played on
 * from a game with the same deal, they lead to this one.
 *
 * Without events, a session of Tripoli lists what it keeps, in order: auctions
 * held and swaps, or that the dealer kept the hand; the cards chosen for poker;
 * the cards played. Missing are the calls of an auction and what it was of the
 * pay suit (TR-9, TR-11), the betting (TR-18), and moves of the table after the
 * end of the deal (TR-6, TR-30, TR-34). The status says whether any are; only
 * between deals at table stakes it may be #TALON_UNKNOWN with nothing missing,
 * because a session does not show whether chips have been bought since the deal
 * (TR-34).
 *
 * @param game a complete game
 * @param told the events since the deal; null if told_count is 0
 * @param told_count the number of events; 0 if they were not kept
 * @param[out] moves the buffer; null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in moves; without events
 *        #TALON_HISTORY_MAX is always enough, with them told_count
 * @param[out] count the number of moves; with #TALON_E_SPACE, the number needed
 * @return #TALON_OK; #TALON_UNKNOWN if moves are missing, or may be as above;
 *         #TALON_E_VIEW for a view; #TALON_E_PHASE if no hand has been dealt;
 *         #TALON_E_EVENTS if the events are not those since the deal;
 *         #TALON_E_UNSUPPORTED if the game keeps no history; #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_game_history(const talon_game *game,
                                          const talon_event *told,
                                          uint32_t told_count,
                                          talon_move *moves, uint32_t capacity,
                                          uint32_t *count);

/**
 * Plays a hand again: goes back to where its pack was due, deals a pack, and
 * makes moves. With talon_game_hand_pack() and the first n moves of
 * talon_game_history() the result is the game as it stood after n moves; with
 * all of them it is the game itself. Any other pack and moves that the rules
 * allow are possible, too.
 *
 * What was before the hand, and so the dealer, the scores or the chips, follows
 * from the game. In Tripoli that takes the events since the deal. One thing is
 * not known without events: if a hand of Five Hundred has ended and has left a
 * side at minus the target or less, whether that side was barred before; it is
 * then taken not to have been (FH-38).
 *
 * With a view only these events are checked as far as what was before the hand
 * depends on them: their order, seats, and chips.
 *
 * @param[out] target a game of the same kind, which is overwritten; may be
 *        `game` itself; unchanged if anything is refused
 * @param game a game or view of the hand
 * @param told the events since the deal; null if told_count is 0
 * @param told_count the number of events
 * @param cards the pack, first card first
 * @param card_count the number of cards
 * @param moves the moves to make, in order; null if move_count is 0
 * @param move_count the number of moves
 * @param[out] made the number of moves made before one was refused, or
 *             move_count; may be null
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_PHASE if no hand has been
 *         dealt; #TALON_E_EVENTS if events are missing or are not those since
 *         the deal; #TALON_E_UNSUPPORTED if the game keeps no history; the
 *         refusals of talon_game_deal() for the pack and of talon_game_apply()
 *         for the moves
 * @since 0.4.0
 */
TALON_API talon_status talon_game_rebuild(
    talon_game *target, const talon_game *game, const talon_event *told,
    uint32_t told_count, const talon_card *cards, uint32_t card_count,
    const talon_move *moves, uint32_t move_count, uint32_t *made);

#ifdef __cplusplus
}
#endif

#endif
