/* SPDX-License-Identifier: MIT */
/* The vocabulary of Tripoli: its kinds of moves and events, how a record writes
 * boards and purchases, and reasons. */
#include "tripoli/tr_vocabulary.h"
#include "tripoli/tr_board.h"
#include "talon/poker.h"
#include "talon/terms.h"

/* Six suits and a rank: the five pay cards, the pair, the sequence. */
static talon_status read_board(struct line *line, talon_move *move)
{
    talon_status status = TALON_OK;
    uint8_t suit = 0;
    uint32_t i, rank;

    for (i = 0; i < PAY_CARDS && status == TALON_OK; i++) {
        status = tln_line_suit(line, &suit);
        if (status == TALON_OK)
            move->cards |= BIT(CARD(suit, tln_tr_pay_rank[i]));
    }
    if (status == TALON_OK)
        status = tln_line_suit(line, &move->denomination);
    if (status == TALON_OK)
        status = tln_line_need(line);
    if (status < 0)
        return status;
    if (tln_word_rank(line->word, &rank) < 0)
        return TALON_E_SYNTAX;
    move->index = (uint8_t)rank;
    return TALON_OK;
}

static void put_pay_suits(struct out *out, talon_cards pay)
{
    uint32_t i, suit;

    for (i = 0; i < PAY_CARDS; i++) {
        for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++) {
            if (pay & BIT(CARD(suit, tln_tr_pay_rank[i]))) {
                tln_put_char(out, ' ');
                tln_put_text(out, talon_denomination_key(suit));
            }
        }
    }
}

static void write_board(struct out *out, const talon_move *move)
{
    put_pay_suits(out, move->cards);
    tln_put_char(out, ' ');
    tln_put_text(out, talon_denomination_key(move->denomination));
    tln_put_char(out, ' ');
    tln_put_rank(out, move->index);
}

/* A seat and a number of chips. */
static talon_status read_buy(struct line *line, talon_move *move)
{
    int32_t seat;
    talon_status status =
        tln_line_small(line, TALON_SEATS_MAX - 1, TALON_E_SEAT, &seat);

    if (status < 0)
        return status;
    move->other = (int8_t)seat;
    return tln_line_amount(line, &move->amount);
}

static void write_buy(struct out *out, const talon_move *move)
{
    tln_put_char(out, ' ');
    tln_put_number(out, move->other);
    tln_put_char(out, ' ');
    tln_put_number(out, move->amount);
}

static const struct own_form board_form = {read_board, write_board};
static const struct own_form buy_form = {read_buy, write_buy};

/* A kind that is only reported. */
#define EVENT(number, key, label)                                              \
    {                                                                          \
        number, WORDS(key, label), NULL, BY_EVENT, 0, 0, NULL                  \
    }

static const struct kind kinds[] = {
    {TALON_KIND_PASS, WORDS("pass", "pass"), NULL, BY_SEAT, FORM_WORD, 0, NULL},
    {TALON_KIND_PLAY, WORDS("play", "play"), NULL, BY_SEAT, FORM_CARD,
     USES_CARDS, NULL},
    {TALON_KIND_OFFER, WORDS("offer", "offer"), NULL, BY_SEAT, FORM_AMOUNT,
     USES_AMOUNT, NULL},
    {TALON_KIND_NAME, WORDS("name", "name the pay suit"), NULL, BY_SEAT,
     FORM_SUIT, USES_DENOMINATION, NULL},
    {TALON_KIND_KEEP, WORDS("keep", "keep"), NULL, BY_SEAT, FORM_WORD, 0, NULL},
    {TALON_KIND_SWAP, WORDS("swap", "swap"), NULL, BY_SEAT, FORM_WORD, 0, NULL},
    {TALON_KIND_AUCTION, WORDS("auction", "auction a hand"), NULL, BY_SEAT,
     FORM_WORD, 0, NULL},
    {TALON_KIND_SELECT_HAND, WORDS("select-hand", "choose a poker hand"),
     "select", BY_SEAT, FORM_SET, USES_CARDS, NULL},
    {TALON_KIND_CHECK, WORDS("check", "check"), NULL, BY_SEAT, FORM_WORD, 0,
     NULL},
    {TALON_KIND_BET, WORDS("bet", "bet"), NULL, BY_SEAT, FORM_AMOUNT,
     USES_AMOUNT, NULL},
    {TALON_KIND_RAISE_BY, WORDS("raise-by", "raise"), "raise", BY_SEAT,
     FORM_AMOUNT, USES_AMOUNT, NULL},
    {TALON_KIND_FOLD, WORDS("fold", "fold"), NULL, BY_SEAT, FORM_WORD, 0, NULL},
    {TALON_KIND_CALL_BET, WORDS("call-bet", "call"), "call", BY_SEAT, FORM_WORD,
     0, NULL},

    {TALON_KIND_DEAL, WORDS("deal", "deal"), NULL, BY_DEAL, FORM_SET,
     USES_CARDS, NULL},
    {TALON_KIND_BOARD, WORDS("board", "board"), NULL, BY_CHANCE, FORM_OWN,
     USES_CARDS | USES_DENOMINATION | USES_INDEX, &board_form},
    {TALON_KIND_BUY, WORDS("buy", "buy chips"), NULL, BY_TABLE, FORM_OWN,
     USES_AMOUNT | USES_OTHER, &buy_form},
    {TALON_KIND_FINISH, WORDS("finish", "finish"), NULL, BY_TABLE, FORM_AMOUNT,
     USES_AMOUNT, NULL},

    EVENT(TALON_KIND_HAND, "hand", "hand"),
    EVENT(TALON_KIND_DEALER, "dealer", "dealer"),
    EVENT(TALON_KIND_SHOWN, "shown", "shown"),
    EVENT(TALON_KIND_PAY, "pay", "pay"),
    EVENT(TALON_KIND_TAKE, "take", "take"),
    EVENT(TALON_KIND_GATHER, "gather", "gather"),
    EVENT(TALON_KIND_SIT_OUT, "sit-out", "sit out"),
    EVENT(TALON_KIND_NO_OFFER, "no-offer", "no offer"),
    EVENT(TALON_KIND_SOLD, "sold", "sold"),
    EVENT(TALON_KIND_STOP, "stop", "stop"),
    EVENT(TALON_KIND_LEAD_PASSED, "lead-passed", "lead passed"),
    EVENT(TALON_KIND_DEAL_OVER, "deal-over", "deal over"),
    EVENT(TALON_KIND_GAME_OVER, "game-over", "game over"),
    {0, NULL, NULL, 0, 0, 0, NULL},
};

static const struct term reasons[] = {
    {TALON_REASON_TURN, WORDS("turn", "next in turn")},
    {TALON_REASON_RULES, WORDS("rules", "set by the rules")},
    {TALON_REASON_DEALT, WORDS("dealt", "dealt")},
    {TALON_REASON_SWAPPED, WORDS("swapped", "by swapping")},
    {TALON_REASON_SOLD, WORDS("sold", "by buying")},
    {TALON_REASON_AT_END, WORDS("at-end", "left at the end")},
    {TALON_REASON_COLLECTING, WORDS("collecting", "shown to collect")},
    {TALON_REASON_SHOWDOWN, WORDS("showdown", "shown at the showdown")},
    {TALON_REASON_ANTE, WORDS("ante", "ante")},
    {TALON_REASON_PAY_SUIT, WORDS("pay-suit", "for naming the pay suit")},
    {TALON_REASON_FOR_HAND, WORDS("for-hand", "for the hand sold")},
    {TALON_REASON_PAY_CARD, WORDS("pay-card", "for the pay card")},
    {TALON_REASON_PAIR, WORDS("pair", "for the pair")},
    {TALON_REASON_SEQUENCE, WORDS("sequence", "for the sequence")},
    {TALON_REASON_STAKE, WORDS("stake", "stake at poker")},
    {TALON_REASON_POT, WORDS("pot", "won at poker")},
    {TALON_REASON_UNCALLED, WORDS("uncalled", "not called")},
    {TALON_REASON_PASSED_LEAD, WORDS("passed-lead", "for passing the lead")},
    {TALON_REASON_CARDS_LEFT,
     WORDS("cards-left", "for the cards left in hand")},
    {TALON_REASON_GOING_OUT, WORDS("going-out", "for going out")},
    {TALON_REASON_CLOSING, WORDS("closing", "for the closing pots")},
    {TALON_REASON_ACE, WORDS("ace", "the ace ends the run")},
    {TALON_REASON_STOP, WORDS("stop", "nobody holds the next card")},
    {TALON_REASON_OUT_OF_CARDS, WORDS("out-of-cards", "out of cards")},
    {TALON_REASON_DEAD_END, WORDS("dead-end", "nobody can lead")},
    {TALON_REASON_SESSION_OVER, WORDS("session-over", "the session is over")},
    {0, NULL},
};

/* TR-2 */
static const struct term boxes[] = {
    {TALON_TR_BOX_ACE, WORDS("ace", "ace")},
    {TALON_TR_BOX_KING, WORDS("king", "king")},
    {TALON_TR_BOX_QUEEN, WORDS("queen", "queen")},
    {TALON_TR_BOX_JACK, WORDS("jack", "jack")},
    {TALON_TR_BOX_TEN, WORDS("ten", "ten")},
    {TALON_TR_BOX_PAIR, WORDS("pair", "pair")},
    {TALON_TR_BOX_SEQUENCE, WORDS("sequence", "sequence")},
    {TALON_TR_BOX_KITTY, WORDS("kitty", "kitty")},
    {TALON_TR_BOX_POT, WORDS("pot", "pot")},
    {0, NULL},
};

/* TR-16; with the labels of talon_poker_category_label(). */
static const struct term poker[] = {
    {TALON_POKER_HIGH_CARD, WORDS("high-card", "high card")},
    {TALON_POKER_PAIR, WORDS("pair", "pair")},
    {TALON_POKER_TWO_PAIRS, WORDS("two-pairs", "two pair")},
    {TALON_POKER_THREE_OF_A_KIND, WORDS("three-of-a-kind", "three of a kind")},
    {TALON_POKER_STRAIGHT, WORDS("straight", "straight")},
    {TALON_POKER_FLUSH, WORDS("flush", "flush")},
    {TALON_POKER_FULL_HOUSE, WORDS("full-house", "full house")},
    {TALON_POKER_FOUR_OF_A_KIND, WORDS("four-of-a-kind", "four of a kind")},
    {TALON_POKER_STRAIGHT_FLUSH, WORDS("straight-flush", "straight flush")},
    {0, NULL},
};

static const struct space spaces[] = {
    {TALON_SPACE_TR_BOX, boxes},
    {TALON_SPACE_POKER, poker},
    {0, NULL},
};

const struct vocabulary tln_tr_vocabulary = {
    .kind = kinds,
    .reason = reasons,
    .space = spaces,
};
