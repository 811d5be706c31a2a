/* SPDX-License-Identifier: MIT */
/* Refusals, scores, advice and chances: the public calls. */
#include "words/tell/moves.h"
#include "words/tell/say.h"

#include "talon/poker.h"
#include "talon/terms.h"

/* Refusals that are about cards. */
static uint32_t message_about_cards(talon_status status)
{
    switch (status) {
    case TALON_E_CARD_FOREIGN:
        return W_REFUSAL_FOREIGN;
    case TALON_E_NOT_HELD:
        return W_REFUSAL_NOT_HELD;
    case TALON_E_FOLLOW:
        return W_REFUSAL_FOLLOW;
    case TALON_E_CALL_CARD:
        return W_REFUSAL_CALL;
    case TALON_E_JOKER_LEAD:
        return W_REFUSAL_JOKER_LEAD;
    case TALON_E_BAR:
        return W_REFUSAL_BAR;
    case TALON_E_LEAD_SUIT:
        return W_REFUSAL_LEAD_SUIT;
    case TALON_E_LEAD_LOWEST:
        return W_REFUSAL_LEAD_LOWEST;
    case TALON_E_RUN:
        return W_REFUSAL_RUN;
    default:
        return W_REFUSAL;
    }
}

/* Whether it helps to hear what may be done instead. */
static int is_helped(talon_status status)
{
    return (status <= TALON_E_KIND && status >= TALON_E_AMOUNT) ||
           status == TALON_E_CARD_COUNT || status == TALON_E_OTHER ||
           (status <= TALON_E_BID_LOW && status >= TALON_E_NOMINATE) ||
           (status <= TALON_E_OFFER_LOW && status >= TALON_E_NO_RIVAL);
}

talon_status talon_words_refusal(const talon_words *words,
                                 const talon_game *game, talon_status status,
                                 const talon_cards *concerned, char *text,
                                 size_t size, size_t *length)
{
    uint32_t message = W_REFUSAL;
    talon_status result;
    struct out out;
    struct fill fill;

    if (!tln_w_begin(&out, words, &result))
        return result;
    tln_w_fill_none(&fill);
    fill.label = talon_words_term(words->language, TALON_SPACE_STATUS, status);
    if (*fill.label == '\0')
        return TALON_E_ARGUMENT;
    if (concerned != NULL && *concerned != 0) {
        fill.cards = *concerned;
        message = message_about_cards(status);
    }
    if (message == W_REFUSAL && is_helped(status) &&
        tln_w_has_choices(words, game)) {
        fill.game = game;
        fill.choices = tln_w_put_choices;
        message = W_REFUSAL_NOW;
    }
    do {
        tln_w_say(&out, &fill, message);
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
                tln_w_put_text(&out, ", ");
            told |= side;
            fill.seats = side;
            fill.number = totals[seat];
            tln_w_say(&out, &fill, W_SCORE_SHORT);
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
