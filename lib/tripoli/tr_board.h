/* SPDX-License-Identifier: MIT */
/* The board (TR-2, TR-6, TR-9): which cards pay, from the rules alone, and what
 * a hand is entitled to. */
#ifndef TALON_TRIPOLI_TR_BOARD_H
#define TALON_TRIPOLI_TR_BOARD_H

#include "base/set.h"
#include "talon/tripoli.h"

/* TR-2: the ranks tied to the boxes `ace` … `ten`, in that order. */
#define PAY_CARDS 5
extern const uint8_t tln_tr_pay_rank[PAY_CARDS];

/* TR-2: the cards that pay. `sequence` holds its three cards in every suit. All
 * 0 until the board of a deal is known (TR-6, TR-9; the sequence alone may be
 * known earlier). */
struct board {
    talon_cards pay;
    talon_cards pair;
    talon_cards sequence;
};

/* The board of the options; the one in a move of the table (TR-6); the one of
 * the options with pay cards and pair in one suit (TR-9). */
struct board tln_tr_board_of_rules(const int32_t *rule);
struct board tln_tr_board_turned(const int32_t *rule, const talon_move *move);
struct board tln_tr_board_in_suit(const int32_t *rule, uint32_t suit);

int tln_tr_is_same_board(const struct board *one, const struct board *other);

/* Whether a board can have been turned; whether it is the one in some suit. */
int tln_tr_is_board_turned(const int32_t *rule, const struct board *board);
int tln_tr_is_board_in_suit(const int32_t *rule, const struct board *board);

/* The card tied to a box `ace` … `ten`, or TALON_CARD_NONE. */
talon_card tln_tr_pay_card(const struct board *board, uint32_t box);

/* What a hand is entitled to (TR-14): the boxes, and the cards for them. */
uint32_t tln_tr_entitled(const struct board *board, talon_cards hand,
                         talon_cards *cards);

/* The cards of a hand that entitle it to one box, or 0. */
talon_cards tln_tr_entitling(const struct board *board, talon_cards hand,
                             uint32_t box);

/* TR-28: the boxes that a card collects when it is played, as the last of some
 * cards that one seat has played in direct succession. */
uint32_t tln_tr_collected_by(const struct board *board, talon_cards cards,
                             talon_cards last);

#endif
