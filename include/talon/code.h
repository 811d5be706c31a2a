/* SPDX-License-Identifier: MIT */
/**
 * @file code.h
 * Codes of moves, for programs that learn: numbers that mean the same in every
 * position under given rules.
 *
 * A *code* is a number from 0 up to, but not including, the code count of the
 * rules. It stands for one thing: a kind with its amount and denomination
 * ("pass", "bid 7 spades", "raise by 3"); one card of a kind with cards ("play
 * the king of hearts", "discard the four of clubs"); or the suit named at the
 * end of a move with cards.
 *
 * A move of a seat is a sequence of codes. A kind without cards takes one. A
 * kind with cards takes one for each card, rising (which is the order of card
 * numbers), and then, where the move names a suit, one for the suit. A discard
 * under rules that let it name one (FH-21) always ends that way, with a code of
 * its own for "none". So no sequence is the beginning of another that is legal
 * in the same position, and which sequence belongs to a move depends on the
 * rules alone, never on the position or the seat.
 *
 * Moves of the table have no codes: the host is not a player.
 *
 * Under the same rules, codes stay the same in all later releases with the same
 * soname.
 */
#ifndef TALON_CODE_H
#define TALON_CODE_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Which amounts have codes.
 *
 * @since 0.4.0
 */
enum talon_codes_id {
    TALON_CODES_EXACT = 0, /**< every amount, so that every move of a seat has
                                codes. Not supported by rules that would need
                                more than #TALON_RULES_CODES_MAX: those with
                                offers (TR-11), or bets without a limit or with
                                one beyond 1900 (TR-18) */
    TALON_CODES_LADDER = 1 /**< the amounts 1 … 10, then 15, 20, 30, 50, 70, 100
                                times 1, 10, 100, 1000 and 10000, and the bet
                                limit. So some legal moves have no codes; but
                                some move always has: a pass, a check, a call or
                                a fold. Supported by all rules */
};

/**
 * Reports how many codes there are under some rules.
 *
 * @param rules the rules
 * @param mode which amounts have codes, one of #talon_codes_id
 * @param[out] code_count the number of codes; every code is below it
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_RULES; #TALON_E_ARGUMENT if there
 *         is no such mode; #TALON_E_UNSUPPORTED if these rules need too many
 *         codes, or have an option value that this library does not support
 * @since 0.4.0
 */
TALON_API talon_status talon_rules_code_count(const talon_rules *rules,
                                              uint32_t mode,
                                              uint32_t *code_count);

/**
 * Reports what a code stands for, as a part of a move: its kind, and of the
 * other fields only those that the code stands for. All others are 0, `seat`
 * too. No two codes stand for the same.
 *
 * @param rules the rules
 * @param mode which amounts have codes, one of #talon_codes_id
 * @param code the code
 * @param[out] part the kind, with an amount and a denomination; with one card;
 *             or, for the end of a move with cards, with the denomination named
 *             (0 for none)
 * @return #TALON_OK; #TALON_E_CODE if there is no such code; and the refusals
 *         of talon_rules_code_count()
 * @since 0.4.0
 */
TALON_API talon_status talon_rules_code_meaning(const talon_rules *rules,
                                                uint32_t mode, uint32_t code,
                                                talon_move *part);

/**
 * Lists the codes of a move of a seat. The move need not be legal now: the game
 * supplies the rules, and its position does not matter.
 *
 * @param game the game or view
 * @param mode which amounts have codes, one of #talon_codes_id
 * @param next_move the move
 * @param[out] codes the buffer; null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in codes; #TALON_MOVE_CODES_MAX is
 *        always enough
 * @param[out] count the number of codes, at least 1; with #TALON_E_SPACE, the
 *             number needed
 * @return #TALON_OK; #TALON_E_SPACE; #TALON_E_SEAT if it is not a move of a
 *         seat; #TALON_E_KIND if seats make no moves of this kind under these
 *         rules; #TALON_E_FIELD, #TALON_E_DENOMINATION, #TALON_E_OTHER,
 *         #TALON_E_AMOUNT, #TALON_E_INDEX, #TALON_E_CARD_COUNT or
 *         #TALON_E_CARD_FOREIGN if these rules never allow such a move;
 *         #TALON_E_CODE if its amount has no code; #TALON_E_ARGUMENT if there
 *         is no such mode; #TALON_E_UNSUPPORTED if these rules need too many
 *         codes
 * @since 0.4.0
 */
TALON_API talon_status talon_game_move_codes(const talon_game *game,
                                             uint32_t mode,
                                             const talon_move *next_move,
                                             uint32_t *codes, uint32_t capacity,
                                             uint32_t *count);

/**
 * Lists the codes with which a seat may begin its move or, after some codes, go
 * on with it. Whatever is listed can be completed to a legal move, and every
 * legal move that has codes can be reached in this way.
 *
 * @param game the game
 * @param seat the seat; it may owe a move without being to act
 *        (talon_game_owing())
 * @param mode which amounts have codes, one of #talon_codes_id
 * @param prefix the codes so far; null if prefix_count is 0
 * @param prefix_count the number of codes so far
 * @param[out] codes the buffer, which is filled in rising order; null with
 *             capacity 0 if not wanted
 * @param capacity the capacity of the buffer in codes; #TALON_RULES_CODES_MAX
 *        is always enough
 * @param[out] count the number of codes; 0 if the codes so far are a complete
 *             move, or if there are none and the seat owes nothing now; with
 *             #TALON_E_SPACE, the number needed
 * @return #TALON_OK; #TALON_UNKNOWN and no codes if the seat is not a viewer of
 *         this view; #TALON_E_SPACE; #TALON_E_SEAT if it is not a seat;
 *         #TALON_E_CODE if the codes so far begin no legal move;
 *         #TALON_E_ARGUMENT if there is no such mode; #TALON_E_UNSUPPORTED if
 *         these rules need too many codes
 * @since 0.4.0
 */
TALON_API talon_status talon_game_codes_after(
    const talon_game *game, int32_t seat, uint32_t mode, const uint32_t *prefix,
    uint32_t prefix_count, uint32_t *codes, uint32_t capacity, uint32_t *count);

/**
 * Fills in a mask of the codes with which a seat may begin its move or, after
 * some codes, go on with it: those that talon_game_codes_after() lists.
 *
 * @param game the game
 * @param seat the seat; it may owe a move without being to act
 *        (talon_game_owing())
 * @param mode which amounts have codes, one of #talon_codes_id
 * @param prefix the codes so far; null if prefix_count is 0
 * @param prefix_count the number of codes so far
 * @param[out] mask the buffer, with a number for each code of the rules: 1 if
 *             it may come next, else 0; null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in numbers;
 *        #TALON_RULES_CODES_MAX is always enough
 * @param[out] count the number of numbers, which is that of
 *             talon_rules_code_count(); with #TALON_E_SPACE, too
 * @return #TALON_OK; #TALON_UNKNOWN and only zeros if the seat is not a viewer
 *         of this view; #TALON_E_SPACE; #TALON_E_SEAT if it is not a seat;
 *         #TALON_E_CODE if the codes so far begin no legal move;
 *         #TALON_E_ARGUMENT if there is no such mode; #TALON_E_UNSUPPORTED if
 *         these rules need too many codes
 * @since 0.4.0
 */
TALON_API talon_status talon_game_code_mask(
    const talon_game *game, int32_t seat, uint32_t mode, const uint32_t *prefix,
    uint32_t prefix_count, uint8_t *mask, uint32_t capacity, uint32_t *count);

/**
 * Reports the move that has some codes. It is legal: talon_game_check() accepts
 * it.
 *
 * @param game the game
 * @param seat the seat; it may owe a move without being to act
 *        (talon_game_owing())
 * @param mode which amounts have codes, one of #talon_codes_id
 * @param codes the codes of the move
 * @param code_count the number of codes
 * @param[out] next_move the move
 * @return #TALON_OK; #TALON_E_CODE if the codes are neither a legal move nor
 *         the beginning of one; #TALON_E_INCOMPLETE if they are only the
 *         beginning; #TALON_E_VIEW if the seat is not a viewer of this view;
 *         #TALON_E_SEAT if it is not a seat; #TALON_E_ARGUMENT if there is no
 *         such mode; #TALON_E_UNSUPPORTED if these rules need too many codes
 * @since 0.4.0
 */
TALON_API talon_status talon_game_move_of_codes(const talon_game *game,
                                                int32_t seat, uint32_t mode,
                                                const uint32_t *codes,
                                                uint32_t code_count,
                                                talon_move *next_move);

#ifdef __cplusplus
}
#endif

#endif
