/* SPDX-License-Identifier: MIT */
/**
 * @file game.h
 * The game handle: who must act, what that seat may do, doing it, and what
 * happened as a result. The same functions serve every game.
 *
 * A game is one block of memory that contains no pointers. It is kept in the
 * caller's memory (talon_game_init()) or in memory from an allocator
 * (talon_game_new()). Its bytes may be moved or copied with `memcpy` to other
 * 8-aligned memory, and are meaningful only to one build of the library: to
 * keep a game, save it (save.h) or write its record (record.h).
 *
 * talon_game_to_act() reports who acts next:
 *
 * - a *seat*: it makes a move, with talon_game_apply();
 * - the *table*, that is, the host: chance is due. Call talon_game_chance() or,
 *   with cards of your own, talon_game_deal(). In some phases the table may
 *   instead make a move of its own, such as ending a session, with
 *   talon_game_apply();
 * - *nobody*: the game is over. All queries still work.
 *
 * A session of Tripoli goes on until the table ends it, and seats that keep
 * passing can keep a game of Five Hundred from ending: a loop should have a
 * limit of its own.
 */
#ifndef TALON_GAME_H
#define TALON_GAME_H

#include "move.h"
#include "random.h"
#include "rules.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A game. Opaque; talon_games_bytes() reports how much memory one needs.
 *
 * @since 0.1.0
 */
typedef struct talon_game talon_game;

/**
 * Reports how much memory a game needs.
 *
 * @param game_id the game, one of #talon_game_id
 * @param[out] size the size in bytes, at most #TALON_GAME_BYTES_MAX
 * @return #TALON_OK; #TALON_E_GAME
 * @since 0.1.0
 */
TALON_API talon_status talon_games_bytes(uint32_t game_id, size_t *size);

/**
 * Makes a game in the caller's memory. It is never freed: the memory remains
 * the caller's and must last as long as the game is used.
 *
 * @param[out] memory memory for the game, 8-aligned
 * @param size the size of the memory in bytes, at least talon_games_bytes();
 *        #TALON_GAME_BYTES_MAX is always enough
 * @param rules the rules; they are copied
 * @param[out] game the handle, which points to `memory`
 * @return #TALON_OK; #TALON_E_ALIGNMENT; #TALON_E_SPACE; #TALON_E_GAME;
 *         #TALON_E_UNSUPPORTED if an option has a value that this library does
 *         not support; #TALON_E_RULES if options conflict: talon_rules_check()
 *         lists them
 * @since 0.1.0
 */
TALON_API talon_status talon_game_init(void *memory, size_t size,
                                       const talon_rules *rules,
                                       talon_game **game);

/**
 * Makes a game in memory from an allocator. The caller owns it and must free it
 * with talon_game_free().
 *
 * @param allocator the allocator; null for the built-in one (`malloc`), if the
 *        library has it (#TALON_FEATURE_HOSTED)
 * @param rules the rules; they are copied
 * @param[out] game the handle; free it with talon_game_free()
 * @return #TALON_OK; #TALON_E_MEMORY; #TALON_E_ALLOCATOR if one of its
 *         functions is null, or if it is null and none is built in;
 *         #TALON_E_ALIGNMENT if it returned memory that is not 8-aligned; and
 *         the refusals of talon_game_init() except #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_game_new(const talon_allocator *allocator,
                                      const talon_rules *rules,
                                      talon_game **game);

/**
 * Frees a game that talon_game_new() made. The handle is invalid afterwards.
 *
 * @param allocator an allocator equal to the one that the game was made with;
 *        null for the built-in one
 * @param[in,out] game the game, which is freed; null does nothing
 * @since 0.1.0
 */
TALON_API void talon_game_free(const talon_allocator *allocator,
                               talon_game *game);

/**
 * Copies a game over another of the same kind, including its rules. To undo a
 * move, keep a copy and copy it back. A copy of a view is a view.
 *
 * @param[out] target a game, which is overwritten; may be `source` itself
 * @param source the game to copy
 * @return #TALON_OK; #TALON_E_WRONG_GAME if they are of different kinds
 * @since 0.1.0
 */
TALON_API talon_status talon_game_copy(talon_game *target,
                                       const talon_game *source);

/**
 * Copies a game into memory that is not a game yet: talon_game_init() with the
 * rules of `source` and talon_game_copy() in one call. The copy is never freed:
 * the memory remains the caller's and must last as long as the copy is used.
 *
 * @param[out] memory memory for the copy, 8-aligned; must not overlap `source`
 * @param size the size of the memory in bytes, at least talon_games_bytes();
 *        #TALON_GAME_BYTES_MAX is always enough
 * @param source the game to copy
 * @param[out] game the handle of the copy, which points to `memory`
 * @return #TALON_OK; #TALON_E_ALIGNMENT; #TALON_E_SPACE
 * @since 0.2.0
 */
TALON_API talon_status talon_game_clone(void *memory, size_t size,
                                        const talon_game *source,
                                        talon_game **game);

/**
 * Reports whether two games are in the same state: equal rules
 * (talon_rules_equal()), the same viewers, and the same state except for the
 * turn counter.
 *
 * The answer is promised only within one release: another release may keep more
 * or less in its state.
 *
 * @param a a game or view
 * @param b a game or view, of any kind
 * @param[out] equal 1 if they are in the same state, else 0
 * @return #TALON_OK
 * @since 0.2.0
 */
TALON_API talon_status talon_game_equal(const talon_game *a,
                                        const talon_game *b, int32_t *equal);

/**
 * Reports a hash of the state of a game: games that are equal for
 * talon_game_equal() have equal hashes, on every platform. The hash is not
 * cryptographic: other states with the same hash can be constructed. It is
 * promised only within one release: do not store it.
 *
 * @param game a game or view
 * @param[out] hash the hash, 64 bits
 * @return #TALON_OK
 * @since 0.2.0
 */
TALON_API talon_status talon_game_hash(const talon_game *game, uint64_t *hash);

/**
 * Reports the rules of a game.
 *
 * @param game the game
 * @param[out] rules rules equal to those the game was made with, including the
 *             preset
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_game_rules(const talon_game *game,
                                        talon_rules *rules);

/**
 * Reports who must act.
 *
 * @param game the game
 * @param[out] seat a seat; #TALON_TABLE if chance is due or the host decides;
 *             #TALON_NOBODY if the game is over
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_game_to_act(const talon_game *game, int32_t *seat);

/**
 * Reports which seats owe a move: the seat to act, and those that may already
 * be asked although it is not their turn (in Tripoli, all seats that still have
 * to choose their five cards for poker, TR-15). This is public, so a view
 * reports it too.
 *
 * @param game the game
 * @param[out] seats one bit for each of these seats; 0 if no seat is to act
 * @return #TALON_OK
 * @since 0.2.0
 */
TALON_API talon_status talon_game_owing(const talon_game *game,
                                        uint32_t *seats);

/**
 * Reports the turn: how many moves, draws, boards and deals the game has
 * accepted. A server that receives a move together with the turn it was meant
 * for can refuse a stale one.
 *
 * @param game the game
 * @param[out] turn the number of the turn, from 0, modulo 2^32. A saved game
 *             with a turn of 2^31 or more cannot be loaded
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_game_turn(const talon_game *game, uint32_t *turn);

/**
 * Reports the phase that a game is in.
 *
 * @param game the game
 * @param[out] phase the phase, one of #talon_phase_id
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_game_phase(const talon_game *game,
                                        uint32_t *phase);

/**
 * Reports the number of seats.
 *
 * @param game the game
 * @param[out] seat_count the number of seats, 2 … #TALON_SEATS_MAX
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_game_seat_count(const talon_game *game,
                                             uint32_t *seat_count);

/**
 * Reports the number of deals so far, like the field `deals` of the snapshots:
 * in Five Hundred the hands played to their end (FH-39; hands thrown in do not
 * count), in Tripoli the deals that have been dealt (closing rounds do not
 * count).
 *
 * @param game the game
 * @param[out] deal_count the number of deals, from 0
 * @return #TALON_OK
 * @since 0.2.0
 */
TALON_API talon_status talon_game_deal_count(const talon_game *game,
                                             uint32_t *deal_count);

/**
 * Reports whether no hand is being played: before the first deal, between
 * deals, and at the end. A search that plays a hand out stops here.
 *
 * @param game the game
 * @param[out] over 1 if no hand is being played, else 0
 * @return #TALON_OK
 * @since 0.2.0
 */
TALON_API talon_status talon_game_deal_over(const talon_game *game,
                                            int32_t *over);

/**
 * Reports what each seat has: in Five Hundred the score of its side, in Tripoli
 * its stack of chips.
 *
 * @param game the game
 * @param[out] totals the buffer, by seat; null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in entries; #TALON_SEATS_MAX is
 *        always enough
 * @param[out] count the number of seats; with #TALON_E_SPACE, the number needed
 * @return #TALON_OK; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_game_totals(const talon_game *game,
                                         int64_t *totals, uint32_t capacity,
                                         uint32_t *count);

/**
 * Reports what each seat won or lost in the last hand or deal: in Five Hundred
 * the points of its side in the last hand scored, until the next deal, and
 * otherwise 0; in Tripoli the chips won or lost so far in this deal or, between
 * deals, in the last one, antes included.
 *
 * @param game the game
 * @param[out] returns the buffer, by seat; null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in entries; #TALON_SEATS_MAX is
 *        always enough
 * @param[out] count the number of seats; with #TALON_E_SPACE, the number needed
 * @return #TALON_OK; #TALON_E_SPACE
 * @since 0.2.0
 */
TALON_API talon_status talon_game_returns(const talon_game *game,
                                          int64_t *returns, uint32_t capacity,
                                          uint32_t *count);

/**
 * Reports the winners.
 *
 * @param game the game
 * @param[out] seats one bit for each seat that has won: a complete side,
 *             several sides that share the win, or no seat. A session of
 *             Tripoli has no winners; what counts is the chips
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_game_winners(const talon_game *game,
                                          uint32_t *seats);

/**
 * Reports the side of a seat: the seat itself and the partners with whom it
 * shares a score, like talon_rules_side() for the rules of the game.
 *
 * @param game the game
 * @param seat the seat
 * @param[out] seats one bit for each seat of the side
 * @return #TALON_OK; #TALON_E_SEAT
 * @since 0.1.0
 */
TALON_API talon_status talon_game_side(const talon_game *game, int32_t seat,
                                       uint32_t *seats);

/**
 * Lists everything that the seat or table to act may do: the short form of
 * talon_game_choices_of() for the seat of talon_game_to_act().
 *
 * @param game the game
 * @param[out] choices the buffer; null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in choices; #TALON_CHOICES_MAX is
 *        always enough
 * @param[out] count the number of choices, 0 if the game is over; with
 *             #TALON_E_SPACE, the number needed
 * @return #TALON_OK; #TALON_UNKNOWN and no choices if the seat to act is not a
 *         viewer of this view; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_game_choices(const talon_game *game,
                                          talon_choice *choices,
                                          uint32_t capacity, uint32_t *count);

/**
 * Lists everything that a seat may do now, as patterns that have no move in
 * common.
 *
 * For a seat the list is complete, in games and views alike: talon_game_check()
 * accepts a move of a seat only if exactly one of its choices describes the
 * move, and always if that choice has no flags (#talon_choice_flag_id), which
 * is so in all games and under all options of these headers. A seat that owes a
 * move (talon_game_owing()) has choices before its turn; its move can be
 * checked and kept, and is applied when the turn comes.
 *
 * For the table the choices list what is due: a draw or a deal, with the pack
 * and the number of cards; and moves of the table's own. Draws and deals are
 * made with talon_game_chance() or talon_game_deal() and are not accepted as
 * moves. Draws, deals and boards have the flag #TALON_CHOICE_LOOSE.
 *
 * @param game the game
 * @param seat a seat, or #TALON_TABLE
 * @param[out] choices the buffer; null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in choices; #TALON_CHOICES_MAX is
 *        always enough
 * @param[out] count the number of choices, 0 if the seat or the table owes
 *             nothing now; with #TALON_E_SPACE, the number needed
 * @return #TALON_OK; #TALON_UNKNOWN and no choices if the seat is not a viewer
 *         of this view; #TALON_E_SEAT; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_game_choices_of(const talon_game *game,
                                             int32_t seat,
                                             talon_choice *choices,
                                             uint32_t capacity,
                                             uint32_t *count);

/**
 * Reports the number of moves that the seat or table to act may make: the short
 * form of talon_game_seat_move_count() for the seat of talon_game_to_act().
 *
 * @param game the game
 * @param[out] move_count the number of moves; 0 if there is none: the game is
 *             over, or only chance is due
 * @return #TALON_OK; #TALON_UNKNOWN and 0 if the seat to act is not a viewer of
 *         this view
 * @since 0.1.0
 */
TALON_API talon_status talon_game_move_count(const talon_game *game,
                                             uint32_t *move_count);

/**
 * Reports a move of the seat or table to act by its index: the short form of
 * talon_game_seat_move_at() for the seat of talon_game_to_act().
 *
 * @param game the game
 * @param index the index, 0 … talon_game_move_count()-1
 * @param[out] next_move the move
 * @return #TALON_OK; #TALON_E_INDEX; #TALON_E_VIEW if the seat to act is not a
 *         viewer of this view
 * @since 0.1.0
 */
TALON_API talon_status talon_game_move_at(const talon_game *game,
                                          uint32_t index,
                                          talon_move *next_move);

/**
 * Reports the number of moves that a seat or the table may make now. Draws,
 * deals and boards are chance and are not counted.
 *
 * @param game the game
 * @param seat a seat, or #TALON_TABLE
 * @param[out] move_count the number of moves; 0 if the seat owes nothing now
 * @return #TALON_OK; #TALON_UNKNOWN and 0 if the seat is not a viewer of this
 *         view; #TALON_E_SEAT
 * @since 0.2.0
 */
TALON_API talon_status talon_game_seat_move_count(const talon_game *game,
                                                  int32_t seat,
                                                  uint32_t *move_count);

/**
 * Reports a move of a seat by its index, in the order in which a record lists
 * legal moves (`= legal`). Move 0 is the most passive one (a pass, a check, a
 * fold, or the nearest thing to one), so it can stand in for a player who does
 * not answer. Bids are in order of rank. All other moves come choice by choice,
 * in the order of talon_game_choices_of(): within a choice, sets of fewer cards
 * come first, then those are in order of their first card, then of the second,
 * and so on; and for each set, moves are in order of amount, other seat, index,
 * and denomination, of which the last changes fastest. So where a discard may
 * name a suit for a joker, all discards that name none come first. For the
 * table, index 0 is not passive: in Tripoli it ends the session.
 *
 * @param game the game
 * @param seat a seat, or #TALON_TABLE
 * @param index the index, 0 … talon_game_seat_move_count()-1
 * @param[out] next_move the move; talon_game_check() accepts it
 * @return #TALON_OK; #TALON_E_SEAT; #TALON_E_INDEX; #TALON_E_VIEW if the seat
 *         is not a viewer of this view
 * @since 0.2.0
 */
TALON_API talon_status talon_game_seat_move_at(const talon_game *game,
                                               int32_t seat, uint32_t index,
                                               talon_move *next_move);

/**
 * Reports the index of a move: the inverse of talon_game_seat_move_at() for the
 * seat of the move.
 *
 * @param game the game
 * @param next_move a move that talon_game_check() accepts
 * @param[out] index the index of the move
 * @return #TALON_OK; #TALON_E_INDEX for a board, which has no index; and the
 *         refusals of talon_game_check()
 * @since 0.1.0
 */
TALON_API talon_status talon_game_move_index(const talon_game *game,
                                             const talon_move *next_move,
                                             uint32_t *index);

/**
 * Checks whether a seat may make a move and, if not, reports why not. A move of
 * a seat is accepted only if exactly one choice of talon_game_choices_of() for
 * that seat describes it, and always if that choice has no flags. Reasons are
 * tested in this order, and the first that applies is returned:
 *
 * 1. #TALON_E_OVER: the game is over.
 * 2. #TALON_E_SEAT: there is no such seat; #TALON_E_VIEW: it is not a viewer of
 *    this view; #TALON_E_TURN: it owes no move now (talon_game_owing()).
 * 3. #TALON_E_KIND: not a kind of move of this game.
 * 4. #TALON_E_FIELD: a field that the kind does not use, or a reserved one, is
 *    not 0.
 * 5. #TALON_E_PHASE: not possible in this phase; or the rule that forbids the
 *    kind here.
 * 6. #TALON_E_DENOMINATION: not a denomination for this kind.
 * 7. #TALON_E_OTHER: not a possible other seat for this kind.
 * 8. #TALON_E_AMOUNT: not an amount for this kind.
 * 9. #TALON_E_INDEX: not an index for this kind.
 * 10. The cards: #TALON_E_CARD_COUNT, #TALON_E_CARD_FOREIGN, #TALON_E_NOT_HELD.
 * 11. The reasons that the rules of the game give for a well-formed move, in
 *     the order given in `doc/guide.md`. Five Hundred: #TALON_E_MISERE,
 *     #TALON_E_OPEN_MISERE, #TALON_E_LOWEST_BID, #TALON_E_INKLE,
 *     #TALON_E_BID_LOW, #TALON_E_NOMINATE, #TALON_E_CALL_CARD,
 *     #TALON_E_FOLLOW, #TALON_E_JOKER_FORCED, #TALON_E_JOKER_LEAD,
 *     #TALON_E_JOKER_SUIT, #TALON_E_JOKER_NAMED. Tripoli: #TALON_E_TOO_FEW,
 *     #TALON_E_BOARD, #TALON_E_LIMIT, #TALON_E_OFFER_LOW, #TALON_E_CHIPS,
 *     #TALON_E_SPARE, #TALON_E_BAR, #TALON_E_RAISE_CAP, #TALON_E_NO_RIVAL,
 *     #TALON_E_BET_LIMIT, #TALON_E_RUN, #TALON_E_LEAD_SUIT,
 *     #TALON_E_LEAD_LOWEST.
 *
 * @param game the game
 * @param next_move the move, any bytes; its own seat is the one asked about
 * @param[out] concerned the cards that a refusal is about: those not held, or
 *             those that must be played instead; 0 if it is not about cards;
 *             may be null
 * @return #TALON_OK if the move is accepted; otherwise a reason, as listed
 *         above
 * @since 0.1.0
 */
TALON_API talon_status talon_game_check(const talon_game *game,
                                        const talon_move *next_move,
                                        talon_cards *concerned);

/**
 * Makes a move of the seat to act, or of the table.
 *
 * @param[in,out] game the game; unchanged if the move is refused
 * @param next_move the move, any bytes
 * @param[out] events the buffer for the events of the move, in order, as the
 *             table sees them: call talon_events_redact() before they reach a
 *             player; null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in events; #TALON_EVENTS_MAX is
 *        always enough
 * @param[out] count the number of events; with #TALON_E_SPACE, the number
 *             needed
 * @return #TALON_OK; #TALON_E_VIEW for a view; #TALON_E_TURN also for a seat
 *         that owes a move but is not to act yet; #TALON_E_SPACE; and the
 *         refusals of talon_game_check()
 * @since 0.1.0
 */
TALON_API talon_status talon_game_apply(talon_game *game,
                                        const talon_move *next_move,
                                        talon_event *events, uint32_t capacity,
                                        uint32_t *count);

/**
 * Makes up a move of the seat to act for random play in which games stay
 * sensible. First the kind is drawn, each possible one equally likely; then
 * cards and denomination, equally likely. Amounts are modest, one of the four
 * lowest, so that nobody bids a million. The game is not changed; pass the move
 * to talon_game_apply().
 *
 * Which move results from a generator may change from one release to the next.
 * To draw from all legal moves with equal probability, use
 * talon_game_move_at().
 *
 * @param game the game
 * @param[in,out] rng the caller's generator
 * @param[out] next_move a legal move
 * @return #TALON_OK; #TALON_E_OVER; #TALON_E_NOT_DUE if the table is to act;
 *         #TALON_E_VIEW if the seat to act is not a viewer of this view
 * @since 0.2.0
 */
TALON_API talon_status talon_game_move_random(const talon_game *game,
                                              talon_rng *rng,
                                              talon_move *next_move);

/**
 * Makes what is due by chance: a draw, a deal, or a board and then its deal.
 * Together with talon_game_apply() it is all that a game needs to go on. Where
 * the table also has moves of its own (between deals of Tripoli), this function
 * deals.
 *
 * It draws exactly what talon_tr_board_shuffle() and talon_game_shuffle() draw
 * with the same generator. A program that keeps a record uses those two,
 * because the events of a deal do not show the order of the pack.
 *
 * @param[in,out] game the game
 * @param[in,out] rng the caller's generator
 * @param[out] events the buffer for the resulting events, in order, as the
 *             table sees them; null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in events; #TALON_EVENTS_MAX is
 *        always enough
 * @param[out] count the number of events; with #TALON_E_SPACE, the number
 *             needed
 * @return #TALON_OK; #TALON_E_VIEW for a view; #TALON_E_OVER; #TALON_E_NOT_DUE
 *         if nothing is due by chance; #TALON_E_TOO_FEW if too few seats are
 *         left for a deal (TR-32), so that only the table's own moves are
 *         possible; #TALON_E_SPACE
 * @since 0.2.0
 */
TALON_API talon_status talon_game_chance(talon_game *game, talon_rng *rng,
                                         talon_event *events, uint32_t capacity,
                                         uint32_t *count);

/**
 * Shuffles the cards that are due: the whole pack for a deal, the top cards of
 * a shuffled pack for a draw. The game is not changed; pass the cards to
 * talon_game_deal().
 *
 * @param game the game
 * @param[in,out] rng the caller's generator; unchanged if the cards are not
 *        wanted
 * @param[out] cards the buffer, first card first; null with capacity 0 if not
 *             wanted
 * @param capacity the capacity of the buffer in cards; #TALON_PACK_MAX is
 *        always enough
 * @param[out] count the number of cards; with #TALON_E_SPACE, the number needed
 * @return #TALON_OK; #TALON_E_OVER; #TALON_E_NOT_DUE, also if a board is due
 *         first (TR-6); #TALON_E_TOO_FEW (TR-32); #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_game_shuffle(const talon_game *game,
                                          talon_rng *rng, talon_card *cards,
                                          uint32_t capacity, uint32_t *count);

/**
 * Deals the cards that are due: a draw or a whole pack.
 *
 * @param[in,out] game the game; unchanged if the cards are refused
 * @param cards the cards, first card first
 * @param card_count the number of cards
 * @param[out] events the buffer for the resulting events, in order, as the
 *             table sees them; null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in events; #TALON_EVENTS_MAX is
 *        always enough
 * @param[out] count the number of events; with #TALON_E_SPACE, the number
 *             needed
 * @return #TALON_OK; #TALON_E_VIEW for a view; #TALON_E_OVER; #TALON_E_NOT_DUE;
 *         #TALON_E_TOO_FEW (TR-32); #TALON_E_CARD_COUNT; #TALON_E_CARD;
 *         #TALON_E_CARD_FOREIGN; #TALON_E_CARD_TWICE; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_game_deal(talon_game *game,
                                       const talon_card *cards,
                                       uint32_t card_count, talon_event *events,
                                       uint32_t capacity, uint32_t *count);

/**
 * Reports where each card of the pack that is due will go.
 *
 * @param game the game
 * @param[out] places the buffer; the entry for each card of the pack, from the
 *             first on, is a hand, #TALON_PLACE_TALON or #TALON_PLACE_UNDEALT;
 *             for a draw, the seat that draws the card; null with capacity 0 if
 *             not wanted
 * @param capacity the capacity of the buffer in entries; #TALON_PACK_MAX is
 *        always enough
 * @param[out] count the number of cards due; with #TALON_E_SPACE, the number
 *             needed
 * @return #TALON_OK; #TALON_E_OVER; #TALON_E_NOT_DUE; #TALON_E_TOO_FEW (TR-32);
 *         #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_game_deal_places(const talon_game *game,
                                              uint8_t *places,
                                              uint32_t capacity,
                                              uint32_t *count);

/**
 * Arranges a pack that deals wanted cards: every place gets the cards wanted
 * for it, and the rest of the pack goes in set order to the places that have
 * room, in the order of dealing.
 *
 * @param game the game, in which a pack must be due
 * @param wanted sets of cards: wanted[p] is what place p is to get, in order of
 *        hands and then #TALON_PLACE_TALON; a set may have fewer cards than the
 *        place takes, or none; null if wanted_count is 0
 * @param wanted_count the number of sets, at most #TALON_DEAL_PLACES; no cards
 *        are wanted for the places past it
 * @param[out] cards the buffer for the pack to pass to talon_game_deal(); null
 *             with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in cards; #TALON_PACK_MAX is
 *        always enough
 * @param[out] count the number of cards; with #TALON_E_SPACE, the number needed
 * @return #TALON_OK; #TALON_E_OVER; #TALON_E_NOT_DUE; #TALON_E_TOO_FEW (TR-32);
 *         #TALON_E_PLACE if wanted_count is too great; #TALON_E_CARD_FOREIGN;
 *         #TALON_E_CARD_TWICE if a card is wanted for two places;
 *         #TALON_E_HAND_SIZE if more cards are wanted for a place than it
 *         takes; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_game_pack_for(const talon_game *game,
                                           const talon_cards *wanted,
                                           uint32_t wanted_count,
                                           talon_card *cards, uint32_t capacity,
                                           uint32_t *count);

/**
 * Reports the cards at a place.
 *
 * @param game the game
 * @param place the place: a hand, or one of #talon_place_id
 * @param[out] cards the set of the known cards; may be null
 * @param[out] count the number of cards, known or not; may be null
 * @return #TALON_OK; #TALON_UNKNOWN if some cards are not known; #TALON_E_PLACE
 *         if the game has no such place
 * @since 0.1.0
 */
TALON_API talon_status talon_game_cards(const talon_game *game, uint32_t place,
                                        talon_cards *cards, uint32_t *count);

/**
 * Reports the suit that a card belongs to now. In Five Hundred with a trump
 * suit, that is the trump suit for the jokers and the left bower (FH-5);
 * without one, a joker belongs to no suit until one is named for it (FH-21,
 * FH-29). For all other cards, and before there is a contract, it is the suit
 * printed on the card.
 *
 * @param game the game
 * @param card a card of the pack
 * @param[out] suit the suit, one of #talon_suit_id; 0 if the card belongs to
 *             none yet
 * @return #TALON_OK; #TALON_E_CARD; #TALON_E_CARD_FOREIGN
 * @since 0.2.0
 */
TALON_API talon_status talon_game_card_suit(const talon_game *game,
                                            talon_card card, uint32_t *suit);

/**
 * Lists cards in the order in which to show a hand: suits together, trumps
 * first, each suit in the order of this game. A later version may change the
 * order.
 *
 * @param game the game
 * @param set cards of the pack, whoever holds them
 * @param[out] cards the buffer, in the order in which to show them; null with
 *             capacity 0 if not wanted
 * @param capacity the capacity of the buffer in cards; #TALON_PACK_MAX is
 *        always enough
 * @param[out] count the number of cards; with #TALON_E_SPACE, the number needed
 * @return #TALON_OK; #TALON_E_CARD_FOREIGN; #TALON_E_SPACE
 * @since 0.2.0
 */
TALON_API talon_status talon_game_sort_hand(const talon_game *game,
                                            const talon_cards *set,
                                            talon_card *cards,
                                            uint32_t capacity, uint32_t *count);

#ifdef __cplusplus
}
#endif

#endif
