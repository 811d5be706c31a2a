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

#include "random.h"
#include "rules.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A game. Opaque; talon_games_bytes() reports how much memory it needs. */
typedef struct talon_game talon_game;

/**
 * Places of cards. The places 0 … 15 are hands, by seat; the dead hand of
 * two-handed Five Hundred is hand 2.
 */
enum talon_place_id {
    TALON_PLACE_TALON = 16,   /**< set aside: the kitty, the spare hand */
    TALON_PLACE_DISCARD = 17, /**< laid away by the contractor */
    TALON_PLACE_TABLE = 18,   /**< played or drawn, on the table */
    TALON_PLACE_UNDEALT = 19  /**< not dealt: closing rounds of Tripoli */
};

/** Room for what a deal gives. */
enum talon_deal_places_id {
    TALON_DEAL_PLACES = 17 /**< places to wish cards for: hands 0 … 15 and
                                #TALON_PLACE_TALON */
};

/** Phases of a game. */
enum talon_phase_id {
    TALON_PHASE_DRAW = 1,           /**< FH-7: a draw for the deal is due */
    TALON_PHASE_DEAL = 2,           /**< a deal is due, and nothing else */
    TALON_PHASE_AUCTION = 3,        /**< FH-10: bidding */
    TALON_PHASE_DISCARD = 4,        /**< FH-20: the contractor discards */
    TALON_PHASE_PARTNER = 5,        /**< FH-22: a partner's card is called */
    TALON_PHASE_TRICKS = 6,         /**< FH-24: tricks are played */
    TALON_PHASE_BETWEEN = 16,       /**< TR-29: between deals */
    TALON_PHASE_PAY_AUCTION = 17,   /**< TR-9: bidding for the pay suit */
    TALON_PHASE_PAY_SUIT = 18,      /**< TR-9: the pay suit is named */
    TALON_PHASE_SPARE = 19,         /**< TR-10: the dealer and the spare hand */
    TALON_PHASE_SPARE_AUCTION = 20, /**< TR-11: a hand is auctioned */
    TALON_PHASE_SELECT_HAND = 21,   /**< TR-15: poker hands are chosen */
    TALON_PHASE_BETTING = 22,       /**< TR-17: betting */
    TALON_PHASE_MICHIGAN = 23,      /**< TR-20: the stops */
    TALON_PHASE_OVER = 32           /**< the game is over */
};

/**
 * Kinds of moves and of events. Numbers below 32 are moves of seats; 32 … 63
 * are what the table does; from 64 on are events that are not moves.
 *
 * For each kind the fields are given that it uses; all others are 0. In moves
 * `kind` and `seat` are always used. Events of moves have the fields of the
 * move.
 */
enum talon_kind_id {
    TALON_KIND_PASS = 1,         /**< no bid, no offer */
    TALON_KIND_BID = 2,          /**< FH: amount tricks (0 for a misère),
                                   denomination */
    TALON_KIND_DISCARD = 3,      /**< FH: cards; denomination the suit named for
                                   a joker (FH-21), or 0 */
    TALON_KIND_CALL_CARD = 4,    /**< FH: cards the partner's card. In records
                                   the verb is `call` */
    TALON_KIND_ALONE = 5,        /**< FH: no partner is called */
    TALON_KIND_PLAY = 6,         /**< cards the card; FH: denomination the suit
                                   named for a joker led (FH-29), or 0; in
                                   events of FH index the trick, from 1 */
    TALON_KIND_OFFER = 7,        /**< TR: amount chips */
    TALON_KIND_NAME = 8,         /**< TR: denomination the pay suit */
    TALON_KIND_KEEP = 9,         /**< TR-10: the dealer keeps */
    TALON_KIND_SWAP = 10,        /**< TR-10: the dealer takes the spare hand */
    TALON_KIND_AUCTION = 11,     /**< TR-10: the dealer auctions a hand */
    TALON_KIND_SELECT_HAND = 12, /**< TR-15: cards the five for poker. In
                                      records the verb is `select` */
    TALON_KIND_CHECK = 13,       /**< TR-18: no bet yet, and none made */
    TALON_KIND_BET = 14,         /**< TR-18: amount chips */
    TALON_KIND_RAISE_BY = 15,    /**< TR-18: amount chips above the call. In
                                      records the verb is `raise` */
    TALON_KIND_FOLD = 16,        /**< TR-19: out of the poker */
    TALON_KIND_CALL_BET = 17,    /**< TR-18: the bet is met. In records the
                                      verb is `call` */

    TALON_KIND_DRAW = 32,   /**< FH-7: cards drawn for the deal */
    TALON_KIND_DEAL = 33,   /**< cards the whole pack, dealt */
    TALON_KIND_BOARD = 34,  /**< TR-6: cards the five pay cards, denomination
                                 the suit of the pair, index the lowest rank of
                                 the sequence */
    TALON_KIND_BUY = 35,    /**< TR-34: other the seat, amount chips */
    TALON_KIND_FINISH = 36, /**< TR-30: amount closing pots */

    TALON_KIND_HAND = 64,       /**< place has received cards: the hand of seat,
                                     or nobody's; reason */
    TALON_KIND_DEALER = 65,     /**< seat deals; reason */
    TALON_KIND_REDRAW = 66,     /**< FH-7: a tie; all draw again */
    TALON_KIND_CONTRACT = 67,   /**< FH-19: seat, amount tricks, denomination */
    TALON_KIND_PASSED_OUT = 68, /**< FH-18: nobody bid; reason what follows */
    TALON_KIND_KITTY = 69,      /**< FH-20: seat takes the kitty, cards */
    TALON_KIND_LAID_DOWN = 70,  /**< FH-27: seat lays its cards down */
    TALON_KIND_VOID = 71,       /**< FH-25: seat has shown that it has no card
                                     of the suit denomination */
    TALON_KIND_PARTNER = 72,    /**< FH-22: seat is the partner of other */
    TALON_KIND_SHOWN = 73,      /**< cards of seat are shown to all; reason */
    TALON_KIND_TRICK = 74,      /**< FH-26: seat takes trick index (from 1)
                                     that other led; cards; amount the cards in
                                     the order of play, one byte each, the
                                     first in the lowest byte, 0xFF past the
                                     last */
    TALON_KIND_HAND_OVER = 75,  /**< FH: the hand has ended; reason */
    TALON_KIND_SCORE = 76,      /**< FH: amount points for the side whose first
                                     seat is seat; reason */
    TALON_KIND_BARRED = 77,     /**< FH-38: the side whose first seat is seat
                                     can never win */
    TALON_KIND_PAY = 80,        /**< TR: amount chips from seat to box box_id
                                     or, if that is 0, to seat other; reason */
    TALON_KIND_TAKE = 81,       /**< TR: amount chips from box box_id to seat;
                                     cards that entitle to it; index the pot,
                                     from 1, the main pot first; reason */
    TALON_KIND_GATHER = 82,     /**< TR-30: amount chips from box box_id to box
                                     index */
    TALON_KIND_SIT_OUT = 83,    /**< TR-32: seat is not in the deal */
    TALON_KIND_NO_OFFER = 84,   /**< TR-9, TR-11: an auction without an offer;
                                     reason which; denomination the pay suit
                                     that results, or 0 */
    TALON_KIND_SOLD = 85,       /**< TR-9, TR-11: seat pays amount chips to
                                     other, the dealer; #TALON_NOBODY for the
                                     pay suit */
    TALON_KIND_STOP = 86, /**< TR-23: seat ends a run with cards; reason */
    TALON_KIND_LEAD_PASSED = 87, /**< TR-25: seat has nothing it may lead */
    TALON_KIND_DEAL_OVER = 88,   /**< TR-26, TR-27: seat has won the deal, or
                                      nobody; reason */
    TALON_KIND_WON = 96,         /**< seat is among the winners of the game;
                                   reason */
    TALON_KIND_GAME_OVER = 97    /**< the game or session is over; reason */
};

/** Reasons of events. */
enum talon_reason_id {
    TALON_REASON_DRAW = 1,        /**< FH-7: by the draw */
    TALON_REASON_TURN = 2,        /**< FH-9, TR-7: the last dealer's left */
    TALON_REASON_RULES = 3,       /**< the first dealer of the options */
    TALON_REASON_SAME_DEALER = 4, /**< FH-18: the same dealer deals again */
    TALON_REASON_DEALT = 5,       /**< TR-8, FH-8: dealt */
    TALON_REASON_SWAPPED = 6,     /**< TR-10 */
    TALON_REASON_SOLD = 7,        /**< TR-11 */
    TALON_REASON_NEXT_DEALER = 8, /**< FH-18: thrown in, the next seat deals */
    TALON_REASON_DEAL_AGAIN = 9,  /**< FH-18: thrown in, dealt again */
    TALON_REASON_PLAY = 10,       /**< FH-18: played without a contractor */

    TALON_REASON_OPEN_MISERE = 16, /**< FH-28: shown as an open misère */
    TALON_REASON_AT_END = 17,      /**< FH-43, TR-37: left at the end */
    TALON_REASON_COLLECTING = 18,  /**< TR-14: shown to collect */
    TALON_REASON_SHOWDOWN = 19,    /**< TR-19 */
    TALON_REASON_TEN_TRICKS = 20,  /**< FH-24: all tricks played */
    TALON_REASON_MISERE_LOST = 21, /**< FH-27: the contractor took a trick */
    TALON_REASON_THROWN_IN = 22,   /**< FH-18 */

    TALON_REASON_CONTRACT_MADE = 32, /**< FH-33: its value */
    TALON_REASON_SLAM_MADE = 33,     /**< FH-33: all ten tricks, 250 */
    TALON_REASON_CONTRACT_FAILED =
        34, /**< FH-34: minus its value, or nothing */
    TALON_REASON_CONTRACT_BEATEN =
        35,                         /**< FH-34: its value for the defenders */
    TALON_REASON_TRICK_POINTS = 36, /**< FH-35, FH-18: ten a trick */

    TALON_REASON_WON_CONTRACTOR =
        48,                        /**< FH-37: the contractor's side, alone or
                                    before others */
    TALON_REASON_WON_ALONE = 49,   /**< FH-37: the one side that qualifies */
    TALON_REASON_WON_HIGHEST = 50, /**< FH-37: the highest score */
    TALON_REASON_WON_CROSSED = 51, /**< FH-37: first to cross the target */
    TALON_REASON_WON_FIRST_TRICK = 52, /**< FH-37: the earliest trick */
    TALON_REASON_WON_MINUS = 53, /**< FH-38: another is at minus the target */
    TALON_REASON_WON_DEALS = 54, /**< FH-39, FH-40: the deals are played */
    TALON_REASON_WON_NOBODY =
        55, /**< FH-38: a barred side has reached the target */
    TALON_REASON_WON_ALL_BARRED = 56, /**< FH-38: every side is barred */

    TALON_REASON_ANTE = 64,         /**< TR-5 */
    TALON_REASON_PAY_SUIT = 65,     /**< TR-9 */
    TALON_REASON_FOR_HAND = 66,     /**< TR-11 */
    TALON_REASON_PAY_CARD = 67,     /**< TR-14, TR-28 */
    TALON_REASON_PAIR = 68,         /**< TR-14, TR-28 */
    TALON_REASON_SEQUENCE = 69,     /**< TR-14, TR-28 */
    TALON_REASON_STAKE = 70,        /**< TR-18: bet, call or raise */
    TALON_REASON_POT = 71,          /**< TR-19, TR-33: won at poker */
    TALON_REASON_UNCALLED = 72,     /**< TR-33: not called, so it comes back */
    TALON_REASON_PASSED_LEAD = 73,  /**< TR-25 */
    TALON_REASON_CARDS_LEFT = 74,   /**< TR-26, TR-27 */
    TALON_REASON_GOING_OUT = 75,    /**< TR-27: the kitty */
    TALON_REASON_CLOSING = 76,      /**< TR-30 */
    TALON_REASON_ACE = 77,          /**< TR-23: the ace ends a run */
    TALON_REASON_STOP = 78,         /**< TR-23: the next card is in no hand */
    TALON_REASON_OUT_OF_CARDS = 79, /**< TR-27 */
    TALON_REASON_DEAD_END = 80,     /**< TR-26 */
    TALON_REASON_SESSION_OVER = 81  /**< TR-31 */
};

/**
 * A move: 24 bytes without padding. A field that its kind does not use is 0,
 * `other` too (#talon_kind_id says which it uses), so equal moves are equal
 * bytes. Begin with a struct that is all 0.
 */
typedef struct talon_move {
    talon_cards cards;    /**< a set of cards */
    int32_t amount;       /**< chips, tricks, pots */
    uint16_t kind;        /**< one of #talon_kind_id below 64 */
    int8_t seat;          /**< who moves: a seat, or #TALON_TABLE */
    int8_t other;         /**< the other seat concerned */
    uint8_t denomination; /**< #talon_suit_id, #talon_denomination_id, or 0 */
    uint8_t index;        /**< a rank */
    uint8_t reserved[6];  /**< reserved */
} talon_move;

/** Flags of a choice. A flag you do not know means the same as LOOSE. */
enum talon_choice_flag_id {
    TALON_CHOICE_LOOSE = 1 /**< not every move that fits is accepted: ask
                                talon_game_check() */
};

/**
 * What may be done, as a pattern for moves of one kind: 48 bytes without
 * padding. It describes a move
 *
 * - of its `kind`, by the seat it was asked for;
 * - with all cards of `required`, from pick_min to pick_max cards of `cards`,
 *   and no others;
 * - with an amount from amount_min to amount_max;
 * - with a denomination whose bit is set in `denominations` (bit 0: none);
 * - with an `other` whose bit is set in other_seats or, if that is 0, with
 *   `other` 0;
 * - with an index from index_min to index_max.
 *
 * What a kind does not use is 0 (and `denominations` 1), so that it describes
 * 0. The choices of a seat are exact: what they describe is accepted. Only
 * choices of the table have flags.
 */
typedef struct talon_choice {
    talon_cards cards;      /**< to pick from; none of them is in required */
    talon_cards required;   /**< always part of the move */
    int32_t amount_min;     /**< the least amount */
    int32_t amount_max;     /**< the greatest amount */
    uint32_t denominations; /**< bit i: denomination i is possible */
    uint16_t other_seats;   /**< bit s: seat s may be `other` */
    uint16_t kind;          /**< one of #talon_kind_id below 64 */
    uint16_t flags;         /**< of #talon_choice_flag_id; 0 for seats */
    uint8_t pick_min;       /**< the least number of cards to pick */
    uint8_t pick_max;       /**< the greatest, at least pick_min */
    uint8_t index_min;      /**< the least index */
    uint8_t index_max;      /**< the greatest index */
    uint8_t reserved[10];   /**< reserved */
} talon_choice;

/** Who may see the cards of an event. */
enum talon_event_viewers_id {
    TALON_EVENT_PUBLIC = 0xFFFF /**< everyone, spectators too */
};

/**
 * What the table saw: 40 bytes without padding. The move or deal itself is the
 * first event it makes, with its own kind; then comes one event for everything
 * it caused and for each movement of chips, in order. #talon_kind_id says which
 * fields a kind uses; the others are 0, but for `seat`, `turn`, `viewers` and
 * `count`, which always have a meaning.
 *
 * Whatever is private is in `cards` alone, always, in kinds of later versions
 * too: the rest of an event is for everyone. Skip events of kinds that you do
 * not know.
 */
typedef struct talon_event {
    talon_cards cards;    /**< the cards meant; 0 if they are not for you */
    int64_t amount;       /**< chips, points, tricks, or cards of a trick */
    uint32_t turn;        /**< talon_game_turn() after the move or deal */
    uint16_t viewers;     /**< a bit for each seat that may see `cards`, or
                               #TALON_EVENT_PUBLIC */
    uint16_t kind;        /**< one of #talon_kind_id */
    uint16_t reason;      /**< one of #talon_reason_id, or 0 */
    int8_t seat;          /**< who; #TALON_TABLE, #TALON_NOBODY */
    int8_t other;         /**< the other seat concerned */
    uint8_t denomination; /**< #talon_suit_id, #talon_denomination_id, or 0 */
    uint8_t box_id;       /**< one of #talon_tr_box_id, or 0 */
    uint8_t place;        /**< a hand, or one of #talon_place_id */
    uint8_t index;        /**< the number of a trick or pot, a rank, a box */
    uint8_t count;        /**< how many cards are meant, seen or not */
    uint8_t reserved[7];  /**< reserved; kept as they are wherever events are
                               passed in */
} talon_event;

/**
 * The key of a kind: "bid", "call-card", "trick". Records have verbs of their
 * own for some moves (#talon_kind_id).
 *
 * @param kind one of #talon_kind_id
 * @return constant text; "" for another number
 * @since 0.1.0
 */
TALON_API const char *talon_kind_key(uint32_t kind);

/**
 * The key of a reason: "trick-points".
 *
 * @param reason one of #talon_reason_id
 * @return constant text; "" for another number
 * @since 0.1.0
 */
TALON_API const char *talon_reason_key(uint32_t reason);

/**
 * A reason in a few English words: "ten points a trick".
 *
 * @param reason one of #talon_reason_id
 * @return constant text; "" for another number
 * @since 0.1.0
 */
TALON_API const char *talon_reason_text(uint32_t reason);

/**
 * The key of a phase: "auction".
 *
 * @param phase one of #talon_phase_id
 * @return constant text; "" for another number
 * @since 0.1.0
 */
TALON_API const char *talon_phase_key(uint32_t phase);

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
