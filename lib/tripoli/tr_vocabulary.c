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
    tln_put_text(out, talon_denomination_key(move->object));
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
    {TALON_KIND_PASS,    "pass",    BY_SEAT, FORM_WORD,   0, 0, NULL},
    {TALON_KIND_CALL_CARD,    "call",    BY_SEAT, FORM_WORD,   0, 0, NULL},
    {TALON_KIND_PLAY,    "play",    BY_SEAT, FORM_CARD,   USES_CARDS, 0, NULL},
    {TALON_KIND_OFFER,   "offer",   BY_SEAT, FORM_AMOUNT, USES_AMOUNT, 0, NULL},
    {TALON_KIND_NAME,    "name",    BY_SEAT, FORM_SUIT,   USES_OBJECT, 0, NULL},
    {TALON_KIND_KEEP,    "keep",    BY_SEAT, FORM_WORD,   0, 0, NULL},
    {TALON_KIND_SWAP,    "swap",    BY_SEAT, FORM_WORD,   0, 0, NULL},
    {TALON_KIND_AUCTION, "auction", BY_SEAT, FORM_WORD,   0, 0, NULL},
    {TALON_KIND_SELECT_HAND,  "select",  BY_SEAT, FORM_SET,    USES_CARDS, IS_PRIVATE,
     NULL},
    {TALON_KIND_CHECK,   "check",   BY_SEAT, FORM_WORD,   0, 0, NULL},
    {TALON_KIND_BET,     "bet",     BY_SEAT, FORM_AMOUNT, USES_AMOUNT, 0, NULL},
    {TALON_KIND_RAISE_BY,   "raise",   BY_SEAT, FORM_AMOUNT, USES_AMOUNT, 0, NULL},
    {TALON_KIND_FOLD,    "fold",    BY_SEAT, FORM_WORD,   0, 0, NULL},

    {TALON_KIND_BOARD,  "board",  BY_TABLE, FORM_OWN,
     USES_CARDS | USES_AMOUNT | USES_OBJECT, IS_CHANCE, &board_form},
    {TALON_KIND_BUY,    "buy",    BY_TABLE, FORM_OWN,
     USES_AMOUNT | USES_OBJECT, 0, &buy_form},
    {TALON_KIND_FINISH, "finish", BY_TABLE, FORM_AMOUNT, USES_AMOUNT, 0, NULL},
    {TALON_KIND_DEAL,   "deal",   BY_DEAL,  FORM_SET,    USES_CARDS, 0, NULL},

    {TALON_KIND_HAND,        "hand",        BY_EVENT, 0, 0, IS_PRIVATE, NULL},
    {TALON_KIND_DEALER,      "dealer",      BY_EVENT, 0, 0, 0, NULL},
    {TALON_KIND_SHOWN,       "shown",       BY_EVENT, 0, 0, 0, NULL},
    {TALON_KIND_PAY,         "pay",         BY_EVENT, 0, 0, 0, NULL},
    {TALON_KIND_TAKE,        "take",        BY_EVENT, 0, 0, 0, NULL},
    {TALON_KIND_GATHER,      "gather",      BY_EVENT, 0, 0, 0, NULL},
    {TALON_KIND_SIT_OUT,     "sit-out",     BY_EVENT, 0, 0, 0, NULL},
    {TALON_KIND_NO_OFFER,    "no-offer",    BY_EVENT, 0, 0, 0, NULL},
    {TALON_KIND_SOLD,        "sold",        BY_EVENT, 0, 0, 0, NULL},
    {TALON_KIND_STOP,        "stop",        BY_EVENT, 0, 0, 0, NULL},
    {TALON_KIND_LEAD_PASSED, "lead-passed", BY_EVENT, 0, 0, 0, NULL},
    {TALON_KIND_DEAL_OVER,   "deal-over",   BY_EVENT, 0, 0, 0, NULL},
    {TALON_KIND_GAME_OVER,   "game-over",   BY_EVENT, 0, 0, 0, NULL},
    {0, NULL, 0, 0, 0, 0, NULL},
};

static const struct term reasons[] = {
    {TALON_REASON_TURN, "turn", "by turn"},
    {TALON_REASON_RULES, "rules", "as the rules say"},
    {TALON_REASON_DEALT, "dealt", "dealt"},
    {TALON_REASON_SWAPPED, "swapped", "by the swap"},
    {TALON_REASON_SOLD, "sold", "by the sale"},
    {TALON_REASON_AT_END, "end", "left at the end"},
    {TALON_REASON_COLLECTING, "collecting", "shown to collect"},
    {TALON_REASON_SHOWDOWN, "showdown", "shown at the showdown"},
    {TALON_REASON_ANTE, "ante", "ante"},
    {TALON_REASON_PAY_SUIT, "pay-suit", "for naming the pay suit"},
    {TALON_REASON_FOR_HAND, "for-hand", "for the hand sold"},
    {TALON_REASON_PAY_CARD, "pay-card", "for the pay card"},
    {TALON_REASON_PAIR, "pair", "for the pair"},
    {TALON_REASON_SEQUENCE, "sequence", "for the sequence"},
    {TALON_REASON_STAKE, "stake", "staked at poker"},
    {TALON_REASON_POT, "pot", "won at poker"},
    {TALON_REASON_UNCALLED, "uncalled", "called by nobody"},
    {TALON_REASON_PASSED_LEAD, "passed-lead", "for passing the lead"},
    {TALON_REASON_CARDS_LEFT, "cards-left", "for the cards left in hand"},
    {TALON_REASON_GOING_OUT, "going-out", "for going out"},
    {TALON_REASON_CLOSING, "closing", "for the closing pots"},
    {TALON_REASON_ACE, "ace", "the ace ends the run"},
    {TALON_REASON_STOP, "stop", "the next card is in no hand"},
    {TALON_REASON_OUT_OF_CARDS, "out", "out of cards"},
    {TALON_REASON_DEAD_END, "dead-end", "nobody can lead"},
    {TALON_REASON_SESSION_OVER, "session-over", "the session is over"},
    {0, NULL, NULL},
};
/* clang-format on */

const struct vocabulary tln_tr_vocabulary = {
    .kind = kinds,
    .reason = reasons,
};
