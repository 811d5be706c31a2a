/* SPDX-License-Identifier: MIT */
/* The sentence of each kind of event. */
#include "words/tell/events.h"

#include "talon/poker.h"
#include "talon/terms.h"

/* A kind, a reason or 0 for all others, and the message. */
struct row {
    uint16_t kind;
    uint16_t reason;
    uint16_t message;
};

/* clang-format off */
static const struct row rows[] = {
    {TALON_KIND_PASS, 0, W_PASS},
    {TALON_KIND_BID, 0, W_BID_EVENT},
    {TALON_KIND_DISCARD, 0, W_DISCARD},
    {TALON_KIND_CALL_CARD, 0, W_CALL_CARD},
    {TALON_KIND_ALONE, 0, W_ALONE},
    {TALON_KIND_PLAY, 0, W_PLAY},
    {TALON_KIND_OFFER, 0, W_OFFER},
    {TALON_KIND_NAME, 0, W_NAME},
    {TALON_KIND_KEEP, 0, W_KEEP},
    {TALON_KIND_SWAP, 0, W_SWAP},
    {TALON_KIND_AUCTION, 0, W_AUCTION},
    {TALON_KIND_SELECT_HAND, 0, W_SELECT_HAND},
    {TALON_KIND_CHECK, 0, W_CHECK},
    {TALON_KIND_BET, 0, W_BET},
    {TALON_KIND_RAISE_BY, 0, W_RAISE},
    {TALON_KIND_FOLD, 0, W_FOLD},
    {TALON_KIND_CALL_BET, 0, W_CALL},
    {TALON_KIND_DRAW, 0, W_DRAW},
    {TALON_KIND_DEAL, 0, W_DEAL},
    {TALON_KIND_BOARD, 0, W_BOARD},
    {TALON_KIND_BUY, 0, W_BUY},
    {TALON_KIND_FINISH, 0, W_FINISH},
    {TALON_KIND_HAND, 0, W_HAND},
    {TALON_KIND_DEALER, TALON_REASON_DRAW, W_DEALER_DRAW},
    {TALON_KIND_DEALER, TALON_REASON_SAME_DEALER, W_DEALER_AGAIN},
    {TALON_KIND_DEALER, 0, W_DEALER},
    {TALON_KIND_REDRAW, 0, W_REDRAW},
    {TALON_KIND_CONTRACT, 0, W_CONTRACT},
    {TALON_KIND_PASSED_OUT, TALON_REASON_NEXT_DEALER, W_PASSED_OUT_NEXT},
    {TALON_KIND_PASSED_OUT, TALON_REASON_DEAL_AGAIN, W_PASSED_OUT_AGAIN},
    {TALON_KIND_PASSED_OUT, TALON_REASON_PLAY, W_PASSED_OUT_PLAY},
    {TALON_KIND_KITTY, 0, W_KITTY},
    {TALON_KIND_LAID_DOWN, 0, W_LAID_DOWN},
    {TALON_KIND_VOID, 0, W_VOID},
    {TALON_KIND_PARTNER, 0, W_PARTNER},
    {TALON_KIND_SHOWN, TALON_REASON_DRAW, W_SHOWN_DRAW},
    {TALON_KIND_SHOWN, TALON_REASON_OPEN_MISERE, W_SHOWN_OPEN},
    {TALON_KIND_SHOWN, TALON_REASON_AT_END, W_SHOWN_END},
    {TALON_KIND_SHOWN, TALON_REASON_SHOWDOWN, W_SHOWN_POKER},
    {TALON_KIND_SHOWN, 0, W_SHOWN},
    {TALON_KIND_TRICK, 0, W_TRICK},
    {TALON_KIND_HAND_OVER, TALON_REASON_TEN_TRICKS, W_HAND_OVER_TRICKS},
    {TALON_KIND_HAND_OVER, TALON_REASON_MISERE_LOST, W_HAND_OVER_MISERE},
    {TALON_KIND_HAND_OVER, TALON_REASON_THROWN_IN, W_HAND_OVER_THROWN},
    {TALON_KIND_HAND_OVER, 0, W_HAND_OVER},
    {TALON_KIND_SCORE, TALON_REASON_CONTRACT_MADE, W_SCORE_MADE},
    {TALON_KIND_SCORE, TALON_REASON_SLAM_MADE, W_SCORE_SLAM},
    {TALON_KIND_SCORE, TALON_REASON_CONTRACT_FAILED, W_SCORE_FAILED},
    {TALON_KIND_SCORE, TALON_REASON_CONTRACT_BEATEN, W_SCORE_BEATEN},
    {TALON_KIND_SCORE, TALON_REASON_TRICK_POINTS, W_SCORE_TRICKS},
    {TALON_KIND_SCORE, 0, W_SCORE},
    {TALON_KIND_BARRED, 0, W_BARRED},
    {TALON_KIND_PAY, TALON_REASON_ANTE, W_ANTE},
    {TALON_KIND_PAY, TALON_REASON_PAY_SUIT, W_PAY_SUIT},
    {TALON_KIND_PAY, TALON_REASON_FOR_HAND, W_PAY_HAND},
    {TALON_KIND_PAY, TALON_REASON_PASSED_LEAD, W_PAY_LEAD},
    {TALON_KIND_PAY, TALON_REASON_CARDS_LEFT, W_PAY_LEFT},
    {TALON_KIND_PAY, 0, W_PAY},
    {TALON_KIND_TAKE, TALON_REASON_PAY_CARD, W_TAKE_CARDS},
    {TALON_KIND_TAKE, TALON_REASON_PAIR, W_TAKE_CARDS},
    {TALON_KIND_TAKE, TALON_REASON_SEQUENCE, W_TAKE_CARDS},
    {TALON_KIND_TAKE, TALON_REASON_POT, W_TAKE_POT},
    {TALON_KIND_TAKE, TALON_REASON_UNCALLED, W_TAKE_UNCALLED},
    {TALON_KIND_TAKE, TALON_REASON_GOING_OUT, W_TAKE_OUT},
    {TALON_KIND_TAKE, 0, W_TAKE},
    {TALON_KIND_GATHER, 0, W_GATHER},
    {TALON_KIND_SIT_OUT, 0, W_SIT_OUT},
    {TALON_KIND_NO_OFFER, 0, W_NO_OFFER},
    {TALON_KIND_SOLD, 0, W_SOLD},
    {TALON_KIND_STOP, TALON_REASON_ACE, W_STOP_ACE},
    {TALON_KIND_STOP, TALON_REASON_STOP, W_STOP_NEXT},
    {TALON_KIND_STOP, 0, W_STOP},
    {TALON_KIND_LEAD_PASSED, 0, W_LEAD_PASSED},
    {TALON_KIND_DEAL_OVER, TALON_REASON_OUT_OF_CARDS, W_DEAL_OVER_OUT},
    {TALON_KIND_DEAL_OVER, TALON_REASON_DEAD_END, W_DEAL_OVER_DEAD},
    {TALON_KIND_DEAL_OVER, 0, W_DEAL_OVER},
    {TALON_KIND_WON, 0, W_WON},
    {TALON_KIND_GAME_OVER, TALON_REASON_WON_NOBODY, W_GAME_OVER_NOBODY},
    {TALON_KIND_GAME_OVER, TALON_REASON_WON_ALL_BARRED, W_GAME_OVER_NOBODY},
    {TALON_KIND_GAME_OVER, 0, W_GAME_OVER},
};
/* clang-format on */

static const uint32_t row_count = sizeof rows / sizeof *rows;

/* The message of a kind and reason, or W_SENTENCES if there is none. */
static uint32_t message_of(const talon_event *event)
{
    uint32_t i;

    for (i = 0; i < row_count; i++)
        if (rows[i].kind == event->kind &&
            (rows[i].reason == event->reason || rows[i].reason == 0))
            return rows[i].message;
    return W_SENTENCES;
}

/* Whether the other seat means anything: unused, it is 0 like seat 0. */
static int has_other(const talon_event *event)
{
    return event->kind == TALON_KIND_BUY || event->kind == TALON_KIND_PARTNER ||
           event->kind == TALON_KIND_SOLD ||
           (event->kind == TALON_KIND_PAY && event->box_id == 0);
}

static uint32_t side_of(const talon_words *words, int32_t seat)
{
    if (seat < 0 || seat >= TALON_SEATS_MAX)
        return 0;
    return words->sides[seat] != 0 ? words->sides[seat] : (uint32_t)1 << seat;
}

void tln_w_fill_event(struct fill *fill, const talon_words *words,
                      const talon_event *event)
{
    const char *reason = tln_w_label(words->language, TLN_W_TERM,
                                     TALON_SPACE_REASON, 0, event->reason);

    tln_w_fill_none(fill);
    fill->cards = event->cards;
    fill->count = event->count;
    fill->amount = event->amount;
    fill->seat = event->seat;
    fill->other = has_other(event) ? event->other : TALON_NOBODY;
    fill->seats = side_of(words, event->seat);
    fill->denomination = event->denomination;
    fill->number = event->index;
    fill->rank = event->index;
    fill->from = event->box_id;
    fill->to = event->kind == TALON_KIND_GATHER ? event->index : event->box_id;
    fill->label = reason != NULL ? reason : talon_reason_text(event->reason);
}

/* The message about a hand: of a seat, or of cards that are set aside. Hands
 * that one may not see are not worth a sentence. */
static uint32_t about_hand(const talon_words *words, const talon_event *event)
{
    if (event->cards == 0)
        return W_SENTENCES;
    if (event->place < TALON_PLACE_TALON && event->seat >= 0)
        return W_HAND;
    if (event->place != TALON_PLACE_TALON)
        return W_HAND_ASIDE;
    if (words->game_id != TALON_GAME_TRIPOLI)
        return W_HAND_KITTY;
    return event->reason == TALON_REASON_SWAPPED ||
                   event->reason == TALON_REASON_SOLD
               ? W_HAND_SPARE_NEW
               : W_HAND_SPARE;
}

/* Whether a joker is among the cards: alone, it has an article. */
static int has_joker(const talon_event *event)
{
    const talon_cards jokers = (talon_cards)1 << TALON_CARD_LOW_JOKER |
                               (talon_cards)1 << TALON_CARD_HIGH_JOKER;

    return (event->cards & jokers) != 0;
}

/* The message about a card played. */
static uint32_t about_card(const talon_event *event)
{
    if (event->denomination != 0)
        return W_PLAY_NAMED;
    return has_joker(event) ? W_PLAY_JOKER : W_PLAY;
}

/* The message about chips that are paid or taken. */
static uint32_t about_chips(const talon_event *event, uint32_t message)
{
    if (message == W_PAY_LEFT && event->box_id != 0)
        return W_PAY_LEFT_BOX;
    if (message == W_PAY_HAND && event->box_id != 0)
        return W_PAY;
    if (message == W_PAY && event->box_id == 0)
        return W_PAY_TO;
    if (message == W_TAKE_CARDS && event->cards == 0)
        return W_TAKE;
    if (message == W_TAKE_POT && event->index > 1)
        return W_TAKE_SIDE;
    return message;
}

/* The message about an event that has two forms. */
static uint32_t about(const talon_words *words, const talon_event *event,
                      uint32_t message)
{
    uint32_t rank;

    switch (message) {
    case W_HAND:
        return about_hand(words, event);
    case W_DISCARD:
        return event->denomination != 0 ? W_DISCARD_NAMED : message;
    case W_PLAY:
        return about_card(event);
    case W_KITTY:
        return event->cards != 0 ? W_KITTY_SEEN : message;
    case W_FINISH:
        return event->amount == 0 ? W_FINISH_NONE : message;
    case W_NO_OFFER:
        return event->denomination != 0 ? W_NO_OFFER_SUIT : message;
    case W_SOLD:
        return event->other >= 0 ? W_SOLD_HAND : message;
    case W_SHOWN_DRAW:
        return has_joker(event) ? W_SHOWN_DRAW_JOKER : message;
    case W_SHOWN_POKER:
        return talon_poker_rank(&event->cards, &rank) < 0 ? W_SHOWN : message;
    case W_DEAL_OVER_OUT:
        return event->seat < 0 ? W_DEAL_OVER : message;
    default:
        return about_chips(event, message);
    }
}

/* The event of a board has the suit of the pair, but not its ranks (TR-6). */
static void tell_pair(struct out *out, struct fill *fill)
{
    uint32_t rank = out->words->pair_rank;
    talon_card high, low;

    tln_w_put_char(out, ' ');
    if (rank < 2 || talon_card_make(fill->denomination, rank, &high) < 0 ||
        talon_card_make(fill->denomination, rank - 1, &low) < 0) {
        tln_w_say(out, fill, W_BOARD_PAIR_SUIT);
        return;
    }
    fill->cards = (talon_cards)1 << high | (talon_cards)1 << low;
    tln_w_say(out, fill, W_BOARD_PAIR);
}

void tln_w_tell_one(struct out *out, const talon_event *event)
{
    uint32_t message = about(out->words, event, message_of(event));
    char sequence[TLN_W_SEQUENCE];
    struct fill fill;

    if (message == W_SENTENCES)
        return;
    tln_w_fill_event(&fill, out->words, event);
    if (message == W_BOARD) {
        tln_w_write_sequence(sequence, out->words, event->index);
        fill.label = sequence;
    }
    if (message == W_TAKE_SIDE)
        fill.number = event->index - 1;
    if (message == W_SHOWN_POKER)
        (void)talon_poker_rank(&event->cards, &fill.poker);
    tln_w_say(out, &fill, message);
    if (message == W_BOARD)
        tell_pair(out, &fill);
}
