/* SPDX-License-Identifier: MIT */
/* Which cards pay, and what a hand is entitled to (TR-2, TR-6, TR-9, TR-14).
 *
 * The sequence is kept in all four suits, so that one expression finds the
 * suits in which a hand has all of its cards. */
#include "tripoli/tr_board.h"
#include "tripoli/tr_cards.h"

/* TR-2: the ranks tied to the boxes `ace` … `ten`, in that order. */
const uint8_t tln_tr_pay_rank[PAY_CARDS] = {
    TALON_RANK_ACE, TALON_RANK_KING, TALON_RANK_QUEEN, TALON_RANK_JACK, 10};

static talon_cards pair_in(uint32_t suit, int32_t pair)
{
    if (pair == TALON_TR_PAIR_ACE_KING)
        return BIT(CARD(suit, TALON_RANK_ACE)) |
               BIT(CARD(suit, TALON_RANK_KING));
    return BIT(CARD(suit, TALON_RANK_KING)) | BIT(CARD(suit, TALON_RANK_QUEEN));
}

/* Three ranks in a row, from the lowest, in every suit. */
static talon_cards sequence_from(uint32_t rank)
{
    talon_card low = CARD(TALON_SUIT_SPADES, rank);
    talon_card middle = card_above(low);

    return (BIT(low) | BIT(middle) | BIT(card_above(middle))) * IN_EVERY_SUIT;
}

struct board tln_tr_board_of_rules(const int32_t *rule)
{
    struct board board;
    uint32_t i;

    board.pay = 0;
    for (i = 0; i < PAY_CARDS; i++)
        board.pay |=
            BIT(CARD(rule[TALON_TR_OPTION_PAY_ACE + i], tln_tr_pay_rank[i]));
    board.pair = pair_in((uint32_t)rule[TALON_TR_OPTION_PAIR_SUIT],
                         rule[TALON_TR_OPTION_PAIR]);
    board.sequence = sequence_from((uint32_t)rule[TALON_TR_OPTION_SEQUENCE]);
    return board;
}

struct board tln_tr_board_turned(const int32_t *rule, const talon_move *move)
{
    return (struct board){
        .pay = move->cards,
        .pair = pair_in(move->denomination, rule[TALON_TR_OPTION_PAIR]),
        .sequence = sequence_from(move->index),
    };
}

/* The sequence stays valid in any suit. */
struct board tln_tr_board_in_suit(const int32_t *rule, uint32_t suit)
{
    struct board board = tln_tr_board_of_rules(rule);
    uint32_t i;

    board.pay = 0;
    for (i = 0; i < PAY_CARDS; i++)
        board.pay |= BIT(CARD(suit, tln_tr_pay_rank[i]));
    board.pair = pair_in(suit, rule[TALON_TR_OPTION_PAIR]);
    return board;
}

int tln_tr_is_same_board(const struct board *one, const struct board *other)
{
    return one->pay == other->pay && one->pair == other->pair &&
           one->sequence == other->sequence;
}

int tln_tr_is_board_in_suit(const int32_t *rule, const struct board *board)
{
    uint32_t suit;

    for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++) {
        struct board named = tln_tr_board_in_suit(rule, suit);

        if (tln_tr_is_same_board(&named, board))
            return 1;
    }
    return 0;
}

/* One card of each rank that pays. */
static int is_pay_set(talon_cards pay)
{
    uint32_t i;

    for (i = 0; i < PAY_CARDS; i++) {
        talon_cards card = pay & (IN_EVERY_SUIT << (tln_tr_pay_rank[i] - 2));

        if (!set_is_single(card))
            return 0;
        pay &= ~card;
    }
    return pay == 0;
}

static int is_pair(talon_cards cards, int32_t pair)
{
    uint32_t suit;

    for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++) {
        if (pair_in(suit, pair) == cards)
            return 1;
    }
    return 0;
}

static int is_sequence(talon_cards cards)
{
    uint32_t rank = 2;

    while (rank < TALON_RANK_QUEEN && sequence_from(rank) != cards)
        rank = rank == 10 ? TALON_RANK_JACK : rank + 1;
    return sequence_from(rank) == cards;
}

int tln_tr_is_board_turned(const int32_t *rule, const struct board *board)
{
    return is_pay_set(board->pay) &&
           is_pair(board->pair, rule[TALON_TR_OPTION_PAIR]) &&
           is_sequence(board->sequence);
}

talon_card tln_tr_pay_card(const struct board *board, uint32_t box)
{
    talon_cards card =
        board->pay & (IN_EVERY_SUIT << (tln_tr_pay_rank[box - 1] - 2));

    return card != 0 ? set_lowest(card) : TALON_CARD_NONE;
}

/* The sequences a hand holds, in any suits: those of which no card is
 * missing. */
static talon_cards whole_sequences(const struct board *board, talon_cards hand)
{
    return board->sequence & ~suits_of(board->sequence & ~hand);
}

/* The pair if a hand holds it. */
static talon_cards whole_pair(const struct board *board, talon_cards hand)
{
    return (hand & board->pair) == board->pair ? board->pair : 0;
}

talon_cards tln_tr_entitling(const struct board *board, talon_cards hand,
                             uint32_t box)
{
    switch (box) {
    case TALON_TR_BOX_PAIR:
        return whole_pair(board, hand);
    case TALON_TR_BOX_SEQUENCE:
        return whole_sequences(board, hand);
    default:
        return hand & board->pay &
               (IN_EVERY_SUIT << (tln_tr_pay_rank[box - 1] - 2));
    }
}

/* The boxes of some pay cards, perhaps a pair, and perhaps sequences. */
static uint32_t boxes_of(talon_cards pay, talon_cards pair,
                         talon_cards sequences)
{
    talon_cards ranks = pay | pay >> 2 * LANE;
    uint32_t boxes = (uint32_t)(pair != 0) << TALON_TR_BOX_PAIR |
                     (uint32_t)(sequences != 0) << TALON_TR_BOX_SEQUENCE;
    uint32_t i;

    ranks |= ranks >> LANE;
    for (i = 0; i < PAY_CARDS; i++) {
        boxes |= (uint32_t)(ranks >> (tln_tr_pay_rank[i] - 2) & 1)
                 << (TALON_TR_BOX_ACE + i);
    }
    return boxes;
}

uint32_t tln_tr_entitled(const struct board *board, talon_cards hand,
                         talon_cards *cards)
{
    talon_cards pay = hand & board->pay;
    talon_cards pair = whole_pair(board, hand);
    talon_cards sequences = whole_sequences(board, hand);

    *cards = pay | pair | sequences;
    return boxes_of(pay, pair, sequences);
}

uint32_t tln_tr_collected_by(const struct board *board, talon_cards cards,
                             talon_cards last)
{
    return boxes_of(board->pay & last, whole_pair(board, cards) & last,
                    whole_sequences(board, cards) & last);
}
