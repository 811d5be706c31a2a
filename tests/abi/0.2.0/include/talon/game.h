/* SPDX-License-Identifier: MIT */
/**
 * @file game.h
 * The game handle: who must act, what may be done, doing it, and what came of
 * it. The same functions serve every game.
 *
 * A game is one block of memory without pointers in it. It is kept in the
 * caller's memory (talon_game_init()) or in an allocator's (talon_game_new());
 * its bytes may be moved or copied with `memcpy` to other 8-aligned memory, and
 * belong to one build of the library: to keep a game, save it (save.h) or write
 * its record (record.h).
 *
 * talon_game_to_act() says who goes on:
 *
 * - a *seat*: it makes a move, talon_game_apply();
 * - the *table*, that is the host: chance is due, talon_game_chance() or, with
 *   cards of your own, talon_game_deal(); in some phases the table may instead
 *   make a move of its own, such as ending a session, with talon_game_apply();
 * - *nobody*: the game is over. It can still be asked everything.
 *
 * A session of Tripoli goes on until the table ends it, and seats that pass
 * forever can keep a game of Five Hundred from ending: a loop should have a
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

/** A game. Opaque; talon_games_bytes() reports how much memory it needs. */
typedef struct talon_game talon_game;

/**
 * How much memory a game needs.
 *
 * @param game_id one of #talon_game_id
 * @param[out] size in bytes, at most #TALON_GAME_BYTES_MAX
 * @return #TALON_OK; #TALON_E_GAME
 * @since 0.1.0
 */
TALON_API talon_status talon_games_bytes(uint32_t game_id, size_t *size);

/**
 * Makes a game in the caller's memory. It needs no freeing: the memory remains
 * the caller's and must last as long as the game is used.
 *
 * @param memory where the game will be, 8-aligned
 * @param size of the memory in bytes, at least talon_games_bytes()
 * @param rules the rules; copied
 * @param[out] game the handle, which is the memory
 * @return #TALON_OK; #TALON_E_ALIGNMENT; #TALON_E_SPACE; #TALON_E_GAME;
 *         #TALON_E_UNSUPPORTED if an option has a value that this library does
 *         not know; #TALON_E_RULES if options conflict: talon_rules_check()
 *         reports which
 * @since 0.1.0
 */
TALON_API talon_status talon_game_init(void *memory, size_t size,
                                       const talon_rules *rules,
                                       talon_game **game);

/**
 * Makes a game in memory of an allocator. The caller owns it, and frees it with
 * talon_game_free().
 *
 * @param allocator where memory comes from; null for the built-in allocator
 *        (`malloc`), if the library has it (#TALON_FEATURE_HOSTED)
 * @param rules the rules; copied
 * @param[out] game the handle
 * @return #TALON_OK; #TALON_E_MEMORY; #TALON_E_ALLOCATOR if null is passed and
 *         none is built in, or a function of it is null; #TALON_E_ALIGNMENT if
 *         the allocator returned memory that is not 8-aligned; and as
 *         talon_game_init(), but for #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_game_new(const talon_allocator *allocator,
                                      const talon_rules *rules,
                                      talon_game **game);

/**
 * Frees a game that talon_game_new() made. The handle is invalid afterwards.
 *
 * @param allocator an equal one to that it was made with; null for the built-in
 *        allocator
 * @param game the game; null does nothing
 * @since 0.1.0
 */
TALON_API void talon_game_free(const talon_allocator *allocator,
                               talon_game *game);

/**
 * Copies a game over another of the same kind, rules included. An undo is a
 * copy that was kept. A copy of a view is a view.
 *
 * @param[out] target a game, overwritten; may be `source` itself
 * @param source the game to copy
 * @return #TALON_OK; #TALON_E_WRONG_GAME if they are of different kinds
 * @since 0.1.0
 */
TALON_API talon_status talon_game_copy(talon_game *target,
                                       const talon_game *source);

/**
 * Copies a game into memory that is not a game yet: talon_game_init() with the
 * rules of `source` and talon_game_copy() in one. It needs no freeing.
 *
 * @param memory where the copy will be, 8-aligned; must not overlap `source`
 * @param size of the memory in bytes, at least talon_games_bytes()
 * @param source the game to copy
 * @param[out] game the handle of the copy, which is the memory
 * @return #TALON_OK; #TALON_E_ALIGNMENT; #TALON_E_SPACE
 * @since 0.2.0
 */
TALON_API talon_status talon_game_clone(void *memory, size_t size,
                                        const talon_game *source,
                                        talon_game **game);

/**
 * Whether two games are in the same state: equal rules (talon_rules_equal()),
 * the same viewers, and the same state but for the turn counter.
 *
 * Promised within one release only: another release may keep more or less in
 * its state.
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
 * A hash of the state of a game: equal for games that are equal for
 * talon_game_equal(), and the same on every platform. It is not cryptographic:
 * others can be found with the same hash. Promised within one release only: do
 * not store it.
 *
 * @param game a game or view
 * @param[out] hash 64 bits
 * @return #TALON_OK
 * @since 0.2.0
 */
TALON_API talon_status talon_game_hash(const talon_game *game, uint64_t *hash);

/**
 * The rules of a game.
 *
 * @param game the game
 * @param[out] rules equal to those it was made with, the preset remembered too
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_game_rules(const talon_game *game,
                                        talon_rules *rules);

/**
 * Who must act.
 *
 * @param game the game
 * @param[out] seat a seat; #TALON_TABLE if chance is due or the host decides;
 *             #TALON_NOBODY if the game is over
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_game_to_act(const talon_game *game, int32_t *seat);

/**
 * Which seats owe a move: the one to act, and those that may already be asked
 * although it is not their turn (in Tripoli all seats that still have to choose
 * their five cards for poker, TR-15). Everyone knows this, so a view reports it
 * too.
 *
 * @param game the game
 * @param[out] seats a bit for each of them; 0 if no seat is to act
 * @return #TALON_OK
 * @since 0.2.0
 */
TALON_API talon_status talon_game_owing(const talon_game *game,
                                        uint32_t *seats);

/**
 * The turn: how many moves, draws, boards and deals the game has accepted. A
 * server that receives a move together with the turn it was meant for can
 * refuse a stale one.
 *
 * @param game the game
 * @param[out] turn from 0; modulo 2^32. A saved game with a turn of 2^31 or
 *             more is refused when it is loaded
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_game_turn(const talon_game *game, uint32_t *turn);

/**
 * The phase a game is in.
 *
 * @param game the game
 * @param[out] phase one of #talon_phase_id
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_game_phase(const talon_game *game,
                                        uint32_t *phase);

/**
 * The number of seats.
 *
 * @param game the game
 * @param[out] seat_count 2 … #TALON_SEATS_MAX
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_game_seat_count(const talon_game *game,
                                             uint32_t *seat_count);

/**
 * The number of deals so far, as in `deals` of the snapshots: in Five Hundred
 * the hands played to their end (FH-39; hands thrown in do not count), in
 * Tripoli the deals dealt (closing rounds do not count).
 *
 * @param game the game
 * @param[out] deal_count from 0
 * @return #TALON_OK
 * @since 0.2.0
 */
TALON_API talon_status talon_game_deal_count(const talon_game *game,
                                             uint32_t *deal_count);

/**
 * Whether no hand is being played: before the first deal, between deals, and at
 * the end. A search that plays a hand out stops here.
 *
 * @param game the game
 * @param[out] over 1 if none is, else 0
 * @return #TALON_OK
 * @since 0.2.0
 */
TALON_API talon_status talon_game_deal_over(const talon_game *game,
                                            int32_t *over);

/**
 * What each seat has: in Five Hundred the score of its side, in Tripoli its
 * stack of chips.
 *
 * @param game the game
 * @param[out] totals the buffer, by seat; null with capacity 0 if not wanted
 * @param capacity of the buffer; #TALON_SEATS_MAX is always enough
 * @param[out] count the number of seats; with #TALON_E_SPACE the number needed
 * @return #TALON_OK; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_game_totals(const talon_game *game,
                                         int64_t *totals, uint32_t capacity,
                                         uint32_t *count);

/**
 * What the last hand or deal brought each seat. In Five Hundred the points of
 * the seat's side in the last hand scored, until the next deal, and else 0; in
 * Tripoli the chips won or lost in this deal so far or, between deals, in the
 * last one, antes included.
 *
 * @param game the game
 * @param[out] returns the buffer, by seat; null with capacity 0 if not wanted
 * @param capacity of the buffer; #TALON_SEATS_MAX is always enough
 * @param[out] count the number of seats; with #TALON_E_SPACE the number needed
 * @return #TALON_OK; #TALON_E_SPACE
 * @since 0.2.0
 */
TALON_API talon_status talon_game_returns(const talon_game *game,
                                          int64_t *returns, uint32_t capacity,
                                          uint32_t *count);

/**
 * The winners.
 *
 * @param game the game
 * @param[out] seats a bit for each seat that has won: a whole side, several
 *             sides that share, or nobody. A session of Tripoli has no winners;
 *             what counts is the chips
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_game_winners(const talon_game *game,
                                          uint32_t *seats);

/**
 * The side of a seat: itself and the partners its score is shared with, as
 * talon_rules_side() reports it for the rules of the game.
 *
 * @param game the game
 * @param seat the seat
 * @param[out] seats a bit for each seat of the side
 * @return #TALON_OK; #TALON_E_SEAT
 * @since 0.1.0
 */
TALON_API talon_status talon_game_side(const talon_game *game, int32_t seat,
                                       uint32_t *seats);

/**
 * Everything the one to act may do: talon_game_choices_of() for it.
 *
 * @param game the game
 * @param[out] choices the buffer; null with capacity 0 if not wanted
 * @param capacity of the buffer; #TALON_CHOICES_MAX is always enough
 * @param[out] count the number of choices, 0 if the game is over; with
 *             #TALON_E_SPACE the number needed
 * @return #TALON_OK; #TALON_UNKNOWN and no choices if the seat to act is not a
 *         viewer of this view; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_game_choices(const talon_game *game,
                                          talon_choice *choices,
                                          uint32_t capacity, uint32_t *count);

/**
 * Everything a seat may do now, as patterns that have no move in common.
 *
 * For a seat this is exact, in games and views alike: talon_game_check()
 * accepts a move of a seat if and only if exactly one of its choices describes
 * the move. A seat that owes a move (talon_game_owing()) has choices before its
 * turn; its move can be checked and kept, and is applied when the turn comes.
 *
 * For the table the choices list what is due: a draw or a deal, with the pack
 * and the number of cards, which are made with talon_game_chance() or
 * talon_game_deal() and are not accepted as moves; and moves of the table's
 * own. Draws, deals and boards have the flag #TALON_CHOICE_LOOSE.
 *
 * @param game the game
 * @param seat a seat, or #TALON_TABLE
 * @param[out] choices the buffer; null with capacity 0 if not wanted
 * @param capacity of the buffer; #TALON_CHOICES_MAX is always enough
 * @param[out] count the number of choices, 0 if the seat owes nothing now; with
 *             #TALON_E_SPACE the number needed
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
 * The number of moves of the one to act: talon_game_seat_move_count() for it.
 *
 * @param game the game
 * @param[out] move_count 0 if there is none: the game is over, or only chance
 *             is due
 * @return #TALON_OK; #TALON_UNKNOWN and 0 if the seat to act is not a viewer of
 *         this view
 * @since 0.1.0
 */
TALON_API talon_status talon_game_move_count(const talon_game *game,
                                             uint32_t *move_count);

/**
 * A move of the one to act by its index: talon_game_seat_move_at() for it.
 *
 * @param game the game
 * @param index 0 … talon_game_move_count()-1
 * @param[out] next_move the move
 * @return #TALON_OK; #TALON_E_INDEX; #TALON_E_VIEW if the seat to act is not a
 *         viewer of this view
 * @since 0.1.0
 */
TALON_API talon_status talon_game_move_at(const talon_game *game,
                                          uint32_t index,
                                          talon_move *next_move);

/**
 * The number of moves that a seat may make now, or that the table may. Draws,
 * deals and boards are chance and are not counted.
 *
 * @param game the game
 * @param seat a seat, or #TALON_TABLE
 * @param[out] move_count 0 if the seat owes nothing now
 * @return #TALON_OK; #TALON_UNKNOWN and 0 if the seat is not a viewer of this
 *         view; #TALON_E_SEAT
 * @since 0.2.0
 */
TALON_API talon_status talon_game_seat_move_count(const talon_game *game,
                                                  int32_t seat,
                                                  uint32_t *move_count);

/**
 * A move of a seat by its index, in the order in which a record lists legal
 * moves (`= legal`). Move 0 is the most passive one (a pass, a check, a fold,
 * or what comes closest), so it can stand in for a player who does not answer.
 * Bids rise in rank, cards are in set order, sets of cards are ordered by their
 * first card, then the second, and so on; then amounts rise, other seats,
 * indices, and denominations, these fastest. For the table index 0 means
 * nothing of the kind: in Tripoli it ends the session.
 *
 * @param game the game
 * @param seat a seat, or #TALON_TABLE
 * @param index 0 … talon_game_seat_move_count()-1
 * @param[out] next_move the move; talon_game_check() accepts it
 * @return #TALON_OK; #TALON_E_SEAT; #TALON_E_INDEX; #TALON_E_VIEW if the seat
 *         is not a viewer of this view
 * @since 0.2.0
 */
TALON_API talon_status talon_game_seat_move_at(const talon_game *game,
                                               int32_t seat, uint32_t index,
                                               talon_move *next_move);

/**
 * The index of a move: the inverse of talon_game_seat_move_at() for the seat of
 * the move.
 *
 * @param game the game
 * @param next_move a move that talon_game_check() accepts
 * @param[out] index its index
 * @return #TALON_OK; if the move is not accepted, a reason as
 *         talon_game_check(); #TALON_E_INDEX for a board, which has no index
 * @since 0.1.0
 */
TALON_API talon_status talon_game_move_index(const talon_game *game,
                                             const talon_move *next_move,
                                             uint32_t *index);

/**
 * Whether a seat may make a move, and if not, why not. A move of a seat is
 * accepted if and only if exactly one choice of talon_game_choices_of() for
 * that seat describes it. Reasons are tried in this order, and the first that
 * applies is returned:
 *
 * 1. #TALON_E_OVER: the game is over.
 * 2. #TALON_E_SEAT: there is no such seat; #TALON_E_VIEW: it is not a viewer of
 *    this view; #TALON_E_TURN: it owes no move now (talon_game_owing()).
 * 3. #TALON_E_KIND: not a kind of move of this game.
 * 4. #TALON_E_FIELD: a field the kind does not use, or a reserved one, is set.
 * 5. #TALON_E_PHASE: not possible in this phase, or the rule that forbids the
 *    kind here.
 * 6. #TALON_E_DENOMINATION: not a denomination for this kind.
 * 7. #TALON_E_OTHER: not another seat for this kind.
 * 8. #TALON_E_AMOUNT: not an amount for this kind.
 * 9. #TALON_E_INDEX: not an index for this kind.
 * 10. the cards: #TALON_E_CARD_COUNT, #TALON_E_CARD_FOREIGN, #TALON_E_NOT_HELD.
 * 11. what the rules of the game say about a well-formed move, in the order
 *     given in `doc/guide.md`.
 *
 * @param game the game
 * @param next_move any bytes; its own seat is the one asked about
 * @param[out] concerned the cards the reason is about: those not held, or
 *             those that must be played instead; 0 if it is not about cards;
 *             may be null
 * @return #TALON_OK if the move is accepted; otherwise a reason, as above
 * @since 0.1.0
 */
TALON_API talon_status talon_game_check(const talon_game *game,
                                        const talon_move *next_move,
                                        talon_cards *concerned);

/**
 * Makes a move of the seat to act, or of the table.
 *
 * @param[in,out] game the game; unchanged if the move is refused
 * @param next_move any bytes
 * @param[out] events the buffer for what the move caused, in order, as the
 *             table sees it: talon_events_redact() before they reach a player;
 *             null with capacity 0 if not wanted
 * @param capacity of the buffer; #TALON_EVENTS_MAX is always enough
 * @param[out] count the number of events; with #TALON_E_SPACE the number needed
 * @return #TALON_OK; #TALON_E_VIEW for a view; #TALON_E_TURN also for a seat
 *         that owes a move but is not to act yet; #TALON_E_SPACE; a reason as
 *         talon_game_check()
 * @since 0.1.0
 */
TALON_API talon_status talon_game_apply(talon_game *game,
                                        const talon_move *next_move,
                                        talon_event *events, uint32_t capacity,
                                        uint32_t *count);

/**
 * A move for random play: a move of the seat to act, made up so that games stay
 * sensible. First the kind, each possible one equally likely; then cards and
 * denomination, equally likely; amounts are modest, one of the four lowest, so
 * that nobody bids a million. The game is not changed; give the move to
 * talon_game_apply().
 *
 * Which move comes from which generator may change with a release. For all
 * legal moves equally likely use talon_game_move_at().
 *
 * @param game the game
 * @param[in,out] rng the caller's generator
 * @param[out] next_move a legal move
 * @return #TALON_OK; #TALON_E_OVER; #TALON_E_NOT_DUE if it is not a seat that
 *         is to act; #TALON_E_VIEW if the seat to act is not a viewer of this
 *         view
 * @since 0.2.0
 */
TALON_API talon_status talon_game_move_random(const talon_game *game,
                                              talon_rng *rng,
                                              talon_move *next_move);

/**
 * Makes what chance owes now: a draw, a deal, or a board and then its deal.
 * With talon_game_apply() it is all that a game needs to go on. Where the table
 * also has moves of its own (between deals of Tripoli), this deals.
 *
 * It draws exactly what talon_tr_board_shuffle() and talon_game_shuffle() draw
 * with the same generator. A program that keeps a record uses those two, for
 * the events of a deal do not have the order of the pack.
 *
 * @param[in,out] game the game
 * @param[in,out] rng the caller's generator
 * @param[out] events the buffer for what it caused, in order, as the table sees
 *             it; null with capacity 0 if not wanted
 * @param capacity of the buffer; #TALON_EVENTS_MAX is always enough
 * @param[out] count the number of events; with #TALON_E_SPACE the number needed
 * @return #TALON_OK; #TALON_E_VIEW for a view; #TALON_E_OVER; #TALON_E_NOT_DUE
 *         if nothing is due; #TALON_E_TOO_FEW if too few seats are left for a
 *         deal (TR-32): only the table's own moves are; #TALON_E_SPACE
 * @since 0.2.0
 */
TALON_API talon_status talon_game_chance(talon_game *game, talon_rng *rng,
                                         talon_event *events, uint32_t capacity,
                                         uint32_t *count);

/**
 * Makes the cards that are due, in random order: the whole pack for a deal, the
 * top cards of a shuffled pack for a draw. The game is not changed; give the
 * cards to talon_game_deal().
 *
 * @param game the game
 * @param[in,out] rng the caller's generator; unchanged if the cards are not
 *        wanted
 * @param[out] cards the buffer, first card first; null with capacity 0 if not
 *             wanted
 * @param capacity of the buffer; #TALON_PACK_MAX is always enough
 * @param[out] count the number of cards; with #TALON_E_SPACE the number needed
 * @return #TALON_OK; #TALON_E_OVER; #TALON_E_NOT_DUE, also while a board is due
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
 * @param[out] events the buffer for what it caused, in order, as the table sees
 *             it; null with capacity 0 if not wanted
 * @param capacity of the buffer; #TALON_EVENTS_MAX is always enough
 * @param[out] count the number of events; with #TALON_E_SPACE the number needed
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
 * Where each card of the pack that is due will go.
 *
 * @param game the game
 * @param[out] places the buffer, for the first card of the pack, the second,
 *             and so on: a hand, #TALON_PLACE_TALON or #TALON_PLACE_UNDEALT;
 *             for a draw the seat that draws the card; null with capacity 0 if
 *             not wanted
 * @param capacity of the buffer; #TALON_PACK_MAX is always enough
 * @param[out] count the number of cards due; with #TALON_E_SPACE the number
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
 * @param game the game; a pack must be due
 * @param wanted sets of cards: wanted[p] is what place p is to get, by hand and
 *        then #TALON_PLACE_TALON; fewer cards than the place takes, or none,
 *        are fine; null if wanted_count is 0
 * @param wanted_count the number of sets, at most #TALON_DEAL_PLACES; nothing
 *        is wanted for the places past it
 * @param[out] cards the buffer for the pack, for talon_game_deal(); null with
 *             capacity 0 if not wanted
 * @param capacity of the buffer; #TALON_PACK_MAX is always enough
 * @param[out] count the number of cards; with #TALON_E_SPACE the number needed
 * @return #TALON_OK; #TALON_E_OVER; #TALON_E_NOT_DUE; #TALON_E_TOO_FEW (TR-32);
 *         #TALON_E_PLACE if wanted_count is too great; #TALON_E_CARD_FOREIGN;
 *         #TALON_E_CARD_TWICE if two places want a card; #TALON_E_HAND_SIZE if
 *         a place wants more than it takes; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_game_pack_for(const talon_game *game,
                                           const talon_cards *wanted,
                                           uint32_t wanted_count,
                                           talon_card *cards, uint32_t capacity,
                                           uint32_t *count);

/**
 * The cards at a place.
 *
 * @param game the game
 * @param place a hand, or one of #talon_place_id
 * @param[out] cards the set of those that are known; may be null
 * @param[out] count how many there are, known or not; may be null
 * @return #TALON_OK; #TALON_UNKNOWN if some are not known; #TALON_E_PLACE if
 *         the game has no such place
 * @since 0.1.0
 */
TALON_API talon_status talon_game_cards(const talon_game *game, uint32_t place,
                                        talon_cards *cards, uint32_t *count);

/**
 * The suit that a card belongs to now. In Five Hundred with a trump suit that
 * is trumps for the jokers and the left bower (FH-5); a joker without a suit
 * belongs to none until one is named for it (FH-21, FH-29). Otherwise it is the
 * suit printed on the card, also before there is a contract.
 *
 * @param game the game
 * @param card a card of the pack
 * @param[out] suit one of #talon_suit_id; 0 if the card belongs to none yet
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
 * @param[out] cards the buffer, the first card to show first; null with
 *             capacity 0 if not wanted
 * @param capacity of the buffer; #TALON_PACK_MAX is always enough
 * @param[out] count the number of cards; with #TALON_E_SPACE the number needed
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
