/* SPDX-License-Identifier: MIT */
/**
 * @file solve.h The exact solver for Five Hundred: what every card is worth
 * when all cards are visible. It belongs to libtalon-advisor. The
 * conventions of base.h and advisor.h apply here, too.
 *
 * **What a value is.** A value is the number of tricks that one side takes in
 * the whole hand, including those already taken, if everyone sees all cards and
 * plays perfectly. So the values of successive positions can be compared: a
 * card that leaves the value unchanged was a best card. In a misère the value
 * is 1 if the contractor makes it, else 0. With two sides, no way of scoring a
 * hand (FH-33 … FH-35) ever gives the contractor's side fewer points for more
 * tricks, so tricks are all there is to play for.
 *
 * **Sides.** The tricks of only one side count: usually the contractor's, which
 * includes a called partner (FH-22). All other seats play together against it,
 * whatever sides they belong to: with three or more sides, a value is what one
 * side can take against all the rest.
 *
 * **Positions.** A #talon_fh_position is a plain struct. Make it with
 * talon_fh_position_of() from a game whose tricks are being played, or fill it
 * in by hand. Nothing here looks at cards that a view hides: a view that hides
 * cards or the partner is not made into a position, but refused with
 * #TALON_E_VIEW.
 *
 * **Solvers.** A solver lives in the caller's memory, where it remembers the
 * positions that it has solved. It has no pointers inside: its bytes may be
 * moved with `memcpy` to other 8-aligned memory. Only one thread at a time may
 * use it. What it remembers never changes an answer, only how soon it comes.
 *
 * **Limits.** Functions that search take a limit in *nodes*: cards tried by the
 * search. It holds for the whole call, whatever the call has to solve. A limit
 * of 0 means #TALON_FH_NODES_DEFAULT. Hands of up to four seats come nowhere
 * near it, and those of five and six seldom reach it; it takes a second or two.
 * #TALON_FH_NODES_UNLIMITED means no limit. Of 2,000 random hands of each kind,
 * the hardest then took three quarters of a minute (`doc/solver.md`). Nothing
 * proves that none takes longer.
 * If the limit is reached first, or the call is stopped (advisor.h), the status
 * is #TALON_UNFINISHED and the answer is a range: `low` and `high` are proved
 * bounds of the value. The same call with the same solver continues where the
 * last one ended, and repeated calls finish eventually. Limits are checked only
 * once a trick, so a few more nodes may be used; a limit below 512 counts as
 * 512. If the memory is too small for a search, repeated calls exceed their
 * limit by more and more, unless they are stopped.
 */
#ifndef TALON_SOLVE_H
#define TALON_SOLVE_H

#include "advisor.h"
#include "five_hundred.h"
#include "view.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A solver. Opaque; talon_fh_solver_init() makes one.
 *
 * @since 0.4.0
 */
typedef struct talon_fh_solver talon_fh_solver;

/** Sizes of the memory for a solver, in bytes. @since 0.4.0 */
enum talon_fh_solver_bytes_id {
    TALON_FH_SOLVER_BYTES_MIN = 65536,     /**< the least a solver needs */
    TALON_FH_SOLVER_BYTES_GOOD = 1048576,  /**< plenty for up to four hands */
    TALON_FH_SOLVER_BYTES_AMPLE = 33554432 /**< plenty for five or six hands,
                                                too, and for a misère against
                                                three or more seats */
};

/** Limits of nodes that have names. @since 0.4.0 */
enum talon_fh_nodes_id {
    TALON_FH_NODES_DEFAULT = 20000000,    /**< what a limit of 0 means */
    TALON_FH_NODES_UNLIMITED = 2147483647 /**< this and every greater number:
                                               no limit */
};

/** How much is wanted of a contractor's discards. @since 0.4.0 */
enum talon_fh_discards_id {
    TALON_FH_DISCARDS_EVERY = 1, /**< the value of every discard */
    TALON_FH_DISCARDS_BEST = 2   /**< the best value, and a discard that has it;
                                    of the others, that they are not better:
                                    several times faster */
};

/** Room that is always enough. @since 0.4.0 */
enum talon_fh_solver_room_id {
    TALON_FH_CARD_VALUES_MAX = 16, /**< values of cards; a joker that may be led
                                        as several suits has one for each */
    TALON_FH_LINE_MAX = 60,        /**< cards that are played in a hand */
    TALON_FH_DISCARDS_MAX = 36036  /**< discards from a hand and a kitty of six,
                                        with the suits that may be named for two
                                        jokers; 286 from a kitty of three if
                                        none may be */
};

/** What talon_fh_solve_worlds() asks about each world. @since 0.4.0 */
enum talon_fh_goal_id {
    TALON_FH_GOAL_TRICKS = 1, /**< how many tricks: the values themselves */
    TALON_FH_GOAL_MADE = 2    /**< whether the contract is made: 1 or 0; several
                                   times faster. Without a contractor, whether
                                   the side takes more than half of the
                                   tricks */
};

/**
 * A position to be solved: 80 bytes without padding. Arrays are by seat.
 *
 * @since 0.4.0
 */
typedef struct talon_fh_position {
    talon_cards hand[TALON_FH_SEATS_MAX]; /**< cards held now, without those on
                                               the table; 0 for a seat that does
                                               not play */
    talon_card table[TALON_FH_SEATS_MAX]; /**< cards of the trick on the table
                                               in the order of play, then
                                               #TALON_CARD_NONE */
    uint8_t failed[TALON_FH_SEATS_MAX];   /**< bit i for suit i: the seat has
                                               failed to follow it (FH-30
                                               `honest`); 0 for a seat that does
                                               not play */
    uint8_t denomination; /**< trumps: one of #talon_suit_id; or one of
                               #talon_denomination_id: no trump (also for a hand
                               without a contractor, FH-18) or a misère */
    uint8_t playing;    /**< one bit for each seat that plays, 2 … 6 of them;
                               not those that lay their cards down (FH-27) */
    uint8_t side;       /**< one bit for each seat whose tricks count: at least
                              one that plays, but not all; in a misère the
                              contractor alone */
    uint8_t taken;      /**< tricks that this side has already taken */
    uint8_t suit_led;   /**< suit to follow in the trick on the table, one of
                               #talon_suit_id, or 0 if there is none */
    uint8_t joker_rule; /**< one of #talon_fh_joker_no_trump_id (FH-30) */
    uint8_t nominated;  /**< FH-21: suit of the contractor's jokers, one of
                               #talon_suit_id, or 0 */
    uint8_t suits_led;  /**< bit i for suit i: it has been led in an earlier
                               trick (FH-30 `pagat`) */
    int8_t leader;      /**< the seat that leads, or led, the trick */
    int8_t contractor;  /**< the seat of the contractor, or #TALON_NOBODY.
                               Matters in a misère, for nominated jokers, and
                               before a discard */
    uint8_t reserved[10]; /**< reserved */
} talon_fh_position;

/** The value of a position: 16 bytes without padding. @since 0.4.0 */
typedef struct talon_fh_answer {
    uint64_t nodes;      /**< nodes that this call used */
    int8_t low;          /**< tricks: the value is at least this */
    int8_t high;         /**< tricks: the value is at most this */
    uint8_t reserved[6]; /**< reserved */
} talon_fh_answer;

/**
 * What a card is worth: 8 bytes without padding. The tricks are those of the
 * side that counts (`side` of the position, usually the contractor's), no
 * matter who plays the card. So a seat of that side looks for the highest
 * value, and a defender for the lowest.
 *
 * @since 0.4.0
 */
typedef struct talon_fh_card_value {
    talon_card card; /**< the card */
    uint8_t suit;    /**< the suit named for a joker led (FH-29), one of
                          #talon_suit_id, or 0 */
    int8_t low;      /**< tricks: the value after this card is at least this;
                          a defender wants it low */
    int8_t high;     /**< tricks: and at most this */
    uint8_t same;    /**< the number of the entry (from 0) that comes first of
                          those known to have the same consequences; often this
                          one itself */
    uint8_t reserved[3]; /**< reserved */
} talon_fh_card_value;

/**
 * All contracts of a deal: 112 bytes without padding. The entry [s][d] is for
 * seat s as the contractor in denomination d. The entry [s][0] is for a hand
 * without a contractor that s leads to (FH-18): the tricks of its side, with
 * the kitty untouched. Entries are -1 in both arrays if there is no such seat,
 * and [s][0] also if a deal that is passed out is not played.
 *
 * @since 0.4.0
 */
typedef struct talon_fh_deal_table {
    uint64_t nodes;                     /**< nodes that this call used */
    int8_t low[TALON_FH_SEATS_MAX][8];  /**< tricks: the value is at least
                                             this */
    int8_t high[TALON_FH_SEATS_MAX][8]; /**< tricks: and at most this */
    uint8_t reserved[8];                /**< reserved */
} talon_fh_deal_table;

/**
 * What a discard is worth: 16 bytes without padding.
 *
 * @since 0.4.0
 */
typedef struct talon_fh_discard_value {
    talon_cards discard; /**< the cards laid away */
    uint32_t same; /**< the number of the entry (from 0) that comes first of
                        those known to have the same consequences; often this
                        one itself */
    uint8_t suit;  /**< FH-21: the suit named for the jokers kept, one of
                        #talon_suit_id, or 0 */
    int8_t low;    /**< tricks: the value after this discard is at least this */
    int8_t high;   /**< tricks: and at most this */
    uint8_t reserved; /**< reserved */
} talon_fh_discard_value;

/**
 * Par, what a deal is worth: 16 bytes without padding.
 *
 * @since 0.4.0
 */
typedef struct talon_fh_par {
    int32_t low;  /**< points: par is at least this. They are those of the side
                       of seat 0 minus those of the other side */
    int32_t high; /**< points: and at most this */
    int8_t contractor;  /**< the seat of the contractor; #TALON_NOBODY if the
                             deal is passed out, or if unfinished */
    uint8_t bid_tricks; /**< tricks bid, 6 … 10; 0 for a misère or without a
                             contractor */
    uint8_t bid_denomination; /**< denomination of the bid, one of
                                   #talon_suit_id or #talon_denomination_id; 0
                                   without a contractor */
    uint8_t reserved[5];      /**< reserved */
} talon_fh_par;

/** A discard in many worlds: 24 bytes without padding. @since 0.4.0 */
typedef struct talon_fh_discard_sum {
    talon_cards discard; /**< the cards laid away */
    uint64_t sum;        /**< tricks: the sum of its values in all worlds where
                              they are known; with #TALON_FH_GOAL_MADE, the
                              number of those in which the contract is made */
    uint32_t worlds;     /**< worlds in which its value is known */
    uint8_t suit;        /**< FH-21: the suit named for the jokers kept, one of
                              #talon_suit_id, or 0 */
    uint8_t reserved[3]; /**< reserved */
} talon_fh_discard_sum;

/** One world of a view: 136 bytes without padding. @since 0.4.0 */
typedef struct talon_fh_world {
    uint32_t index; /**< the number of the world, from 0 */
    uint32_t count; /**< the number of cards; the same in every world */
    talon_fh_card_value value[TALON_FH_CARD_VALUES_MAX]; /**< the cards that the
                            seat to act may play, in the same order in every
                            world; 0 past the last */
} talon_fh_world;

/** A card of a hand that was played: 16 bytes without padding. @since 0.4.0 */
typedef struct talon_fh_review_item {
    int32_t points;  /**< points that the card cost: how much it lowered (or,
                          for a seat of another side, raised) the points of the
                          contractor's side minus those of the other sides,
                          under the rules and with the scores before the hand.
                          Without a contractor, the side whose tricks count
                          takes the place of the contractor's. With
                          `defender-cap` (FH-35) and several other sides, the
                          points may depend on who takes the others' tricks to
                          come, which a value does not say: they are then the
                          least that the card cost, whoever takes them */
    int8_t seat;     /**< the seat that played it */
    uint8_t trick;   /**< the number of the trick, from 1 */
    talon_card card; /**< the card */
    uint8_t suit;    /**< the suit named for a joker led, one of
                              #talon_suit_id, or 0 */
    talon_card best_card; /**< a best card: the card itself if none is better,
                               else the first in set order */
    uint8_t best_suit;    /**< the suit to name with it, one of #talon_suit_id,
                              or 0 */
    int8_t before;        /**< tricks: the value before the card was played */
    int8_t after;         /**< tricks: the value after it; both are values of
                               the contractor's side, no matter who played */
    uint8_t reserved[4];  /**< reserved */
} talon_fh_review_item;

/** What a discard cost: 32 bytes without padding. @since 0.4.0 */
typedef struct talon_fh_discard_review {
    talon_cards discard;      /**< the cards that were laid away */
    talon_cards best_discard; /**< a best discard: that one itself if none is
                                   better */
    int32_t points;           /**< points that the discard cost, as `points` of
                            #talon_fh_review_item */
    int8_t seat;              /**< the seat of the contractor */
    uint8_t suit;        /**< FH-21: the suit named for the jokers kept, one of
                            #talon_suit_id, or 0 */
    uint8_t best_suit;   /**< the suit to name with the best discard, one of
                            #talon_suit_id, or 0 */
    int8_t before;       /**< tricks: the value of the best discard; -1 if
                            unfinished */
    int8_t after;        /**< tricks: the value of the one that was made; -1 if
                            unfinished */
    uint8_t reserved[7]; /**< reserved */
} talon_fh_discard_review;

/**
 * Makes a solver in the caller's memory. It is never freed: the memory remains
 * the caller's and must last as long as the solver is used. The time this takes
 * does not depend on the size.
 *
 * @param[out] memory memory for the solver, 8-aligned
 * @param size the size of the memory in bytes, at least
 *        #TALON_FH_SOLVER_BYTES_MIN. #TALON_FH_SOLVER_BYTES_GOOD is recommended
 *        for up to four hands; #TALON_FH_SOLVER_BYTES_AMPLE is always enough.
 *        At most 1 GiB of it is used
 * @param[out] solver the handle, which points to `memory`
 * @return #TALON_OK; #TALON_E_ALIGNMENT; #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_fh_solver_init(void *memory, size_t size,
                                            talon_fh_solver **solver);

/**
 * Makes a solver forget everything. Answers are right without this; but only
 * after it are the number of nodes and the bounds of unfinished answers
 * repeatable.
 *
 * @param[in,out] solver the solver
 * @return #TALON_OK; #TALON_E_SOLVER if it is not a solver
 * @since 0.4.0
 */
TALON_API talon_status talon_fh_solver_forget(talon_fh_solver *solver);

/**
 * Takes the position of a game. The side whose tricks count is
 * the contractor's; without a contractor (FH-18) it is the side of the seat
 * that led to the first trick. To ask about another side, change `side` and
 * `taken`.
 *
 * @param game a game of Five Hundred whose tricks are being played; or a view
 *        of one that hides neither cards nor the partner
 * @param[out] position the position
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_UNSUPPORTED for rules that
 *         this advisor does not know; #TALON_E_PHASE if no tricks are being
 *         played; #TALON_E_VIEW if the view hides cards or the partner
 * @since 0.4.0
 */
TALON_API talon_status talon_fh_position_of(const talon_game *game,
                                            talon_fh_position *position);

/**
 * Takes the position before the discard of the hand being played or, until the
 * next deal, of the last one, for talon_fh_solve_discards(): the contractor
 * holds its hand and the kitty, and leads. The side whose tricks count is the
 * contractor's; it includes a partner once it has been called (FH-22).
 *
 * @param game a game of Five Hundred whose contractor is about to discard, or
 *        has done so in this hand; or a view of one that hides neither cards
 *        nor the partner
 * @param[out] position the position
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_UNSUPPORTED for rules that
 *         this advisor does not know; #TALON_E_PHASE if nobody has taken the
 *         kitty; #TALON_E_VIEW if the view hides cards or the partner
 * @since 0.4.0
 */
TALON_API talon_status talon_fh_position_before_discard(
    const talon_game *game, talon_fh_position *position);

/**
 * Checks a position, as every function that takes one does.
 *
 * @param position the position
 * @return #TALON_OK; #TALON_E_FIELD if a field that must be 0 is not 0;
 *         #TALON_E_DENOMINATION; #TALON_E_SEAT for seats that do not exist, too
 *         few or too many of them, a leader or contractor that does not play, a
 *         side that is empty or includes everyone, a misère whose side is not
 *         its contractor alone, or nominated jokers without a contractor;
 *         #TALON_E_VALUE if there is no such joker rule; #TALON_E_SUIT for
 *         suits that do not exist, and for nominated jokers with trumps;
 *         #TALON_E_CARD for a table with entries that are neither cards nor
 *         #TALON_CARD_NONE, or cards after #TALON_CARD_NONE;
 *         #TALON_E_CARD_TWICE; #TALON_E_CARD_COUNT if a seat that does not play
 *         holds cards, or if the others do not all have the same number of
 *         cards, 1 … 10, counting those on the table; #TALON_E_PLAYED if the
 *         trick on the table cannot have been played like this; #TALON_E_AMOUNT
 *         if the tricks taken and those to come are more than 10, or if any
 *         have been taken in a misère
 * @since 0.4.0
 */
TALON_API talon_status
talon_fh_position_check(const talon_fh_position *position);

/**
 * Solves a position: how many tricks the side takes with best play, or whether
 * the misère is made.
 *
 * @param[in,out] solver the solver
 * @param position the position
 * @param limit the most nodes to use; 0 for #TALON_FH_NODES_DEFAULT
 * @param stop ends the call once it is not 0 (advisor.h); null for never
 * @param[out] answer the value: `low` and `high` are equal unless unfinished
 * @return #TALON_OK; #TALON_UNFINISHED if the limit or the stop came first;
 *         #TALON_E_SOLVER; the refusals of talon_fh_position_check()
 * @since 0.4.0
 */
TALON_API talon_status talon_fh_solve(talon_fh_solver *solver,
                                      const talon_fh_position *position,
                                      uint32_t limit, const uint32_t *stop,
                                      talon_fh_answer *answer);

/**
 * Answers whether the side can take a number of tricks. This is several times
 * faster than finding the value.
 *
 * @param[in,out] solver the solver
 * @param position the position
 * @param tricks how many tricks, including those already taken; in a misère 1
 *        asks whether it is made. Any number is allowed
 * @param limit the most nodes to use; 0 for #TALON_FH_NODES_DEFAULT
 * @param stop ends the call once it is not 0 (advisor.h); null for never
 * @param[out] verdict 1 if the value is at least `tricks`, 0 if it is less, -1
 *             if unfinished
 * @return #TALON_OK; #TALON_UNFINISHED if the limit or the stop came first;
 *         #TALON_E_SOLVER; the refusals of talon_fh_position_check()
 * @since 0.4.0
 */
TALON_API talon_status talon_fh_solve_reach(talon_fh_solver *solver,
                                            const talon_fh_position *position,
                                            uint32_t tricks, uint32_t limit,
                                            const uint32_t *stop,
                                            int32_t *verdict);

/**
 * Reports the value of every card that the seat to act may play, and of each
 * suit that it may name for a joker led. The best value is that of the
 * position: the highest for a seat of the side that counts, else the lowest.
 *
 * @param[in,out] solver the solver
 * @param position the position
 * @param limit the most nodes to use; 0 for #TALON_FH_NODES_DEFAULT
 * @param stop ends the call once it is not 0 (advisor.h); null for never
 * @param[out] values the buffer, in set order, then by suit; null with capacity
 *             0 if not wanted
 * @param capacity the capacity of the buffer in values;
 *        #TALON_FH_CARD_VALUES_MAX is always enough
 * @param[out] count the number of values; with #TALON_E_SPACE, the number
 *             needed
 * @return #TALON_OK; #TALON_UNFINISHED if the limit or the stop came first;
 *         #TALON_E_SPACE; #TALON_E_SOLVER; the refusals of
 *         talon_fh_position_check()
 * @since 0.4.0
 */
TALON_API talon_status talon_fh_solve_cards(talon_fh_solver *solver,
                                            const talon_fh_position *position,
                                            uint32_t limit,
                                            const uint32_t *stop,
                                            talon_fh_card_value *values,
                                            uint32_t capacity, uint32_t *count);

/**
 * Reports a line of best play from a position to the end of the hand. Among
 * several best cards it takes the first in set order, and for a joker led it
 * names the first suit.
 *
 * @param[in,out] solver the solver
 * @param position the position
 * @param limit the most nodes to use; 0 for #TALON_FH_NODES_DEFAULT
 * @param stop ends the call once it is not 0 (advisor.h); null for never
 * @param[out] moves the buffer, filled with moves of kind #TALON_KIND_PLAY;
 *             null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in moves; #TALON_FH_LINE_MAX is
 *        always enough
 * @param[out] count the number of moves; with #TALON_E_SPACE, the number needed
 * @return #TALON_OK; #TALON_UNFINISHED if the limit or the stop came first: the
 *         line then ends early; #TALON_E_SPACE; #TALON_E_SOLVER; the refusals
 *         of talon_fh_position_check()
 * @since 0.4.0
 */
TALON_API talon_status talon_fh_solve_line(talon_fh_solver *solver,
                                           const talon_fh_position *position,
                                           uint32_t limit, const uint32_t *stop,
                                           talon_move *moves, uint32_t capacity,
                                           uint32_t *count);

/**
 * Reports what every discard of a contractor is worth that holds its hand and
 * the kitty (FH-20); where the rules let it name the suit of the jokers that it
 * keeps (FH-21), of every discard with every suit, or with none. Nothing is
 * assumed about a partner that is yet to be called (FH-22): the side is the one
 * that the position says. The contractor leads to the first trick.
 *
 * @param[in,out] solver the solver
 * @param position the position before the discard: as it will be when the
 *        contractor leads to the first trick, but the contractor has 1 … 6
 *        cards more than the others. It is of the side whose tricks count, the
 *        leader, and has not named a suit
 * @param wanted one of #talon_fh_discards_id
 * @param limit the most nodes to use; 0 for #TALON_FH_NODES_DEFAULT
 * @param stop ends the call once it is not 0 (advisor.h); null for never
 * @param[out] values the buffer, in lexicographic order of the cards laid away,
 *             each discard in set order; then by suit. Null with capacity 0 if
 *             not wanted
 * @param capacity the capacity of the buffer in values;
 *        #TALON_FH_DISCARDS_MAX is always enough
 * @param[out] count the number of values; with #TALON_E_SPACE, the number
 *             needed
 * @return #TALON_OK; #TALON_UNFINISHED if the limit or the stop came first;
 *         #TALON_E_SPACE; #TALON_E_SOLVER; #TALON_E_ARGUMENT if nothing like
 *         that can be wanted; #TALON_E_SEAT also if the contractor does not
 *         lead or is not of the side; #TALON_E_SUIT also if a suit was named;
 *         #TALON_E_PLAYED also if cards are on the table; #TALON_E_CARD_COUNT
 *         also if the contractor has as many cards as the others, or too many;
 *         the refusals of talon_fh_position_check() for the position after a
 *         discard
 * @since 0.4.0
 */
TALON_API talon_status talon_fh_solve_discards(
    talon_fh_solver *solver, const talon_fh_position *position, uint32_t wanted,
    uint32_t limit, const uint32_t *stop, talon_fh_discard_value *values,
    uint32_t capacity, uint32_t *count);

/**
 * Solves every contract of a deal, for bidding: each denomination and both
 * misères with each seat as the contractor, who leads. Jokers are not nominated
 * (FH-21), and where a partner could be called (FH-22) the contractor plays
 * alone.
 *
 * @param[in,out] solver the solver
 * @param rules rules of Five Hundred; only players, sides, `joker-no-trump` and
 *        `all-pass` matter. Misères are solved even where they may not be bid
 * @param hands the cards of each seat: 1 … 10 cards, the same number for each;
 *        0 for seats that do not exist
 * @param limit the most nodes to use; 0 for #TALON_FH_NODES_DEFAULT
 * @param stop ends the call once it is not 0 (advisor.h); null for never
 * @param[out] table the values of the contractor's side
 * @return #TALON_OK; #TALON_UNFINISHED if the limit or the stop came first;
 *         #TALON_E_SOLVER; #TALON_E_WRONG_GAME; #TALON_E_UNSUPPORTED;
 *         #TALON_E_RULES; #TALON_E_CARD_TWICE; #TALON_E_CARD_COUNT
 * @since 0.4.0
 */
TALON_API talon_status
talon_fh_solve_deal(talon_fh_solver *solver, const talon_rules *rules,
                    const talon_cards hands[TALON_FH_SEATS_MAX], uint32_t limit,
                    const uint32_t *stop, talon_fh_deal_table *table);

/**
 * Solves every contract of a deal as talon_fh_solve_deal() does, but each
 * contractor takes the kitty and discards as many cards, as is best for its
 * side (FH-20). Where the rules let it name the suit of the jokers that it
 * keeps (FH-21), it names one, or none, as is best. All cards are visible, the
 * kitty from the beginning. Where a partner could be called (FH-22) the
 * contractor plays alone.
 *
 * @param[in,out] solver the solver
 * @param rules rules of Five Hundred; only players, sides, `joker-no-trump` and
 *        `all-pass` matter. Misères are solved even where they may not be bid
 * @param hands the cards of each seat before the kitty is taken: 1 … 10 cards,
 *        the same number for each; 0 for seats that do not exist
 * @param kitty the kitty: 1 … 6 cards
 * @param limit the most nodes to use; 0 for #TALON_FH_NODES_DEFAULT
 * @param stop ends the call once it is not 0 (advisor.h); null for never
 * @param[out] table the values of the contractor's side
 * @return #TALON_OK; #TALON_UNFINISHED if the limit or the stop came first;
 *         the refusals of talon_fh_solve_deal(), where the kitty counts as
 *         another hand with a number of cards of its own
 * @since 0.4.0
 */
TALON_API talon_status talon_fh_solve_deal_with_kitty(
    talon_fh_solver *solver, const talon_rules *rules,
    const talon_cards hands[TALON_FH_SEATS_MAX], const talon_cards *kitty,
    uint32_t limit, const uint32_t *stop, talon_fh_deal_table *table);

/**
 * Reports the par of a deal, for rules with two sides: the points that one side
 * gains on the other in this hand if both bid and play as well as they can
 * while everyone sees all cards. The bidding follows the auction of the rules
 * (FH-10 … FH-19) and the hand is scored by them (FH-32 … FH-35). A deal that
 * is thrown in is worth 0. Winning or losing the game does not matter.
 *
 * The contract is one that best bidding may lead to: none of its calls gives
 * away a point. If there are several, passing out comes first, then contracts
 * that are made; of those, the one that ranks lowest (of equal rank, in the
 * order of FH-15), and the seat that calls first.
 *
 * @param rules rules of Five Hundred with two sides
 * @param dealer the seat of the dealer: the seat at its left calls first
 * @param before scores before the hand, in points, by seat; null for 0 points
 *        everywhere; they matter with `defender-cap` only (FH-35)
 * @param table the values of all contracts, of hands of ten cards
 * @param[out] par the points and the contract
 * @return #TALON_OK; #TALON_UNFINISHED if values that are ranges leave par or
 *         its contract open: then `low` and `high` are bounds that hold
 *         whatever those values are, and there is no contract;
 *         #TALON_E_WRONG_GAME; #TALON_E_UNSUPPORTED for rules that this advisor
 *         does not know or that do not have two sides; #TALON_E_RULES;
 *         #TALON_E_SEAT if there is no such dealer; #TALON_E_AMOUNT if a value
 *         in the table is not 0 … 10, or 0 … 1 in a misère, or a range is
 *         empty; #TALON_E_LIMIT and #TALON_E_ARGUMENT for scores, as
 *         talon_fh_score_hand() has them
 * @since 0.4.0
 */
TALON_API talon_status talon_fh_par_of(const talon_rules *rules, int32_t dealer,
                                       const int32_t before[TALON_FH_SEATS_MAX],
                                       const talon_fh_deal_table *table,
                                       talon_fh_par *par);

/**
 * Samples worlds of a view and reports what each card of the seat to act is
 * worth in each of them. A computer player can add up, over all worlds, what
 * these values mean to it, and play the card with the best sum: for a defender,
 * less is better (#talon_fh_card_value).
 *
 * @param[in,out] solver the solver
 * @param view a view of a game whose tricks are being played, with the seat to
 *        act among its viewers; or a complete game, which is its only world
 * @param goal what is asked of each world, one of #talon_fh_goal_id
 * @param limit the most nodes to use for all worlds together, of which each
 *        takes at least one for each card; 0 for #TALON_FH_NODES_DEFAULT
 * @param stop ends the call once it is not 0 (advisor.h); null for never
 * @param[in,out] rng the caller's generator
 * @param[out] scratch memory owned by the caller, 8-aligned; its bytes do not
 *             matter before the call and mean nothing after it
 * @param size the size of the scratch memory in bytes, at least
 *        talon_sample_size(); #TALON_SAMPLE_BYTES_MAX is always enough
 * @param wanted the number of worlds to sample
 * @param[out] worlds the buffer
 * @param capacity the capacity of the buffer in worlds; `wanted` is always
 *        enough
 * @param[out] count the number of worlds sampled: `wanted`, or fewer if
 *             unfinished; with #TALON_E_SPACE for the buffer, the number needed
 * @return #TALON_OK; #TALON_UNFINISHED if the limit or the stop came first: the
 *         values of the last world may then be ranges; #TALON_E_SOLVER;
 *         #TALON_E_WRONG_GAME; #TALON_E_UNSUPPORTED for rules that this advisor
 *         does not know; #TALON_E_PHASE if no tricks are being played;
 *         #TALON_E_VIEW if the seat to act is not a viewer; #TALON_E_ARGUMENT
 *         if there is no such goal; #TALON_E_ALIGNMENT; #TALON_E_SPACE if the
 *         buffer or the scratch memory is too small; #TALON_E_NO_WORLD;
 *         #TALON_E_TRIES, after which `rng` and the worlds already written have
 *         changed
 * @since 0.4.0
 */
TALON_API talon_status talon_fh_solve_worlds(
    talon_fh_solver *solver, const talon_game *view, uint32_t goal,
    uint32_t limit, const uint32_t *stop, talon_rng *rng, void *scratch,
    size_t size, uint32_t wanted, talon_fh_world *worlds, uint32_t capacity,
    uint32_t *count);

/**
 * Samples worlds of a contractor's view and reports what each discard is worth
 * in all of them together (FH-20, FH-21). In each world all cards are visible
 * to everyone. Where a partner can be called (FH-22) the contractor plays alone
 * in all of them.
 *
 * @param[in,out] solver the solver
 * @param view a view of a game whose contractor is about to discard, with the
 *        contractor among its viewers; or a complete game, which is its only
 *        world
 * @param goal what is asked of each world, one of #talon_fh_goal_id
 * @param limit the most nodes to use for all worlds together, of which each
 *        takes at least one for each discard; 0 for #TALON_FH_NODES_DEFAULT
 * @param stop ends the call once it is not 0 (advisor.h); null for never
 * @param[in,out] rng the caller's generator
 * @param[out] scratch memory owned by the caller, 8-aligned; its bytes do not
 *             matter before the call and mean nothing after it
 * @param size the size of the scratch memory in bytes: at least
 *        talon_sample_size(), and one for each discard;
 *        #TALON_SAMPLE_BYTES_MAX is always enough
 * @param wanted the number of the worlds to sample
 * @param[out] sums the buffer, in the order of talon_fh_solve_discards(); null
 *             with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in sums;
 *        #TALON_FH_DISCARDS_MAX is always enough
 * @param[out] count the number of sums; with #TALON_E_SPACE, the number needed
 * @return #TALON_OK; #TALON_UNFINISHED if the limit or the stop came first:
 *         there are then fewer worlds, and of some discards one fewer than of
 *         others; #TALON_E_SOLVER; #TALON_E_WRONG_GAME;
 *         #TALON_E_UNSUPPORTED for rules that this advisor does not know;
 *         #TALON_E_PHASE if no discard is due; #TALON_E_VIEW if the contractor
 *         is not a viewer; #TALON_E_ARGUMENT if there is no such goal;
 *         #TALON_E_ALIGNMENT; #TALON_E_SPACE if the buffer or the scratch
 *         memory is too small; #TALON_E_NO_WORLD; #TALON_E_TRIES, after which
 *         `rng` and the sums already written have changed
 * @since 0.4.0
 */
TALON_API talon_status talon_fh_solve_discard_worlds(
    talon_fh_solver *solver, const talon_game *view, uint32_t goal,
    uint32_t limit, const uint32_t *stop, talon_rng *rng, void *scratch,
    size_t size, uint32_t wanted, talon_fh_discard_sum *sums, uint32_t capacity,
    uint32_t *count);

/**
 * Reviews the hand being played or, until the next deal, the last one: for each
 * card that was played, what it cost and which card was best.
 *
 * @param[in,out] solver the solver
 * @param game a game of Five Hundred; or a view of one that hides neither cards
 *        nor the partner
 * @param limit the most nodes to use; 0 for #TALON_FH_NODES_DEFAULT
 * @param stop ends the call once it is not 0 (advisor.h); null for never
 * @param[out] items the buffer, in the order of play; null with capacity 0 if
 *             not wanted
 * @param capacity the capacity of the buffer in items; #TALON_FH_LINE_MAX is
 *        always enough
 * @param[out] count the number of cards played; with #TALON_E_SPACE, the number
 *             needed
 * @return #TALON_OK; #TALON_UNFINISHED if the limit or the stop came first:
 *         only the last cards are reviewed, and the items of the others have
 *         `best_card` #TALON_CARD_NONE; #TALON_E_SPACE; #TALON_E_SOLVER;
 *         #TALON_E_WRONG_GAME; #TALON_E_UNSUPPORTED for rules that this advisor
 *         does not know; #TALON_E_PHASE if no card was played; #TALON_E_VIEW if
 *         the view hides cards or the partner
 * @since 0.4.0
 */
TALON_API talon_status talon_fh_review(talon_fh_solver *solver,
                                       const talon_game *game, uint32_t limit,
                                       const uint32_t *stop,
                                       talon_fh_review_item *items,
                                       uint32_t capacity, uint32_t *count);

/**
 * Reviews the discard of the hand being played or, until the next deal, of the
 * last one (FH-20), and the suit named with it (FH-21): what it cost, and which
 * discard was best. A partner who has been called (FH-22) is taken to be the
 * partner after every discard.
 *
 * @param[in,out] solver the solver
 * @param game a game of Five Hundred; or a view of one that hides neither cards
 *        nor the partner
 * @param limit the most nodes to use; 0 for #TALON_FH_NODES_DEFAULT
 * @param stop ends the call once it is not 0 (advisor.h); null for never
 * @param[out] review the review
 * @return #TALON_OK; #TALON_UNFINISHED if the limit or the stop came first:
 *         `best_discard`, `best_suit` and `points` are then 0; #TALON_E_SOLVER;
 *         #TALON_E_WRONG_GAME; #TALON_E_UNSUPPORTED for rules that this advisor
 *         does not know; #TALON_E_PHASE if nothing was discarded;
 *         #TALON_E_VIEW if the view hides cards or the partner
 * @since 0.4.0
 */
TALON_API talon_status talon_fh_review_discard(talon_fh_solver *solver,
                                               const talon_game *game,
                                               uint32_t limit,
                                               const uint32_t *stop,
                                               talon_fh_discard_review *review);

#ifdef __cplusplus
}
#endif

#endif
