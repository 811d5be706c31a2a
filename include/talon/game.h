/**
 * @file game.h
 * The game handle: who must act, what may be done, doing it, and what came of
 * it. The same functions serve every game.
 *
 * A game is one block of memory without pointers in it. It may be kept in the
 * caller's memory (talon_game_init()) or in an allocator's (talon_game_new());
 * its bytes may be moved or copied with `memcpy` to other 8-aligned memory.
 * Games share nothing: different threads may use different games at will, and
 * one game together as long as all of them only read it.
 *
 * A game goes on by three hands: a *seat* makes a move (talon_game_apply()),
 * the *table* deals cards (talon_game_deal()) or makes one of its own moves
 * (talon_game_apply()), and when the game is over *nobody* acts.
 */
#ifndef TALON_GAME_H
#define TALON_GAME_H

#include "random.h"
#include "rules.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A game. Opaque; talon_games_bytes() tells how much memory one needs. */
typedef struct talon_game talon_game;

/**
 * Places where cards can be. Hands are the numbers of their seats; the dead
 * hand of two-handed Five Hundred is hand 2.
 */
enum talon_place_id {
    TALON_PLACE_TALON = 9,    /**< set aside: the kitty, the spare hand */
    TALON_PLACE_DISCARD = 10, /**< laid away by the contractor */
    TALON_PLACE_TABLE = 11,   /**< played or drawn, on the table */
    TALON_PLACE_UNDEALT = 12  /**< not dealt: closing rounds of Tripoli */
};

/** Places a deal can give cards to: hands 0…8 and #TALON_PLACE_TALON. */
#define TALON_DEAL_PLACES 10

/** Phases of a game. Numbers from 0xF000 are for tests. */
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
    TALON_PHASE_SELECT = 21,        /**< TR-15: poker hands are chosen */
    TALON_PHASE_BETTING = 22,       /**< TR-17: betting */
    TALON_PHASE_MICHIGAN = 23,      /**< TR-20: the stops */
    TALON_PHASE_OVER = 32           /**< the game is over */
};

/**
 * Kinds of moves, and of the happenings that only events tell. Numbers below
 * 32 are moves of seats, below 64 moves and deals of the table. Numbers from
 * 0xF000 are for tests.
 */
enum talon_kind_id {
    TALON_KIND_PASS = 1, /**< both: no bid, no offer */
    TALON_KIND_BID = 2,  /**< FH: amount tricks (misères 0), object */
    TALON_KIND_DISCARD =
        3, /**< FH: cards laid away; object: suit nominated or 0 */
    TALON_KIND_CALL_CARD =
        4,                /**< FH: the partner's card. TR: the bet is called */
    TALON_KIND_ALONE = 5, /**< FH: no partner */
    TALON_KIND_PLAY = 6,  /**< one card; object: suit named for a joker or 0 */
    TALON_KIND_OFFER = 7, /**< TR: amount chips offered */
    TALON_KIND_NAME = 8,  /**< TR: object the pay suit */
    TALON_KIND_KEEP = 9,  /**< TR: the dealer keeps */
    TALON_KIND_SWAP = 10, /**< TR: the dealer takes the spare hand */
    TALON_KIND_AUCTION = 11,     /**< TR: the dealer auctions the spare hand */
    TALON_KIND_SELECT_HAND = 12, /**< TR: five cards for poker */
    TALON_KIND_CHECK = 13,       /**< TR: no bet yet, and none made */
    TALON_KIND_BET = 14,         /**< TR: amount chips */
    TALON_KIND_RAISE_BY = 15,    /**< TR: amount chips above the call */
    TALON_KIND_FOLD = 16,        /**< TR: out of the poker */

    TALON_KIND_DRAW = 32, /**< FH: cards drawn for the deal, by seat */
    TALON_KIND_DEAL = 33, /**< a pack dealt */
    TALON_KIND_BOARD =
        34, /**< TR: cards the five pay cards, object the suit of the
                            pair, amount the lowest rank of the sequence */
    TALON_KIND_BUY = 35,    /**< TR: object seat+1, amount chips */
    TALON_KIND_FINISH = 36, /**< TR: amount closing pots */

    TALON_KIND_HAND = 64,       /**< index: the place that has got cards */
    TALON_KIND_DEALER = 65,     /**< seat deals next, or now */
    TALON_KIND_REDRAW = 66,     /**< FH-7: a tie; all draw again */
    TALON_KIND_CONTRACT = 67,   /**< FH-19: seat, amount, object */
    TALON_KIND_PASSED_OUT = 68, /**< FH-18: nobody bid */
    TALON_KIND_KITTY = 69,      /**< FH-20: seat takes the kitty */
    TALON_KIND_LAID_DOWN = 70,  /**< FH-27: seat lays its cards down */
    TALON_KIND_VOID = 71,       /**< seat has shown to be void in object */
    TALON_KIND_PARTNER = 72,    /**< FH-22: seat is the partner of other */
    TALON_KIND_SHOWN = 73,      /**< cards of seat are shown to all */
    TALON_KIND_TRICK = 74,      /**< seat takes trick index (from 1) */
    TALON_KIND_HAND_OVER = 75,  /**< FH: the hand has ended */
    TALON_KIND_SCORE = 76,      /**< FH: amount points for the side of seat */
    TALON_KIND_BARRED = 77,     /**< FH-38: the side of seat can never win */
    TALON_KIND_PAY = 80, /**< TR: amount from seat to other, or to box object */
    TALON_KIND_TAKE = 81,     /**< TR: amount from box object to seat */
    TALON_KIND_GATHER = 82,   /**< TR-30: amount from box object to box index */
    TALON_KIND_SIT_OUT = 83,  /**< TR-32: seat is not in the deal */
    TALON_KIND_NO_OFFER = 84, /**< TR-9, 11: an auction without an offer */
    TALON_KIND_SOLD = 85,     /**< amount paid by seat; other: the dealer, or
                               nobody for the pay suit */
    TALON_KIND_STOP = 86,     /**< TR-23: seat ends a run with the card */
    TALON_KIND_LEAD_PASSED = 87, /**< TR-25: seat has nothing it may lead */
    TALON_KIND_DEAL_OVER = 88,   /**< TR: seat has won the deal, or nobody */
    TALON_KIND_WON = 96,         /**< seat is among the winners of the game */
    TALON_KIND_GAME_OVER = 97    /**< the game, the session is over */
};

/** Why a happening happened. Numbers from 0xF000 are for tests. */
enum talon_reason_id {
    TALON_REASON_DRAW = 1,        /**< FH-7: by the draw */
    TALON_REASON_TURN = 2,        /**< FH-9, TR-7: at the last dealer's left */
    TALON_REASON_RULES = 3,       /**< the first dealer of the options */
    TALON_REASON_SAME_DEALER = 4, /**< FH-18: the same dealer deals again */
    TALON_REASON_DEALT = 5,       /**< TR-8, FH-8: dealt */
    TALON_REASON_SWAPPED = 6,     /**< TR-10 */
    TALON_REASON_SOLD = 7,        /**< TR-11 */
    TALON_REASON_NEXT_DEALER =
        8,                       /**< FH-18: thrown in, the next dealer deals */
    TALON_REASON_DEAL_AGAIN = 9, /**< FH-18: thrown in, dealt again */
    TALON_REASON_PLAY = 10,      /**< FH-18: played without a contractor */

    TALON_REASON_OPEN_MISERE = 16, /**< FH-28: shown as an open misère */
    TALON_REASON_AT_END = 17,      /**< FH-43, TR-37: left when all was over */
    TALON_REASON_COLLECTING = 18,  /**< TR-14: shown to collect */
    TALON_REASON_SHOWDOWN = 19,    /**< TR-19 */
    TALON_REASON_TEN_TRICKS = 20,  /**< FH-24: all tricks played */
    TALON_REASON_MISERE_LOST = 21, /**< FH-27: the contractor took a trick */
    TALON_REASON_THROWN_IN = 22,   /**< FH-18 */

    TALON_REASON_CONTRACT_MADE = 32, /**< FH-33: its value */
    TALON_REASON_SLAM_MADE = 33,     /**< FH-33: all ten, 250 */
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

    TALON_REASON_ANTE = 64,     /**< TR-5 */
    TALON_REASON_PAY_SUIT = 65, /**< TR-9 */
    TALON_REASON_FOR_HAND = 66, /**< TR-11 */
    TALON_REASON_PAY_CARD = 67, /**< TR-14, TR-28 */
    TALON_REASON_PAIR = 68,     /**< TR-14, TR-28 */
    TALON_REASON_SEQUENCE = 69, /**< TR-14, TR-28 */
    TALON_REASON_STAKE = 70,    /**< TR-18: bet, call or raise */
    TALON_REASON_POT = 71,      /**< TR-19, TR-33: won at poker; index: pot */
    TALON_REASON_UNCALLED = 72, /**< TR-33: comes back */
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

/** A move: 16 bytes without padding. A field its kind does not use is 0. */
typedef struct talon_move {
    talon_cards cards; /**< a set of cards */
    int32_t amount;    /**< chips, tricks, a rank, a number of pots */
    uint16_t kind;     /**< one of #talon_kind_id below 64 */
    int8_t seat;       /**< 0…8, or #TALON_TABLE */
    uint8_t object;    /**< one of #talon_denomination_id; for a buy seat+1 */
} talon_move;

/**
 * What may be done, as a pattern for moves of one kind: 32 bytes. It stands for
 * every move with all cards of `fixed`, and from pick_min to pick_max cards of
 * `cards` besides; with one amount from amount_min to amount_max; and with one
 * object whose bit is set in `objects` (bit 0: no object).
 */
typedef struct talon_choice {
    talon_cards cards;  /**< to pick from; has no card in common with fixed */
    talon_cards fixed;  /**< always part of the move */
    int32_t amount_min; /**< 0 and 0 if the kind has no amount */
    int32_t amount_max; /**< the greatest amount */
    uint32_t objects;   /**< bit i: object i may stand in the move */
    uint16_t kind;      /**< one of #talon_kind_id below 64 */
    uint8_t pick_min;   /**< of cards */
    uint8_t pick_max;   /**< at least pick_min */
} talon_choice;

/**
 * What the table saw happen: 32 bytes. There is one event for each happening
 * and for each movement of chips. A move or deal itself is the first event it
 * makes, with its own kind.
 */
typedef struct talon_event {
    talon_cards cards; /**< the cards meant */
    int64_t amount;    /**< chips, points, tricks */
    uint32_t number;   /**< the turn that made it, see talon_game_turn() */
    uint16_t kind;     /**< one of #talon_kind_id */
    uint16_t reason;   /**< one of #talon_reason_id, or 0 */
    int8_t seat;       /**< who; #TALON_TABLE, #TALON_NOBODY */
    int8_t other;      /**< the other seat concerned, or #TALON_NOBODY */
    uint8_t object;  /**< suit, denomination or box (#talon_tr_box_id), or 0 */
    uint8_t count;   /**< how many cards are meant */
    uint8_t index;   /**< trick or pot (from 1), place, or box, or 0 */
    uint8_t zero[3]; /**< 0 */
} talon_event;

/**
 * The key of a kind of move or happening: "bid", "play", "trick".
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
 * @param game one of #talon_game_id
 * @param[out] size in bytes, at most #TALON_GAME_BYTES_MAX
 * @return #TALON_OK; #TALON_E_GAME
 * @since 0.1.0
 */
TALON_API talon_status talon_games_bytes(uint32_t game, size_t *size);

/**
 * Makes a game in the caller's memory. It needs no freeing.
 *
 * @param memory 8-aligned; stays the caller's, and holds the game as long as
 *        it lives
 * @param size of the memory in bytes, at least talon_games_bytes()
 * @param rules the rules; copied
 * @param[out] game the handle, which is the memory
 * @return #TALON_OK; #TALON_E_ALIGNMENT; #TALON_E_SPACE; #TALON_E_GAME;
 *         #TALON_E_UNSUPPORTED if an option has a value that this library does
 *         not know; #TALON_E_RULES if the rules contradict each other: ask
 *         talon_rules_check() which
 * @since 0.1.0
 */
TALON_API talon_status talon_game_init(void *memory, size_t size,
                                       const talon_rules *rules,
                                       talon_game **game);

/**
 * Makes a game in memory of an allocator. Free it with talon_game_free().
 *
 * @param allocator where memory comes from; null for the built-in allocator
 *        (`malloc`), if the library has it (#TALON_FEATURE_HOSTED)
 * @param rules the rules; copied
 * @param[out] game the handle, owned by the caller
 * @return #TALON_OK; #TALON_E_MEMORY; #TALON_E_ALLOCATOR if null was given and
 *         none is built in, or a function of it is null; #TALON_E_ALIGNMENT if
 *         the allocator gave memory that is not 8-aligned; and as
 *         talon_game_init()
 * @since 0.1.0
 */
TALON_API talon_status talon_game_new(const talon_allocator *allocator,
                                      const talon_rules *rules,
                                      talon_game **game);

/**
 * Frees a game that talon_game_new() made.
 *
 * @param allocator the one it was made with
 * @param game the game; null does nothing. It is no handle any more
 * @since 0.1.0
 */
TALON_API void talon_game_free(const talon_allocator *allocator,
                               talon_game *game);

/**
 * Copies a game over another of the same kind, rules included. An undo is a
 * copy kept.
 *
 * @param[out] to a game; may be `from` itself
 * @param from the game to copy
 * @return #TALON_OK; #TALON_E_WRONG_GAME if they are of different kinds
 * @since 0.1.0
 */
TALON_API talon_status talon_game_copy(talon_game *to, const talon_game *from);

/**
 * The rules of a game.
 *
 * @param game the game
 * @param[out] rules equal to those it was made with, with the preset remembered
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_game_rules(const talon_game *game,
                                        talon_rules *rules);

/**
 * Who must act.
 *
 * @param game the game
 * @param[out] seat a seat; #TALON_TABLE if cards are due or the host decides;
 *             #TALON_NOBODY if the game is over
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_game_to_act(const talon_game *game, int32_t *seat);

/**
 * The turn: how many moves and deals the game has accepted. A server that is
 * sent a move together with the turn it was thought for can refuse a stale
 * one.
 *
 * @param game the game
 * @param[out] number from 0; modulo 2^32. A game of 2^31 turns and more cannot
 *             be loaded
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_game_turn(const talon_game *game,
                                       uint32_t *number);

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
 * @param[out] seats 2…9
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_game_seat_count(const talon_game *game,
                                             uint32_t *seats);

/**
 * Everything the one to act may do, as disjoint patterns: a move of a seat is
 * legal if and only if exactly one of them stands for it. For the table they
 * list what is due: a draw or deal (for talon_game_deal(), with the cards of
 * the pack and how many), and its own moves (for talon_game_apply()); a board
 * is listed as five of the twenty cards that can pay, of which it takes one of
 * each rank.
 *
 * @param game the game
 * @param[out] choice the buffer; null with capacity 0 if not wanted
 * @param capacity of the buffer; #TALON_CHOICES_MAX always suffices
 * @param[out] count the number of choices, 0 if the game is over; with
 *             #TALON_E_SPACE the number needed
 * @return #TALON_OK; #TALON_UNKNOWN and no choices if the seat to act does not
 *         look at this view; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_game_choices(const talon_game *game,
                                          talon_choice *choice,
                                          uint32_t capacity, uint32_t *count);

/**
 * The number of moves that talon_game_apply() would accept: those of the seat
 * to act, or of the table. Boards are chance, as cards are, and not counted.
 *
 * @param game the game
 * @param[out] count 0 if there is none: the game is over, or only cards are due
 * @return #TALON_OK; #TALON_UNKNOWN and 0 if the seat to act does not look at
 *         this view
 * @since 0.1.0
 */
TALON_API talon_status talon_game_move_count(const talon_game *game,
                                             uint32_t *count);

/**
 * A move by its number, in the order in which a record lists legal moves
 * (`= legal`): the most passive one is move 0, bids rise in rank, cards stand
 * in set order, sets of cards are ordered by their first card, then the second,
 * and so on, amounts rise, then objects.
 *
 * @param game the game
 * @param index 0 … talon_game_move_count()-1
 * @param[out] move a legal move
 * @return #TALON_OK; #TALON_E_INDEX; #TALON_E_VIEW if the seat to act does not
 *         look at this view
 * @since 0.1.0
 */
TALON_API talon_status talon_game_move_at(const talon_game *game,
                                          uint32_t index, talon_move *move);

/**
 * The number of a move: the inverse of talon_game_move_at().
 *
 * @param game the game
 * @param move a legal move
 * @param[out] index its number
 * @return #TALON_OK; if the move is not legal, as talon_game_check();
 *         #TALON_E_INDEX for a board, which has no number
 * @since 0.1.0
 */
TALON_API talon_status talon_game_move_index(const talon_game *game,
                                             const talon_move *move,
                                             uint32_t *index);

/**
 * Whether a move is legal, and if not, why. Reasons are tried in a fixed order,
 * and the first that fits is told:
 *
 * 1. #TALON_E_OVER: the game is over.
 * 2. #TALON_E_SEAT: no such seat; #TALON_E_VIEW: it does not look at this view;
 *    #TALON_E_TURN: another is to act.
 * 3. #TALON_E_KIND: no move of this game.
 * 4. #TALON_E_FIELD: a field the kind does not use is not 0.
 * 5. #TALON_E_PHASE: not due now, or the rule that forbids the kind here.
 * 6. #TALON_E_OBJECT: an object that the kind does not know.
 * 7. #TALON_E_AMOUNT: an amount that the kind does not know.
 * 8. the cards: #TALON_E_CARD_COUNT, #TALON_E_CARD_FOREIGN, #TALON_E_NOT_HELD.
 * 9. what the rules of the game say of a move that is well formed; the order
 *    of these reasons stands in `doc/guide.md`.
 *
 * @param game the game
 * @param move any bytes
 * @param[out] concerned the cards the reason is about: those not held, or
 *             those that must be played instead; 0 if it is not about cards;
 *             may be null
 * @return #TALON_OK if the move is legal; otherwise a reason, as above
 * @since 0.1.0
 */
TALON_API talon_status talon_game_check(const talon_game *game,
                                        const talon_move *move,
                                        talon_cards *concerned);

/**
 * Makes a move of the seat to act, or of the table.
 *
 * @param[in,out] game the game; unchanged if the move is refused
 * @param move the move
 * @param[out] event what happened, in order; null with capacity 0 if not wanted
 * @param capacity of the buffer; #TALON_EVENTS_MAX always suffices
 * @param[out] count the number of events; with #TALON_E_SPACE the number
 *             needed; may be null
 * @return #TALON_OK; #TALON_E_VIEW for a view; #TALON_E_SPACE; a reason as
 *         talon_game_check(); #TALON_E_LIMIT if a purchase would pass the limit
 *         of chips
 * @since 0.1.0
 */
TALON_API talon_status talon_game_apply(talon_game *game,
                                        const talon_move *move,
                                        talon_event *event, uint32_t capacity,
                                        uint32_t *count);

/**
 * Makes the cards that are due, in random order: the whole pack for a deal, the
 * top cards of a shuffled pack for a draw. The game is not changed; give the
 * cards to talon_game_deal().
 *
 * @param game the game
 * @param[in,out] rng the caller's generator
 * @param[out] card the cards, first card first
 * @param[out] count how many
 * @return #TALON_OK; #TALON_E_OVER; #TALON_E_NOT_DUE; #TALON_E_TOO_FEW (TR-32)
 * @since 0.1.0
 */
TALON_API talon_status talon_game_shuffle(const talon_game *game,
                                          talon_rng *rng,
                                          talon_card card[TALON_PACK_MAX],
                                          uint32_t *count);

/**
 * Deals the cards that are due: a draw or a whole pack.
 *
 * @param[in,out] game the game; unchanged if the cards are refused
 * @param card the cards, first card first
 * @param cards how many
 * @param[out] event what happened, in order; null with capacity 0 if not wanted
 * @param capacity of the buffer; #TALON_EVENTS_MAX always suffices
 * @param[out] count the number of events; with #TALON_E_SPACE the number
 *             needed; may be null
 * @return #TALON_OK; #TALON_E_VIEW for a view; #TALON_E_OVER;
 *         #TALON_E_NOT_DUE; #TALON_E_TOO_FEW (TR-32);
 *         #TALON_E_CARD_COUNT; #TALON_E_CARD; #TALON_E_CARD_FOREIGN;
 *         #TALON_E_CARD_TWICE; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_game_deal(talon_game *game, const talon_card *card,
                                       uint32_t cards, talon_event *event,
                                       uint32_t capacity, uint32_t *count);

/**
 * Where each card of the pack that is due will go.
 *
 * @param game the game
 * @param[out] place for the first card of the pack, the second, …: the number
 *             of a hand, #TALON_PLACE_TALON or #TALON_PLACE_UNDEALT; for a draw
 *             the seat that draws the card
 * @param[out] count how many cards are due
 * @return #TALON_OK; #TALON_E_OVER; #TALON_E_NOT_DUE; #TALON_E_TOO_FEW (TR-32)
 * @since 0.1.0
 */
TALON_API talon_status talon_game_deal_places(const talon_game *game,
                                              uint8_t place[TALON_PACK_MAX],
                                              uint32_t *count);

/**
 * Arranges a pack that deals wanted cards: every place gets the cards wanted
 * for it first, and what is left of the pack goes in set order to the places
 * that have room, in the order of dealing.
 *
 * @param game the game; a pack must be due
 * @param wanted for each place the cards it is to get; fewer than it holds, or
 *        none, are fine
 * @param[out] card the pack, for talon_game_deal()
 * @param[out] count how many cards
 * @return #TALON_OK; #TALON_E_OVER; #TALON_E_NOT_DUE; #TALON_E_TOO_FEW (TR-32);
 *         #TALON_E_CARD_FOREIGN; #TALON_E_CARD_TWICE if two places want a card;
 *         #TALON_E_HAND_SIZE if a place wants more than it holds
 * @since 0.1.0
 */
TALON_API talon_status talon_game_pack_for(
    const talon_game *game, const talon_cards wanted[TALON_DEAL_PLACES],
    talon_card card[TALON_PACK_MAX], uint32_t *count);

/**
 * The cards at a place.
 *
 * @param game the game
 * @param place the number of a hand, or one of #talon_place_id
 * @param[out] cards those there that are known; may be null
 * @param[out] count how many there are, known or not; may be null
 * @return #TALON_OK; #TALON_UNKNOWN if some are not known; #TALON_E_PLACE
 * @since 0.1.0
 */
TALON_API talon_status talon_game_cards(const talon_game *game, uint32_t place,
                                        talon_cards *cards, uint32_t *count);

/**
 * What each seat has: in Five Hundred the score of its side, in Tripoli its
 * stack of chips.
 *
 * @param game the game
 * @param[out] total by seat; 0 past the last seat
 * @param[out] seats the number of seats; may be null
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_game_totals(const talon_game *game,
                                         int64_t total[TALON_SEATS_MAX],
                                         uint32_t *seats);

/**
 * The winners.
 *
 * @param game the game
 * @param[out] seats a bit for each seat that has won: a whole side, several
 *             sides that share, or nobody. A session of Tripoli has no winner
 *             but the chips
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_game_winners(const talon_game *game,
                                          uint32_t *seats);

/**
 * The side of a seat: itself and the partners its score is shared with.
 *
 * @param game the game
 * @param seat the seat
 * @param[out] seats a bit for each seat of the side
 * @return #TALON_OK; #TALON_E_SEAT
 * @since 0.1.0
 */
TALON_API talon_status talon_game_side(const talon_game *game, int32_t seat,
                                       uint32_t *seats);

#ifdef __cplusplus
}
#endif

#endif
