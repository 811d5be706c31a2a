/* The words of Tripoli: its kinds of moves and events, how a record writes
 * boards and purchases, and reasons. */
#include "tripoli/tr_vocabulary.h"
#include "tripoli/tr_board.h"

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
        status = tln_line_suit(line, &move->object);
    if (status == TALON_OK)
        status = tln_line_need(line);
    if (status < 0)
        return status;
    if (tln_word_rank(line->word, &rank) < 0)
        return TALON_E_SYNTAX;
    move->amount = (int32_t)rank;
    return TALON_OK;
}

static void put_pay_suits(struct out *out, talon_cards pay)
{
    uint32_t i, suit;

    for (i = 0; i < PAY_CARDS; i++) {
        for (suit = TALON_SPADES; suit <= TALON_HEARTS; suit++) {
            if (pay & BIT(CARD(suit, tln_tr_pay_rank[i]))) {
                tln_put_char(out, ' ');
                tln_put_text(out, talon_object_key(suit));
            }
        }
    }
}

static void write_board(struct out *out, const talon_move *move)
{
    put_pay_suits(out, move->cards);
    tln_put_char(out, ' ');
    tln_put_text(out, talon_object_key(move->object));
    tln_put_char(out, ' ');
    tln_put_rank(out, (uint32_t)move->amount);
}

/* A seat and a number of chips. */
static talon_status read_buy(struct line *line, talon_move *move)
{
    int32_t seat;
    talon_status status = tln_line_amount(line, &seat);

    if (status < 0)
        return status;
    if (seat >= TALON_SEATS_MAX)
        return TALON_E_SEAT;
    move->object = (uint8_t)(seat + 1);
    return tln_line_amount(line, &move->amount);
}

static void write_buy(struct out *out, const talon_move *move)
{
    tln_put_char(out, ' ');
    tln_put_number(out, move->object - 1);
    tln_put_char(out, ' ');
    tln_put_number(out, move->amount);
}

static const struct own_form board_form = {read_board, write_board};
static const struct own_form buy_form = {read_buy, write_buy};

/* clang-format off */
static const struct kind kinds[] = {
    {TALON_PASS,    "pass",    BY_SEAT, FORM_WORD,   0, 0, NULL},
    {TALON_CALL,    "call",    BY_SEAT, FORM_WORD,   0, 0, NULL},
    {TALON_PLAY,    "play",    BY_SEAT, FORM_CARD,   USES_CARDS, 0, NULL},
    {TALON_OFFER,   "offer",   BY_SEAT, FORM_AMOUNT, USES_AMOUNT, 0, NULL},
    {TALON_NAME,    "name",    BY_SEAT, FORM_SUIT,   USES_OBJECT, 0, NULL},
    {TALON_KEEP,    "keep",    BY_SEAT, FORM_WORD,   0, 0, NULL},
    {TALON_SWAP,    "swap",    BY_SEAT, FORM_WORD,   0, 0, NULL},
    {TALON_AUCTION, "auction", BY_SEAT, FORM_WORD,   0, 0, NULL},
    {TALON_SELECT,  "select",  BY_SEAT, FORM_SET,    USES_CARDS, IS_PRIVATE,
     NULL},
    {TALON_CHECK,   "check",   BY_SEAT, FORM_WORD,   0, 0, NULL},
    {TALON_BET,     "bet",     BY_SEAT, FORM_AMOUNT, USES_AMOUNT, 0, NULL},
    {TALON_RAISE,   "raise",   BY_SEAT, FORM_AMOUNT, USES_AMOUNT, 0, NULL},
    {TALON_FOLD,    "fold",    BY_SEAT, FORM_WORD,   0, 0, NULL},

    {TALON_BOARD,  "board",  BY_TABLE, FORM_OWN,
     USES_CARDS | USES_AMOUNT | USES_OBJECT, IS_CHANCE, &board_form},
    {TALON_BUY,    "buy",    BY_TABLE, FORM_OWN,
     USES_AMOUNT | USES_OBJECT, 0, &buy_form},
    {TALON_FINISH, "finish", BY_TABLE, FORM_AMOUNT, USES_AMOUNT, 0, NULL},
    {TALON_DEAL,   "deal",   BY_DEAL,  FORM_SET,    USES_CARDS, 0, NULL},

    {TALON_HAND,        "hand",        BY_EVENT, 0, 0, IS_PRIVATE, NULL},
    {TALON_DEALER,      "dealer",      BY_EVENT, 0, 0, 0, NULL},
    {TALON_SHOWN,       "shown",       BY_EVENT, 0, 0, 0, NULL},
    {TALON_PAY,         "pay",         BY_EVENT, 0, 0, 0, NULL},
    {TALON_TAKE,        "take",        BY_EVENT, 0, 0, 0, NULL},
    {TALON_GATHER,      "gather",      BY_EVENT, 0, 0, 0, NULL},
    {TALON_SIT_OUT,     "sit-out",     BY_EVENT, 0, 0, 0, NULL},
    {TALON_NO_OFFER,    "no-offer",    BY_EVENT, 0, 0, 0, NULL},
    {TALON_SOLD,        "sold",        BY_EVENT, 0, 0, 0, NULL},
    {TALON_STOP,        "stop",        BY_EVENT, 0, 0, 0, NULL},
    {TALON_LEAD_PASSED, "lead-passed", BY_EVENT, 0, 0, 0, NULL},
    {TALON_DEAL_OVER,   "deal-over",   BY_EVENT, 0, 0, 0, NULL},
    {TALON_GAME_OVER,   "game-over",   BY_EVENT, 0, 0, 0, NULL},
    {0, NULL, 0, 0, 0, 0, NULL},
};

static const struct term reasons[] = {
    {TALON_BY_TURN, "turn", "by turn"},
    {TALON_BY_RULES, "rules", "as the rules say"},
    {TALON_BY_DEAL, "dealt", "dealt"},
    {TALON_BY_SWAP, "swapped", "by the swap"},
    {TALON_BY_SALE, "sold", "by the sale"},
    {TALON_AT_END, "end", "left at the end"},
    {TALON_BY_COLLECTING, "collecting", "shown to collect"},
    {TALON_AT_SHOWDOWN, "showdown", "shown at the showdown"},
    {TALON_FOR_ANTE, "ante", "ante"},
    {TALON_FOR_PAY_SUIT, "pay-suit", "for naming the pay suit"},
    {TALON_FOR_HAND, "for-hand", "for the hand sold"},
    {TALON_FOR_PAY_CARD, "pay-card", "for the pay card"},
    {TALON_FOR_PAIR, "pair", "for the pair"},
    {TALON_FOR_SEQUENCE, "sequence", "for the sequence"},
    {TALON_FOR_STAKE, "stake", "staked at poker"},
    {TALON_FOR_POT, "pot", "won at poker"},
    {TALON_UNCALLED, "uncalled", "called by nobody"},
    {TALON_FOR_PASSED_LEAD, "passed-lead", "for passing the lead"},
    {TALON_FOR_CARDS_LEFT, "cards-left", "for the cards left in hand"},
    {TALON_FOR_GOING_OUT, "going-out", "for going out"},
    {TALON_FOR_CLOSING, "closing", "for the closing pots"},
    {TALON_BY_ACE, "ace", "the ace ends the run"},
    {TALON_BY_STOP, "stop", "the next card is in no hand"},
    {TALON_OUT_OF_CARDS, "out", "out of cards"},
    {TALON_DEAD_END, "dead-end", "nobody can lead"},
    {TALON_SESSION_OVER, "session-over", "the session is over"},
    {0, NULL, NULL},
};
/* clang-format on */

const struct vocabulary tln_tr_vocabulary = {
    .kind = kinds,
    .reason = reasons,
};
