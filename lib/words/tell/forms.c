/* SPDX-License-Identifier: MIT */
/* Short forms and sentences of events: the public calls. */
#include "words/tell/events.h"
#include "words/tell/moves.h"

talon_status talon_words_seat(const talon_words *words, int32_t seat,
                              char *text, size_t size, size_t *length)
{
    talon_status status;
    struct out out;

    if (!tln_w_begin(&out, words, &status))
        return status;
    if (seat < TALON_SECRET || seat >= TALON_SEATS_MAX)
        return TALON_E_SEAT;
    do {
        tln_w_put_seat(&out, seat);
    } while (tln_w_again(&out, text, size, length, &status));
    return status;
}

talon_status talon_words_seats(const talon_words *words, uint32_t seats,
                               char *text, size_t size, size_t *length)
{
    talon_status status;
    struct out out;

    if (!tln_w_begin(&out, words, &status))
        return status;
    if (seats >> TALON_SEATS_MAX != 0)
        return TALON_E_SEAT;
    do {
        tln_w_put_seats(&out, seats, 0);
    } while (tln_w_again(&out, text, size, length, &status));
    return status;
}

talon_status talon_words_card(const talon_words *words, talon_card card,
                              char *text, size_t size, size_t *length)
{
    return talon_words_cards(words, &card, 1, text, size, length);
}

talon_status talon_words_cards(const talon_words *words,
                               const talon_card *cards, uint32_t count,
                               char *text, size_t size, size_t *length)
{
    talon_status status;
    struct out out;
    uint32_t i;

    if (!tln_w_begin(&out, words, &status))
        return status;
    if (cards == NULL && count > 0)
        return TALON_E_NULL;
    for (i = 0; i < count; i++)
        if (talon_card_rank(cards[i]) == 0)
            return TALON_E_CARD;
    do {
        tln_w_put_list(&out, cards, count);
    } while (tln_w_again(&out, text, size, length, &status));
    return status;
}

talon_status talon_words_hand(const talon_words *words, const talon_game *game,
                              const talon_cards *set, char *text, size_t size,
                              size_t *length)
{
    talon_card cards[TALON_PACK_MAX];
    talon_status status;
    struct out out;
    uint32_t count;

    if (!tln_w_begin(&out, words, &status))
        return status;
    status = talon_game_sort_hand(game, set, cards, TALON_PACK_MAX, &count);
    if (status < 0)
        return status;
    return talon_words_cards(words, cards, count, text, size, length);
}

talon_status talon_words_bid(const talon_words *words, uint32_t tricks,
                             uint32_t denomination, char *text, size_t size,
                             size_t *length)
{
    talon_status status;
    struct out out;

    if (!tln_w_begin(&out, words, &status))
        return status;
    if (denomination == 0 || denomination > TALON_DENOMINATION_OPEN_MISERE)
        return TALON_E_DENOMINATION;
    do {
        tln_w_put_bid(&out, tricks, denomination);
    } while (tln_w_again(&out, text, size, length, &status));
    return status;
}

talon_status talon_words_move(const talon_words *words,
                              const talon_move *next_move, char *text,
                              size_t size, size_t *length)
{
    talon_status status;
    struct out out;

    if (next_move == NULL)
        return TALON_E_NULL;
    if (!tln_w_begin(&out, words, &status))
        return status;
    do {
        if (!tln_w_put_move(&out, next_move))
            return TALON_E_KIND;
    } while (tln_w_again(&out, text, size, length, &status));
    return status;
}

talon_status talon_words_choice(const talon_words *words,
                                const talon_game *game,
                                const talon_choice *choice, char *text,
                                size_t size, size_t *length)
{
    talon_status status;
    struct out out;

    if (choice == NULL)
        return TALON_E_NULL;
    if (!tln_w_begin(&out, words, &status))
        return status;
    status = tln_w_game_status(game);
    if (status < 0)
        return status;
    out.game = game;
    do {
        if (!tln_w_put_choice(&out, choice))
            return TALON_E_KIND;
    } while (tln_w_again(&out, text, size, length, &status));
    return status;
}

talon_status talon_words_event(const talon_words *words,
                               const talon_event *events, uint32_t count,
                               uint32_t *told, char *text, size_t size,
                               size_t *length)
{
    talon_status status;
    struct out out;
    uint32_t n;

    if (events == NULL)
        return TALON_E_NULL;
    if (!tln_w_begin(&out, words, &status))
        return status;
    if (count == 0)
        return TALON_E_INDEX;
    do {
        n = tln_w_tell(&out, events, count);
    } while (tln_w_again(&out, text, size, length, &status));
    if (told != NULL && status >= 0)
        *told = n;
    return status;
}

talon_status talon_words_events(const talon_words *words,
                                const talon_event *events, uint32_t count,
                                char *text, size_t size, size_t *length)
{
    talon_status status;
    struct out out;
    uint32_t at;
    size_t before;

    if (events == NULL && count > 0)
        return TALON_E_NULL;
    if (!tln_w_begin(&out, words, &status))
        return status;
    do {
        for (at = 0; at < count;) {
            before = out.length;
            at += tln_w_tell(&out, events + at, count - at);
            if (out.length > before)
                tln_w_put_char(&out, '\n');
        }
    } while (tln_w_again(&out, text, size, length, &status));
    return status;
}
