/* SPDX-License-Identifier: MIT */
/* Refusals, scores, advice and chances: the public calls. */
#include "words/tell/moves.h"
#include "words/tell/say.h"

#include "talon/five_hundred.h"
#include "talon/poker.h"
#include "talon/terms.h"
#include "talon/tripoli.h"

/* A refusal: its sentence if it is about cards, the reason for “you”, or 0 for
 * the label of the status, whether it helps to hear what may be done, and its
 * sentence if it is about something else, or 0. */
struct refusal {
    int16_t status;
    uint16_t about_cards, reason;
    uint8_t is_helped;
    uint16_t sentence;
};

/* clang-format off */
static const struct refusal refusals[] = {
    {TALON_E_CARD_FOREIGN, W_REFUSAL_FOREIGN, 0, 0, 0},
    {TALON_E_CARD_COUNT, 0, W_WHY_CARD_COUNT, 1, 0},
    {TALON_E_TURN, 0, W_WHY_TURN, 0, 0},
    {TALON_E_KIND, 0, W_WHY_KIND, 1, 0},
    {TALON_E_PHASE, 0, W_WHY_PHASE, 1, 0},
    {TALON_E_FIELD, 0, W_WHY_FIELD, 1, 0},
    {TALON_E_DENOMINATION, 0, W_WHY_DENOMINATION, 1, 0},
    {TALON_E_AMOUNT, 0, W_WHY_AMOUNT, 1, 0},
    {TALON_E_NOT_HELD, W_REFUSAL_NOT_HELD, W_WHY_NOT_HELD, 0, 0},
    {TALON_E_FOLLOW, W_REFUSAL_FOLLOW, 0, 0, 0},
    {TALON_E_OTHER, 0, W_WHY_OTHER, 1, 0},
    {TALON_E_BID_LOW, 0, W_WHY_BID_LOW, 1, 0},
    {TALON_E_LOWEST_BID, 0, 0, 1, 0},
    {TALON_E_INKLE, 0, W_WHY_INKLE, 1, 0},
    {TALON_E_MISERE, 0, 0, 1, 0},
    {TALON_E_OPEN_MISERE, 0, 0, 1, 0},
    {TALON_E_NOMINATE, 0, W_WHY_NOMINATE, 1, 0},
    {TALON_E_CALL_CARD, W_REFUSAL_CALL, 0, 0, 0},
    {TALON_E_JOKER_SUIT, 0, W_WHY_JOKER_SUIT, 1, 0},
    {TALON_E_JOKER_NAMED, 0, W_WHY_JOKER_NAMED, 1, 0},
    {TALON_E_JOKER_FORCED, W_REFUSAL_JOKER, 0, 0, 0},
    {TALON_E_JOKER_LEAD, W_REFUSAL_JOKER_LEAD, 0, 0, 0},
    {TALON_E_OFFER_LOW, 0, W_WHY_OFFER_LOW, 1, 0},
    {TALON_E_CHIPS, 0, W_WHY_CHIPS, 1, 0},
    {TALON_E_BAR, W_REFUSAL_BAR, W_WHY_BAR, 1, 0},
    {TALON_E_SPARE, 0, W_WHY_SPARE, 1, 0},
    {TALON_E_BET_LIMIT, 0, 0, 1, 0},
    {TALON_E_RAISE_CAP, 0, 0, 1, 0},
    {TALON_E_NO_RIVAL, 0, 0, 1, 0},
    {TALON_E_LEAD_SUIT, W_REFUSAL_LEAD_SUIT, 0, 0, 0},
    {TALON_E_LEAD_LOWEST, W_REFUSAL_LEAD_LOWEST, 0, 0, 0},
    {TALON_E_RUN, W_REFUSAL_RUN, 0, 0, 0},
};
/* clang-format on */

static struct refusal refusal_of(talon_status status)
{
    static const struct refusal other = {0, 0, 0, 0, 0};
    uint32_t i;

    for (i = 0; i < sizeof refusals / sizeof *refusals; i++)
        if (refusals[i].status == status)
            return refusals[i];
    return other;
}

/* A dealer whose rules allow swaps alone cannot hold an auction; one whose
 * rules allow both has done it before (TR-10). */
static uint32_t spare_reason(const talon_rules *rules)
{
    return rules->value[TALON_TR_OPTION_SPARE_HAND] ==
                   TALON_TR_SPARE_HAND_SWAP_OR_AUCTION
               ? W_WHY_SPARE_DONE
               : W_WHY_SPARE_RULES;
}

/* What a lead must be (TR-22, TR-24). */
static uint32_t lead_message(const talon_rules *rules,
                             const talon_tr_state *state)
{
    int32_t next = rules->value[TALON_TR_OPTION_NEXT_LEAD];

    if (next == TALON_TR_NEXT_LEAD_ALTERNATE)
        return W_REFUSAL_LEAD_TURN;
    if (state->plays == 0)
        return W_REFUSAL_LEAD_FIRST;
    return next == TALON_TR_NEXT_LEAD_OTHER_COLOUR ? W_REFUSAL_LEAD_COLOR
                                                   : W_REFUSAL_LEAD_OTHER;
}

/* A status whose reason is a value of an option. */
static const struct {
    int16_t status;
    uint16_t option;
    int32_t value;
    uint16_t reason;
} by_value[] = {
    {TALON_E_MISERE, TALON_FH_OPTION_MISERE, TALON_FH_MISERE_OFF,
     W_WHY_MISERE_OFF},
    {TALON_E_MISERE, TALON_FH_OPTION_MISERE, TALON_FH_MISERE_AFTER_SEVEN,
     W_WHY_MISERE},
    {TALON_E_OPEN_MISERE, TALON_FH_OPTION_OPEN_MISERE, TALON_FH_OPEN_MISERE_OFF,
     W_WHY_OPEN_OFF},
    {TALON_E_OPEN_MISERE, TALON_FH_OPTION_OPEN_MISERE,
     TALON_FH_OPEN_MISERE_AFTER_EIGHT, W_WHY_OPEN},
};

/* Makes a refusal exact by the rules of Five Hundred. Only bids have amounts
 * there (FH-10). */
static void look_at_rules(struct refusal *refusal, const talon_rules *rules,
                          struct fill *fill)
{
    uint32_t i;

    for (i = 0; i < sizeof by_value / sizeof *by_value; i++)
        if (refusal->status == by_value[i].status &&
            rules->value[by_value[i].option] == by_value[i].value)
            refusal->reason = by_value[i].reason;
    if (refusal->status == TALON_E_AMOUNT) {
        refusal->reason = W_WHY_AMOUNT_BID;
        fill->low = rules->value[TALON_FH_OPTION_LOWEST_BID];
        fill->high = TALON_FH_TRICKS;
    }
}

/* Makes a refusal exact by a game of Tripoli. */
static void look_at_tripoli(struct refusal *refusal, const talon_game *game,
                            const talon_rules *rules)
{
    talon_tr_state state;

    if (talon_tr_state_of(game, &state) < 0)
        return;
    if (refusal->status == TALON_E_SPARE)
        refusal->reason = (uint16_t)spare_reason(rules);
    if (refusal->status == TALON_E_LEAD_SUIT)
        refusal->about_cards = (uint16_t)lead_message(rules, &state);
}

/* Says how many cards are needed, of those that are chosen now, and how many
 * were given, if that is known. */
static void look_at_count(struct refusal *refusal, const talon_words *words,
                          const talon_game *game, const talon_move *given,
                          struct fill *fill)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count = tln_w_choices(words, game, choices), i, required;

    for (i = 0; i < count; i++) {
        if (choices[i].pick_max == 0)
            continue;
        required = talon_cards_count(&choices[i].required);
        fill->low_count = required + choices[i].pick_min;
        fill->high_count = required + choices[i].pick_max;
        fill->number = given != NULL ? talon_cards_count(&given->cards) : 0;
        refusal->sentence =
            fill->number > 0 ? W_REFUSAL_COUNT_IS : W_REFUSAL_COUNT;
        return;
    }
}

/* Says whether a number is too low or too high for what may be done now. */
static void look_at_amount(struct refusal *refusal, const talon_words *words,
                           const talon_game *game, const talon_move *given)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count = tln_w_choices(words, game, choices), i;

    for (i = 0; i < count; i++) {
        if (choices[i].kind != given->kind)
            continue;
        if (given->amount < choices[i].amount_min)
            refusal->reason = W_WHY_AMOUNT_LOW;
        if (given->amount > choices[i].amount_max)
            refusal->reason = W_WHY_AMOUNT_HIGH;
    }
}

/* Makes a refusal exact if the game is known. */
static void look_at_game(struct refusal *refusal, const talon_words *words,
                         const talon_game *game, const talon_move *given,
                         struct fill *fill)
{
    talon_rules rules;

    if (game == NULL || talon_game_rules(game, &rules) < 0)
        return;
    if (refusal->status == TALON_E_CARD_COUNT)
        look_at_count(refusal, words, game, given, fill);
    if (refusal->status == TALON_E_AMOUNT && given != NULL)
        look_at_amount(refusal, words, game, given);
    if (rules.game_id == TALON_GAME_FIVE_HUNDRED)
        look_at_rules(refusal, &rules, fill);
    else if (rules.game_id == TALON_GAME_TRIPOLI)
        look_at_tripoli(refusal, game, &rules);
}

talon_status talon_words_refusal(const talon_words *words,
                                 const talon_game *game, talon_status status,
                                 const talon_cards *concerned, char *text,
                                 size_t size, size_t *length)
{
    return tln_w_refuse(words, game, status, concerned, NULL, text, size,
                        length);
}

talon_status tln_w_refuse(const talon_words *words, const talon_game *game,
                          talon_status status, const talon_cards *concerned,
                          const talon_move *given, char *text, size_t size,
                          size_t *length)
{
    struct refusal refusal = refusal_of(status);
    uint32_t message;
    talon_status result;
    struct out out;
    struct fill fill;

    if (!tln_w_begin(&out, words, &result))
        return result;
    result = tln_w_game_status(game);
    if (result < 0)
        return result;
    out.game = game;
    tln_w_fill_none(&fill);
    look_at_game(&refusal, words, game, given, &fill);
    fill.label = talon_words_term(words->language, TALON_SPACE_STATUS, status);
    if (*fill.label == '\0')
        return TALON_E_ARGUMENT;
    fill.reason = refusal.reason;
    message = refusal.sentence != 0 ? refusal.sentence : W_REFUSAL;
    if (concerned != NULL && *concerned != 0 && refusal.about_cards != 0) {
        fill.cards = *concerned;
        message = refusal.about_cards;
    }
    do {
        tln_w_say(&out, &fill, message);
        if (message != refusal.about_cards && refusal.is_helped)
            tln_w_put_possible(&out, game);
    } while (tln_w_again(&out, text, size, length, &result));
    return result;
}

talon_status talon_words_scores(const talon_words *words,
                                const talon_game *game, char *text, size_t size,
                                size_t *length)
{
    int64_t totals[TALON_SEATS_MAX];
    uint32_t count, seat, side, told;
    talon_status status;
    struct fill fill;
    struct out out;

    if (!tln_w_begin(&out, words, &status))
        return status;
    status = talon_game_totals(game, totals, TALON_SEATS_MAX, &count);
    if (status < 0)
        return status;
    tln_w_fill_none(&fill);
    do {
        told = 0;
        for (seat = 0; seat < count; seat++) {
            if (told >> seat & 1 ||
                talon_game_side(game, (int32_t)seat, &side) < 0)
                continue;
            if (told != 0)
                tln_w_put_text(&out, "; ");
            fill.seats = side;
            fill.number = totals[seat];
            tln_w_say(&out, &fill, told == 0 ? W_SCORE_SHORT : W_SCORE_NEXT);
            told |= side;
        }
    } while (tln_w_again(&out, text, size, length, &status));
    return status;
}

talon_status talon_words_poker(const talon_words *words, uint32_t rank,
                               char *text, size_t size, size_t *length)
{
    talon_status status;
    struct out out;

    if (!tln_w_begin(&out, words, &status))
        return status;
    if (talon_poker_category(rank) == 0)
        return TALON_E_ARGUMENT;
    do {
        tln_w_put_poker(&out, rank);
    } while (tln_w_again(&out, text, size, length, &status));
    return status;
}

/* Whether a seat is one, or nobody. */
static int is_seat(int32_t seat)
{
    return seat >= TALON_NOBODY && seat < TALON_SEATS_MAX;
}

talon_status talon_words_advice(const talon_words *words, uint32_t reason,
                                talon_card card, int32_t seat, char *text,
                                size_t size, size_t *length)
{
    uint32_t message = W_ADVICE;
    talon_status status;
    struct fill fill;
    struct out out;

    if (!tln_w_begin(&out, words, &status))
        return status;
    tln_w_fill_none(&fill);
    if (reason <= 0x7FFF)
        fill.label =
            talon_words_advisor_term(words->language, 2, (int32_t)reason);
    if (*fill.label == '\0')
        return TALON_E_ARGUMENT;
    if (card != TALON_CARD_NONE && talon_card_rank(card) == 0)
        return TALON_E_CARD;
    if (!is_seat(seat))
        return TALON_E_SEAT;
    fill.seat = seat;
    if (seat >= 0)
        message = W_ADVICE_SEAT;
    if (card != TALON_CARD_NONE) {
        fill.cards = (talon_cards)1 << card;
        message = W_ADVICE_CARD;
    }
    do {
        tln_w_say(&out, &fill, message);
    } while (tln_w_again(&out, text, size, length, &status));
    return status;
}

talon_status talon_words_chance(const talon_words *words, uint32_t chance_of,
                                uint32_t chance, char *text, size_t size,
                                size_t *length)
{
    talon_status status;
    struct fill fill;
    struct out out;

    if (!tln_w_begin(&out, words, &status))
        return status;
    tln_w_fill_none(&fill);
    if (chance_of <= 0x7FFF)
        fill.label =
            talon_words_advisor_term(words->language, 3, (int32_t)chance_of);
    if (*fill.label == '\0' || chance > 10000)
        return TALON_E_ARGUMENT;
    fill.number = (chance + 50) / 100;
    do {
        tln_w_say(&out, &fill, W_CHANCE);
    } while (tln_w_again(&out, text, size, length, &status));
    return status;
}
