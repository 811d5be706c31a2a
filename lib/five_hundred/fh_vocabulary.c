/* SPDX-License-Identifier: MIT */
/* The vocabulary of Five Hundred: its kinds of moves and events, how a record
 * writes bids and discards, and reasons. */
#include "five_hundred/fh_vocabulary.h"

/* `7H`, `misere`: tricks and denomination. Ten tricks are `10` or `T`, as with
 * cards. */
static talon_status parse_bid(struct word word, int32_t *tricks,
                              uint32_t *denomination)
{
    struct word number = word;
    int64_t value = 10;

    if (tln_word_denomination(word, denomination) == TALON_OK &&
        *denomination > TALON_DENOMINATION_NO_TRUMP) {
        *tricks = 0;
        return TALON_OK;
    }
    number.length = word.length > 1 && word.text[1] == '0' ? 2 : 1;
    if (word.length <= number.length || (!tln_word_is_folded(number, "T") &&
                                         tln_word_number(number, &value) < 0))
        return TALON_E_SYNTAX;
    word.text += number.length;
    word.length -= number.length;
    if (tln_word_denomination(word, denomination) < 0 ||
        *denomination > TALON_DENOMINATION_NO_TRUMP)
        return TALON_E_SYNTAX;
    *tricks = (int32_t)value;
    return TALON_OK;
}

static talon_status read_bid(struct line *line, talon_move *move)
{
    talon_status status = tln_line_need(line);
    uint32_t denomination = 0;

    if (status == TALON_OK)
        status = parse_bid(line->word, &move->amount, &denomination);
    move->denomination = (uint8_t)denomination;
    return status;
}

/* A bid as a number, for comparing its meaning. */
static talon_status read_word(struct word word, uint32_t *meaning)
{
    int32_t tricks;
    uint32_t denomination;
    talon_status status = parse_bid(word, &tricks, &denomination);

    if (status == TALON_OK)
        *meaning = (uint32_t)tricks * 10 + denomination;
    return status;
}

void tln_fh_put_bid(struct out *out, const talon_move *move)
{
    if (move->amount > 0)
        tln_put_number(out, move->amount);
    tln_put_text(out, talon_denomination_key(move->denomination));
}

static void write_bid(struct out *out, const talon_move *move)
{
    tln_put_char(out, ' ');
    tln_fh_put_bid(out, move);
}

/* `7S 8S 9D nominate H`: cards, and perhaps the suit of the joker (FH-21). */
static talon_status read_discard(struct line *line, talon_move *move)
{
    talon_status status = TALON_OK;

    while (status == TALON_OK && tln_line_word(line)) {
        if (tln_word_is(line->word, "nominate"))
            return tln_line_suit(line, &move->denomination);
        status = tln_word_add_card(line->word, &move->cards);
    }
    return status;
}

static void write_discard(struct out *out, const talon_move *move)
{
    tln_put_char(out, ' ');
    tln_put_cards(out, move->cards);
    if (move->denomination != 0) {
        tln_put_text(out, " nominate ");
        tln_put_text(out, talon_denomination_key(move->denomination));
    }
}

static const struct own_form bid_form = {read_bid, write_bid};
static const struct own_form discard_form = {read_discard, write_discard};

/* A kind that is only reported. */
#define EVENT(number, key, label)                                              \
    {                                                                          \
        number, WORDS(key, label), NULL, BY_EVENT, 0, 0, NULL                  \
    }

static const struct kind kinds[] = {
    {TALON_KIND_PASS, WORDS("pass", "pass"), NULL, BY_SEAT, FORM_WORD, 0, NULL},
    {TALON_KIND_BID, WORDS("bid", "bid"), NULL, BY_SEAT, FORM_OWN,
     USES_AMOUNT | USES_DENOMINATION, &bid_form},
    {TALON_KIND_DISCARD, WORDS("discard", "discard"), NULL, BY_SEAT, FORM_OWN,
     USES_CARDS | USES_DENOMINATION, &discard_form},
    {TALON_KIND_CALL_CARD, WORDS("call-card", "call a card"), "call", BY_SEAT,
     FORM_CARD, USES_CARDS, NULL},
    {TALON_KIND_ALONE, WORDS("alone", "alone"), NULL, BY_SEAT, FORM_WORD, 0,
     NULL},
    {TALON_KIND_PLAY, WORDS("play", "play"), NULL, BY_SEAT, FORM_CARD,
     USES_CARDS | USES_DENOMINATION, NULL},

    {TALON_KIND_DRAW, WORDS("draw", "draw"), NULL, BY_DEAL, FORM_SET,
     USES_CARDS, NULL},
    {TALON_KIND_DEAL, WORDS("deal", "deal"), NULL, BY_DEAL, FORM_SET,
     USES_CARDS, NULL},

    EVENT(TALON_KIND_HAND, "hand", "hand"),
    EVENT(TALON_KIND_DEALER, "dealer", "dealer"),
    EVENT(TALON_KIND_REDRAW, "redraw", "draw again"),
    EVENT(TALON_KIND_CONTRACT, "contract", "contract"),
    EVENT(TALON_KIND_PASSED_OUT, "passed-out", "passed out"),
    EVENT(TALON_KIND_KITTY, "kitty", "kitty"),
    EVENT(TALON_KIND_LAID_DOWN, "laid-down", "laid down"),
    EVENT(TALON_KIND_VOID, "void", "void"),
    EVENT(TALON_KIND_PARTNER, "partner", "partner"),
    EVENT(TALON_KIND_SHOWN, "shown", "shown"),
    EVENT(TALON_KIND_TRICK, "trick", "trick"),
    EVENT(TALON_KIND_HAND_OVER, "hand-over", "hand over"),
    EVENT(TALON_KIND_SCORE, "score", "score"),
    EVENT(TALON_KIND_BARRED, "barred", "barred"),
    EVENT(TALON_KIND_WON, "won", "won"),
    EVENT(TALON_KIND_GAME_OVER, "game-over", "game over"),
    {0, NULL, NULL, 0, 0, 0, NULL},
};

static const struct term reasons[] = {
    {TALON_REASON_DRAW, WORDS("draw", "in the draw for the deal")},
    {TALON_REASON_TURN, WORDS("turn", "next in turn")},
    {TALON_REASON_RULES, WORDS("rules", "set by the rules")},
    {TALON_REASON_SAME_DEALER,
     WORDS("same-dealer", "the same dealer deals again")},
    {TALON_REASON_DEALT, WORDS("dealt", "dealt")},
    {TALON_REASON_NEXT_DEALER, WORDS("next-dealer", "the next dealer deals")},
    {TALON_REASON_DEAL_AGAIN,
     WORDS("deal-again", "the same dealer deals again")},
    {TALON_REASON_PLAY, WORDS("play", "played without a contract")},
    {TALON_REASON_OPEN_MISERE, WORDS("open-misere", "an open misere")},
    {TALON_REASON_AT_END, WORDS("at-end", "left at the end")},
    {TALON_REASON_TEN_TRICKS,
     WORDS("ten-tricks", "all ten tricks have been played")},
    {TALON_REASON_MISERE_LOST, WORDS("misere-lost", "the misere is lost")},
    {TALON_REASON_THROWN_IN, WORDS("thrown-in", "the hand is thrown in")},
    {TALON_REASON_CONTRACT_MADE, WORDS("contract-made", "contract made")},
    {TALON_REASON_SLAM_MADE, WORDS("slam-made", "all ten tricks: a slam")},
    {TALON_REASON_CONTRACT_FAILED, WORDS("contract-failed", "contract failed")},
    {TALON_REASON_CONTRACT_BEATEN, WORDS("contract-beaten", "contract beaten")},
    {TALON_REASON_TRICK_POINTS, WORDS("trick-points", "ten points per trick")},
    {TALON_REASON_WON_CONTRACTOR,
     WORDS("won-contractor", "the contractor's side has reached the target")},
    {TALON_REASON_WON_ALONE, WORDS("won-alone", "target reached")},
    {TALON_REASON_WON_HIGHEST, WORDS("won-highest", "the highest score wins")},
    {TALON_REASON_WON_CROSSED,
     WORDS("won-crossed", "first to reach the target")},
    {TALON_REASON_WON_FIRST_TRICK,
     WORDS("won-first-trick", "first to take a trick")},
    {TALON_REASON_WON_MINUS,
     WORDS("won-minus", "the losing side has fallen too far below zero")},
    {TALON_REASON_WON_DEALS,
     WORDS("won-deals", "the last deal has been played")},
    {TALON_REASON_WON_NOBODY,
     WORDS("won-nobody", "a barred side has reached the target: nobody wins")},
    {TALON_REASON_WON_ALL_BARRED,
     WORDS("won-all-barred", "every side is barred: nobody wins")},
    {0, NULL},
};
const struct vocabulary tln_fh_vocabulary = {
    .kind = kinds,
    .reason = reasons,
    .read_word = read_word,
};
