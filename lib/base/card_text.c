/* SPDX-License-Identifier: MIT */
/* Cards and sets as text, written and read by the public calls of card.h. The
 * characters come from base/out.h and base/word.h, which records share, so a
 * card looks the same everywhere. */
#include "base/out.h"
#include "base/set.h"
#include "base/word.h"

talon_status talon_card_format(talon_card card, char *text, size_t size,
                               size_t *length)
{
    struct out out = {0};
    talon_status status;

    if (card >= TALON_PACK_MAX)
        return TALON_E_CARD;
    do {
        tln_put_card(&out, card);
    } while (tln_out_again(&out, text, size, length, &status));
    return status;
}

talon_status talon_card_parse(const char *text, size_t length, talon_card *card)
{
    struct word word = {text, length};

    if (text == NULL || card == NULL)
        return TALON_E_NULL;
    return tln_word_card(word, card);
}

talon_status talon_cards_format(const talon_cards *set, char *text, size_t size,
                                size_t *length)
{
    struct out out = {0};
    talon_status status;
    talon_cards cards;

    if (set == NULL)
        return TALON_E_NULL;
    cards = *set;
    do {
        tln_put_cards(&out, cards);
    } while (tln_out_again(&out, text, size, length, &status));
    return status;
}

talon_status talon_cards_parse(const char *text, size_t length,
                               talon_cards *set)
{
    struct line line;
    talon_cards cards = 0;
    talon_card card;

    if ((text == NULL && length > 0) || set == NULL)
        return TALON_E_NULL;
    if (text == NULL)
        text = "";
    line.text = line.next = text;
    line.end = text + length;
    while (tln_line_word(&line)) {
        if (tln_word_card(line.word, &card) < 0)
            return TALON_E_CARD;
        if (cards & BIT(card))
            return TALON_E_CARD_TWICE;
        cards |= BIT(card);
    }
    *set = cards;
    return TALON_OK;
}
